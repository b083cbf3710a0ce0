import PickerGeometry
import Testing

/// Outlines whose strokes are drawn wider.
@Suite struct PathEmboldeningTests {
  /// Every edge moves outwards by half of the strength, so that a hole becomes smaller.
  ///
  ///     |######|
  ///     |##  ##|
  ///     |######|
  @Test(arguments: [false, true])
  func frame_isWiderOnBothSides(isReversed: Bool) {
    let inside = box(Rect(x: 4, y: 4, width: 4, height: 4))
    let outside = box(Rect(x: 0, y: 0, width: 12, height: 12))
    let frame = Path(outside.elements + inside.reversed.elements)
    let bold = (isReversed ? frame.reversed : frame).emboldened(by: 2)
    #expect(bold.bounds == Rect(x: -1, y: -1, width: 14, height: 14))
    #expect((bold.area - (14 * 14 - 2 * 2)).magnitude < 1e-9)
  }

  @Test func path_withPointsInOnePlace_hasNoOtherPoints() {
    let path = Path([
      .move(Point(x: 0, y: 0)), .line(Point(x: 8, y: 0)), .line(Point(x: 8, y: 0)),
      .line(Point(x: 8, y: 8)), .line(Point(x: 0, y: 8)), .line(Point(x: 0, y: 0)), .close,
    ])
    #expect(path.emboldened(by: 2).bounds == Rect(x: -1, y: -1, width: 10, height: 10))
    #expect(Path([.move(.zero), .close]).emboldened(by: 2) == Path([.move(.zero), .close]))
    #expect(Path().emboldened(by: 1) == Path())
  }

  private func box(_ rect: Rect) -> Path { Path(roundedRect: rect, radii: CornerRadii(0)) }
}
