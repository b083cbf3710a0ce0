import PickerControls
import PickerLayout
import PickerText
import Testing

@testable import PickerCheck

/// Locales without a language.
@Suite struct PseudoLocaleTests {
  @Test func accented_isLongerInBrackets() {
    let locale = PseudoLocale(.accented)
    #expect(locale.text(for: "Settings") == "[Šéţţţîññĝšš]")
    #expect(locale.text(for: "") == "[]")
    #expect(locale.text(for: "12 %") == "[12 %]")
    #expect(locale.text(for: "日本") == "[日本本]")
  }

  @Test(
    arguments: [(1, 20), (1.35, 27), (1.5, 30), (2, 40), (3.05, 61), (0.2, 20), (99, 200)]
      as [(Double, Int)])
  func expansion_countsLetters(factor: Double, count: Int) {
    let text = PseudoLocale(.accented, expansion: factor).text(for: "twenty letters are here")
    #expect(text.count { $0.isLetter } == count)
    #expect(text.count { $0 == " " } == 3)
  }

  @Test func expansion_thatIsNoNumber_isOne() {
    #expect(PseudoLocale(.tall, expansion: .nan).expansion == 1)
    #expect(PseudoLocale(.wide, expansion: .infinity).expansion == 10)
  }

  @Test(arguments: PseudoLocale.LocaleKind.allCases)
  func placeholder_isKept(kind: PseudoLocale.LocaleKind) {
    let text = PseudoLocale(kind, expansion: 2).text(for: "+{count} more {x}{")
    #expect(text.contains("{count}") && text.contains("{x}"))
    #expect(text.count { $0 == "{" || $0 == "｛" } == 3)
  }

  @Test func rightToLeft_hasEachWordBetweenControls() {
    let text = PseudoLocale(.rightToLeft).text(for: "Two words")
    #expect(text == "\u{200F}\u{202E}Two\u{202C}\u{200F} \u{200F}\u{202E}words\u{202C}\u{200F}")
    #expect(PseudoLocale(.rightToLeft).direction == .rightToLeft)
  }

  @Test func otherScripts_replaceLetters() {
    #expect(PseudoLocale(.tall).text(for: "Day 1") == "ดปั้ฝุ้ 1")
    #expect(PseudoLocale(.wide).text(for: "Day 1") == "Ｄａｙ\u{3000}１")
  }

  @Test(arguments: PseudoLocale.LocaleKind.allCases)
  func locale_isFoundByItsTag(kind: PseudoLocale.LocaleKind) {
    #expect(PseudoLocale(locale: kind.rawValue.uppercased()) == PseudoLocale(kind))
    #expect(PseudoLocale(locale: "en") == nil)
  }

  @Test(arguments: PseudoLocale.LocaleKind.allCases)
  func localization_translatesTexts(kind: PseudoLocale.LocaleKind) {
    let locale = PseudoLocale(kind)
    let localization = locale.localization(textScale: 2)
    #expect(localization.language == kind.rawValue && localization.textScale == 2)
    #expect(localization.direction == locale.direction)
    let translation = localization.translation(LocalizableText("Day", id: "day"))
    #expect(translation == TranslatedText(locale.text(for: "Day")))
  }

  @Test(arguments: PseudoLocale.LocaleKind.allCases)
  func glyphs_areInTheBundledFonts(kind: PseudoLocale.LocaleKind) {
    let ascii = (0x20..<0x7F).compactMap { Unicode.Scalar($0).map { String($0) } }.joined()
    let text = PseudoLocale(kind).text(for: ascii)
    let request = TextRequest(text, style: TextStyle(font: Font(), language: kind.rawValue))
    let measured = TextMeasurer.shared.measure([request])
    #expect(measured.count == 1 && measured.allSatisfy { $0.missing.isEmpty })
  }
}
