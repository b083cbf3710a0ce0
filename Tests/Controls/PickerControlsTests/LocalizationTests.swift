import PickerColor
import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerText
import PickerTree
import Testing

@testable import PickerControlBase
@testable import PickerItems

private func chips(_ items: [Chip], width: Double? = nil, maxRows: Int? = nil) -> Chips {
  bareChips(items, width: width, maxRows: maxRows)
}

/// Appends a mark to every text.
private let marking = Localization { TranslatedText($0.text + "*") }

@Suite struct LocalizationTests {
  @Test func localized_withoutAnyChange_isEqual() throws {
    var styled = Chip("tea", icon: Icon("cup")) { $0.badge = "3" }
    styled.style.font = FontChoice(size: 3)
    let chips = chips([styled, "coffee"], width: 9, maxRows: 1)
    #expect(chips.localized(by: Localization()) == chips)
    let segmented = Segmented(items: [Segment("Day", badge: "new"), "Week"])
    #expect(segmented.localized(by: Localization()) == segmented)
    #expect(Text("a").localized(by: Localization()) == Text("a"))
    #expect(ChromaTouch().localized(by: Localization()) == ChromaTouch())
    let picker = try ColorPicker(
      ColorPickerID("hsba/wheel(hue,saturation)+slider(brightness)+slider(alpha)"))
    #expect(picker.localized(by: Localization()) == picker)
    #expect(Flow().localized(by: Localization()).container == Flow().container)
  }

  @Test func localized_setsLanguageAndDirection() {
    let control = AnyControl(Flow()).localized(
      by: Localization(language: "ar", direction: .rightToLeft))
    #expect(control.container.language == "ar")
    #expect(control.container.direction == .rightToLeft)
  }

  @Test func chips_translated_areMirroredInTheOtherDirection() {
    let words = ["tea": "cay", "milk": "sut"]
    let localization = Localization(direction: .rightToLeft) {
      words[$0.text].map { TranslatedText($0) }
    }
    let tree = chips(["tea", "milk", "x"], width: 10).localized(by: localization)
      .measured(by: MonospaceMeasurer()).layout()
    #expect(picture(of: tree) == "| x sut cay|")
  }

  @Test func chips_translated_keepTheirIDs() {
    let localized = chips(["tea", "tea", Chip("milk", id: "m")]).localized(by: marking)
    #expect(localized.items.map { $0.text } == ["tea*", "tea*", "milk*"])
    #expect(localized.items.map { $0.id } == ["tea", "tea#2", "m"])
  }

