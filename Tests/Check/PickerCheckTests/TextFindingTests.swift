import PickerColor
import PickerControls
import PickerGeometry
import PickerLayout
import PickerTestSupport
import PickerText
import PickerTree
import Testing

@testable import PickerCheck

/// Findings of the texts themselves: their ink, glyphs, colours and translations.
@Suite struct TextFindingTests {
  @Test func ink_beyondTheChip_isClipped() throws {
    let found = try LayoutCheck(
      chips(["ab"]), widths: [9, 20], fonts: InkMeasurer(above: 0.75)
    ).findings(.clipped)
    #expect(found.map { $0.id } == ["ab", "ab"])
    #expect(found.first?.missing == 0.75 && found.first?.neededWidth == nil)
    #expect(found.first?.text == "ab")
  }

  @Test func ink_withinThePaddingOrOfAHair_isNotClipped() throws {
    var padded = chips(["ab"])
    padded.chip.padding = Insets(1)
    let fonts = InkMeasurer(above: 0.75)
    #expect(try LayoutCheck(padded, widths: [9], fonts: fonts).findings(.clipped).isEmpty)
    let hair = InkMeasurer(above: 0.5)
    #expect(try LayoutCheck(chips(["ab"]), widths: [9], fonts: hair).findings(.clipped).isEmpty)
  }

  @Test func linesOfAText_areOneFinding_withTheWholeText() throws {
    let text = Text("W nice", container: Container(id: "t"), font: Font(size: 1))
    let found = try LayoutCheck(text, widths: [0.25, 2], fonts: TextMeasurer.shared)
      .findings(.overflow)
    #expect(found.map { $0.text } == ["W nice"])
    #expect(found.first?.id == "t" && found.first?.cell.width == 0.25)
  }

  @Test func ink_ofALineBeyondTheTree_isClipped() throws {
    let text = Text("aa bb", container: Container(id: "t"), font: Font(size: 1))
    let fonts = InkMeasurer(above: 0.75)
    let found = try LayoutCheck(text, widths: [2], fonts: fonts).findings(.clipped)
    #expect(found.map { $0.id } == ["t"])
    var stack = Flow.stack(items: [PanelItem(text, title: "x")], font: Font(size: 1))
    // The ink of a title is within the tree if there is padding.
    stack.container.padding = Insets(1)
    #expect(try LayoutCheck(stack, widths: [9], fonts: fonts).findings(.clipped).isEmpty)
  }

  @Test func glyphs_thatAreMissing_areToldOnceAPiece() throws {
    let fonts = CellMeasurer(["é": nil, "x": nil])
    let check = try LayoutCheck(
      chips(["aéxé", "b"]), widths: [9, 20], textScales: [1, 2], fonts: fonts)
    let found = try check.findings(.missingGlyph)
    #expect(found.map { $0.cell.width } == [9, 9] && found.map { $0.cell.textScale } == [1, 2])
    #expect(found.first?.id == "aéxé" && found.first?.characters == ["é", "x"])
    #expect(found.first?.message == #"no font has a glyph for U+00E9, U+0078 in "aéxé""#)
  }

  /// The widths of texts drawn as boxes are unknown, even if nothing of them is visible.
  @Test func glyphs_thatAreMissingInCutSegments_areAllThatIsTold() throws {
    let fonts = CellMeasurer(["é": nil, "x": nil])
    for width in [0.5, 3, 6, 20] {
      let boxed = try LayoutCheck(
        segmented(["éxéxéx", "xxxxéé"], .truncate), widths: [width], fonts: fonts)
      let found = try boxed.findings().filter { $0.code != .narrowed }
      #expect(found.map(\.code) == [.missingGlyph, .missingGlyph], "\(found.map(\.message))")
      #expect(found.map(\.characters) == [["é", "x"], ["x", "é"]])
    }
    // One that is not boxed is cut, but looks like no other.
    let one = try LayoutCheck(
      segmented(["abcdef", "xxxxéé"], .truncate), widths: [1], fonts: fonts)
    let codes = try one.findings().filter { $0.id == "abcdef" }.map(\.code)
    #expect(!codes.isEmpty && Set(codes).isSubset(of: [.truncated, .overflow]), "\(codes)")
  }

  @Test func textColor_closeToItsFill_hasTooLittleContrast() throws {
    var control = chips(["tea", "milk", "off"])
    control.items[2].isEnabled = false
    control.chip.fill = .white
    control.chip.selectedFill = .white
    control.chip.textColor = Color(white: 0.6)
    control.chip.selectedTextColor = .black
    let found = try LayoutCheck(control, widths: [20, 30]).findings(.contrast)
    #expect(found.count == 1)
    #expect(found.first?.items == ["tea", "milk"] && found.first?.limit == 4.5)
    let ratio = try #require(found.first?.value)
    #expect(abs(ratio - Color(white: 0.6).contrast(with: .white)) < 1e-9)
    control.chip.textColor = .black
    #expect(try LayoutCheck(control, widths: [20]).findings(.contrast).isEmpty)
  }

