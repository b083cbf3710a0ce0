import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerText
import PickerTree
import Testing

@testable import PickerCheck

/// How long translations may be, where one character is one point.
@Suite struct LengthTests {
  /// The widths by text, rounded to 1/20 pt.
  private func widths(
    _ check: LayoutCheck, without codes: Set<FindingCode> = FindingCode.ofLengths
  ) throws -> [String: Double] {
    let all = try check.lengthPieces.flatMap { try check.lengths(of: $0, without: codes) }
    return Dictionary(
      uniqueKeysWithValues: check.tightest(of: all) { $0.text }.map { key, length in
        (key, ((length.limit.width ?? 0) * 20).rounded() / 20)
      })
  }

  @Test func equalSegments_leaveEachTheSame() throws {
    let check = try LayoutCheck(segmented(["ab", "cdef"], .truncate), widths: [30, 20])
    #expect(try widths(check) == ["ab": 10, "cdef": 10])
  }

  @Test func segmentsOfTheirContent_growLevelWithEachOther() throws {
    var control = segmented(["ab", "abcdefgh"], .truncate)
    control.distribution = .content
    #expect(try widths(LayoutCheck(control, widths: [20])) == ["ab": 10, "abcdefgh": 10])
    // The long one has no less than its own width.
    let narrow = try widths(LayoutCheck(control, widths: [12]))
    #expect(narrow == ["ab": 4, "abcdefgh": 8], "\(narrow)")
  }

  @Test func ownTexts_thatDoNotFit_haveWhatIsLeft() throws {
    let check = try LayoutCheck(segmented(["abcdefghijkl", "b"], .truncate), widths: [10])
    #expect(try widths(check) == ["abcdefghijkl": 5, "b": 5])
  }

  @Test func chips_haveARowEach_unlessRowsAreLimited() throws {
    var control = chips(["ab", "cdef", "gh"])
    #expect(try widths(LayoutCheck(control, widths: [20])) == ["ab": 20, "cdef": 20, "gh": 20])
    control.maxRows = 1
    #expect(try widths(LayoutCheck(control, widths: [20])) == ["ab": 6, "cdef": 6, "gh": 6])
    let settings = CheckSettings(maxRows: 1)
    control.maxRows = nil
    let check = try LayoutCheck(control, widths: [20], settings: settings)
    #expect(try widths(check) == ["ab": 6, "cdef": 6, "gh": 6])
    #expect(try widths(check, without: [.truncated]) == ["ab": 20, "cdef": 20, "gh": 20])
  }

  @Test func controlsOfAPanel_growOnTheirOwn() throws {
    let panel = Flow.stack(items: [
      PanelItem(segmented(["ab", "cd"], .truncate)), PanelItem(chips(["ef"])),
    ])
    #expect(try widths(LayoutCheck(panel, widths: [20])) == ["ab": 10, "cd": 10, "ef": 20])
  }

  @Test func lengths_areThoseOfTheSizeOne_inTheTightestPlace() throws {
    let control = segmented(["ab", "cd"], .truncate)
    let check = try LayoutCheck(control, widths: [40, 20], textScales: [1, 2])
    #expect(try widths(check) == ["ab": 5, "cd": 5])
    let all = try check.lengthPieces.flatMap { try check.lengths(of: $0) }
    let found = try #require(check.tightest(of: all) { $0.text }.first?.length)
    #expect(found.cell.width == 20 && found.cell.textScale == 2)
    #expect(found.limit.font.size == 1 && found.limit.lines == 1 && found.limit.characters == nil)
  }

  @Test func characters_areCountedByTheLettersOfALanguage_andNotBelowTheText() throws {
    var check = try LayoutCheck(segmented(["abcdefgh", "cd"], .truncate), widths: [10])
    let german = CheckLocale(Translations(locale: "de", texts: ["cd": TranslatedText("xyz")]))
    check.locales = [german]
    let all = try check.lengthPieces.flatMap { try check.lengths(of: $0) }
    let counted = check.tightest(of: all, countingCharactersIn: german) { $0.text }
    // One character is one point: five fit, and the text itself has eight.
    #expect(counted.map { $0.length.limit.characters } == [8, 5])
    #expect(check.tightest(of: all) { $0.text }.allSatisfy { $0.length.limit.characters == nil })
  }

