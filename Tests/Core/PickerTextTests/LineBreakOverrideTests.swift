import PickerGeometry
import Testing

@testable import PickerText

/// Cells of one point in a browser.
private final class BrowserCells: AdvanceMeasuring {
  let browser: Browser?

  init(_ browser: Browser?) { self.browser = browser }

  func advance(of cluster: Character, in font: Font) -> Double? { 1 }

  func metrics(of font: Font) -> FontMetrics { FontMetrics(ascent: 0.75, descent: 0.25) }
}

@Suite struct LineBreakOverrideTests {
  private func lines(_ text: String, in width: Double, _ browser: Browser? = nil) -> String {
    measured(text, in: width, by: BrowserCells(browser)).text
  }

  private static let all: [Browser?] = [nil, .chromium, .firefox, .webkit]

  @Test(arguments: ["?", "!", ";", ":", ")", "]", "}", "»"], all)
  func spaceBeforeClosingPunctuation_isAnOpportunity(mark: String, browser: Browser?) {
    #expect(lines("Tout effacer \(mark)", in: 13, browser) == "Tout effacer\n\(mark)")
  }

  @Test func spaceBeforeAStop_isAnOpportunityInBrowsersOnly() {
    #expect(lines("saved to a .bib", in: 10) == "saved to\na .bib")
    for browser in [Browser.chromium, .firefox, .webkit] {
      #expect(lines("saved to a .bib", in: 10, browser) == "saved to a\n.bib")
    }
  }

  @Test(arguments: all)
  func wordThatIsBrokenBeforeSpaces_leavesThemOnItsLine(browser: Browser?) {
    for text in ["Effacer .bib", "Effacer  .bib", "Effacer !", "Effacer ,"] {
      let rest = text.drop { $0 != " " }.drop { $0 == " " }
      #expect(lines(text, in: 7, browser) == "Effacer\n\(rest)")
    }
    #expect(lines("( foo", in: 1, browser) == "(\nf\no\no")
    #expect(lines("( foo", in: 3, browser) == (browser == nil ? "( f\noo" : "(\nfoo"))
  }

  @Test(arguments: all)
  func hyphenBetweenLettersOfHebrew_isAnOpportunity(browser: Browser?) {
    #expect(lines("תל-אביב", in: 5, browser) == "תל-\nאביב")
    #expect(lines("תֵּל-אביב", in: 5, browser) == "תֵּל-\nאביב")
    #expect(lines("ה-20 abc", in: 3, browser).hasPrefix("ה-2\n"))
  }

  @Test(arguments: all)
  func slashBeforeADigit_isNoOpportunity(browser: Browser?) {
    #expect(lines("100%/200%", in: 5, browser) == "100%/\n200%")
    #expect(lines("100%/200", in: 7, browser) == "100%/20\n0")
  }

  @Test(arguments: [Browser.chromium, .webkit])
  func asciiCharacters_breakByTheTableOfBothBrowsers(browser: Browser) {
    #expect(lines("input/output", in: 9, browser) == "input/out\nput")
    #expect(lines("https://example.com", in: 10, browser) == "https://ex\nample.com")
    #expect(lines("on|off|auto", in: 5, browser) == "on|of\nf|aut\no")
    #expect(lines("0800-123-4567", in: 10, browser) == "0800-123-\n4567")
    #expect(lines("a -5 b", in: 3, browser) == "a\n-5\nb")
    #expect(lines("what?else a.b(c)", in: 5, browser) == "what?\nelse\na.b(c\n)")
  }

  @Test func asciiTable_hasThePairsOfBothBrowsers() {
    func count(_ browser: Browser, after last: Character? = nil) -> Int {
      let characters: [UInt32] = Array(0x21...0x7F)
      let pairs = characters.filter { last == nil || $0 == last?.unicodeScalars.first?.value }
      return pairs.reduce(0) { sum, last in
        sum
          + characters.count {
            AsciiLineBreaks.allow(between: last, and: $0, after: 0x20, in: browser)
          }
      }
    }
    #expect(count(.chromium) == 233 && count(.webkit) == 242)
    #expect(count(.chromium, after: "-") == 74 && count(.webkit, after: "-") == 83)
    #expect(count(.chromium, after: "?") == 83 && count(.webkit, after: "?") == 83)
    #expect(count(.chromium, after: ".") == 4 && count(.chromium, after: "/") == 0)
  }

  @Test func firefox_breaksAfterAHyphenThatBeginsAWord_andBeforeASign() {
    #expect(lines("status en -rapport", in: 11, .firefox) == "status en -\nrapport")
    #expect(lines("status en -rapport", in: 11) == "status en\n-rapport")
    #expect(lines("[$1:$2]", in: 5, .firefox) == "[$1:\n$2]")
  }

  @Test func smallKana_beginNoLineInFirefox() {
    let text = "ニュース"
    #expect(measured(text, in: 1, language: "ja", by: BrowserCells(nil)).text == "ニ\nュ\nー\nス")
    func parts(_ browser: Browser?) -> [String] {
      text.unbreakableParts(language: "ja", in: browser)
    }
    #expect(parts(.chromium) == ["ニ", "ュ", "ー", "ス"] && parts(.firefox) == ["ニュー", "ス"])
  }

  @Test func unbreakableParts_areThoseOfTheBrowser() {
    func parts(_ text: String, _ browser: Browser?) -> [String] {
      text.unbreakableParts(language: nil, in: browser)
    }
    #expect(parts("Input/Output devices", nil) == ["Input/", "Output", "devices"])
    #expect(parts("Input/Output devices", .chromium) == ["Input/Output", "devices"])
    #expect(parts("0800-123-4567", nil) == ["0800-123-4567"])
    #expect(parts("0800-123-4567", .webkit) == ["0800-", "123-", "4567"])
  }

  // MARK: keepAll

  private func kept(_ text: String, in width: Double, _ browser: Browser? = nil) -> String {
    var request = TextRequest(
      text, style: TextStyle(font: Font(size: 1)), maxWidth: width, maxLines: nil)
    request.wordBreak = .keepAll
    return BrowserCells(browser).measure([request])[0].text
  }

  @Test(arguments: all)
  func keepAll_breaksKoreanAtSpacesAndPunctuation(browser: Browser?) {
    #expect(kept("교회 슬라브어 번역", in: 5, browser) == "교회\n슬라브어\n번역")
    #expect(kept("한국어テスト 語", in: 6, browser) == "한국어テスト\n語")
  }

  @Test func keepAll_breaksAfterPunctuation_exceptInWebKit() {
    #expect(kept("한국어(언어)한국", in: 6) == "한국어\n(언어)한국")
    #expect(kept("一二、三四", in: 3, .chromium) == "一二、\n三四")
    #expect(kept("一二、三四", in: 4, .webkit) == "一二、三\n四")
  }

  @Test func keepAll_keepsSymbolsToo_exceptInChromium() {
    #expect("한국😀한국".unbreakableParts(language: nil, wordBreak: .keepAll) == ["한국😀한국"])
    let parts = "한국😀한국".unbreakableParts(language: nil, wordBreak: .keepAll, in: .chromium)
    #expect(parts == ["한국", "😀", "한국"])
  }

  @Test func keepAll_leavesWordsOfADictionary() {
    #expect("ไทย".unbreakableParts(language: nil, wordBreak: .keepAll).count == 3)
  }
}
