import PickerCheck
import PickerControls
import PickerText
import Testing

@testable import PickerCatalogs

/// Catalogues with mistakes that translators and tools make: what can be read is, and the rest is a problem with its place.
@Suite struct CatalogProblemTests {
  private func problems(_ catalog: StringCatalog) -> [String] {
    catalog.problems.map { "\($0.code.rawValue) \($0)" }
  }

  private func header(_ lines: String...) -> String {
    "msgid \"\"\nmsgstr \"\"\n" + lines.map { "\"\($0)\\n\"\n" }.joined() + "\n"
  }

  @Test func moreForms_thanTheExpressionHas_areNotUsed() throws {
    let catalog = try catalog(
      "de.po",
      header("Plural-Forms: nplurals=2; plural=(n != 1);") + """
        msgid "%d bean"
        msgid_plural "%d beans"
        msgstr[0] "%d Bohne"
        msgstr[1] "%d Bohnen"
        msgstr[2] "%d Bohnerich"

        msgid "Tea"
        msgstr "Tee"
        """)
    #expect(
      catalog["de", "%d bean"] == TranslatedText("{count} Bohnen", forms: [.one: "{count} Bohne"]))
    #expect(catalog["de", "Tea"] == TranslatedText("Tee"))
    #expect(problems(catalog) == ["message de.po:5: msgstr[2]: expected 2 forms"])
  }

  @Test func moreForms_thanTheHeaderCounts_areThoseOfItsExpression() throws {
    let catalog = try catalog(
      "pl.po",
      header(
        "Plural-Forms: nplurals=2; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
      ) + """
        msgid "%d bean"
        msgid_plural "%d beans"
        msgstr[0] "%d fasola"
        msgstr[1] "%d fasole"
        msgstr[2] "%d fasoli"
        """)
    #expect(catalog["pl", "%d bean"]?.text(for: 5, language: "pl") == "5 fasoli")
    #expect(catalog["pl", "%d bean"]?.text(for: 3, language: "pl") == "3 fasole")
    #expect(
      problems(catalog)
        == ["message pl.po:1: Plural-Forms: nplurals=2: the form of 0 has the index 2"])
  }

  @Test func pluralForms_namedTwice_areRead() throws {
    let message =
      "msgid \"%d cup\"\nmsgid_plural \"%d cups\"\nmsgstr[0] \"%d Tasse\"\nmsgstr[1] \"%d Tassen\"\n"
    let text = TranslatedText("{count} Tassen", forms: [.one: "{count} Tasse"])
    let doubled = try catalog(
      "de.po",
      header(
        "Plural-Forms: nplurals=2; plural=(n != 1);", "Plural-Forms: nplurals=1; plural=0;")
        + message)
    #expect(doubled["de", "%d cup"] == text)
    #expect(
      problems(doubled)
        == ["message de.po:1: the header has \"Plural-Forms\" twice; the first counts"])
    let inside = try catalog(
      "de.po", header("Plural-Forms: Plural-Forms: nplurals=2; plural=(n != 1);") + message)
    #expect(inside["de", "%d cup"] == text && inside.problems.isEmpty)
    let damaged = try catalog("de.po", header("Plural-Forms: nplurals=two") + message)
    #expect(damaged["de", "%d cup"] == text)
    #expect(
      problems(damaged) == [
        "message de.po:1: Plural-Forms: expected \"nplurals=\" with a number from 1 to 16"
      ])
  }

  @Test func damagedMessage_isLeftOut_andTheOthersAreRead() throws {
    let catalog = try catalog(
      "de.po",
      """
      msgid "Tea"
      msgstr "Tee"

      msgctxt "drink
      msgid "Milk"
      msgstr "Milch"

      msgid "Water"
      msgstr "Wasser" tap
      "more"

      mgsid "Juice"
      msgstr "Saft"

      msgid "Coffee"
      msgstr "Kaffee"
      msgid "Tea"
      msgstr "Noch ein Tee"
      msgid "Soup"
      msgid "Bread"
      msgstr "Brot"
      """)
    #expect(
      catalog.languages.first?.texts == [
        "Tea": TranslatedText("Noch ein Tee"), "Coffee": TranslatedText("Kaffee"),
        "Bread": TranslatedText("Brot"),
      ])
    #expect(
      problems(catalog) == [
        "message de.po:4: expected a quotation mark, found the end of the line",
        "message de.po:9: expected the end of the line after the text, found \" \"",
        "message de.po:12: expected msgctxt, msgid, msgid_plural, msgstr or a comment, found \"mgsid\"",
        "message de.po:19: expected msgstr in this message",
        "duplicateKey de.po:18: duplicate key \"Tea\", first at line 2; the last one counts",
      ])
  }

  @Test func manyDamagedMessages_areCounted() throws {
    let bad = (0..<150).map { "msgid \"\($0)\"\nmsgstr \"\\q\"\n" }.joined()
    let catalog = try catalog("de.po", bad + "msgid \"Tea\"\nmsgstr \"Tee\"\n")
    #expect(catalog.problems.count == 101)
    #expect(problems(catalog).last == "message de.po: 50 more messages cannot be read")
  }

  @Test(arguments: [
    (
      "de.arb", "{\"a\": \"Tee\",\n\"b\": \"{n, plural, one {x}}\"}",
      "de.arb:2: $.b: the form \"other\" of \"n\" is missing"
    ),
    (
      "values-de/strings.xml",
      "<resources><string name=\"a\">Tee</string>\n<string name=\"b\">\\u00</string></resources>",
      "values-de/strings.xml:2: expected four hexadecimal digits after \"\\u\""
    ),
    (
      "a.xcstrings",
      "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"Tee\"}},\n\"german\": {}}}}}",
      "a.xcstrings:2: $.strings.a.localizations.german: expected a locale such as \"de\" or \"pt-BR\", found \"german\""
    ),
  ])
  func damagedMessage_ofOtherFormats_isLeftOut(path: String, text: String, problem: String) throws {
    let catalog = try catalog(path, text)
    #expect(catalog["de", "a"] == TranslatedText("Tee") && catalog["de", "b"] == nil)
    #expect(problems(catalog) == ["message " + problem])
  }

  @Test func damagedFile_isAProblem_andTheOthersAreRead() throws {
    let catalog = try StringCatalog(files: [
      CatalogFile(path: "fi.json", bytes: Array("{\n".utf8)),
      CatalogFile(path: "de.po", bytes: Array("msgid \"Tea\"\nmsgstr \"Tee\"".utf8)),
    ])
    #expect(catalog.locales == ["de"])
    #expect(problems(catalog).count == 1)
    #expect(problems(catalog)[0].hasPrefix("catalogue fi.json:2: "))
  }
}

