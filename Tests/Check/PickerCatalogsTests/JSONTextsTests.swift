import PickerCheck
import PickerControls
import Testing

@testable import PickerCatalogs

/// JSON of i18next, and of keys and texts.
@Suite struct JSONTextsTests {
  @Test func nestedKeys_areJoined() throws {
    let catalog = try catalog(
      "de.json",
      #"{"menu": {"file": {"close": "Schließen"}}, "days": ["Mo", "Di"], "n": 1, "x": null, "e": ""}"#
    )
    #expect(
      catalog.textsOnly == [
        Translations(
          locale: "de",
          texts: [
            "menu.file.close": TranslatedText("Schließen"), "days.0": TranslatedText("Mo"),
            "days.1": TranslatedText("Di"),
          ])
      ])
  }

  @Test func suffixes_arePluralForms() throws {
    let catalog = try catalog(
      "locales/pl/menu.json",
      #"""
      {"file_one": "{{count}} plik", "file_few": "{{count}} pliki", "file_many": "{{ count }} plików",
       "file_other": "{{count, number}} pliku", "part_one": "Część pierwsza"}
      """#)
    let text = TranslatedText(
      "{count} pliku",
      forms: [.one: "{count} plik", .few: "{count} pliki", .many: "{count} plików"])
    #expect(catalog["pl", "file"] == text && catalog["pl", "menu:file"] == text)
    #expect(catalog["pl", "part_one"] == TranslatedText("Część pierwsza"))
    #expect(catalog["pl", "file_one"] == nil)
  }

  @Test func suffixOfVersion3_isAPluralForm() throws {
    let catalog = try catalog(
      "de.json", #"{"a": {"day": "{{count}} Tag", "day_plural": "{{count}} Tage"}}"#)
    #expect(catalog["de", "a.day"] == TranslatedText("{count} Tage", forms: [.one: "{count} Tag"]))
  }

  @Test func objectOfCategories_isAPlural() throws {
    let catalog = try catalog(
      "de.json", #"{"days": {"one": "%{count} Tag", "other": "%{count} Tage"}}"#)
    #expect(catalog["de", "days"] == TranslatedText("{count} Tage", forms: [.one: "{count} Tag"]))
    #expect(catalog["de", "days.other"] == TranslatedText("{count} Tage"))
  }

  @Test func messagesOfICU_haveForms() throws {
    let catalog = try catalog(
      "de.json",
      #"{"a": "{n, plural, one {# Tag} other {# Tage}}", "b": "a, plural, b", "c": "{x, select, y"}"#
    )
    #expect(catalog["de", "a"] == TranslatedText("{count} Tage", forms: [.one: "{count} Tag"]))
    #expect(catalog["de", "b"] == TranslatedText("a, plural, b"))
    #expect(catalog["de", "c"] == TranslatedText("{x, select, y"))
  }

  @Test(arguments: [
    ("messages.json", #"{"de": {"a": "A"}, "pt_BR": {"a": "B"}}"#, ["de", "pt-BR"]),
    ("texts.json", #"{"locale": "de", "translations": {"a": "A"}}"#, ["de"]),
    ("de.json", #"{"de": {"a": "A"}}"#, ["de"]),
    ("i18n.json", #"{"de": {"translation": {"a": "A"}}}"#, ["de"]),
    ("de/translation.json", #"{"translation": {"a": "A"}}"#, ["de"]),
    ("app.fi.json", #"{"a": "A"}"#, ["fi"]),
  ])
  func languages_areFoundInsideOrInThePath(path: String, text: String, locales: [String]) throws {
    let catalog = try catalog(path, text)
    #expect(catalog.locales == locales)
    #expect(catalog[locales[0], "a"] == TranslatedText("A"))
  }

  @Test(arguments: [
    ("menu.json", #"{"a": "A"}"#, "menu.json:1: expected an object of texts in a file whose name"),
    ("de.json", "[]", "de.json:1: expected an object of texts"),
    (
      "de.json", "{\n\"a\": \"b\"\n\"c\": 1}",
      "de.json:3: column 1: expected ',' or '}', found '\"'"
    ),
  ])
  func damage_isAnErrorWithItsLine(path: String, text: String, message: String) throws {
    let found = try #require(failure(path, text))
    #expect(found.hasPrefix(message), "\(found)")
  }
}
