import PickerCheck
import PickerControls
import PickerText
import Testing

@testable import PickerCatalogs

/// Qt Linguist's `.ts`.
@Suite struct QtTests {
  private func read(_ messages: String, language: String = "de_DE") throws -> StringCatalog {
    try catalog(
      "app.ts",
      """
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE TS>
      <TS version="2.1" language="\(language)" sourcelanguage="en_US">
      \(messages)
      </TS>
      """)
  }

  @Test func messages_haveIdsSourcesAndContextsAsKeys() throws {
    let catalog = try read(
      """
      <context><name>MainWindow</name>
      <message><location filename="a.cpp" line="7"/><source>&amp;Open</source><translation>&amp;Öffnen</translation></message>
      <message id="close"><source>Close %1</source><translation>%1 schließen</translation></message>
      </context>
      <context><name>State</name>
      <message><source>&amp;Open</source><translation>Offen</translation></message>
      </context>
      """)
    #expect(catalog.sourceLocale == "en-US" && catalog.locales == ["de-DE"])
    let texts = catalog.languages[0].translations
    #expect(texts["&Open"]?.text.text == "Öffnen" && texts["&Open"]?.place?.line == 5)
    #expect(texts["Open"]?.others.map { $0.text.text } == ["Offen"])
    #expect(texts["State|&Open"]?.text.text == "Offen")
    #expect(texts["close"]?.text.text == "%1 schließen" && texts["Close %1"] != nil)
  }

  @Test func messages_withoutATranslation_areLeftOut() throws {
    let catalog = try read(
      """
      <context><name>A</name>
      <message><source>a</source><translation type="unfinished">A</translation></message>
      <message><source>b</source><translation type="vanished">B</translation></message>
      <message><source>c</source><translation type="obsolete">C</translation></message>
      <message><source>d</source><translation></translation></message>
      <message numerus="yes"><source>e</source><translation><numerusform/><numerusform/></translation></message>
      <message><source>f</source><translation variants="yes"><lengthvariant>Länger<byte value="x9"/></lengthvariant>
      <lengthvariant>kurz</lengthvariant></translation></message>
      </context>
      """)
    #expect(
      catalog.languages[0].texts.mapValues { $0.text }
        == ["f": "Länger\t"].merging(["A|f": "Länger\t"]) { $1 })
  }

  /// The rules of `numerus.cpp`, for counts that tell them apart.
  @Test(arguments: [
    ("pl", ["A", "B", "C"], [1: "A", 2: "B", 5: "C", 22: "B"]),
    ("ar", ["Z", "A", "B", "C", "D", "E"], [0: "Z", 1: "A", 2: "B", 3: "C", 11: "D", 100: "E"]),
    ("lv", ["A", "B", "C"], [1: "A", 21: "A", 11: "B", 2: "B"]),
    ("ga", ["A", "B", "C"], [1: "A", 2: "B", 3: "C", 9: "C", 20: "C"]),
    ("ja", ["A"], [0: "A", 1: "A", 7: "A"]),
    ("hu", ["A"], [1: "A", 7: "A"]),
    ("fr", ["A", "B"], [0: "A", 1: "A", 2: "B"]),
    ("sl", ["A", "B", "C", "D"], [1: "A", 2: "B", 3: "C", 5: "D"]),
    ("mk", ["A", "B", "C"], [1: "A", 7: "C"]),
  ])
  func numerusForms_ofALanguage_areChosenAsInQt(
    language: String, forms: [String], expected: [Int: String]
  ) throws {
    let texts = forms.map { "<numerusform>%n \($0)</numerusform>" }.joined()
    let catalog = try read(
      """
      <context><name>A</name><message numerus="yes"><source>%n file(s)</source><translation>\(texts)</translation></message>
      </context>
      """, language: language)
    let text = try #require(catalog[language, "{count} file(s)"])
    for (count, form) in expected.sorted(by: { $0.key < $1.key }) {
      #expect(text.text(for: count, language: language) == "\(count) \(form)", "\(count)")
    }
    let given = try #require(catalog.languages[0].translations["%n file(s)"]?.givenForms)
    let needed = Set(PluralCategory.categories(of: 0...999, language: language))
    #expect(given.isSuperset(of: needed), "no form is missing")
  }

  @Test func language_isThatOfThePathOrTheFile() throws {
    let message =
      "<context><name>A</name><message><source>a</source><translation>b</translation></message></context>"
    #expect(try catalog("app_fi.ts", "<TS version=\"2.1\">\(message)</TS>").locales == ["fi"])
    let named = try catalog("app_fi.ts", "<TS language=\"sv\">\(message)</TS>")
    #expect(named.locales == ["fi"] && named.problems.map { $0.code } == [.language])
    #expect(
      failure("app.ts", "<TS>\n\(message)</TS>") == """
        app.ts:2: expected the attribute language, or a locale in the file name
        """)
  }
}
