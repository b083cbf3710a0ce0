import PickerCheck
import PickerControls
import PickerText
import Testing

@testable import PickerCatalogs

/// How long translations may be, as catalogues say it.
@Suite struct TextLimitTests {
  private func limits(_ path: String, _ text: String, source: String? = nil) throws -> TextLimits {
    try StringCatalog(
      files: [CatalogFile(path: path, bytes: Array(text.utf8))], sourceLocale: source
    ).limits
  }

  private let inter = Font(families: ["Inter"], size: 16, weight: .bold)

  @Test func flagsOfWeblate_areLimits() throws {
    let text = """
      msgid ""
      msgstr "Language: de\\n"

      #, c-format, max-size:96:2, font-family:Inter, font-size:16
      #, font-weight:bold, max-length:12
      msgid "Settings"
      msgstr "Einstellungen"

      #, max-length:8, font-family:"Noto_Sans"
      msgid "%d file"
      msgid_plural "%d files"
      msgstr[0] ""
      msgstr[1] ""

      #, fuzzy
      msgid "Help"
      msgstr "Hilfe"
      """
    let limit = TextLimit(width: 96, lines: 2, font: inter, characters: 12)
    let other = TextLimit(font: Font(families: ["Noto Sans"], size: 10), characters: 8)
    let found = try limits("de.po", text)
    #expect(found.shared.isEmpty && found.byLocale.keys.sorted() == ["de"])
    #expect(found.byLocale["de"]?["Settings"] == limit && found.byLocale["de"]?["Help"] == nil)
    #expect(found.byLocale["de"]?["{count} files"] == other)
    // Those of the source language and of templates hold for all languages.
    #expect(try limits("de.po", text, source: "de").shared["Settings"] == limit)
  }

  @Test func templates_haveLimitsWithoutALanguage() throws {
    let text = "#, max-size:96\nmsgid \"Settings\"\nmsgstr \"\"\n"
    let limit = TextLimit(width: 96, font: Font(size: 10))
    #expect(try limits("app.pot", text).shared == ["Settings": limit])
    #expect(try limits("lengths.po", text).shared == ["Settings": limit])
    let translated = try StringCatalog(
      files: [
        CatalogFile(path: "translations.po", bytes: Array("msgid \"a\"\nmsgstr \"b\"\n".utf8))
      ])
    #expect(translated.problems.first?.message.hasPrefix("expected the language") == true)
  }

  @Test(
    arguments: [
      (#"maxwidth="96" size-unit="point" font="Inter;16;bold""#, true),
      (#"maxwidth="96" font="Inter;16;bold""#, true), (#"maxwidth="9" size-unit="em""#, false),
    ])
  func maxwidth_ofXLIFF_isALimit(attributes: String, isWidth: Bool) throws {
    let text = """
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
        <file source-language="en" original="x" datatype="plaintext"><body>
          <trans-unit id="settings" \(attributes)><source>Settings</source></trans-unit>
          <trans-unit id="2" maxwidth="8" size-unit="char"><source>Help</source></trans-unit>
        </body></file></xliff>
      """
    let shared = try limits("app.xliff", text).shared
    let limit = TextLimit(width: 96, font: inter)
    #expect(shared["settings"] == (isWidth ? limit : nil))
    #expect(shared["Settings"] == (isWidth ? limit : nil))
    #expect(shared["Help"] == TextLimit(characters: 8) && shared["2"] == nil)
  }

  @Test func sizeRestrictions_ofXLIFF2_areLimits() throws {
    let text = """
      <xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="de"
        xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0"><file id="f">
          <unit id="u1" name="settings" slr:sizeRestriction="0,8">
            <slr:data profile="max-size">max-size:96, font-family:Inter, font-size:16, font-weight:bold</slr:data>
            <segment><source>Settings</source><target>Einstellungen</target></segment></unit>
          <unit id="u2" slr:sizeRestriction="5"><segment><source>Help</source></segment></unit>
        </file></xliff>
      """
    let found = try limits("app.xlf", text).byLocale["de"]
    #expect(found?["settings"] == TextLimit(width: 96, font: inter))
    #expect(found?["Help"] == TextLimit(characters: 5))
  }

  @Test func attributesOfTools_areLimits() throws {
    let text = """
      <resources xmlns:tools="http://schemas.android.com/tools">
        <string name="settings" tools:maxLength="8" tools:maxWidth="96.5dp" tools:fontFamily="Inter"
          tools:textSize="16sp" tools:textFontWeight="700" tools:maxLines="2">Settings</string>
        <string name="help">Help</string>
      </resources>
      """
    let limit = TextLimit(width: 96.5, lines: 2, font: inter, characters: 8)
    #expect(try limits("res/values/strings.xml", text).shared == ["settings": limit])
    #expect(
      try limits("res/values-de/strings.xml", text).byLocale == ["de": ["settings": limit]])
  }

  @Test(arguments: ["max-size:x", "max-size:", "max-length:1e9x", "maxi", "max-size:-4"])
  func flags_thatAreNoLimits_areIgnored(flag: String) {
    #expect(TextLimit(flags: [flag]) == nil)
  }
}
