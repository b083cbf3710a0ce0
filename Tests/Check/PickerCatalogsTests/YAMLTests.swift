import PickerCheck
import PickerControls
import Testing

@testable import PickerCatalogs

/// YAML, as Rails and others have it.
@Suite struct YAMLTests {
  @Test func rails_hasNestedKeysPluralFormsAndLines() throws {
    let catalog = try catalog(
      "config/locales/pl.yml",
      """
      ---
      # A comment
      pl:
        menu:
          open: Otwórz
          "close": 'Zam%{x}knij'
        files:
          one: "%{count} plik"
          few: "%{count} pliki"
          many: "%{count} plik\\u00f3w"
          other: "%{count} pliku"
        days: [niedziela, "poniedziałek"]
        long: |
          Jedna
          dwie
        folded: >-
          Jedna
          dwie
        no: Nie
        number: 7
        flag: true
        nothing: ~
      """)
    #expect(catalog.problems.isEmpty)
    let texts = try #require(catalog.languages.first { $0.locale == "pl" }).translations
    #expect(texts["menu.open"]?.text.text == "Otwórz" && texts["menu.open"]?.place?.line == 5)
    #expect(texts["menu.close"]?.text.text == "Zam%{x}knij")
    #expect(texts["days.1"]?.text.text == "poniedziałek" && texts["days.1"]?.place?.line == 12)
    #expect(
      texts["long"]?.text.text == "Jedna\ndwie\n" && texts["folded"]?.text.text == "Jedna dwie")
    #expect(texts["no"]?.text.text == "Nie" && texts["no"]?.place?.line == 19)
    #expect(texts["number"] == nil && texts["flag"] == nil && texts["nothing"] == nil)
    #expect(catalog["pl", "files"]?.text(for: 5, language: "pl") == "5 plików")
    #expect(texts["files"]?.givenForms?.count == 4)
  }

  @Test func languages_ofOneFile_areItsFirstKeys() throws {
    let catalog = try catalog("texts.yaml", "de: {a: Eins}\nno: {a: En}\n")
    #expect(catalog.locales == ["de", "no"] && catalog["no", "a"]?.text == "En")
  }

  @Test func aliases_areLeftOut_butForMergedDefaults() throws {
    let catalog = try catalog(
      "de.yml", "de:\n  x: &x\n    a: Eins\n  y:\n    <<: *x\n    b: Zwei\n  z: *x\n")
    #expect(catalog.problems.map { "\($0)" } == ["de.yml:7: aliases are not supported"])
    #expect(catalog["de", "x.a"]?.text == "Eins" && catalog["de", "y.b"]?.text == "Zwei")
  }

  @Test(arguments: [
    ("de:\n  a: [b\n", "de.yml:3: cannot be read as YAML: did not find expected ',' or ']'"),
    (
      "de: " + String(repeating: "[", count: 128),
      "de.yml:1: expected at most 128 levels of nesting"
    ),
    ("de:\n  a: \"b\n", "de.yml:3: cannot be read as YAML: found unexpected end of stream"),
    (
      "de:\n\ta: b\n",
      "de.yml:2: cannot be read as YAML: found character that cannot start any token"
    ),
    ("de:\n  ? [a]\n  : b\n", "de.yml:2: expected a text as a key"),
    (
      "- a\n",
      "de.yml:1: expected an object of texts in a file whose name contains its locale, as in \"de.json\" or \"de.yml\""
    ),
    (
      "",
      "de.yml:1: expected an object of texts in a file whose name contains its locale, as in \"de.json\" or \"de.yml\""
    ),
  ])
  func damagedFile_isAnErrorWithItsLine(text: String, message: String) {
    #expect(failure("de.yml", text) == message)
  }

  /// Nothing grows by names that stand for others.
  @Test func aliases_ofAliases_areNotExpanded() throws {
    let lines = (1...40).map { "  a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }
    let file = CatalogFile(
      path: "de.yml", bytes: Array(("de:\n  a0: &a0 b\n" + lines.joined(separator: "\n")).utf8))
    let (json, errors) = try YAMLTranslator.json(of: file)
    #expect(json.count < 2 * file.bytes.count && errors.count == 80)
  }
}
