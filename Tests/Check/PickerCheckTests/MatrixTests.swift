import PickerControls
import PickerGeometry
import PickerLimits
import PickerTestSupport
import PickerText
import Testing

@testable import PickerCheck

@Suite struct MatrixTests {
  private func locale(_ name: String) -> CheckLocale {
    CheckLocale(name) { TranslatedText($0.text + "!") }
  }

  @Test func cells_areInTheOrderOfDocumentsLocalesScalesDirectionsAndWidths() throws {
    var check = LayoutCheck(
      documents: [try document(Text("a"), name: "1"), try document(Text("b"), name: "2")],
      locales: [locale("de"), locale("ar")], widths: [20, 30], textScales: [1, 2])
    let cells = try check.run().cells
    #expect(cells.count == 2 * 3 * 2 * 2)
    let first = cells.prefix(12).map { "\($0.locale) \($0.textScale) \($0.width ?? 0)" }
    #expect(
      first == [
        "de 1.0 20.0", "de 1.0 30.0", "de 2.0 20.0", "de 2.0 30.0", "ar 1.0 20.0", "ar 1.0 30.0",
        "ar 2.0 20.0", "ar 2.0 30.0", "source 1.0 20.0", "source 1.0 30.0", "source 2.0 20.0",
        "source 2.0 30.0",
      ])
    #expect(
      cells.map { $0.document } == Array(repeating: "1", count: 12)
        + Array(repeating: "2", count: 12))
    #expect(
      cells.filter { $0.direction == .rightToLeft }.map { $0.locale }
        == Array(repeating: "ar", count: 8))
    #expect(cells.allSatisfy { $0.isSource == ($0.locale == "source") })
    check.includesSource = false
    #expect(try check.run().cells == cells.filter { !$0.isSource })
  }

  @Test func directions_equalToThatOfTheLanguage_areLaidOutOnce() throws {
    let check = LayoutCheck(
      documents: [try document(Text("a"))], locales: [locale("de"), locale("ar")],
      directions: [nil, .leftToRight, .rightToLeft])
    #expect(
      check.pieces.map { "\($0.locale) \($0.direction.rawValue)" } == [
        "de ltr", "de rtl", "ar rtl", "ar ltr", "source ltr", "source rtl",
      ])
  }

  @Test func sourceLanguage_isThatOfTheDocument() throws {
    let english = Text("a", container: Container { $0.language = "en-GB" })
    let arabic = Text("مرحبا", container: Container { $0.direction = nil })
    let check = LayoutCheck(
      documents: [
        try document(english, name: "e"), try document(arabic, name: "a", fonts: CellMeasurer()),
      ],
      locales: [locale("en_gb"), locale("fr")])
    #expect(
      check.pieces.map { "\($0.document) \($0.locale) \($0.isSource) \($0.direction.rawValue)" }
        == [
          "e fr false ltr", "e en-GB true ltr", "a en_gb false ltr", "a fr false ltr",
          "a source true rtl",
        ])
  }

  @Test func width_thatIsNotGiven_isTheDocumentsOwn() throws {
    let check = LayoutCheck(
      documents: [
        try document(chips(["abcdef"], width: 4), name: "1"),
        try document(chips(["abcdef"]), name: "2"),
      ])
    let report = try check.run()
    #expect(report.cells.map { $0.width } == [4, nil])
    #expect(report.findings.map { $0.neededWidth } == [6])
  }

  @Test func translation_ofALocale_isLaidOut() throws {
    let german = CheckLocale(
      Translations(locale: "de", texts: ["Settings": TranslatedText("Einstellungen")]))
    let check = LayoutCheck(
      documents: [try document(chips(["Settings"]))], locales: [german], widths: [8, 13])
    let finding = try #require(try check.findings().first)
    #expect(try check.findings().count == 1)
    #expect(finding.cell.locale == "de" && finding.cell.width == 8 && finding.missing == 5)
    #expect(finding.id == "Settings" && finding.text == "Einstellungen")
    let tree = try #require(try check.tree(of: finding.cell))
    #expect(picture(of: tree) == "|Einstel…|")
    let source = try #require(try check.run().sourceCell(of: finding.cell))
    #expect(source == CheckCell(document: "a.json", locale: "source", isSource: true, width: 8))
    #expect(picture(of: try #require(try check.tree(of: source))) == "|Settings|")
    var other = finding.cell
    other.document = "b.json"
    #expect(try check.tree(of: other) == nil)
  }

  @Test func translation_byID_isPreferredToThatOfTheText() throws {
    let texts = ["a": TranslatedText("by id"), "Tea": TranslatedText("by text")]
    let german = Translations(locale: "de", texts: texts)
    #expect(german.translation(of: LocalizableText("Tea", id: "a"))?.text.text == "by id")
    #expect(german.translation(of: LocalizableText("Tea", id: "b"))?.text.text == "by text")
    #expect(german.translation(of: LocalizableText("Tea"))?.text.text == "by text")
    #expect(german.translation(of: LocalizableText("Milk")) == nil)
  }

  @Test func pseudoLocales_areLaidOutAsTheySay() throws {
    let locales = PseudoLocale.LocaleKind.allCases.map { CheckLocale(PseudoLocale($0)) }
    let check = LayoutCheck(
      documents: [try document(chips(["tea"]))], locales: locales, widths: [40])
    let report = try check.run()
    #expect(report.cells.map { $0.locale } == ["en-XA", "ar-XB", "th-XT", "ja-XW", "source"])
    #expect(
      report.cells.map { $0.direction == .rightToLeft } == [false, true, false, false, false])
    #expect(report.findings.allSatisfy { $0.code != .untranslated })
  }

  @Test func pieces_checkedInAnyOrder_giveTheSameReport() throws {
    let check = LayoutCheck(
      documents: [try document(segmented(["abcdef", "abcdeg", "x"], .truncate, .menu))],
      locales: [locale("de"), locale("fr")], widths: [3, 9, 15, 30], textScales: [1, 1.5])
    let report = try check.run()
    var checked: [LayoutCheck.Piece: CheckedPiece] = [:]
    for piece in check.pieces.reversed() { checked[piece] = try check.check(piece) }
    #expect(check.report(of: check.pieces.compactMap { checked[$0] }) == report)
    #expect(report.findings.contains { $0.code == .hidden } && report.findings.count > 20)
  }

  @Test func limit_exceeded_isThrown() throws {
    let json = #"{"type": "chips", "items": ["a", "b"]}"#
    let budget = Budget(Limits(nodes: 7))
    let document = try Document(json: Array(json.utf8), fonts: MonospaceMeasurer(), budget: budget)
    let enough = LayoutCheck(
      documents: [CheckDocument(name: "a", document)], widths: [200, 300, 400])
    #expect(try enough.run().cells.count == 3)
    var larger = document
    larger.control = AnyControl(chips((0..<9).map { Chip("\($0)") }))
    let check = LayoutCheck(documents: [CheckDocument(name: "a", larger)])
    #expect(throws: LimitError.self) { try check.run() }
  }
}
