import PickerCheck
import PickerControls
import PickerJSON
import Testing

@testable import PickerReports

@Suite struct BaselineTests {
  private static let json = """
    {
      "version": 1,
      "findings": [
        {"document": "pickers/filters.json", "locale": "de", "code": "truncated", "id": "settings"},
        {"document": "pickers/filters.json", "locale": "de", "code": "narrowed"}
      ]
    }

    """

  @Test func json_hasAFindingALine_withoutSilencedOnes() {
    #expect(String(decoding: Baseline(Sample.report).json, as: UTF8.self) == Self.json)
  }

  @Test func json_readAndWritten_isTheSame() throws {
    let baseline = try Baseline(json: Array(Self.json.utf8))
    #expect(baseline == Baseline(Sample.report))
    #expect(String(decoding: baseline.json, as: UTF8.self) == Self.json)
    #expect(Baseline(baseline.marking(Sample.report)) == baseline)
  }

  @Test func entries_ofAllKinds_areReadAsWritten() throws {
    let cells = [
      Sample.cell("ar", nil, scale: 1.35, direction: .rightToLeft),
      Sample.cell("ar", 320.123456789, scale: 1 / 3, direction: .rightToLeft),
      Sample.cell("en", 0),
    ]
    let report = CheckReport(
      cells: cells,
      findings: cells.flatMap { [Sample.truncated($0, id: nil), Sample.narrowed($0)] })
    let baseline = Baseline(report)
    let read = try Baseline(json: baseline.json)
    #expect(read == baseline)
    #expect(baseline.entries.count == 4)
    #expect(read.marking(report).findings.map(\.isKnown) == [Bool](repeating: true, count: 6))
  }

  @Test func numbersThatMove_doNotMatter() {
    var report = Sample.report
    report.findings[0].missing = 3
    report.findings[0].neededWidth = nil
    report.findings[0].message = "another"
    report.findings[0].text = "Einstellung"
    let marked = Baseline(Sample.report).marking(report)
    #expect(marked.findings.map(\.isKnown) == [true, false, true])
  }

  @Test func findings_ofOtherItems_areNew() {
    var report = Sample.report
    report.findings[0].id = "other"
    report.findings[2].cell.locale = "fr"
    let marked = Baseline(Sample.report).marking(report)
    #expect(marked.findings.map(\.isKnown) == [false, false, false])
  }

  @Test func otherWidthsTextSizesAndDirections_ofALabel_areKnown() {
    var report = Sample.report
    report.findings = [Sample.truncated(Sample.cell("de", 100, scale: 2, direction: .rightToLeft))]
    #expect(Baseline(Sample.report).marking(report).findings.map(\.isKnown) == [true])
  }

  @Test func baseline_ofAnEarlierVersion_isRead() throws {
    let baseline = try Baseline(
      json: Array(
        """
        {"version": 1, "findings": [
          {"document": "a", "locale": "de", "width": 320, "textScale": 2, "direction": "rtl", "code": "rows"},
          {"document": "a", "locale": "de", "width": 375, "code": "rows"}]}
        """.utf8))
    #expect(
      baseline.entries == [Baseline.BaselineEntry(code: .rows, document: "a", locale: "de")])
  }

  @Test func merging_replacesWhatWasChecked_andKeepsTheRest() {
    func entry(_ code: Finding.Code, _ document: String, _ locale: String)
      -> Baseline.BaselineEntry
    {
      Baseline.BaselineEntry(code: code, document: document, locale: locale)
    }
    let old = Baseline(entries: [
      entry(.rows, "../filters.json", "de"), entry(.rows, "../filters.json", "fr"),
      entry(.rows, "../other.json", "de"),
    ])
    let name = { (path: String) in "../" + (path.split(separator: "/").last ?? "") }
    let unused = old.unused(in: Sample.report, naming: name)
    #expect(unused.map(\.description) == ["rows in ../filters.json, de"])
    let merged = old.merging(Sample.report, naming: name)
    #expect(
      merged.entries.sorted().map(\.description) == [
        "truncated of \"settings\" in ../filters.json, de", "narrowed in ../filters.json, de",
        "rows in ../filters.json, fr", "rows in ../other.json, de",
      ])
    #expect(merged.unused(in: Sample.report, naming: name).isEmpty)
  }

  @Test func unknownCodesAndKeys_areIgnored() throws {
    let baseline = try Baseline(
      json: Array(
        """
        {"version": 1, "by": "a later version", "findings": [
          {"document": "a", "locale": "de", "code": "blurred"},
          {"document": "a", "locale": "de", "code": "rows", "mood": "good"}]}
        """.utf8))
    #expect(baseline.entries.map(\.code) == [.rows])
  }

  @Test(
    arguments: [
      ("[]", "$: expected an object, found an array"),
      ("{\"version\": 1}", "$.findings: is missing"),
      ("{\"findings\": []}", "$.version: is missing"),
      ("{\"version\": 2, \"findings\": []}", "$.version: must be at most 1, is 2"),
      ("{\"version\": 1, \"findings\": [{}]}", "$.findings[0].code: is missing"),
      (
        "{\"version\": 1, \"findings\": [{\"code\": \"rows\", \"document\": \"a\"}]}",
        "$.findings[0].locale: is missing"
      ),
    ])
  func damagedBaseline_isReportedWithItsPath(json: String, message: String) {
    let error = #expect(throws: JSONError.self) { try Baseline(json: Array(json.utf8)) }
    #expect(error?.description == message)
  }
}
