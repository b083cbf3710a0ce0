import PickerGeometry
import PickerText
import Testing

@testable import PickerShaping

/// Lines of texts at the exact width of their boxes, and the rules of browsers with ICU.
@Suite struct MatchedLineTests {
  private func lines(
    _ text: String, in width: Double, _ browser: Browser?, size: Double = 16,
    language: String? = nil, wordBreak: WordBreak = .normal, lines: Int? = nil
  ) -> MeasuredText {
    let families =
      text.unicodeScalars.contains { $0.value > 0x2E80 } ? ["Noto Sans CJK SC"] : ["Inter"]
    var request = TextRequest(
      text, style: TextStyle(font: Font(families: families, size: size), language: language),
      maxWidth: width, maxLines: lines)
    request.wordBreak = wordBreak
    let measurer: any TextMeasuring =
      browser.map(TextMeasurer.shared.matching) ?? TextMeasurer.shared
    return measurer.measure([request])[0]
  }

  @Test(arguments: [Browser.chromium, .webkit], [12.0, 13, 15, 16, 32])
  func ideographs_fitIntoAsManyEms(browser: Browser, size: Double) {
    let text = "位于防火墙后的现代通讯方式"
    for count in 3...12 {
      let width = Double(count) * size
      let first = lines(text, in: width, browser, size: size, language: "zh-CN").line(0)?.text
      #expect(first?.count == count, "\(count) of \(size)")
      let narrower = width - 1.0 / 32
      let less = lines(text, in: narrower, browser, size: size, language: "zh-CN").line(0)?.text
      #expect(less?.count == count - 1, "\(count) of \(size)")
    }
  }

  @Test func label_mayBeALayoutUnitWiderThanItsBox() {
    let width = lines("No backups available", in: .infinity, .chromium).size.width
    #expect(width == 160 + 1.0 / 64)
    for browser in [Browser.chromium, .webkit] {
      #expect(!lines("No backups available", in: 160, browser, lines: 1).isTruncated)
      #expect(lines("No backups available", in: 160 - 1.0 / 64, browser, lines: 1).isTruncated)
    }
  }

  @Test func lines_followTheBrowserWithADictionary() {
    #expect(lines("input/output", in: 41.21, .chromium).text == "input\n/outp\nut")
    #expect(lines("0800-123-4567", in: 80, .chromium).text == "0800-\n123-4567")
    #expect(lines("Supprimer la photo ?", in: 154.43, nil).text == "Supprimer la photo\n?")
    #expect(lines("Effacer !", in: 55, nil).text == "Effacer\n!")
    #expect(lines("あニュース", in: 50, .firefox, language: "ja").line(0)?.text == "あ")
    #expect(lines("あニュース", in: 50, .chromium, language: "ja").line(0)?.text == "あニュ")
  }

  @Test func keepAll_keepsWordsOfKoreanWhole() {
    #expect(
      lines("교회 슬라브어 번역", in: 64, nil, wordBreak: .keepAll).text == "교회\n슬라브어\n번역")
    #expect(lines("교회 슬라브어 번역", in: 64, nil).text == "교회 슬라\n브어 번역")
  }

  @Test func family_thatDoesNotExist_leavesTheStackOfTheOthers() {
    let font = Font(families: ["Segoe UI", "Inter"])
    let text = lines("Tea ไทย", in: .infinity, nil)
    let stacked = measured("Tea ไทย", font)
    #expect(stacked.missing.isEmpty && stacked.size == text.size)
    let second = measured("Tea", Font(families: ["Nothing", "Noto Sans Hebrew"]))
    #expect(second.lines[0].runs.map(\.face.family) == ["Noto Sans Hebrew"])
  }
}