// Languages.
extension CatalogProblemTests {
  @Test func folder_countsBeforeTheHeader() throws {
    let catalog = try catalog(
      "locales/de/menu.po", header("Language: fr_FR") + "msgid \"Tea\"\nmsgstr \"Tee\"")
    #expect(catalog.locales == ["de"])
    #expect(
      problems(catalog) == [
        "language locales/de/menu.po:1: expected the language de of the path, found \"fr_FR\""
      ])
  }

  @Test func modifierOfAFolder_isAScript() throws {
    let catalog = try catalog(
      "sr@latin/LC_MESSAGES/menu.po", header("Language: sr") + "msgid \"Tea\"\nmsgstr \"Čaj\"")
    #expect(catalog.locales == ["sr-Latn"] && catalog.problems.isEmpty)
    #expect(
      try self.catalog("sr@latin.po", header("Language: sr@latin")).problems.isEmpty)
  }

  @Test func unknownCode_isAProblem_andHasARow() throws {
    let message = "msgid \"Tea\"\nmsgstr \"Shahi\""
    for path in ["zzz.po", "zzz/LC_MESSAGES/menu.po"] {
      let catalog = try catalog(path, header("Language:") + message)
      #expect(catalog.locales == ["zzz"] && catalog["zzz", "Tea"] == TranslatedText("Shahi"))
      #expect(problems(catalog) == ["language \(path): unknown language \"zzz\""])
    }
    #expect(try catalog("tig.po", header("Language:") + message).problems.isEmpty)
    #expect(try catalog("menu.po", header("Language: tig") + message).locales == ["tig"])
    #expect(try catalog("menu.arb", #"{"@@locale": "tig", "a": "b"}"#).locales == ["tig"])
  }

  @Test func emptyLanguage_isThatOfThePath() throws {
    let catalog = try catalog("de.po", header("Language: ") + "msgid \"Tea\"\nmsgstr \"Tee\"")
    #expect(catalog.locales == ["de"] && catalog.problems.isEmpty)
  }

  @Test func nameOfAnAppResource_countsBeforeItsLocale() throws {
    let catalog = try catalog("app_de.arb", "{\n\"@@locale\": \"en\", \"a\": \"Tee\"}")
    #expect(catalog.locales == ["de"])
    #expect(
      problems(catalog)
        == ["language app_de.arb:2: expected the language de of the path, found \"en\""])
  }

  private func catalog(_ path: String, _ text: String) throws -> StringCatalog {
    try PickerCatalogsTests.catalog(path, text)
  }
}

