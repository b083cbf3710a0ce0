import Testing

@testable import PickerShaping
@testable import PickerText

@Suite struct TextTableTests {
  private let style: ShapingStyle

  init() throws {
    let key = try #require(ShapingKey(TextStyle(font: Font()), in: .bundled))
    style = MeasurementCache(limit: 1 << 20).style(key, closing: FontLibrary.bundled.faces)
  }

  private func shaped(_ text: String) -> ShapedText {
    Shaper(scratch: ScratchBuffers()).shape(text, style: style)
  }

  private func hash(_ text: String) -> UInt64 {
    text.withBytes { TextHash(style.number).hash($0) }
  }

  private func find(_ text: String, in table: inout TextTable) -> ShapedText? {
    text.withBytes { table.find($0, style: style.number, hash: hash(text)) }
  }

  @Test func table_findsInsertedTexts() {
    var table = TextTable(limit: 1 << 22)
    let texts = (0..<2000).map { "text \($0)" } + ["", "ä", "a\u{308}"]
    for text in texts { table.insert(shaped(text), hash: hash(text)) }
    #expect(table.count == texts.count)
    for text in texts { #expect(find(text, in: &table)?.source == text) }
    #expect(find("nobody", in: &table) == nil)
  }

  @Test func table_keepsEquivalentTextsApart() {
    var table = TextTable(limit: 1 << 20)
    table.insert(shaped("ä"), hash: hash("ä"))
    #expect(find("a\u{308}", in: &table) == nil)
    #expect("ä" == "a\u{308}")
  }

  @Test func table_full_staysWithinItsLimitAndFindsTheRest() {
    var table = TextTable(limit: 40_000)
    for i in 0..<3000 {
      let text = "text \(i)"
      table.insert(shaped(text), hash: hash(text))
      #expect(table.bytes <= 40_000)
      #expect(find(text, in: &table) != nil)
    }
    #expect(table.count > 50)
    let found = (0..<3000).count { find("text \($0)", in: &table) != nil }
    #expect(found == table.count)
  }

  @Test func table_full_sparesUsedTexts() {
    var table = TextTable(limit: 40_000)
    table.insert(shaped("favourite"), hash: hash("favourite"))
    for i in 0..<3000 {
      #expect(find("favourite", in: &table) != nil)
      table.insert(shaped("text \(i)"), hash: hash("text \(i)"))
    }
  }

  @Test func textLargerThanTheTable_isNotKept() {
    var table = TextTable(limit: 1000)
    let long = String(repeating: "x", count: 1000)
    table.insert(shaped(long), hash: hash(long))
    #expect(table.count == 0)
  }

  @Test func measurerWithoutCache_measuresTheSame() {
    let words = ["tea", "coffee", "tea", "שלום", "tea"]
    let requests = words.map { TextRequest($0, style: TextStyle(font: Font())) }
    #expect(TextMeasurer(cacheLimit: 0).measure(requests) == TextMeasurer.shared.measure(requests))
    #expect(
      TextMeasurer(cacheLimit: 500).measure(requests) == TextMeasurer.shared.measure(requests))
  }

  @Test func textMeasuredAgain_isNotShapedAgain() {
    let measurer = TextMeasurer()
    let requests = [TextRequest("once", style: TextStyle(font: Font(opticalSize: .points(14))))]
    var larger = requests
    larger[0].style.font.size = 31
    let first = measurer.measure(requests)[0].content
    #expect(measurer.measure(requests)[0].content === first)
    #expect(measurer.measure(larger)[0].content === first)
  }

  @Test func stylesBeyondTheLimit_areEvictedWithoutChangingResults() throws {
    let measurer = TextMeasurer()
    let first = measured("abc", by: measurer)
    for i in 0..<5000 {
      let font = Font(features: [FontFeature("ss01", value: UInt32(i))])
      #expect(measured("abc", font, by: measurer).size.width > 0)
    }
    #expect(measured("abc", by: measurer) == first)
  }
}