  @Test func textsWithoutLettersOrLimits_areLeftOut() throws {
    #expect(try widths(LayoutCheck(chips(["ab"]), widths: [])).isEmpty)
    #expect(
      try widths(LayoutCheck(segmented(["12", "ab"], .truncate), widths: [20])) == ["ab": 10])
    let text = Text("ab cd", container: Container(), font: Font(size: 1))
    #expect(try widths(LayoutCheck(text, widths: [20])).isEmpty)
  }

  @Test func textsThatAreNotLonger_fitAtOnce() throws {
    var control = segmented(["ab", "abcdefgh", "x"], .truncate)
    control.distribution = .content
    let check = try LayoutCheck(control, widths: [21])
    let limits = try widths(check)
    control.items = limits.sorted { $0.key < $1.key }.map {
      Segment(String(repeating: "w", count: Int($0.value)))
    }
    #expect(control.items.count == 3)
    #expect(try LayoutCheck(control, widths: [21]).findings(.truncated).isEmpty)
  }

  @Test func search_takesLayoutsByTheLogarithm() throws {
    let texts = (0..<20).map { LocalizableText("item \($0)") }
    let items = texts.indices.map { Segment(ProbeMeasurer.text(ofProbe: $0)) }
    let document = try document(chips([])).document
    var search = LengthSearch(
      texts, in: AnyControl(segmented(items, .truncate)), of: document,
      TreeInspection.Limits(), width: 200, codes: FindingCode.ofLengths)
    let found = search.widths(showing: texts.map { $0.text })
    #expect(found.allSatisfy { abs(($0 ?? 0) * 15 - 10) < 0.01 })
    #expect(search.layoutCount < 60, "\(search.layoutCount)")
  }

  // Limits.

  @Test(
    arguments: [
      (TextLimit(width: 5, font: Font(size: 1)), "is 7 pt wide, more than 5 pt"),
      (TextLimit(width: 7, font: Font(size: 1), characters: 2), nil),
      (TextLimit(characters: 6), "has 7 characters, more than 6"), (TextLimit(characters: 7), nil),
      (TextLimit(width: 3, lines: 2, font: Font(size: 1)), "takes 3 lines of 3 pt, more than 2"),
      (TextLimit(width: 4, lines: 2, font: Font(size: 1)), nil),
      (TextLimit(width: 10, font: Font(size: 2)), "is 14 pt wide, more than 10 pt"),
    ] as [(TextLimit, String?)])
  func translation_longerThanItsLimit_isTooLong(limit: TextLimit, detail: String?) throws {
    var check = try LayoutCheck(chips([Chip("ab", id: "x")]), widths: [90])
    let texts = ["x": TranslatedText("ab c de")]
    check.locales = [CheckLocale(Translations(locale: "de", texts: texts))]
    check.limits.shared = ["x": limit, "ab": TextLimit(characters: 1)]
    let found = try check.findings(.tooLong)
    #expect(found.map { $0.message } == (detail.map { ["\"ab c de\" " + $0] } ?? []))
    check.limits = TextLimits(byLocale: ["fi": ["x": limit]])
    #expect(try check.findings(.tooLong).isEmpty)
    check.limits = TextLimits(byLocale: ["de": ["ab": limit]])
    #expect(try check.findings(.tooLong).count == (detail == nil ? 0 : 1))
  }

  @Test func item_inTwoControls_isTooLongInBoth() throws {
    let items = ["one", "two"].map {
      PanelItem(AnyControl(chips([Chip("ab", id: "x")], id: $0)))
    }
    let german = Translations(locale: "de", texts: ["x": TranslatedText("abcd")])
    var check = LayoutCheck(
      documents: [try document(Flow.stack(items: items, spacing: 1, font: Font(size: 1)))],
      locales: [CheckLocale(german)], widths: [20])
    check.limits.shared = ["x": TextLimit(characters: 3)]
    let found = try check.findings(.tooLong)
    #expect(found.map { $0.id } == ["one/x", "two/x"])
    #expect(found.allSatisfy { $0.text == "abcd" && $0.sourceText == "ab" && $0.value == 4 })
  }
}