/// What catalogues say beside a text: its place, its contexts, and the letter of its key.
@Suite struct TranslationTests {
  @Test(arguments: [
    (
      "de.po", "msgid \"\"\nmsgstr \"\"\n\n#, c-format\nmsgctxt \"x\"\nmsgid \"a\"\nmsgstr \"b\"", 7
    ),
    ("de.json", "{\n\"c\": 1,\n\n\"a\":\n\"b\"}", 5),
    ("de.arb", "{\"c\": \"d\",\n\"a\": \"b\"}", 2),
    (
      "a.xcstrings",
      "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\":\n{\"de\":\n{\"stringUnit\": {\"value\": \"b\"}}}}}}",
      3
    ),
    ("values-de/strings.xml", "<resources>\n<string name=\"a\">b</string></resources>", 2),
    (
      "de.xliff",
      "<xliff version='1.2'><file source-language='en' target-language='de'><body>\n\n<trans-unit id='a'><source>a</source><target>b</target></trans-unit></body></file></xliff>",
      3
    ),
  ])
  func translation_hasItsLine(path: String, text: String, line: Int) throws {
    let german = try #require(try catalog(path, text).languages.first { $0.locale == "de" })
    #expect(german.translations["a"]?.text == TranslatedText("b"))
    #expect(german.translations["a"]?.place == CatalogPlace(path: path, line: line))
  }

  @Test func contexts_ofOneText_areAllThere() throws {
    let text = """
      msgctxt "verb"
      msgid "_Open"
      msgstr "Ö_ffnen"

      msgid "_Open"
      msgstr "Aufmachen"

      msgctxt "state"
      msgid "_Open"
      msgstr "_Offen"

      msgctxt "shop"
      msgid "_Open"
      msgstr "Ö_ffnen"
      """
    let german = try #require(try catalog("de.po", text).languages.first)
    for name in ["_Open", "Open"] {
      let first = try #require(german.translations[name])
      #expect(first.text.text == "Öffnen" && first.place?.line == 3)
      #expect(first.others.map(\.text.text) == ["Aufmachen", "Offen"])
    }
    #expect(german.translations["state|_Open"]?.text.text == "Offen")
  }

  @Test(arguments: [
    ("_Open", "_Öffnen", "Öffnen"), ("E&xit", "Be&enden", "Beenden"),
    ("Save _As", "Speichern _unter", "Speichern unter"), ("_Open", "開く(_O)", "開く(O)"),
    ("&Open", "Ö_ffnen", "Ö_ffnen"), ("Open", "_Öffnen", "_Öffnen"), ("_Open", "Öffnen", "Öffnen"),
    ("R&D", "F&E", "F&E"), ("Save & close", "Sichern & _los", "Sichern & _los"),
    ("A &amp; B", "C &amp; D", "C &amp; D"), ("__x", "__y", "__y"), ("a_b_c", "a_b_c", "a_b_c"),
  ])
  func markOfAKey_isLeftOut(source: String, text: String, shown: String) throws {
    let catalog = try catalog("de.po", "msgid \"\(source)\"\nmsgstr \"\(text)\"")
    #expect(catalog["de", source]?.text == shown)
  }
}