  @Test func selectedItems_areLookedAtThoughNoneIsSelected() throws {
    var control = chips(["tea"])
    control.chip.fill = .white
    control.chip.selectedFill = .black
    let found = try LayoutCheck(control, widths: [20]).findings(.contrast)
    #expect(found.map { $0.id } == ["tea"] && found.first?.value == 1)
    #expect(found.first?.message == #"the contrast of "tea" is 1 when selected, below 4.5"#)
    control.selection = SelectionRule(.none)
    #expect(try LayoutCheck(control, widths: [20]).findings(.contrast).isEmpty)
  }

  @Test func segments_inAMenu_areLookedAtAsWell() throws {
    var control = segmented(["aa", "bb", "cc"], .menu)
    control.container = .segmented
    control.segment.textColor = Color(white: 0.6)
    let found = try LayoutCheck(control, widths: [11]).findings()
    #expect(found.contains { $0.code == .hidden })
    let contrast = found.filter { $0.code == .contrast }
    #expect(contrast.map { $0.items } == [["bb", "cc", "aa"]])
  }

  @Test func largeTexts_needLessContrast() throws {
    var text = Text("tea", container: Container { $0.fills = [.color(Color(white: 0.5))] })
    text.font = Font(size: 16, weight: .regular)
    let check = try LayoutCheck(text, widths: [200], textScales: [1, 1.5])
    #expect(try check.findings(.contrast).isEmpty)
    text.container.fills = [.color(Color(white: 0.45))]
    let found = try LayoutCheck(text, widths: [200], textScales: [1, 1.25, 1.5]).findings(.contrast)
    #expect(found.map { $0.cell.textScale } == [1, 1.25])
    text.font.weight = .bold
    let bold = try LayoutCheck(text, widths: [200], textScales: [1, 1.25, 1.5]).findings(.contrast)
    #expect(bold.map { $0.cell.textScale } == [1])
  }

  @Test func gradient_countsWithItsWorstColor() throws {
    let gradient = Gradient([.white, .black])
    let fill = Fill(.linear(gradient, from: .leading, to: .trailing))
    let text = Text("aaaa", container: Container { $0.fills = [fill] }, font: Font(size: 1))
    #expect(try LayoutCheck(text, widths: [4]).findings(.contrast).count == 1)
    // In a wide control, the text is where the gradient is still light.
    #expect(try LayoutCheck(text, widths: [100]).findings(.contrast).isEmpty)
  }

  @Test func colors_overWhatIsNotKnown_areLeftOut() throws {
    var control = chips(["tea"])
    control.chip.textColor = .white
    #expect(try LayoutCheck(control, widths: [20]).findings(.contrast).isEmpty)
    control.chip.fill = Color.white.withAlpha(0.5)
    #expect(try LayoutCheck(control, widths: [20]).findings(.contrast).isEmpty)
    control.container.fills = [.color(.white)]
    #expect(try LayoutCheck(control, widths: [20]).findings(.contrast).count >= 1)
  }

  @Test func texts_withoutATranslation_areToldOnceAPiece() throws {
    let german = CheckLocale(Translations(locale: "de", texts: ["tea": TranslatedText("Tee")]))
    let items: [Chip] = [Chip("Tea", id: "tea") { $0.badge = "3" }, Chip("Milk", id: "milk"), "+1"]
    let check = LayoutCheck(
      documents: [try document(chips(items))], locales: [german], widths: [20, 30])
    let found = try check.findings(.untranslated)
    #expect(found.map { $0.text } == ["Milk"] && found.map { $0.id } == ["milk"])
    #expect(found.first?.cell.width == 20 && found.first?.cell.locale == "de")
    #expect(found.first?.message == #""Milk" has no translation"#)
  }

  @Test(arguments: [
    ("", false), ("12", false), ("+{count}", false), ("{current} / {count}", false), ("–", false),
    ("a", true), ("{count} more", true), ("é", true), ("茶", true), ("}a{", true),
  ])
  func text_withLetters_needsATranslation(text: String, needs: Bool) {
    #expect(text.needsTranslation == needs)
  }

  @Test func finding_silencedByTheDocument_hasTheReason() throws {
    let silenced = SilencedFinding(.truncated, id: "abcdef", locale: "de", reason: "on purpose")
    let settings = CheckSettings(silenced: [silenced])
    let locales = ["de", "de-AT", "den"].map { name in
      CheckLocale(name, direction: .leftToRight) { TranslatedText($0.text) }
    }
    let check = LayoutCheck(
      documents: [try document(chips(["abcdef", "ghijkl"]), settings: settings)],
      locales: locales, widths: [4])
    let found = try check.findings(.truncated).filter { $0.id == "abcdef" }
    #expect(found.map { $0.cell.locale } == ["de", "de-AT", "den", "source"])
    #expect(found.map { $0.silencedBecause } == ["on purpose", "on purpose", nil, nil])
    let others = try check.findings(.truncated).filter { $0.id == "ghijkl" }
    #expect(others.count == 4 && others.allSatisfy { $0.silencedBecause == nil })
  }

