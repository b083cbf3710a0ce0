import Foundation
import PickerText
import Testing

@testable import PickerShaping

@Suite struct HyphenTests {
  private struct Recording: Decodable {
    let widths: [Double]
    let cases: [Case]

    struct Case: Decodable {
      let text: String
      let lines: [[Int]]
    }
  }

  private func broken(
    _ text: String, in width: Double, _ hyphens: Hyphens = .manual, language: String? = nil
  ) -> MeasuredText {
    let style = TextStyle(font: Font(), language: language, direction: nil)
    let request = TextRequest(
      text, style: style, maxWidth: width, maxLines: nil, hyphens: hyphens)
    return TextMeasurer.shared.measure([request])[0]
  }

  /// The offset of the first visible character of each line.
  private func starts(of text: MeasuredText, _ source: String) -> [Int] {
    let bytes = Array(source.utf8)
    let firsts = text.lines.dropFirst().compactMap { line in
      line.runs.flatMap { $0.glyphs.map(\.cluster) }.sorted().first { cluster in
        bytes[cluster] != 0x20 && bytes[cluster] != 0xC2
      }
    }
    return [0] + firsts
  }

  @Test func softHyphens_breakLinesAsInChromium() throws {
    let url = URL(filePath: Oracle.fixture("hyphens.json"))
    let recording = try JSONDecoder().decode(Recording.self, from: Data(contentsOf: url))
    var different = 0
    for each in recording.cases {
      for (width, expected) in zip(recording.widths, each.lines) {
        if starts(of: broken(each.text, in: width), each.text) != expected { different += 1 }
      }
    }
    #expect(recording.cases.count * recording.widths.count == 1632)
    // Chromium reserves a hyphen for a soft hyphen before a space, too, and finds where a word without opportunities
    // breaks by the glyphs of the unbroken line.
    #expect(different == 31)
  }

  @Test func hyphen_isAGlyphOfItsOwnInThePlaceOfTheSoftHyphen() throws {
    let text = broken("Donau\u{AD}dampf", in: 60)
    #expect(text.text == "Donau\u{AD}\u{2010}\ndampf")
    let hyphen = measured("\u{2010}").lines[0].runs[0].glyphs[0]
    let line = text.lines[0]
    let drawn = try #require(line.runs.last?.glyphs.last)
    #expect(drawn.id == hyphen.id && drawn.advance == hyphen.advance && drawn.cluster == 5)
    let width = measured("Donau").size.width + hyphen.advance.x
    #expect((line.frame.width - width).magnitude < 1e-9)
    #expect(ClusterTexts(line)?.text(of: 5) == "\u{AD}\u{2010}")
    #expect(ClusterTexts(line)?.text(of: 4) == "u")
    #expect(broken("Donau\u{AD}dampf", in: 100).lineCount == 1)
  }

  @Test func hyphen_ofRightToLeftText_isAtTheLeftEnd() throws {
    let text = broken("שלום\u{AD}עולם", in: measured("שלום", direction: nil).size.width + 7)
    #expect(text.lines.count == 2)
    let first = try #require(text.lines[0].runs.first)
    #expect(first.direction == .rightToLeft && first.face.family == "Inter")
    #expect(first.glyphs.map(\.cluster) == [8])
  }

  @Test func none_neverDivides() {
    let text = "Die Donau\u{AD}dampf\u{AD}schiff macht eine Fahrt"
    for width in stride(from: 90.0, through: 300, by: 7) {
      let plain = broken(text.replacing("\u{AD}", with: ""), in: width)
      let none = broken(text, in: width, .none)
      #expect(none.lines.map { $0.text.withoutSoftHyphens } == plain.lines.map(\.text))
    }
  }

  @Test func letterSpacing_doesNotFollowTheHyphen() {
    let style = TextStyle(font: Font(letterSpacing: 3))
    let text = TextMeasurer.shared.measure([
      TextRequest("Donau\u{AD}dampf", style: style, maxWidth: 80, maxLines: nil)
    ])[0]
    let hyphen = measured("\u{2010}").size.width
    let letters = measured("Donau", Font(letterSpacing: 3)).size.width
    #expect((text.lines[0].frame.width - letters - hyphen).magnitude < 1e-9)
  }

