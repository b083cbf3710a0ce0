import Foundation
import PickerTestSupport
import PickerText
import Testing

@testable import PickerShaping

/// Lines beside those of Chromium.
@Suite struct BalanceTests {
  private struct Recording: Decodable {
    let cases: [Case]

    struct Case: Decodable {
      let language: String
      let family: String
      let size: Double
      let text: String
      let width: Double
      let wrap: [Int]
      let balance: [Int]
      let pretty: [Int]

      /// Chromium's lines.
      func lines(_ textWrap: TextWrap) -> [Int] {
        switch textWrap {
        case .wrap, .stable: wrap
        case .balance: balance
        case .pretty: pretty
        }
      }

      /// The offset of the first visible character of each line.
      func starts(_ textWrap: TextWrap) -> [Int] {
        let style = TextStyle(
          font: Font(families: [family, "Inter"], size: size), language: language, direction: nil)
        var request = TextRequest(text, style: style, maxWidth: width, maxLines: nil)
        request.textWrap = textWrap
        let bytes = Array(text.utf8)
        return TextMeasurer.shared.measure([request])[0].lines.compactMap { line in
          line.runs.flatMap { $0.glyphs.map(\.cluster) }.sorted().first { bytes[$0] != 0x20 }
        }
      }
    }
  }

  /// Of the texts of up to six lines. Most differences are Chinese and Japanese texts, whose punctuation Chromium sets closer.
  @Test(arguments: [("wrap", 4), ("balance", 44), ("pretty", 6)])
  func lines_areChromiums(name: String, differences: Int) throws {
    let file = URL(filePath: Oracle.fixture("balance.json.gz"))
    let cases = try JSONDecoder().decode(Recording.self, from: unzipped(file)).cases
    let short = cases.filter { $0.wrap.count <= 6 }
    #expect(short.count == 1041)
    let textWrap = try #require(TextWrap(rawValue: name))
    let step = sweep(6, full: 1)
    let part = short.enumerated().filter { $0.offset % step == 0 }.map(\.element)
    let found = part.count { $0.starts(textWrap) != $0.lines(textWrap) }
    #expect(step == 1 ? found == differences : found <= differences)
  }
}