  @Test func spaces_atTheEndsOfATranslation_areFound_andNotMeasured() throws {
    let place = CatalogPlace(path: "de.po", line: 4)
    let texts = [
      "ab": Translation(TranslatedText(" cd\n"), place: place),
      "ef ": Translation(TranslatedText("gh ")),
    ]
    let check = LayoutCheck(
      documents: [try document(chips(["ab", "ef "]))],
      locales: [CheckLocale(Translations(locale: "de", translations: texts))], widths: [3])
    let found = try check.findings()
    #expect(found.map(\.code) == [.spaces])
    #expect(found[0].id == "ab" && found[0].text == " cd\n" && found[0].sourceText == "ab")
    #expect(found[0].translation == place && found[0].cell.locale == "de")
    #expect(found[0].message == "\" cd\\n\" begins and ends with spaces")
  }

  @Test func contexts_ofOneText_areAllChecked() throws {
    let long = Translation(TranslatedText("ghijk"), place: CatalogPlace(path: "de.po", line: 9))
    let longer = Translation(TranslatedText("lmnopq"), place: CatalogPlace(path: "de.po", line: 3))
    let texts = ["ab": Translation(TranslatedText("cd"), others: [long, longer])]
    let check = LayoutCheck(
      documents: [try document(chips(["ab", "x"]))],
      locales: [CheckLocale(Translations(locale: "de", translations: texts))], widths: [3, 5])
    let report = try check.run()
    let found = report.findings.filter { $0.code == .truncated }
    #expect(found.map(\.text) == ["ghijk", "lmnopq", "lmnopq"])
    #expect(found.map(\.cell.width) == [3, 3, 5])
    #expect(found.map(\.translation) == [long.place, longer.place, longer.place])
    #expect(found.map(\.neededWidth) == [5, 6, 6])
    #expect(report.findings.count { $0.code == .untranslated } == 1 && report.cells.count == 4)
    #expect(try check.minimumWidth(of: check.pieces[0]).width == 6)
  }

  @Test func marksOfKeys_inDocuments_areNotMeasured() throws {
    let texts = ["_ab": TranslatedText("_cde")]
    let check = LayoutCheck(
      documents: [try document(chips(["_ab", "a_b"]))],
      locales: [CheckLocale(Translations(locale: "de", texts: texts))], widths: [2])
    let found = try check.findings(.truncated)
    // Catalogues leave out the marks of translations.
    #expect(found.map(\.text) == ["_cde", "a_b", "a_b"])
  }

  @Test func narrowedAndClipped_doNotRepeatWhatIsCut() throws {
    let control = segmented(["abcdef", "x"], .shrinkText, .truncate)
    let found = try LayoutCheck(control, widths: [6, 11, 12]).findings()
    #expect(
      found.filter { $0.code == .truncated || $0.code == .narrowed }
        .map { "\($0.code.rawValue) \($0.cell.width ?? 0)" }
        == ["truncated 6.0", "narrowed 11.0"])
  }

  @Test(arguments: [
    (SilencedFinding(nil, reason: "-"), ["abcdef", "ghijkl"]),
    (SilencedFinding(nil, id: "ab*", reason: "-"), ["abcdef"]),
    (SilencedFinding(.truncated, text: "*k*", reason: "-"), ["ghijkl"]),
    (SilencedFinding(.truncated, id: "*", text: "abcdef", locale: "*", reason: "-"), ["abcdef"]),
    (SilencedFinding(.overflow, id: "*", reason: "-"), []),
    (SilencedFinding(nil, locale: "s*c", reason: "-"), []),
    (SilencedFinding(nil, text: "*abcde", reason: "-"), []),
    (SilencedFinding(nil, id: "", reason: "-"), []),
  ])
  func stars_inSilencedFindings_areAnyCharacters(silenced: SilencedFinding, ids: [String]) throws {
    let settings = CheckSettings(silenced: [silenced])
    let check = try LayoutCheck(chips(["abcdef", "ghijkl"]), widths: [4], settings: settings)
    let found = try check.findings(.truncated).filter { $0.silencedBecause != nil }
    #expect(found.compactMap(\.id) == ids)
  }
}

/// Measures like ``MonospaceMeasurer``, with ink as wide as each line, from above its top to its bottom.
private final class InkMeasurer: FontCatalog {
  private let base = MonospaceMeasurer()
  private let above: Double

  init(above: Double) {
    self.above = above
  }

  func measure(_ requests: [TextRequest]) -> [MeasuredText] {
    zip(requests, base.measure(requests)).map { request, text in
      var text = text
      guard request.wantsInk else { return text }
      let height = request.style.font.size + above
      text.lines = text.lines.map { line in
        var line = line
        line.ink = Rect(x: 0, y: -above, width: line.frame.width, height: height)
        return line
      }
      return text
    }
  }

  func contains(family: String) -> Bool { true }
  func axes(ofFamily family: String) -> [String] { [] }
  func adding(_ files: [FontFile]) throws(FontFileError) -> any FontCatalog { self }
}
