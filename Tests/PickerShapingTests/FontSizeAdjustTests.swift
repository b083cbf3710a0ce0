import PickerText
import Testing

@testable import PickerShaping

/// Faces that are as large as one x-height makes them.
@Suite struct FontSizeAdjustTests {
  @Test(arguments: ["Inter", "Noto Sans CJK SC"])
  func xHeight_isThatOfTheFont(family: String) throws {
    let line = try line("x", in: family, .xHeight(0.6))
    #expect((try #require(line.ink).height - 12).magnitude < 0.1)
    #expect(try #require(line.runs.first).size > 20)
  }

  @Test func unadjusted_isTheSizeOfTheFont() throws {
    #expect(try #require(try line("x", in: "Inter", .unadjusted).runs.first).size == 20)
  }

  /// Each face of a fallback list has a size of its own.
  @Test func fallback_hasItsOwnSize() throws {
    let sizes = try line("x\u{5D0}", in: "Inter", .xHeight(0.5)).runs.map(\.size)
    #expect(sizes.count == 2 && sizes[0] != sizes[1])
  }

  private func line(_ text: String, in family: String, _ adjust: FontSizeAdjust) throws -> TextLine
  {
    var font = Font(families: [family], size: 20)
    if family == "Inter" { font.families = Font.defaultFamilies }
    font.sizeAdjust = adjust
    let request = TextRequest(text, style: TextStyle(font: font), wantsInk: true)
    return try #require(TextMeasurer.shared.measure([request]).first?.lines.first)
  }
}
