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

  /// The first face keeps its size, and the others have its x-height.
  @Test func fromFont_adjustsFallbackFacesOnly() throws {
    let text = "x\u{5D0}"
    let (first, fallback) = try sizes(text, .fromFont)
    #expect(first == 20)
    #expect(try fallback != sizes(text, .unadjusted).fallback)
    // The table OS/2 of Inter has 1118 of 2048.
    #expect(try fallback == sizes(text, .xHeight(1118.0 / 2048)).fallback)
  }

  private func sizes(
    _ text: String, _ adjust: FontSizeAdjust
  ) throws -> (first: Double, fallback: Double) {
    let sizes = try line(text, in: "Inter", adjust, opticalSize: .points(14)).runs.map(\.size)
    return (try #require(sizes.first), try #require(sizes.last))
  }

  private func line(
    _ text: String, in family: String, _ adjust: FontSizeAdjust, opticalSize: OpticalSize = .auto
  )
    throws -> TextLine
  {
    var font = Font(families: [family], size: 20)
    if family == "Inter" { font.families = Font.defaultFamilies }
    font.sizeAdjust = adjust
    font.opticalSize = opticalSize
    let request = TextRequest(text, style: TextStyle(font: font), wantsInk: true)
    return try #require(TextMeasurer.shared.measure([request]).first?.lines.first)
  }
}