  @Test(arguments: [
    ("en", "accessibility", "ac-ces-si-bil-ity"), ("en-US", "Notifications", "No-ti-fi-ca-tions"),
    ("en-GB", "international", "in-ter-na-tional"), ("de", "Straßenbahn", "Stra-ßen-bahn"),
    ("de-AT", "Donaudampfschifffahrt", "Do-nau-dampf-schiff-fahrt"), ("en", "some", "some"),
  ])
  func patterns_divideWordsOfTheirLanguage(language: String, word: String, expected: String) throws
  {
    // `make test` installs hyphen-en-us and hyphen-de.
    let patterns = try #require(HyphenationLibrary.installed.patterns(of: language))
    var divided = word
    for place in patterns.divisions(of: word.unicodeScalars).reversed() {
      divided.insert("-", at: divided.index(divided.startIndex, offsetBy: place))
    }
    #expect(divided == expected)
  }

  @Test func patterns_underSeveralNames_areOpenedOnce() throws {
    let german = try #require(HyphenationLibrary.installed.patterns(of: "de-DE"))
    // Links to the same file.
    #expect(HyphenationLibrary.installed.patterns(of: "de-AT") === german)
    #expect(HyphenationLibrary.installed.patterns(of: "de") === german)
  }

  @Test func auto_dividesWordsWhereLinesBreak() {
    let text = "Accessibility, international notifications"
    var hyphens = 0
    for width in stride(from: 60.0, through: 300, by: 5) {
      let found = broken(text, in: width, .auto, language: "en")
      #expect(found.size.width <= width + 1.0 / 128)
      #expect(
        found.text.withoutSoftHyphens.filter { !$0.isWhitespace }
          == text.filter { !$0.isWhitespace })
      #expect(found.lineCount <= broken(text, in: width, language: "en").lineCount)
      hyphens += found.lines.filter { $0.text.hasSuffix("\u{AD}\u{2010}") }.count
    }
    #expect(hyphens > 20)
  }

  @Test func auto_leavesWordsWithSoftHyphensToThem() {
    let text = "interna\u{AD}tional"
    for width in stride(from: 40.0, through: 120, by: 3) {
      #expect(broken(text, in: width, .auto, language: "en") == broken(text, in: width))
    }
  }

  @Test func auto_withoutPatternsOrLanguage_isManualAndSaysWhy() {
    let text = "international inter\u{AD}national"
    #expect(broken(text, in: 60, .auto, language: "tlh") == broken(text, in: 60, language: "tlh"))
    #expect(broken(text, in: 60, .auto) == broken(text, in: 60))
    #expect(
      TextMeasurer.hyphenationProblems.contains("tlh: no patterns in /usr/share/hyphen"))
    let none = HyphenationLibrary(folder: "/no/such/folder")
    #expect(none.patterns(of: "en") == nil && none.patterns(of: "../../etc/x") == nil)
    #expect(none.problems == ["en: no patterns in /no/such/folder"])
  }

  @Test func anyWord_isDividedOrLeftAlone() throws {
    let patterns = try #require(HyphenationLibrary.installed.patterns(of: "de"))
    for length in [0, 1, 4, 5, 63, 64, 65, 4000] {
      for letter: Unicode.Scalar in ["a", "ß", "Ж", "字", "\u{1F600}", "İ"] {
        let word = Array(repeating: letter, count: length)
        let places = patterns.divisions(of: word)
        #expect(places.allSatisfy { $0 >= 2 && $0 <= length - 2 })
      }
    }
  }

  @Test func longTexts_areHyphenatedInLinearTime() {
    let text = String(repeating: "internationalization ", count: 2000)
    #expect(broken(text, in: 70, .auto, language: "en").lineCount > 2000)
  }
}
