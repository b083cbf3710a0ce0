import PickerCheck
import PickerControls
import Testing

@testable import PickerReports

@Suite struct GitHubReportTests {
  private func lines(_ assessment: Assessment) -> [Substring] {
    GitHubReport().text(of: assessment).split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func report_hasAnAnnotationForEachItem() {
    #expect(
      GitHubReport().text(of: Sample.assessment) == """
        ::error file=pickers/filters.json,line=7,title=truncated%3A settings::"Einstellungen" is cut to "Einst…" (needs a width of 371.25 pt) – de, 320 pt. Found in de 1× 320
        ::warning file=pickers/filters.json,line=1,title=narrowed::the icons are removed – de, 375 pt. Found in de 1× 375
        4 cells of 1 document: 2 findings, 1 fails the check, 1 silenced

        """)
  }

  @Test func knownFindings_areCountedOnly() {
    let lines = lines(Sample.known)
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("::warning ") && lines[0].contains("narrowed"))
  }

  @Test func specialCharacters_areEscaped() {
    let cell = Sample.cell("de", 320, document: "a,b:c%d\r\ne.json")
    var finding = Sample.truncated(cell, id: "::x,%")
    finding.message = "50% of \"a:b\"\r\n::error::b"
    let lines = lines(Assessment(CheckReport(cells: [cell], findings: [finding])))
    #expect(
      lines[0]
        == "::warning file=a%2Cb%3Ac%25d%0D%0Ae.json,line=1,title=truncated%3A %3A%3Ax%2C%25::"
        + "50%25 of \"a:b\"\\u000D\\u000A::error::b (needs a width of 371.25 pt) – de, 320 pt. Found in de 1× 320"
    )
    #expect(lines.count == 3)
  }

  @Test func moreThanGitHubShows_isAnnounced() {
    let cell = Sample.cell("de", 320)
    func report(_ count: Int) -> CheckReport {
      CheckReport(
        cells: [cell], findings: (0..<count).map { Sample.truncated(cell, id: "\($0)/item") })
    }
    let few = lines(Assessment(report(10), failOn: [.truncated]))
    #expect(few.count == 12 && !few.contains { $0.hasPrefix("::notice") })
    let many = lines(Assessment(report(11), failOn: [.truncated]))
    #expect(
      many[0] == "::notice title=layout check::11 errors and 0 warnings; GitHub shows the "
        + "first 10 of each, and the log shows all")
    #expect(many.count { $0.hasPrefix("::error ") } == 11)
  }

  @Test func errors_comeFirst() {
    let cell = Sample.cell("de", 320)
    let report = CheckReport(
      cells: [cell], findings: [Sample.truncated(cell), Sample.narrowed(cell)])
    let lines = lines(Assessment(report, failOn: [.narrowed]))
    #expect(lines[0].hasPrefix("::error ") && lines[0].contains("narrowed"))
    #expect(lines[1].hasPrefix("::warning ") && lines[1].contains("truncated"))
  }
}
