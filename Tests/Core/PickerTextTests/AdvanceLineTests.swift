import PickerGeometry
import PickerTestSupport
import PickerText
import Testing

/// Cells of one point; a second face, twice as high, draws digits, and a dictionary has words of six bytes.
private final class TwoFaces: AdvanceMeasuring {
  // Used by one test on one thread.
  nonisolated(unsafe) var asked: [String] = []

  func advance(of cluster: Character, in font: Font) -> Double? { 1 }

  func metrics(of font: Font) -> FontMetrics { FontMetrics(ascent: 0.75, descent: 0.25) }

  func metrics(ofLine text: String, in font: Font) -> FontMetrics {
    text.contains { $0.isNumber } ? FontMetrics(ascent: 1.5, descent: 0.5) : metrics(of: font)
  }

  func wordStarts(in text: String) -> [Int] {
    asked.append(text)
    return Array(stride(from: 0, to: text.utf8.count, by: 6))
  }
}

@Suite struct AdvanceLineTests {
  @Test func lines_withASecondFace_areHigherWhereItDraws() {
    let text = measured("one\n22\nthree", by: TwoFaces())
    #expect(text.lines.map(\.frame.y) == [0, 1, 3])
    #expect(text.lines.map(\.frame.height) == [1, 2, 1])
    #expect(text.lines.map(\.baseline) == [0.75, 1.5, 0.75])
    #expect(text.size == Size(width: 5, height: 4))
    #expect(text.baseline == 0.75)
    #expect(measured("22\none", by: TwoFaces()).baseline == 1.5)
  }

  @Test func lines_withALineHeight_areEquallyHigh() {
    let font = Font(size: 1, lineHeight: 3)
    let text = measured("one\n22", font: font, by: TwoFaces())
    #expect(text.lines.map(\.frame.height) == [3, 3])
  }

  @Test func thai_withADictionary_breaksBetweenWords() {
    let thai = "กขคงจฉ"
    #expect(measured(thai, in: 5, by: TwoFaces()).text == "กขคง\nจฉ")
    #expect(measured(thai, in: 5).text == "กขคงจ\nฉ")
    #expect(measured(thai, in: 1, by: TwoFaces()).text == "ก\nข\nค\nง\nจ\nฉ")
  }

  @Test func otherScripts_ignoreTheDictionary() {
    let measurer = TwoFaces()
    #expect(measured("picker of chips", in: 8, by: measurer).text == "picker\nof chips")
    #expect(measurer.asked.isEmpty)
    // The offset is between two scripts.
    #expect(measured("กขab", in: 3, by: measurer).text == "กขa\nb")
    #expect(measured("ก\u{E34}ขค", in: 2, by: measurer).text == "ก\u{E34}\nขค")
  }

  @Test func quotationMarks_inChinese_breakLinesAsBrackets() {
    #expect(measured("坐“公车”回家", in: 2).text == "坐“\n公\n车”\n回家")
    for language in ["zh", "zh-Hant", "ZH_TW"] {
      #expect(measured("坐“公车”回家", in: 2, language: language).text == "坐\n“公\n车”\n回家")
    }
    #expect(measured("坐“公车”回家", in: 2, language: "zha").text == "坐“\n公\n车”\n回家")
  }
}
