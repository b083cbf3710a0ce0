import PickerCheck
import PickerControls
import Testing

@testable import PickerCatalogs

/// XLIFF 1.2 and 2.0.
@Suite struct XLIFFTests {
  private func read12(_ units: String) throws -> StringCatalog {
    try catalog(
      "a.xliff",
      """
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
      <file original="x" source-language="en-US" target-language="de" datatype="plaintext"><body>
      \(units)
      </body></file></xliff>
      """)
  }

  private func read20(_ units: String) throws -> StringCatalog {
    try catalog(
      "a.xlf",
      """
      <xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="de">
      <file id="f">\(units)</file></xliff>
      """)
  }

  @Test func units_haveIdsNamesAndSourcesAsKeys() throws {
    let catalog = try read12(
      """
      <trans-unit id="1" resname="menu.close"><source>Close</source><target>Schließen</target></trans-unit>
      <group><trans-unit id="help"><source>Help</source><target state="final">Hilfe</target>
      <alt-trans><target>Beistand</target></alt-trans></trans-unit></group>
      """)
    #expect(catalog.sourceLocale == "en-US" && catalog.locales == ["de"])
    for key in ["menu.close", "Close"] {
      #expect(catalog["de", key] == TranslatedText("Schließen"), "\(key)")
    }
    #expect(catalog["de", "1"] == nil)
    #expect(catalog["de", "help"] == TranslatedText("Hilfe"))
  }

  @Test func units_withoutATranslation_areLeftOut() throws {
    let catalog = try read12(
      """
      <trans-unit id="a"><source>A</source></trans-unit>
      <trans-unit id="b"><source>B</source><target/></trans-unit>
      <trans-unit id="c"><source>C</source><target state="new">C</target></trans-unit>
      <trans-unit id="d"><source>D</source><target state="needs-translation">D</target></trans-unit>
      """)
    #expect(catalog.textsOnly == [Translations(locale: "de")])
    let second = try read20(
      """
      <unit id="a"><segment><source>A</source></segment></unit>
      <unit id="b"><segment state="initial"><source>B</source><target>B</target></segment></unit>
      <unit id="c"><segment><source>C</source><target>C</target></segment><segment><source>D</source></segment></unit>
      """)
    #expect(second.textsOnly == [Translations(locale: "de")])
  }

  @Test func inlineElements_keepTextAndPlaceholders() throws {
    let catalog = try read12(
      """
      <trans-unit id="a"><source>A</source><target>Ein <g id="1">fettes</g> <bpt id="2">&lt;b&gt;</bpt>Wort<ept \
      id="2">&lt;/b&gt;</ept><x id="3" ctype="image"/></target></trans-unit>
      <trans-unit id="b"><source>B</source><target>Noch <ph id="1">%d</ph> und <x id="X" \
      equiv-text="{{count}}"/></target></trans-unit>
      """)
    #expect(catalog["de", "a"] == TranslatedText("Ein fettes Wort"))
    #expect(catalog["de", "b"] == TranslatedText("Noch {count} und {{count}}"))
  }

  @Test func segments_areJoined() throws {
    let catalog = try read20(
      """
      <group id="g"><unit id="u" name="tour"><originalData><data id="d1">%d</data></originalData>
      <segment><source>One. </source><target xml:space="preserve">Eins. </target></segment>
      <ignorable><source xml:space="preserve"> </source></ignorable>
      <segment><source>Two <ph id="1" dataRef="d1"/></source>
      <target>Zwei <pc id="2">von</pc> <ph id="1" dataRef="d1"/></target></segment></unit></group>
      """)
    #expect(catalog["de", "tour"] == TranslatedText("Eins.  Zwei von {count}"))
    #expect(catalog["de", "u"] == catalog["de", "tour"])
  }

  @Test func space_isCollapsedUnlessItIsPreserved() throws {
    let catalog = try read12(
      """
      <trans-unit id="a"><source>A</source><target>
        Ein
        Wort </target></trans-unit>
      <trans-unit id="b" xml:space="preserve"><source>B</source><target> b  c</target></trans-unit>
      """)
    #expect(catalog["de", "a"] == TranslatedText("Ein Wort"))
    #expect(catalog["de", "b"] == TranslatedText(" b  c"))
  }

  @Test func unitsThatAreNotTranslated_keepTheirSource() throws {
    #expect(
      try read12("<trans-unit id=\"a\" translate=\"no\"><source>Picker</source></trans-unit>")[
        "de", "Picker"] == TranslatedText("Picker"))
    #expect(
      try read20("<unit id=\"a\" translate=\"no\"><segment><source>P</source></segment></unit>")[
        "de", "a"] == TranslatedText("P"))
  }

  @Test func pluralsOfXcode_areForms() throws {
    let catalog = try read12(
      """
      <trans-unit id="%lld days|==|plural.one"><source>%lld day</source><target>%lld Tag</target></trans-unit>
      <trans-unit id="%lld days|==|plural.other"><source>%lld days</source><target>%lld Tage</target></trans-unit>
      """)
    let text = TranslatedText("{count} Tage", forms: [.one: "{count} Tag"])
    #expect(catalog["de", "%lld days"] == text && catalog["de", "{count} days"] == text)
  }

  @Test func messagesOfICU_haveForms() throws {
    let catalog = try read20(
      """
      <unit id="days"><segment><source>{n, plural, one {# day} other {# days}}</source>
      <target>{n, plural, one {# Tag} other {# Tage}}</target></segment></unit>
      """)
    let text = TranslatedText("{count} Tage", forms: [.one: "{count} Tag"])
    #expect(catalog["de", "days"] == text && catalog["de", "{count} days"] == text)
  }

  @Test func locale_ofTheFileName_isTaken() throws {
    let text = """
      <xliff version="1.2"><file source-language="en"><body><trans-unit id="a"><source>A</source>
      <target>B</target></trans-unit></body></file></xliff>
      """
    #expect(try catalog("Localizable.pt-BR.xliff", text)["pt-BR", "A"] == TranslatedText("B"))
    #expect(
      failure("Localizable.xliff", text)?.hasPrefix("Localizable.xliff:1: expected the attribute")
        == true)
  }

  @Test func file_withoutTranslations_needsNoLanguage() throws {
    let catalog = try catalog(
      "messages.xlf",
      """
      <xliff version="1.2"><file source-language="en"><body><trans-unit id="a"><source>A</source>
      </trans-unit></body></file></xliff>
      """)
    #expect(catalog.languages.isEmpty)
  }

  @Test func plurals_ofSeveralLanguagesInAFile_areApart() throws {
    let unit =
      "<trans-unit id=\"k|==|plural.other\"><source>A</source><target>%@</target></trans-unit>"
    let files = ["de", "fi"].map { language in
      "<file source-language=\"en\" target-language=\"\(language)\"><body>"
        + unit.replacing("%@", with: "x-" + language) + "</body></file>"
    }
    let catalog = try catalog("a.xliff", "<xliff version=\"1.2\">\(files.joined())</xliff>")
    #expect(catalog["de", "k"] == TranslatedText("x-de"))
    #expect(catalog["fi", "k"] == TranslatedText("x-fi"))
  }
}
