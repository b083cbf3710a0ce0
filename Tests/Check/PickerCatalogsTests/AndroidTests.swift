import PickerCheck
import PickerControls
import PickerArtwork
import Testing

@testable import PickerCatalogs

/// Android's `strings.xml`.
@Suite struct AndroidTests {
  private func read(_ resources: String, in folder: String = "values-de") throws -> StringCatalog {
    try catalog("res/\(folder)/strings.xml", "<resources>\(resources)</resources>")
  }

  private func text(_ content: String) throws -> String? {
    try read("<string name=\"a\">\(content)</string>")["de", "a"]?.text
  }

  @Test func strings_haveTheirNamesAsKeys() throws {
    let catalog = try read(
      """
      <string name="settings">Einstellungen</string>
      <color name="red">#f00</color>
      <item type="string" name="help">Hilfe</item>
      <string-array name="days"><item>Mo</item><item>Di</item></string-array>
      """)
    #expect(
      catalog.languages.first?.texts == [
        "settings": TranslatedText("Einstellungen"), "help": TranslatedText("Hilfe"),
        "days[0]": TranslatedText("Mo"), "days[1]": TranslatedText("Di"),
      ])
  }

  @Test func plurals_haveForms() throws {
    let catalog = try read(
      """
      <plurals name="files">
        <item quantity="one">%d Datei</item><item quantity="other">%1$d Dateien</item>
      </plurals>
      """)
    #expect(
      catalog["de", "files"] == TranslatedText("{count} Dateien", forms: [.one: "{count} Datei"]))
  }

  @Test(arguments: [
    ("\n  a \n\t b  ", "a b"), ("\" a  b \"", " a  b "), (#"it\'s \"so\""#, #"it's "so""#),
    (#"\@x \?"#, "@x ?"), (#"a\nb\tc"#, "a\nb\tc"), (#"\u00e9 \uD83D\uDE00"#, "é 😀"),
    ("<![CDATA[<b>a</b> &]]>", "<b>a</b> &"), ("a <b>bold</b> word", "a bold word"),
    ("&lt;3 &#233;", "<3 é"), (#"\u0020a"#, " a"), ("a\\", "a"), ("50 % da", "50 % da"),
  ])
  func text_hasAndroidsEscapes(content: String, text: String) throws {
    #expect(try self.text(content) == text)
  }

  @Test func placeholders_inXLIFFTags_areKept() throws {
    let catalog = try catalog(
      "res/values-de/strings.xml",
      """
      <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
        <string name="left">Noch <xliff:g id="n" example="3">%d</xliff:g> Tage</string>
      </resources>
      """)
    #expect(catalog["de", "left"] == TranslatedText("Noch {count} Tage"))
  }

  @Test func references_takeTheTextOfTheOther() throws {
    let catalog = try read(
      """
      <string name="close">@string/done</string><string name="done">Fertig</string>
      <string name="a">@string/b</string><string name="b">@string/a</string>
      <string name="c">@string/elsewhere</string>
      """)
    #expect(catalog["de", "close"] == TranslatedText("Fertig"))
    #expect(catalog["de", "a"] == nil && catalog["de", "c"] == nil)
  }

  @Test func variants_forProducts_countOnce() throws {
    let catalog = try read(
      """
      <string name="a" product="default">Gerät</string><string name="a" product="tablet">Tablet</string>
      """)
    #expect(catalog["de", "a"] == TranslatedText("Gerät"))
  }

  @Test func defaultFolder_givesTheSourceTexts() throws {
    let catalog = try StringCatalog(files: [
      CatalogFile(
        path: "res/values/strings.xml",
        bytes: Array(
          """
          <resources><string name="ok">Fine</string>
          <string name="brand" translatable="false">Picker</string></resources>
          """.utf8)),
      CatalogFile(
        path: "res/values-de/strings.xml",
        bytes: Array("<resources><string name=\"ok\">Gut</string></resources>".utf8)),
    ])
    #expect(catalog.sourceLocale == nil && catalog.locales == ["de"])
    #expect(catalog["de", "ok"] == TranslatedText("Gut"))
    #expect(catalog["de", "Fine"] == TranslatedText("Gut"))
    #expect(catalog["de", "brand"] == TranslatedText("Picker"))
  }

  @Test func defaultFolder_withALocale_namesTheSource() throws {
    let catalog = try catalog(
      "values/strings.xml",
      """
      <resources xmlns:tools="http://schemas.android.com/tools" tools:locale="fi">
      <string name="day">Päivä</string></resources>
      """)
    #expect(catalog.sourceLocale == "fi" && catalog.locales == ["fi"])
    #expect(catalog["fi", "Päivä"] == TranslatedText("Päivä"))
  }

  @Test(
    arguments: [
      ("values-pt-rBR", "pt-BR"), ("values-b+sr+Latn", "sr-Latn"), ("values-b+es+419", "es-419"),
      ("values-iw", "he"), ("values-fil", "fil"), ("values-mcc310-de", "de"), ("values", nil),
      ("values-land", nil), ("values-car", nil), ("values-v21", nil),
    ] as [(String, String?)])
  func folder_namesTheLocale(name: String, locale: String?) throws {
    let folder = try #require(AndroidFolder(path: "res/\(name)/strings.xml", LanguageNames()))
    #expect(folder.locale == locale)
  }

  @Test(arguments: [
    (
      "<resources>\n<string name=\"a\">\\u12</string></resources>",
      "2: expected four hexadecimal digits"
    ),
    ("<resources>\n<string name=\"a\">\\uD800</string></resources>", "2: expected two surrogates"),
    (
      "<resources><plurals name=\"a\">\n<item quantity=\"lots\">b</item></plurals></resources>",
      "2: expected a quantity"
    ),
    ("<resources>\n<string name=\"a\">b</resources>", "2: cannot be read as XML: mismatched tag"),
    ("\n<menu/>", "2: expected the element resources, xliff, root, TS or plist, found \"menu\""),
    ("", "1: cannot be read as XML: no element found"),
  ])
  func damage_isAnErrorWithItsLine(text: String, message: String) throws {
    let found = try #require(failure("values-de/strings.xml", text))
    #expect(found.hasPrefix("values-de/strings.xml:" + message), "\(found)")
  }

  @Test func referencesToOneText_followItOnce() throws {
    let count = 1000
    let strings = (0..<count).map { "<string name=\"b\($0)\">@string/a</string>" }.joined()
    let chain = (0..<count).map { "<string name=\"c\($0)\">@string/c\($0 + 1)</string>" }.joined()
    let text = "<resources>\(strings)\(chain)<string name=\"a\">x</string></resources>"
    let file = CatalogFile(path: "values-de/strings.xml", bytes: Array(text.utf8))
    let root = try XMLDocument.root(of: file.bytes)
    var references = AndroidReferences(root.elements)
    for element in root.elements { _ = try references.text(of: element, in: file) }
    #expect(references.followedCount == 1 + count)
    let catalog = try StringCatalog(files: [file])
    #expect(catalog["de", "b999"]?.text == "x" && catalog["de", "c0"] == nil)
  }

  @Test func referencesInAChainOrACircle_haveTheTextAtItsEndOrNone() throws {
    let names = (0..<20).map { "<string name=\"a\($0)\">@string/a\($0 + 1)</string>" }.joined()
    let catalog = try read(
      "\(names)<string name=\"a20\">end</string><string name=\"b\">@string/c</string>"
        + "<string name=\"c\">@string/b</string>")
    #expect(catalog["de", "a0"]?.text == "end" && catalog["de", "a19"]?.text == "end")
    #expect(catalog["de", "b"] == nil && catalog["de", "c"] == nil)
  }
}
