import PickerControls
import PickerGeometry
import PickerText
import PickerTestSupport
import PickerTree
import Testing

@testable import PickerCheck

/// Translations that fit, and are wrong all the same.
@Suite struct TranslationFindingTests {
  private func check(
    _ items: [Chip], _ locales: [String: [String: TranslatedText]], widths: [Double] = [90, 100],
    settings: CheckSettings = CheckSettings(), language: String? = nil
  ) throws -> LayoutCheck {
    var control = chips(items)
    control.container.language = language
    return LayoutCheck(
      documents: [try document(control, settings: settings)],
      locales: locales.sorted { $0.key < $1.key }.map {
        CheckLocale(Translations(locale: $0.key, texts: $0.value))
      }, widths: widths)
  }

  private func plural(_ other: String, _ forms: PluralCategory...) -> TranslatedText {
    TranslatedText(other, forms: Dictionary(uniqueKeysWithValues: forms.map { ($0, other) }))
  }

  // Plural forms.

  @Test(
    arguments: [
      ("de", [.one], nil), ("de", [], nil), ("ja", [.one], nil),
      ("pl", [.one], "lacks the plural forms few, such as for 2, and many, such as for 5"),
      ("pl", [.one, .few, .many], nil),
      ("ru", [.one, .many], "lacks the plural form few, such as for 2"),
      ("fr", [.one], nil), ("es", [.one], nil), ("pt-BR", [.one], nil),
      ("fr", [.other], "lacks the plural form one, such as for 1"),
      (
        "ar", [.other],
        "lacks the plural forms zero, such as for 0; one, such as for 1; two, such as for 2; few, such as for 3; many, such as for 11"
      ),
    ] as [(String, [PluralCategory], String?)])
  func pluralForms_thatALanguageUses_areNeeded(
    locale: String, given: [PluralCategory], detail: String?
  ) throws {
    var translation = Translation(TranslatedText("{count} x"))
    if !given.isEmpty { translation.givenForms = Set(given + [.other]) }
    let inspection = TranslationInspection(
      locale: locale, language: locale, mayBeUnchanged: true, doNotTranslate: PatternIndex([]),
      measurer: MonospaceMeasurer())
    let remarks = inspection.remarks(
      on: translation, of: LocalizableText("{count} files"), showing: translation.text)
    #expect(remarks.map { $0.code } == (detail == nil ? [] : [.plural]))
    #expect(remarks.first?.detail == detail)
  }

