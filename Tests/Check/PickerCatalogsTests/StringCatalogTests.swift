import PickerCheck
import PickerControls
import Testing

@testable import PickerCatalogs

/// Apple's string catalogues.
@Suite struct StringCatalogTests {
  private func strings(_ strings: String) -> String {
    #"{"sourceLanguage": "en", "version": "1.0", "strings": {"# + strings + "}}"
  }

  private func read(_ text: String) throws -> StringCatalog {
    try catalog("App/Localizable.xcstrings", strings(text))
  }

  @Test func texts_ofSeveralLanguages_haveTheKeyOfTheCatalogue() throws {
    let catalog = try read(
      #"""
      "Settings": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Einstellungen"}},
        "pt-BR": {"stringUnit": {"state": "needs_review", "value": "Ajustes"}},
        "zh_Hans": {"stringUnit": {"state": "translated", "value": "设置"}}}},
      "Help": {"extractionState": "stale", "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hilfe"}}}}
      """#)
    #expect(catalog.sourceLocale == "en")
    #expect(catalog.locales == ["de", "pt-BR", "zh-Hans"])
    #expect(catalog["de", "Settings"] == TranslatedText("Einstellungen"))
    #expect(catalog["pt-BR", "Settings"] == TranslatedText("Ajustes"))
    #expect(catalog["de", "Help"] == TranslatedText("Hilfe"))
    #expect(catalog["pt-BR", "Help"] == nil)
  }

  @Test func texts_newOrEmpty_areLeftOut() throws {
    let catalog = try read(
      #"""
      "A": {"localizations": {
        "de": {"stringUnit": {"state": "new", "value": "A"}},
        "fi": {"stringUnit": {"state": "translated", "value": ""}}, "pl": {}}},
      "B": {}
      """#)
    #expect(catalog.locales == ["de", "fi", "pl"])
    #expect(catalog.languages.allSatisfy { $0.texts.isEmpty })
  }

  @Test func plural_hasFormsWithCountsInBraces() throws {
    let catalog = try read(
      #"""
      "%lld files": {"localizations": {"pl": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld plik"}},
        "few": {"stringUnit": {"state": "translated", "value": "%lld pliki"}},
        "many": {"stringUnit": {"state": "translated", "value": "%lld plików"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld pliku"}}}}}}}
      """#)
    let text = TranslatedText(
      "{count} pliku",
      forms: [.one: "{count} plik", .few: "{count} pliki", .many: "{count} plików"])
    #expect(catalog["pl", "%lld files"] == text)
    #expect(catalog["pl", "{count} files"] == text)
  }

  @Test func device_otherCounts_alsoWithPluralsInside() throws {
    let catalog = try read(
      #"""
      "Tap": {"localizations": {"de": {"variations": {"device": {
        "mac": {"stringUnit": {"state": "translated", "value": "Klicken"}},
        "other": {"stringUnit": {"state": "translated", "value": "Tippen"}}}}}}},
      "%d taps": {"localizations": {"de": {"variations": {"device": {
        "iphone": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%d Tipp"}},
          "other": {"stringUnit": {"state": "translated", "value": "%d Tipps"}}}}}}}}}}
      """#)
    #expect(catalog["de", "Tap"] == TranslatedText("Tippen"))
    #expect(
      catalog["de", "%d taps"] == TranslatedText("{count} Tipps", forms: [.one: "{count} Tipp"]))
  }

  @Test func substitutions_arePutIntoTheText() throws {
    let catalog = try read(
      #"""
      "found": {"localizations": {"de": {
        "stringUnit": {"state": "translated", "value": "%#@files@ gefunden"},
        "substitutions": {"files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg Datei"}},
          "other": {"stringUnit": {"state": "translated", "value": "%arg Dateien"}}}}}}}}}
      """#)
    #expect(
      catalog["de", "found"]
        == TranslatedText("{count} Dateien gefunden", forms: [.one: "{count} Datei gefunden"]))
  }

  @Test func substitution_ofManyLongTexts_isAnError() {
    let names = String(repeating: "%#@a@", count: 10_000)
    let long = String(repeating: "x", count: 1000)
    let message = failure(
      "a.xcstrings",
      strings(
        #"""
        "k": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "\#(names)"},
          "substitutions": {"a": {"stringUnit": {"state": "translated", "value": "\#(long)"}}}}}}
        """#))
    #expect(message?.contains("expected a text of at most 65536 bytes") == true)
  }

  @Test(arguments: [100, 101])
  func substitutions_ofMoreThanAHundredNames_areAnError(count: Int) {
    let names = (0..<count).map { #""n\#($0)": {}"# }.joined(separator: ",")
    let message = failure(
      "a.xcstrings",
      strings(
        #"""
        "k": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "a"},
          "substitutions": {\#(names)}}}}
        """#))
    #expect((message?.contains("expected at most 100 substitutions") == true) == (count > 100))
  }

  @Test func keyThatIsNotTranslated_isTheSameInAllLanguages() throws {
    let catalog = try read(
      #"""
      "PickerLayout": {"shouldTranslate": false},
      "Help": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hilfe"}}}}
      """#)
    #expect(catalog["de", "PickerLayout"] == TranslatedText("PickerLayout"))
  }

  @Test func sourceText_ofAnIdentifier_isAKeyInOtherLanguages() throws {
    let catalog = try read(
      #"""
      "menu.close": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Close"}},
        "de": {"stringUnit": {"state": "translated", "value": "Schließen"}}}}
      """#)
    #expect(catalog["de", "menu.close"] == TranslatedText("Schließen"))
    #expect(catalog["de", "Close"] == TranslatedText("Schließen"))
    #expect(catalog["en", "Close"] == TranslatedText("Close"))
  }

  @Test(arguments: [
    ("{}", "1: \"sourceLanguage\" is missing"),
    (#"{"sourceLanguage": "en"}"#, "1: \"strings\" is missing"),
    ("{\"sourceLanguage\": \"en\",\n\"strings\": []}", "2: $.strings: expected an object"),
    ("{\n\n\"sourceLanguage\" \"en\"}", "3: column 18: expected ':', found '\"'"),
    (#"{"strings": {}, "sourceLanguage": "?"}"#, "1: $.sourceLanguage: expected a locale such as"),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\"de\":\n"
        + "{\"variations\": {\"plural\": {\"lots\": {}}}}}}}}",
      "2: $.strings.a.localizations.de.variations.plural.lots: expected zero, one"
    ),
  ])
  func damage_isAnErrorWithItsLine(text: String, message: String) throws {
    let found = try #require(failure("a.xcstrings", text))
    #expect(found.hasPrefix("a.xcstrings:" + message), "\(found)")
  }
}
