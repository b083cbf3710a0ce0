import PickerGeometry
import PickerText
import PickerTree
import Testing

/// The pixel grid at its limits.
@Suite struct SnappingTests {
  /// A root with a label.
  private func tree(_ frame: Rect) -> LayoutTree {
    let line = TextLine(text: "tea", frame: Rect(size: frame.size), baseline: 1)
    let text = MeasuredText(size: frame.size, baseline: 1, lines: [line])
    var tree = LayoutTree(type: "flow")
    tree.fonts = [Font()]
    tree.labels = [Label(text: text, font: 0)]
    tree.append(LayoutNode(.flow, frame: .zero)) { tree in
      tree.append(LayoutNode(.label, frame: frame, content: 0))
    }
    return tree
  }

  @Test(arguments: [1e12, 1e15, 1e17, 1e300, -1e17])
  func label_farAway_endsAtANumber(x: Double) {
    for scale in [0.01, 1, 3, 1e6, 1e300, .greatestFiniteMagnitude] {
      var tree = tree(Rect(x: x, y: 1.3, width: 20, height: 8))
      tree.snap(to: scale)
      let frame = tree.nodes[1].frame
      #expect(frame.x.isFinite && frame.y.isFinite && frame.height.isFinite)
      #expect(frame.width.isFinite && frame.width >= 0)
    }
  }

  @Test(arguments: [0, -1, -.infinity, .infinity, Double.nan])
  func scale_thatIsNone_movesNothing(scale: Double) {
    let before = tree(Rect(x: 1.3, y: 1.3, width: 20.2, height: 8))
    var after = before
    after.snap(to: scale)
    #expect(after == before)
  }

  @Test(arguments: [Double.leastNonzeroMagnitude, 1e-300, 1e-3])
  func scale_thatIsTiny_givesFiniteFrames(scale: Double) {
    var tree = tree(Rect(x: 1.3, y: 1.3, width: 20.2, height: 8))
    tree.snap(to: scale)
    let frame = tree.nodes[1].frame
    #expect(frame.x == 0 && frame.y == 0 && frame.height == 0)
    #expect(frame.width >= 20.2 || scale == .leastNonzeroMagnitude)
    #expect(frame.width.isFinite)
  }

  @Test func label_betweenPixels_keepsItsWidth() {
    var tree = tree(Rect(x: 5.4, y: 2.2, width: 20.05, height: 8))
    tree.snap(to: 2)
    #expect(tree.nodes[1].frame == Rect(x: 5.5, y: 2, width: 20.5, height: 8))
  }
}
