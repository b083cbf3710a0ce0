import PickerGeometry
import PickerText
import Testing

@testable import PickerShaping

/// Strokes of a face that is lighter than the weight that is asked for.
@Suite struct SyntheticBoldTests {
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

  /// One part of so many of the size.
  @Test(arguments: [(8.0, 24.0), (9.0, 24.0), (36.0, 32.0), (100.0, 32.0)])
  func width_isThatOfChromium(size: Double, parts: Double) {
    let bold = Font(size: size, weight: .bold)
    #expect(SyntheticBold.width(for: bold, heaviest: 400, in: nil) == 1 / parts)
    #expect(SyntheticBold.width(for: bold, heaviest: 400, in: .chromium) == 1 / parts)
    #expect(SyntheticBold.width(for: bold, heaviest: 600, in: nil) == 0)
    let medium = Font(size: size, weight: .medium)
    #expect(SyntheticBold.width(for: medium, heaviest: 400, in: nil) == 0)
  }

  /// The one bundled face for Japanese is regular.
  @Test func japanese_bold_isDrawnBolderAndAsWide() throws {
    let regular = try Drawn(.regular)
    let bold = try Drawn(.bold)
    #expect(bold.width == regular.width)
    #expect(regular.boldness == 0)
    #expect(bold.boldness > 0.03)
    #expect(bold.ink.width > regular.ink.width + 0.3)
    #expect(bold.outline.area > 1.2 * regular.outline.area)
  }

  private func box(_ rect: Rect) -> Path { Path(roundedRect: rect, radii: CornerRadii(0)) }

  /// A Japanese character at 16 pt.
  private struct Drawn {
    let width: Double
    let boldness: Double
    let ink: Rect
    let outline: Path

    init(_ weight: FontWeight) throws {
      let style = TextStyle(font: Font(size: 16, weight: weight))
      let request = TextRequest("\u{8A9E}", style: style, wantsInk: true)
      let text = try #require(TextMeasurer.shared.measure([request]).first)
      let line = try #require(text.lines.first)
      let run = try #require(line.runs.first)
      let glyph = try #require(run.glyphs.first)
      width = text.size.width
      boldness = run.face.boldness
      ink = try #require(line.ink)
      outline = try #require(TextMeasurer.shared.outline(of: glyph.id, in: run.face))
    }
  }
}
