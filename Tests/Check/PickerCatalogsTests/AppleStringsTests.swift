import PickerCheck
import PickerControls
import Testing

@testable import PickerCatalogs

/// Apple's `.strings` and `.stringsdict`.
@Suite struct AppleStringsTests {
  private func read(_ text: String) throws -> StringCatalog {
    try catalog("de.lproj/Localizable.strings", text)
  }

  /// The texts by their keys.
  private func texts(_ text: String) throws -> [String: String] {
    try read(text).languages[0].texts.mapValues { $0.text }
  }

  private func problems(_ text: String) throws -> [String] {
    try read(text).problems.map { "\($0)" }
  }

  @Test func entries_ofAllForms_areRead() throws {
    #expect(
      try texts(
        #"""
        /* A comment of
           two lines; "not" = "read"; */
        "close" = "Schließen"; // "neither" = "this";
        open-file = 'Öffnen';"twice"="Zweimal";
        "Help";
        "empty" = "";
        """#)
        == ["close": "Schließen", "open-file": "Öffnen", "twice": "Zweimal", "Help": "Help"])
  }

  @Test func escapes_areThoseOfPropertyLists() throws {
    #expect(
      try texts(#""a \"b\"" = "\tc\n\U00e4 \UD83D\UDE00 \344 \\ \q";"#)
        == ["a \"b\"": "\tc\nä 😀 ä \\ q"])
  }

  @Test func text_inUTF16_isRead() throws {
    let text = "// ä\n\"day\" = \"Täglich 😀\";\n\"week\" \"Woche\";"
    for isBigEndian in [false, true] {
      for mark in ["", "\u{FEFF}"] {
        let bytes = (mark + text).utf16.flatMap { unit in
          let pair = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
          return isBigEndian ? pair.reversed() : pair
        }
        let catalog = try StringCatalog(files: [CatalogFile(path: "de.strings", bytes: bytes)])
        let day = catalog.languages.first?.translations["day"]
        #expect(day?.text.text == "Täglich 😀" && day?.place?.line == 2)
        #expect(catalog.problems.map { $0.line } == [3])
      }
    }
    let odd = CatalogFile(path: "de.strings", bytes: [0xFF, 0xFE, 0x41])
    #expect(
      try StringCatalog(files: [odd]).problems.map { "\($0)" }
        == ["de.strings:1: expected text in UTF-16, found other bytes"])
  }

  @Test func entry_thatCannotBeRead_isLeftOutWithItsLine() throws {
    #expect(
      try problems("\"a\" = \"A\";\n\n\"b\" = \"B\"\n\"c\" = \"C\";\n\"d\" = \"\\U12\";\n")
        == [
          "de.lproj/Localizable.strings:3: expected \";\" after the text, found \"\"\"",
          "de.lproj/Localizable.strings:5: expected four hexadecimal digits after \"\\U\"",
        ])
    #expect(
      try problems("\"a\" = \"A\";\n/* b\n\"c\" = \"C\";")
        == [
          "de.lproj/Localizable.strings:2: expected \"*/\" after this comment, found the end"
        ])
    #expect(
      try problems("\"a\" = \"A\";\n\"b\" = \"B;")
        == ["de.lproj/Localizable.strings:2: expected a quotation mark, found the end"])
    #expect(
      failure("de.strings", "bplist00") == """
        de.strings:1: expected a text, found a binary property list: convert it with plutil -convert xml1
        """)
  }

  private func dictionary(_ entries: String) throws -> StringCatalog {
    try catalog(
      "pl.lproj/Localizable.stringsdict",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
      \(entries)
      </dict></plist>
      """)
  }

  private func rule(_ forms: String) -> String {
    "<dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
      + "<key>NSStringFormatValueTypeKey</key><string>d</string>\(forms)</dict>"
  }

  private let files = """
    <key>one</key><string>%d plik</string><key>few</key><string>%d pliki</string>
    <key>many</key><string>%d plików</string><key>other</key><string>%d pliku</string>
    """

  @Test func pluralForms_areInTheFormat() throws {
    let catalog = try dictionary(
      """
      <key>%d files</key><dict><key>NSStringLocalizedFormatKey</key><string>Są %1$#@files@ tu</string>
      <key>files</key>\(rule(files))</dict>
      """)
    let text = try #require(catalog["pl", "{count} files"])
    #expect(
      [1, 2, 5].map { text.text(for: $0, language: "pl") }
        == ["Są 1 plik tu", "Są 2 pliki tu", "Są 5 plików tu"])
    let translation = catalog.languages[0].translations["%d files"]
    #expect(translation?.place?.line == 4 && translation?.givenForms?.count == 4)
  }

  @Test func variables_mayNameOthers() throws {
    let folders = "<key>other</key><string>w %d folderach</string>"
    let catalog = try dictionary(
      """
      <key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
      <key>folders</key>\(rule(folders))
      <key>files</key>\(rule("<key>other</key><string>%d pliki %#@folders@</string>"))</dict>
      <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>10</key><string>kr.</string><key>30</key><string>długie</string></dict></dict>
      <key>plain</key><string>Zwykły</string>
      """)
    #expect(catalog["pl", "a"]?.text == "{count} pliki w %d folderach")
    #expect(catalog["pl", "w"]?.text == "długie")
    #expect(catalog["pl", "plain"]?.text == "Zwykły")
  }

  @Test func entry_withoutAFormat_isLeftOut() throws {
    let catalog = try dictionary(
      """
      <key>a</key><dict><key>b</key><string>c</string></dict>
      <key>d</key><integer>1</integer>
      <key>e</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@f@</string><key>f</key><dict/></dict>
      <key>g</key><string>h</string>
      """)
    let path = "pl.lproj/Localizable.stringsdict"
    #expect(
      catalog.problems.map { "\($0)" }
        == [
          "\(path):4: expected the key \"NSStringLocalizedFormatKey\", found \"dict\"",
          "\(path):5: expected a string or a dict, found \"integer\"",
          "\(path):6: expected a plural form, such as \"other\", of \"f\", found \"dict\"",
        ])
    #expect(catalog["pl", "g"]?.text == "h")
  }

  @Test func plurals_areTakenBeforeTextsWithTheSameKey() throws {
    let plural = """
      <plist version="1.0"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@b@</string>
      <key>b</key>\(rule("<key>one</key><string>%d x</string><key>other</key><string>%d y</string>"))</dict></dict></plist>
      """
    let catalog = try StringCatalog(
      paths: ["l"],
      from: Folders(files: [
        "l/de.lproj/L.strings": "\"a\" = \"b\";", "l/de.lproj/L.stringsdict": plural,
      ]))
    #expect(catalog["de", "a"]?.forms.count == 1)
  }
}
