import Foundation
import PickerTestSupport
import Testing

@testable import PickerCheck

@Suite struct NumberFormatTests {
  /// Numbers as Intl writes them (`Scripts/record/numbers.mjs`).
  @Test func numbers_ofEveryLocale_areThoseOfCLDR() throws {
    let file = packageRoot().appending(path: "Tests/Check/PickerCheckTests/Fixtures/numbers.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    #expect(lines.count > 350)
    for line in lines {
      let texts = line.split(separator: "\t").map { String($0) }
      // CLDR has Arabic digits at the countries alone; Toki Pona groups by two everywhere.
      guard !["ar", "tok"].contains(texts[0]) else { continue }
      let format = NumberFormat(language: texts[0])
      let numbers = [7, 1234, 12345, 1_234_567, 0.5, 1234.25]
      #expect(numbers.map { format.text(for: $0) } == Array(texts.dropFirst()), "\(texts[0])")
    }
  }

  @Test(
    arguments: [
      ("de", 1234.0, nil, "1.234"), ("fr", 1234, nil, "1\u{202F}234"), ("ar", 1234, nil, "١٬٢٣٤"),
      ("hi", 1_234_567, nil, "12,34,567"), ("es", 1234, nil, "1234"), ("es", 12345, nil, "12.345"),
      ("de", 2, 2, "2,00"), ("de", 0.125, 2, "0,13"), ("en-XA", 999, nil, "999"),
      ("de", -1234, nil, "-1.234"),
      ("x-own", 1234, nil, "1,234"), ("zh-Hant-TW", 1234, 1, "1,234.0"), ("ar-XB", 5, nil, "٥"),
    ] as [(String, Double, Int?, String)])
  func number_hasDigitsGroupsAndDecimals(
    language: String, number: Double, decimals: Int?, text: String
  ) {
    #expect(NumberFormat(language: language).text(for: number, decimals: decimals) == text)
  }

  @Test func number_withoutLanguage_isEnglish() {
    #expect(NumberFormat(language: nil).text(for: 1234.5) == "1,234.5")
  }
}
