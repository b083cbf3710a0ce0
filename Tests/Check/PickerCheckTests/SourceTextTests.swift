import PickerControls
import PickerTestSupport
import Testing

@testable import PickerCheck

/// Documents whose texts and ids are not those of the catalogues any more.
@Suite struct SourceTextTests {
  private func findings(
    _ items: String, _ languages: [String: [String: String]]
  ) throws -> [String] {
    let document = try Document(
      json: Array(#"{"type": "chips", "language": "en", "width": 900, "items": [\#(items)]}"#.utf8),
      fonts: MonospaceMeasurer())
    let catalog = StringCatalog(
      languages: languages.sorted { $0.key < $1.key }.map { locale, texts in
        Translations(
          locale: locale,
          translations: texts.reduce(into: [:]) { all, text in
            var translation = Translation(TranslatedText(text.value))
            translation.key = text.key
            all[text.key] = translation
            let source = languages["en"]?[text.key] ?? text.key
            if all[source] == nil { all[source] = translation }
          }
        ).with(keys: languages.values.reduce(into: []) { $0.formUnion($1.keys) })
      })
    let check = LayoutCheck(
      documents: [CheckDocument(name: "d.json", document)],
      locales: try LocaleChoice().locales(of: catalog, []))
    return try check.run().findings.filter { $0.code != .smallTarget && $0.code != .contrast }
      .map { "\($0.cell.locale) \($0.code.rawValue) \($0.id ?? ""): \($0.message)" }
  }

  @Test func textOfTheCatalogue_thatTheDocumentDoesNotHave_isFound() throws {
    let found = try findings(
      #"{"id": "a", "text": "Download"}"#,
      ["en": ["a": "Get it now"], "de": ["a": "Jetzt laden"]])
    #expect(
      found == [
        #"en sourceDiffers a: "Get it now" is the text in the catalogue, but the document has "Download""#
      ])
  }

  @Test(arguments: [
    ("Delete {name}", "Delete %s"), ("_Open", "Open"), ("Sign in", "Sign  in"),
    ("3 files", "{count} files"), ("Same", "Same"),
  ])
  func textsThatAreWrittenInOtherWays_areEqual(text: String, catalogue: String) throws {
    let found = try findings(
      #"{"id": "a", "text": "\#(text)"}"#, ["en": ["a": catalogue], "de": ["a": "Sache"]])
    #expect(!found.contains { $0.contains("sourceDiffers") }, "\(found)")
  }

  @Test func idThatNoCatalogueHas_isFound_withTheKeyOfItsText() throws {
    let found = try findings(
      #"{"id": "dwnload", "text": "Download"}"#,
      ["en": ["download": "Download"], "de": ["download": "Laden"]])
    #expect(
      found == [
        #"en unknownId dwnload: no catalogue has the id "dwnload"; "Download" has the key "download""#
      ])
    let keyed = try findings(
      #"{"id": "dwnload", "text": "Download"}"#, ["de": ["Download": "Laden"]])
    #expect(keyed.isEmpty)
  }

  @Test func translationOfAnotherKey_isTakenOnlyForAnUnknownId() throws {
    let languages = [
      "en": ["menu": "Back", "spine": "Back"], "de": ["menu": "Zurück"],
      "fr": ["menu": "Retour", "spine": "Dos"],
    ]
    let found = try findings(#"{"id": "spine", "text": "Back"}"#, languages)
    #expect(found == [#"de untranslated spine: "Back" has no translation"#])
  }

  @Test func itemsWithoutAnId_areNotTakenForOthersThatLookAlike() throws {
    let found = try findings(#""Shape", "Form""#, ["de": ["Shape": "Form"]])
    #expect(found.contains(#"de untranslated Form: "Form" has no translation"#), "\(found)")
  }
}

extension Translations {
  fileprivate func with(keys: Set<String>) -> Translations {
    var copy = self
    copy.keys = keys
    return copy
  }
}
