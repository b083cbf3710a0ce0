import PickerControls
import PickerTestSupport
import PickerTree
import Testing

@Suite struct WordDocumentTests {
  private func tree(_ document: String) throws -> LayoutTree {
    try Document(json: Array(document.utf8), fonts: MonospaceMeasurer()).layout()
  }

  private func names(_ document: String) throws -> [String] {
    try tree(document).accessibility().compactMap(\.name)
  }

  private func chips(_ keys: String) -> String {
    """
    {"type": "chips", \(keys), "width": 250, "maxRows": 1,
     "items": [{"text": "Tea", "trailingIcon": "cross"}, "1", "2", "3", "4", "5", "6", "7", "8"]}
    """
  }

  @Test(arguments: [
    ("en", "Remove Tea", "2 of 3", "slide", "carousel"),
    ("de", "Tea entfernen", "2 von 3", "Folie", "Karussell"),
    ("fr", "Supprimer Tea", "2 sur 3", "diapositive", "carrousel"),
    ("es", "Quitar Tea", "2 de 3", "diapositiva", "carrusel"),
    ("it", "Rimuovi Tea", "2 di 3", "diapositiva", "carosello"),
    ("pt", "Remover Tea", "2 de 3", "slide", "carrossel"),
    ("nl", "Tea verwijderen", "2 van 3", "dia", "carrousel"),
    ("ru", "Удалить: Tea", "2 из 3", "слайд", "карусель"),
    ("ar", "إزالة Tea", "2 من 3", "شريحة", "عرض دوّار"),
    ("he", "הסרת Tea", "2 מתוך 3", "שקופית", "קרוסלה"),
    ("ja", "Teaを削除", "3中2", "スライド", "カルーセル"),
    ("zh", "移除Tea", "第2项，共3项", "幻灯片", "轮播"),
  ])
  func document_saysTheWordsOfItsLanguage(
    language: String, remove: String, position: String, slide: String, carousel: String
  ) throws {
    let list = try tree(chips(#""language": "\#(language)""#)).accessibility()
    #expect(list.contains(Accessibility(.button, name: remove)))
    let pages = try tree(
      #"{"type": "carousel", "language": "\#(language)", "width": 99, "height": 9, "count": 3}"#
    ).accessibility()
    #expect(pages[0].states == [.roledescription(carousel)])
    #expect(pages.contains { $0.states == [.roledescription(slide)] && $0.name != nil })
    #expect(pages.contains { $0.name == position && $0.role == .button })
    #expect((list + pages).allSatisfy { $0.language == nil })
  }

  @Test func document_withoutAKnownLanguage_saysEnglishWords_andTellsTheirLanguage() throws {
    for keys in [#""language": "pl""#, #""id": "drinks""#] {
      let nodes = try tree(chips(keys)).accessibility()
      #expect(nodes.contains(Accessibility(.button, name: "Remove Tea", language: "en")))
      let more = try #require(nodes.last { $0.role == .button })
      #expect(more.name?.hasSuffix(" more") == true && more.language == "en")
      #expect(nodes.filter { $0.role == .option }.allSatisfy { $0.language == nil })
    }
  }

  @Test func overflow_isAnnouncedAsANumberOfItems_unlessItsLabelHasLetters() throws {
    let nodes = try names(chips(#""language": "de""#))
    #expect(nodes.contains { $0.hasSuffix(" weitere") } && !nodes.contains { $0.contains("+") })
    let own = try names(chips(#""overflow": {"label": "{count} others"}"#))
    #expect(own.contains { $0.hasSuffix(" others") })
    let arrow = #""overflow": {"label": "+{count}", "lessLabel": "−", "expanded": true}"#
    #expect(try names(chips(arrow)).contains("Show less"))
  }

  @Test func words_replaceTheBuiltInOnes_byNameAndLanguage() throws {
    let words = #"""
      "words": {"remove": {"de": "{name} weg", "pl": "Usuń {name}"}, "carousel": "Bilder",
                "more": {"pl": {"one": "jeszcze {count}", "few": "jeszcze {count}", "other": "jeszcze {count}"}}}
      """#
    #expect(try names(chips(#""language": "de-AT", \#(words)"#)).contains("Tea weg"))
    #expect(try names(chips(#""language": "nl", \#(words)"#)).contains("Tea verwijderen"))
    let polish = try tree(chips(#""language": "pl", \#(words)"#)).accessibility()
    #expect(polish.contains(Accessibility(.button, name: "Usuń Tea")))
    #expect(polish.last { $0.role == .button }?.name?.hasPrefix("jeszcze ") == true)
    #expect(polish.allSatisfy { $0.language == nil })
  }

  @Test func wordsOfAPanel_applyToItsControls_whoseOwnWin() throws {
    let panel = #"""
      {"type": "stack", "language": "de", "words": {"remove": "weg: {name}"}, "items": [
        {"type": "chips", "items": [{"text": "A", "trailingIcon": "cross"}]},
        {"type": "chips", "items": [{"text": "B", "trailingIcon": "cross"}], "words": {"remove": "fort: {name}"}},
        {"type": "chips", "items": [{"text": "C", "trailingIcon": "cross"}], "language": "fr"},
        {"type": "chips", "items": [{"text": "D", "trailingIcon": "cross"}], "language": "it",
         "words": {"remove": {"it": "via: {name}"}}}]}
      """#
    let laidOut = try tree(panel)
    let removals = laidOut.accessibility().filter { $0.states.isEmpty && $0.role == .button }
    #expect(removals.map(\.name) == ["weg: A", "fort: B", "weg: C", "via: D"])
    for form in [LayoutTree.Form.nested, .nodes] {
      let read = try LayoutTree(json: laidOut.json(form: form))
      #expect(read.json() == laidOut.json())
      #expect(read.accessibility() == laidOut.accessibility())
    }
  }

  @Test(arguments: [
    (#"{"remov": "x"}"#, #"$.words.remov: unknown key "remov", did you mean "remove"?"#),
    (#"{"remove": "x {nam}"}"#, #"$.words.remove: unknown "{nam}", known: {name}"#),
    (#"{"slide": "x {name}"}"#, #"$.words.slide: unknown "{name}", the word has none"#),
    (#"{"remove": {"one": "x", "other": "y"}}"#, #"$.words.remove: has no plural forms"#),
    (
      #"{"remove": {"de": {"one": "x", "other": "y"}}}"#, #"$.words.remove.de: has no plural forms"#
    ),
    (#"{"more": {"one": "{count}"}}"#, #"$.words.more: "other" is missing"#),
    (#"{"more": {"de": {"on": "1", "other": "x"}}}"#, #"unknown key "on", did you mean "one"?"#),
    (#"{"slide": {"d!": "x"}}"#, #"expected a language such as pt-BR, found "d!""#),
    (#"{"slide": 3}"#, #"$.words.slide: expected a text"#),
  ])
  func words_thatAreWrong_areErrors(words: String, message: String) throws {
    #expect {
      try tree(#"{"type": "chips", "items": [], "words": \#(words)}"#)
    } throws: { "\($0)".contains(message) }
  }

  @Test func word_ofMoreThan256Bytes_isAnError() throws {
    let long = String(repeating: "x", count: 257)
    #expect {
      try tree(#"{"type": "chips", "items": [], "words": {"slide": "\#(long)"}}"#)
    } throws: { "\($0)".contains("$.words.slide: must have at most 256 bytes") }
  }

  @Test func chromaTouch_showsTheWordsOfItsLanguage() throws {
    let nodes = try tree(
      #"{"type": "chromaTouch", "language": "de", "value": [0.5, 0.25, 1], "peek": true}"#)
    let texts = nodes.labels.map { $0.fullText ?? $0.text.text }
    #expect(texts.contains("Farbton 180°") && texts.contains("Sättigung 25 %"))
    #expect(texts.contains("Rot") && texts.contains { $0.hasPrefix("Ihre Farbe: #") })
    let french =
      #"{"type": "chromaTouch", "language": "fr", "valueStyle": "decimals", "value": [0.5, 0.25, 1]}"#
    #expect(
      try tree(french).labels.map { $0.fullText ?? $0.text.text }.contains("Teinte\u{A0}: 0.500"))
    let own = #"{"type": "chromaTouch", "words": {"hue": "tone"}, "value": [0.5, 0.25, 1]}"#
    #expect(try tree(own).labels.map { $0.fullText ?? $0.text.text }.contains("Tone 180°"))
  }

  @Test func chromaTouch_translatedByACatalog_doesNotShowItsWords() throws {
    let control = ChromaTouch().localized(
      by: Localization(language: "de") {
        $0.text == "Hue {value}" ? TranslatedText("Ton {value}") : nil
      })
    let texts = control.measured(by: MonospaceMeasurer()).layout().labels.map {
      $0.fullText ?? $0.text.text
    }
    #expect(texts.contains("Ton 180°") && texts.contains("Sättigung 50 %"))
  }
}