  @Test func pluralForm_thatIsMissing_isToldOnceALocale() throws {
    let check = try check(
      [Chip("{count} files", id: "files"), "{count} days"],
      [
        "pl": [
          "files": plural("{count} plik", .one, .few),
          "{count} days": TranslatedText("{count} dni"),
        ]
      ])
    let found = try check.findings(.plural)
    #expect(found.map { $0.id } == ["files"] && found.map { $0.cell.width } == [90])
    #expect(
      found.first?.message == "\"{count} plik\" lacks the plural form many, such as for 5")
    #expect(found.first?.sourceText == "{count} files")
  }

  // Equal translations.

  @Test func items_withTheSameTranslation_areDuplicates() throws {
    let texts = ["Home": "Start", "Begin": "Start", "Start": "Start", "End": "Ende"]
      .mapValues { TranslatedText($0) }
    let check = try check(
      [Chip("Home", id: "h"), "Begin", "End", Chip("Home", id: "h2")], ["de": texts], widths: [20])
    let found = try check.findings(.duplicate)
    #expect(found.map { $0.items } == [["h", "Begin", "h2"]])
    #expect(found.first?.id == "h" && found.first?.text == "Start")
    #expect(found.first?.sourceText == "Home" && found.first?.cell.locale == "de")
    #expect(
      found.first?.message == #""h", "Begin", "h2" have the same translation: "Start""#)
  }

  @Test func items_equalInTheDocumentOrByTheirSamples_areNoDuplicates() throws {
    let texts = [
      "{count} new": TranslatedText("{count} neu"), "{total} new": TranslatedText("{total} neu"),
    ]
    let check = try check(
      [Chip("Go", id: "a"), Chip("Go", id: "b"), "{count} new", "{total} new"],
      ["de": texts.merging(["Go": TranslatedText("Los")]) { first, _ in first }],
      settings: CheckSettings(samples: ["count": .number(7), "total": .number(7)]))
    #expect(try check.findings(.duplicate).isEmpty)
  }

  @Test func items_ofDifferentControls_areNoDuplicates() throws {
    let panel = Flow.stack(items: [PanelItem(chips(["Home"])), PanelItem(chips(["Begin"]))])
    let texts = ["Home": TranslatedText("Start"), "Begin": TranslatedText("Start")]
    let check = LayoutCheck(
      documents: [try document(panel)],
      locales: [CheckLocale(Translations(locale: "de", texts: texts))], widths: [90])
    #expect(try check.findings(.duplicate).isEmpty)
  }

  // Translations that are their texts.

  @Test(
    arguments: [
      ("en", "de", ["Status", "OK {n}"]), ("en", "en-GB", []), ("en-US", "en_GB", []),
      ("de", "en", ["Status", "OK {n}"]), (nil, "en-GB", []), (nil, "de", ["Status", "OK {n}"]),
    ] as [(String?, String, [String])])
  func translations_thatAreTheirTexts_areUnchanged_exceptInVariants(
    language: String?, locale: String, ids: [String]
  ) throws {
    let texts = ["Status", "OK {n}", "12", "{n}"]
    let check = try check(
      texts.map { Chip($0) } + ["Help"],
      [locale: Dictionary(uniqueKeysWithValues: texts.map { ($0, TranslatedText($0)) })],
      language: language)
    let found = try check.findings(.unchanged)
    #expect(found.map { $0.id } == ids && found.allSatisfy { $0.cell.width == 90 })
    #expect(ids.isEmpty || found[0].message == #""Status" is the same as in the source language"#)
  }

  @Test func textsThatAreTheSameInAllLanguages_needNoTranslation() throws {
    let settings = CheckSettings(doNotTranslate: ["Wi-*", "PIN"])
    var check = try check(
      ["Wi-Fi", "PIN", "Tea", "NFC"], ["de": ["Wi-Fi": TranslatedText("Wi-Fi")]],
      settings: settings)
    #expect(try check.findings(.unchanged).isEmpty)
    #expect(try check.findings(.untranslated).map { $0.id } == ["Tea", "NFC"])
    check.doNotTranslate = ["NFC"]
    #expect(try check.findings(.untranslated).map { $0.id } == ["Tea"])
  }

  @Test func pseudoLocales_areNotCompared() throws {
    var check = try check(["茶", "緑茶"], [:], widths: [1, 9], language: "zh")
    check.locales = PseudoLocale.LocaleKind.allCases.map { CheckLocale(PseudoLocale($0)) }
    #expect(try check.findings(.unchanged).isEmpty)
    #expect(try check.findings(.differentRows).isEmpty)
  }

  // Rows.

  @Test func rows_otherThanInTheSourceLanguage_areFound() throws {
    let check = try check(
      ["aa", "bb"],
      ["de": ["aa": TranslatedText("aaaa"), "bb": TranslatedText("bb")], "fi": [:]],
      widths: [4, 6, 7], language: "en")
    let found = try check.findings(.differentRows)
    #expect(found.map { $0.cell.locale } == ["de"] && found.map { $0.cell.width } == [6])
    #expect(found.first?.value == 2 && found.first?.limit == 1)
    #expect(found.first?.message == "there are 2 rows, but 1 in en")
  }

  @Test func rows_withoutTheSourceLanguage_areComparedWithMost() throws {
    let long = ["aa": TranslatedText("aaaa")]
    var check = try check(["aa", "bb"], ["de": long, "fi": long, "sv": [:]], widths: [6])
    check.includesSource = false
    let found = try check.findings(.differentRows)
    #expect(found.map { $0.cell.locale } == ["sv"])
    #expect(found.first?.message == "there is 1 row, but 2 in most languages")
    check.locales.removeLast()
    #expect(try check.findings(.differentRows).isEmpty)
  }

  @Test func rows_thatDiffer_canBeSilenced() throws {
    let silenced = SilencedFinding(.differentRows, locale: "de", reason: "there is space")
    let check = try check(
      ["aa", "bb"], ["de": ["aa": TranslatedText("aaaa")]], widths: [6],
      settings: CheckSettings(silenced: [silenced]), language: "en")
    let report = try check.run()
    let found = report.findings.filter { $0.code == .differentRows }
    #expect(found.map { $0.silencedBecause } == ["there is space"] && report.warnings.isEmpty)
  }

  // The app's own fonts.

  @Test func characters_thatTheAppsFontsLack_areFallbacks() throws {
    var check = try check(
      ["ab", Chip("cd", id: "c")], ["de": ["ab": TranslatedText("aß"), "cd": TranslatedText("ßé")]])
    #expect(try check.findings(.fallback).isEmpty)
    check.documents[0].missingCharacters = { text, language in
      language == "de" ? text.unicodeScalars.filter { $0.value > 0x7F } : []
    }
    let found = try check.findings(.fallback)
    #expect(
      found.map { $0.id } == ["ab", "c"] && found.map { $0.characters } == [["ß"], ["ß", "é"]])
    #expect(found.allSatisfy { $0.cell.width == 90 && $0.cell.locale == "de" })
    #expect(found.last?.message == #"the app's fonts have no glyph for U+00DF, U+00E9 in "ßé""#)
    #expect(found.last?.sourceText == "cd")
  }

  @Test func itemWithoutATranslation_hasNotTheOneOfAnEqualText() throws {
    let german = Translations(locale: "de", texts: ["Shape": TranslatedText("Form")])
    var check = try LayoutCheck(chips(["Shape", "Form"]), widths: [3])
    check.locales = [CheckLocale(german)]
    let found = try check.findings(.truncated).filter { $0.cell.locale == "de" }
    #expect(found.map { $0.id } == ["Shape", "Form"])
    #expect(found.map { $0.sourceText } == ["Shape", nil])
  }
}