  @Test func translation_byID_isAskedForWithTheID() {
    var item = Chip("Tea", id: "tea") { $0.badge = "new" }
    item.isSelected = true
    var control = chips([item, "Milk"], maxRows: 2)
    control.container.id = "drinks"
    control.overflow = OverflowLabel(CountTemplate("{count} more"), lessLabel: "less")
    #expect(
      control.localizableTexts == [
        LocalizableText("Tea", id: "tea"), LocalizableText("new", id: "tea.badge"),
        LocalizableText("Milk"),
        LocalizableText("{count} more", id: "drinks.overflow", isCounted: true),
        LocalizableText("less", id: "drinks.less"),
      ])
    control.maxRows = nil
    #expect(control.localizableTexts.count == 3)
    #expect(AnyControl(control).localizableTexts == control.localizableTexts)
  }

  @Test func texts_thatAreEmpty_areNotTranslated() {
    let control = Segmented(items: [Segment("", id: "a", icon: Icon("x")), "b"])
    #expect(control.localizableTexts == [LocalizableText("b")])
    #expect(control.localized(by: marking).items.map { $0.text } == ["", "b*"])
  }

  @Test func overflow_translated_takesThePluralFormOfItsLanguage() {
    let polish = Localization(language: "pl") { text in
      text.isCounted ? TranslatedText("{count}x", forms: [.few: "{count}y"]) : nil
    }
    let control = chips(["aa", "bb", "cc", "dd"], width: 5, maxRows: 1).localized(by: polish)
    let few = control.measured(by: MonospaceMeasurer()).layout()
    #expect(picture(of: few) == "|aa 3y|")
    let many = chips(["aa", "b", "c", "d", "e", "f"], width: 5, maxRows: 1).localized(by: polish)
      .measured(by: MonospaceMeasurer()).layout()
    #expect(picture(of: many) == "|aa 5x|")
  }

  @Test func textScale_multipliesWhatBelongsToTexts() {
    let font = Font(size: 10, letterSpacing: 0.5, lineHeight: 12)
    let twice = Font(size: 20, letterSpacing: 1, lineHeight: 24)
    let choice = FontChoice(size: 8, letterSpacing: -1, lineHeight: 9)
    let choiceTwice = FontChoice(size: 16, letterSpacing: -2, lineHeight: 18)
    let scaling = Localization(textScale: 2)
    var item = Chip("a")
    item.style.font = choice
    var control = Chips(items: [item, "b"]) { $0.font = font }
    control.chip.selectedFont = choice
    control.chip.padding = Insets(7)
    let scaled = control.localized(by: scaling)
    #expect(scaled.font == twice && scaled.chip.selectedFont == choiceTwice)
    #expect(scaled.items[0].style.font == choiceTwice && scaled.items[1].style.font == nil)
    #expect(scaled.chip.padding == Insets(7) && scaled.chip.font == nil)
    #expect(Text("a", font: font).localized(by: scaling).font == twice)
    #expect(Flow.stack(font: font).localized(by: scaling).titleFont == twice)
    #expect(Grid(font: font).localized(by: scaling).font == twice)
    #expect(Carousel { $0.font = font }.localized(by: scaling).font == twice)
    #expect(ChromaTouch { $0.font = font }.localized(by: scaling).font == twice)
    let segmented = Segmented(items: ["a"]) { $0.font = font }.localized(by: scaling)
    #expect(segmented.font == twice)
    #expect(segmented.localized(by: Localization(textScale: 0.5)).font == font)
    for wrong in [0, -1, .nan, .infinity] {
      #expect(segmented.localized(by: Localization(textScale: wrong)) == segmented)
    }
  }

  @Test func textScale_leavesIconsAsTheyAre() {
    let control = chips([Chip("a", icon: Icon("x"))]).localized(by: Localization(textScale: 2))
    let tree = control.measured(by: MonospaceMeasurer()).layout()
    let sizes = tree.nodes.filter { $0.role == .icon || $0.role == .label }.map { $0.frame.size }
    #expect(sizes == [Size(width: 1, height: 1), Size(width: 2, height: 2)])
  }

  @Test func panel_translated_hasTheTextsOfItsControls() {
    var inner = chips(["tea"])
    inner.container.id = "drinks"
    let stack = Flow.stack(items: [
      PanelItem(inner, title: "Drinks"), PanelItem(Text("b"), title: "B"),
    ])
    #expect(
      stack.localizableTexts == [
        LocalizableText("Drinks", id: "drinks.title"), LocalizableText("tea"), LocalizableText("B"),
        LocalizableText("b"),
      ])
    let grid = Grid(items: stack.items.compactMap { $0.control }).localized(by: marking)
    #expect(grid.items.map { $0.title } == ["Drinks*", "B*"])
    #expect(grid.items[0].control.as(Chips.self)?.items.first?.text == "tea*")
    #expect(grid.items[1].control.as(Text.self)?.text == "b*")
  }

  @Test func carousel_translated_hasOnlyTheTextsItShows() {
    let pages = [
      CarouselPage(.control(PanelItem(Text("one")))),
      CarouselPage(
        .image(ImageReference(href: "a.png", size: .zero, description: "A cat")), id: "cat"),
    ]
    let full = Carousel(pages: pages)
    #expect(
      full.localizableTexts == [
        LocalizableText("one"), LocalizableText("A cat", id: "cat"),
        LocalizableText("{current} / {count}", isCounted: true),
      ])
    #expect(Carousel().localizableTexts == [LocalizableText("No pages")])
    let arabic = Localization(language: "ar") { text in
      text.isCounted ? TranslatedText("x", forms: [.two: "{current} of two"]) : nil
    }
    #expect(full.localized(by: arabic).indicator.format == "{current} of two")
    #expect(full.localized(by: marking).placeholder == "No pages")
  }

  @Test func drawing_translated_hasTheTextsOfAllLayers() {
    let symbol = DrawingSymbol(Text("symbol"))
    let layers = [
      DrawingLayer(items: [
        .text(DrawingText("caption", id: "c", font: FontChoice(size: 5))), .symbol(symbol),
        .layer(DrawingLayer(items: [.image(DrawingImage(href: "a.png", description: "A cat"))])),
      ])
    ]
    let drawing = Drawing(layers: layers)
    #expect(
      drawing.localizableTexts == [
        LocalizableText("caption", id: "c"), LocalizableText("symbol"), LocalizableText("A cat"),
      ])
    guard
      case .text(let text)? = drawing.localized(by: Localization(textScale: 2)).layers[0].items
        .first
    else { return #expect(Bool(false), "there is no text") }
    #expect(text.font?.size == 10)
  }

  @Test func chromaTouch_translated_fillsInItsNumbers() {
    let german = Localization { text in
      text.text == "Hue {value}" ? TranslatedText("Farbton {value} !") : nil
    }
    let tree = ChromaTouch { $0.container = Container(width: 300, height: 400) }.localized(
      by: german
    )
    .measured(by: MonospaceMeasurer()).layout()
    let texts = tree.labels.map { $0.fullText ?? $0.text.text }
    #expect(texts.first == "Farbton 180° !")
    #expect(texts.dropFirst().first == "Saturation 50 %")
  }
}
