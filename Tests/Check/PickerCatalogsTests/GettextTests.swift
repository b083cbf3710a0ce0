import PickerCheck
import PickerControls
import PickerLimits
import PickerText
import Testing

@testable import PickerCatalogs

/// gettext's `.po` files.
@Suite struct GettextTests {
  private let header = """
    msgid ""
    msgstr ""
    "Language: de\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

    """

  /// Each is looked up in what there is already, not compared with it.
  @Test func contexts_ofOneMessage_areAllKeptInLinearTime() throws {
    let count = 20_000
    let messages = (0..<count).map {
      "msgctxt \"c\($0)\"\nmsgid \"Open\"\nmsgstr \"v\($0 / 2)\"\n\n"
    }
    let catalog = try catalog("x.po", header + messages.joined())
    let translation = catalog.languages[0].translations["Open"]
    #expect(translation?.others.map(\.text.text) == (1..<count / 2).map { "v\($0)" })
  }

  @Test func contexts_beyondTheBudget_areNotReadToTheEnd() throws {
    let messages = (0..<2000).map {
      "msgctxt \"c\($0)\"\nmsgid \"Open\"\nmsgstr \"v\($0)\"\n\n"
    }
    let file = CatalogFile(path: "x.po", bytes: Array((header + messages.joined()).utf8))
    let probe = BudgetProbe()
    _ = try Budget(probe: probe).asCurrent { try StringCatalog(files: [file]) }
    let last = BudgetProbe(cancellingAt: probe.checkCount - 20)
    #expect(throws: CatalogError.self) {
      try Budget(probe: last).asCurrent { try StringCatalog(files: [file]) }
    }
    #expect(last.checkCount <= probe.checkCount - 10)
  }

  @Test func messages_haveTheirIdsAsKeys() throws {
    let catalog = try catalog(
      "x.po",
      header + """
        # A comment
        #: src/menu.c:12
        msgid "Settings"
        msgstr "Einstellungen"

        msgctxt "verb"
        msgid "Open"
        msgstr "Öffnen"
        msgctxt "state"
        msgid "Open"
        msgstr "Offen"
        """)
    #expect(catalog.locales == ["de"] && catalog.sourceLocale == nil)
    #expect(catalog["de", "Settings"] == TranslatedText("Einstellungen"))
    #expect(catalog["de", "verb|Open"] == TranslatedText("Öffnen"))
    #expect(catalog["de", "state|Open"] == TranslatedText("Offen"))
    #expect(catalog["de", "Open"] == TranslatedText("Öffnen"))
  }

  @Test func fuzzyObsoleteAndEmptyMessages_areLeftOut() throws {
    let catalog = try catalog(
      "x.po",
      header + """
        #, fuzzy, c-format
        #| msgid "Seting"
        msgid "Setting"
        msgstr "Falsch"

        msgid "Help"
        msgstr ""

        msgid "Day"
        msgstr "Tag"

        #~ msgid "Old"
        #~ msgstr "Alt"
        """)
    #expect(catalog.languages.first?.texts == ["Day": TranslatedText("Tag")])
  }

  @Test func texts_ofSeveralLinesWithEscapes_areOne() throws {
    let catalog = try catalog(
      "x.po",
      header + #"""
        msgid ""
        "Two "
        "parts"
        msgstr "a\tb\\\"c\"\n"
          "\303\244\x41"
        """#)
    #expect(catalog["de", "Two parts"] == TranslatedText("a\tb\\\"c\"\näA"))
  }

  @Test func plurals_takeTheCategoriesOfTheirRule() throws {
    let catalog = try catalog(
      "pl.po",
      """
      msgid ""
      msgstr "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

      msgid "%d file"
      msgid_plural "%d files"
      msgstr[0] "%d plik"
      msgstr[1] "%d pliki"
      msgstr[2] "%d plików"
      """)
    let text = TranslatedText(
      "{count} plików",
      forms: [.one: "{count} plik", .few: "{count} pliki", .many: "{count} plików"])
    for key in ["%d file", "%d files", "{count} file", "{count} files"] {
      #expect(catalog["pl", key] == text, "\(key)")
    }
  }

  @Test func plurals_withoutARule_haveTwoForms() throws {
    let catalog = try catalog(
      "fi.po",
      """
      msgid "%d day"
      msgid_plural "%d days"
      msgstr[0] "%d päivä"
      msgstr[1] "%d päivää"
      """)
    #expect(
      catalog["fi", "%d days"] == TranslatedText("{count} päivää", forms: [.one: "{count} päivä"]))
  }

  @Test func plurals_ofALanguageWithOneForm_haveACount() throws {
    let catalog = try catalog(
      "ja.po",
      """
      msgid ""
      msgstr "Plural-Forms: nplurals=1; plural=0;\\n"
      msgid "{n} day"
      msgid_plural "{n} days"
      msgstr[0] "{n}日"
      """)
    #expect(catalog["ja", "{count} days"] == TranslatedText("{count}日"))
  }

  @Test func latin1_isDecoded() throws {
    let text = """
      msgid ""
      msgstr "Content-Type: text/plain; charset=ISO-8859-1\\n"
      msgid "Day"
      msgstr "P
      """
    let bytes = Array(text.utf8) + [0xE4] + Array("iv\"\n".utf8)
    let catalog = try StringCatalog(files: [CatalogFile(path: "fi.po", bytes: bytes)])
    #expect(catalog["fi", "Day"] == TranslatedText("Päiv"))
  }

  @Test func bytesThatAreNoText_areAProblemWithTheLine() throws {
    let bytes = Array("# \nmsgid \"Day\"\nmsgstr \"P".utf8) + [0xE4] + Array("iv\"\n".utf8)
    let catalog = try StringCatalog(files: [CatalogFile(path: "fi.po", bytes: bytes)])
    #expect(
      catalog.problems.map { "\($0)" } == ["fi.po:2: expected text in UTF-8, found other bytes"])
  }

  @Test(arguments: [
    ("msgid \"a\"\nmsgstr \"b", "de.po:2: expected a quotation mark, found the end of the line"),
    ("msgid \"a\"\nmsgstr m\"b\"", "de.po:2: expected a quotation mark, found \"m\""),
    (
      "msgid \"a\"\nmsgstr \"b\" c",
      "de.po:2: expected the end of the line after the text, found \" \""
    ),
    (
      "\n\nmgsid \"a\"",
      "de.po:3: expected msgctxt, msgid, msgid_plural, msgstr or a comment, found \"mgsid\""
    ),
    ("\"a\"", "de.po:1: expected msgid before a text"),
    ("msgstr \"a\"", "de.po:1: expected msgid before msgstr"),
    ("msgid \"a\"\nmsgid \"b\"", "de.po:1: expected msgstr in this message"),
    ("msgid \"a\"\nmsgstr \"b\"\nmsgstr \"c\"", "de.po:3: duplicate msgstr"),
    ("msgid \"a\"\nmsgstr \"\\q\"", "de.po:2: unknown escape \"\\\" before \"q\""),
    ("msgid \"a\"\nmsgstr[1] \"b\"", "de.po:1: msgstr[1]: expected 1 form"),
    ("msgid \"a\"\nmsgstr[x] \"b\"", "de.po:2: expected msgctxt, msgid"),
    (
      "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=n;\\n\"",
      "de.po:1: Plural-Forms: nplurals=2: the form of 2 has the index 2"
    ),
    (
      "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=m;\\n\"",
      "de.po:1: Plural-Forms: expected a number, \"n\" or \"(\", found \"m\""
    ),
    (
      "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=Shift_JIS\\n\"",
      "de.po:1: expected the character set UTF-8, US-ASCII or ISO-8859-1, found \"Shift_JIS\""
    ),
  ])
  func damage_isAnErrorWithItsLine(text: String, message: String) throws {
    let found = try #require(failure("de.po", text))
    #expect(found.hasPrefix(message), "\(found)")
  }

  @Test func file_withoutALanguage_isAnError() {
    #expect(
      failure("menu.po", "msgid \"a\"\nmsgstr \"b\"")
        == "menu.po:1: expected the language in the header, as in \"Language: de\", or in the file name"
    )
  }
}
