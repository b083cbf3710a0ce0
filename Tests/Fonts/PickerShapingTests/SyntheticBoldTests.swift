import PickerGeometry
import PickerText
import Testing

@testable import PickerShaping

/// Strokes of a face that is lighter than the weight that is asked for.
@Suite struct SyntheticBoldTests {
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
