import PickerCheck
import PickerControls
import Testing

@testable import PickerCatalogs

/// Java's `.properties`, and .NET's `.resx`.
@Suite struct PropertiesTests {
  private func texts(_ text: String) throws -> [String: String] {
    try catalog("messages_de.properties", text).languages[0].texts.mapValues { $0.text }
  }

  /// The examples of `java.util.Properties.load`.
  @Test func lines_areThoseOfJava() throws {
    #expect(
      try texts(
        #"""
        # A comment \
        ! and another
        Truth = Beauty
         Truth2:Beauty
        Truth3			:Beauty

        fruits                           apple, banana, pear, \
                                         cantaloupe, watermelon, \
                                         kiwi, mango
        a\ b\:c\=d = e \
           \ f
        cheeses
        """#)
        == [
          "Truth": "Beauty", "Truth2": "Beauty", "Truth3": "Beauty",
          "fruits": "apple, banana, pear, cantaloupe, watermelon, kiwi, mango",
          "a b:c=d": "e  f",
        ])
  }

  @Test func escapes_areResolved() throws {
    #expect(
      try texts(#"a=\u00e4\uD83D\uDE00 \t\n\\ \q"# + "\r\nb=c\r\n") == [
        "a": "ä😀 \t\n\\ q", "b": "c",
      ])
  }

  /// Java 9 and later read UTF-8, and ISO 8859-1 if that is none.
  @Test func bytes_thatAreNotUTF8_areLatin1() throws {
    let latin = CatalogFile(path: "a_de.properties", bytes: Array("a=gr".utf8) + [0xFC, 0xDF])
    #expect(try StringCatalog(files: [latin])["de", "a"] == TranslatedText("grüß"))
    #expect(try texts("a=grüß") == ["a": "grüß"])
  }

  @Test func messages_haveArgumentsAndPluralForms() throws {
    let catalog = try catalog(
      "messages_pl.properties",
      """
      a={0} of {1,number,integer}: it''s {2}
      b=It''s
      c={n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}
      d={broken
      """)
    #expect(catalog.languages[0].texts["a"]?.text == "{0} of {1, number}: it's {2}")
    #expect(catalog["pl", "b"]?.text == "It''s" && catalog["pl", "d"]?.text == "{broken")
    #expect(catalog["pl", "c"]?.text(for: 3, language: "pl") == "3 pliki")
  }

  @Test func entry_withADamagedEscape_isLeftOutWithItsLine() throws {
    let catalog = try catalog("a_de.properties", "a=b\n\nc=\\\n  \\u12\nd=\\uD800x\ne=f")
    #expect(
      catalog.problems.map { "\($0)" }
        == [
          "a_de.properties:3: expected four hexadecimal digits after \"\\u\"",
          "a_de.properties:5: expected two surrogates, as in \"\\uD83D\\uDE00\"",
        ])
    let last = catalog.languages[0].translations["e"]
    #expect(last?.text.text == "f" && last?.place?.line == 6)
  }

  @Test func file_withoutALocale_isInTheSourceLanguage() throws {
    let files = [
      CatalogFile(path: "m.properties", bytes: Array("a=One".utf8)),
      CatalogFile(path: "m_de.properties", bytes: Array("a=Eins".utf8)),
    ]
    #expect(try StringCatalog(files: files)["de", "One"] == TranslatedText("Eins"))
  }

  @Test func resources_haveTheTextsOfDataWithoutAType() throws {
    let catalog = try catalog(
      "Strings.pt-BR.resx",
      """
      <?xml version="1.0" encoding="utf-8"?>
      <root>
        <xsd:schema id="root" xmlns:xsd="http://www.w3.org/2001/XMLSchema"><xsd:element name="data"/></xsd:schema>
        <resheader name="version"><value>2.0</value></resheader>
        <data name="Close" xml:space="preserve"><value>Fechar {0}</value><comment>A button</comment></data>
        <data name="Icon" type="System.Resources.ResXFileRef"><value>a.ico</value></data>
        <data name="&gt;&gt;label.Name" xml:space="preserve"><value>label</value></data>
        <data name="Empty" xml:space="preserve"><value/></data>
      </root>
      """)
    #expect(catalog.languages.map { $0.locale } == ["pt-BR"])
    #expect(catalog.languages[0].texts == ["Close": TranslatedText("Fechar {0}")])
    #expect(catalog.languages[0].translations["Close"]?.place?.line == 5)
    #expect(
      failure("de.resx", "<resx/>")
        == "de.resx:1: expected the element resources, xliff, root, TS or plist, found \"resx\"")
  }
}
