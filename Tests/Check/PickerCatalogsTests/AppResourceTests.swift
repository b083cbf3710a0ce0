import PickerCheck
import PickerControls
import Testing

@testable import PickerCatalogs

/// Flutter's `.arb` files, and the messages of ICU in them.
@Suite struct AppResourceTests {
  @Test func messages_haveTheirNamesAsKeys() throws {
    let catalog = try catalog(
      "lib/l10n/app.arb",
      #"""
      {"@@locale": "pt_BR", "@@last_modified": "2026-01-01", "settings": "Ajustes",
       "@settings": {"description": "The title"}, "hello": "Olá, {name}!", "empty": ""}
      """#)
    #expect(
      catalog.textsOnly == [
        Translations(
          locale: "pt-BR",
          texts: ["settings": TranslatedText("Ajustes"), "hello": TranslatedText("Olá, {name}!")])
      ])
  }

  @Test func locale_ofTheFileName_isTaken() throws {
    #expect(try catalog("app_zh_Hant_TW.arb", "{}").locales == ["zh-Hant-TW"])
    #expect(failure("app.arb", "{}")?.hasPrefix("app.arb:1: expected \"@@locale\"") == true)
  }

  @Test func source_inEnglish_givesKeysByText() throws {
    let catalog = try StringCatalog(files: [
      CatalogFile(path: "app_en.arb", bytes: Array(#"{"a": "Day", "b": "Day"}"#.utf8)),
      CatalogFile(path: "app_de.arb", bytes: Array(#"{"b": "Tageslicht", "a": "Tag"}"#.utf8)),
    ])
    // The first key in the file of the language counts.
    #expect(catalog["de", "Day"] == TranslatedText("Tageslicht"))
  }

  private func message(_ text: String) throws -> TranslatedText {
    try MessageFormat(parsing: text).translated
  }

  @Test func plural_hasForms() throws {
    #expect(
      try message("{n, plural, =0 {nothing} one {# file} other {# files}}")
        == TranslatedText("{n, plural} files", forms: [.zero: "nothing", .one: "{n, plural} file"]))
    #expect(
      try message("Found {n,plural,=1{one}=2{two}other{{n} of {all}}} here")
        == TranslatedText(
          "Found {n, plural} of {all} here",
          forms: [.one: "Found one here", .two: "Found two here"]))
    #expect(
      try message("{n, plural, offset:1 one {a} =1 {b} other {c}}")
        == TranslatedText("c", forms: [.one: "a"]))
  }

  @Test func choices_takeOther_andPluralsInsideCount() throws {
    #expect(
      try message("{g, select, female {her} other {their}} list") == TranslatedText("their list"))
    #expect(
      try message("{g, select, female {x} other {{n, plural, one {# a} other {# b}}}}")
        == TranslatedText("{n, plural} b", forms: [.one: "{n, plural} a"]))
    #expect(
      try message("{n, plural, one {{g, select, m {#m} other {#o}}} other {#}}")
        == TranslatedText("{n, plural}", forms: [.one: "{n, plural}o"]))
    #expect(
      try message("{a, plural, one {#} other {#s}} {b, plural, one {#} other {#t}}")
        == TranslatedText(
          "{a, plural}s {b, number}t", forms: [.one: "{a, plural} {b, number}t"]))
  }

  @Test(arguments: [
    ("It's", "It's"), ("It''s", "It's"), ("'{'a'}'", "{a}"), ("'{a''b}", "{a'b}"),
    ("a # b", "a # b"), ("{d, date, long}", "{d}"),
    ("{n, number, ::currency/EUR {x}}", "{n, number}"),
    ("{ a }", "{a}"), ("", ""),
  ])
  func text_hasTheApostrophesOfICU(text: String, result: String) throws {
    #expect(try message(text) == TranslatedText(result))
  }

  @Test(arguments: [
    "{", "{a", "{a,", "{a, plural", "{a, plural,", "{a, plural, one {b}}", "{a, plural, other {b}",
    "a}", "{}", "{a, plural, other b}", "{n, number", "{a b}",
  ])
  func message_thatIsDamaged_isAnError(text: String) {
    #expect(throws: MessageFormatError.self) { try message(text) }
    let found = failure("de.arb", "{\"@@locale\": \"de\",\n\"a\": \"\(text)\"}")
    #expect(found?.hasPrefix("de.arb:2: $.a: ") == true)
  }

  @Test func choices_nestedTooDeep_areAnError() {
    let deep =
      String(repeating: "{a,select,other{", count: 100) + String(repeating: "}}", count: 100)
    #expect(throws: MessageFormatError.self) { try message(deep) }
  }

  @Test func valueThatIsNoText_isAnErrorWithItsLine() {
    #expect(failure("de.arb", "{\n\"a\": 1}") == "de.arb:2: $.a: expected a string, found 1")
  }
}
