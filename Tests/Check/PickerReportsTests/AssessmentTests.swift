import PickerCheck
import PickerControls
import Testing

@testable import PickerReports

@Suite struct AssessmentTests {
  @Test func findings_newKnownAndSilenced_areTold() {
    #expect(Sample.assessment.findings.map(\.status) == [.new, .silenced, .new])
    #expect(Sample.assessment.findings.map(\.isFailure) == [true, false, false])
    #expect(Sample.assessment.failureCount == 1)
    #expect(Sample.known.findings.map(\.status) == [.known, .silenced, .new])
    #expect(Sample.known.failureCount == 0)
    #expect(Assessment(Sample.report).failureCount == 0)
  }

  @Test func silencedFinding_ofAFailingCode_doesNotFail() {
    let assessment = Assessment(Sample.report, failOn: Set(Finding.Code.allCases))
    #expect(assessment.findings.map(\.isFailure) == [true, false, true])
  }

  @Test func worst_isFailing_thenNew_thenByCode() {
    let cell = Sample.cell("de", 320)
    let report = CheckReport(
      cells: [cell],
      findings: [Sample.silenced(cell), Sample.narrowed(cell), Sample.truncated(cell)])
    #expect(Assessment(report).cells[0].worst?.finding.code == .truncated)
    let failing = Assessment(report, failOn: [.narrowed])
    #expect(failing.cells[0].worst?.finding.code == .narrowed)
    #expect(Assessment(CheckReport(cells: [cell])).cells[0].worst == nil)
  }

  @Test func findings_ofCellsThatAreNotListed_areKept() {
    let cell = Sample.cell("fi", 320)
    let assessment = Assessment(CheckReport(findings: [Sample.truncated(cell)]))
    #expect(assessment.cells.map(\.cell) == [cell])
    #expect(assessment.findings.count == 1)
  }

  @Test func summary_countsEverything() {
    #expect(
      Sample.assessment.summary
        == "4 cells of 1 document: 2 findings, 1 fails the check, 1 silenced")
    #expect(
      Sample.known.summary == "4 cells of 1 document: 1 finding, 1 known, 1 silenced")
    #expect(Assessment(CheckReport()).summary == "0 cells of 0 documents: no findings")
    #expect(
      Assessment(Sample.large(locales: 100), failOn: [.truncated]).summary
        == "2,400 cells of 1 document: 240 findings, 240 fail the check")
  }

  @Test func groups_areByItem_worstFirst() {
    let groups = FindingGroup.all(of: Sample.assessment)
    #expect(groups.map(\.code) == [.truncated, .narrowed, .hidden])
    let cells = [
      Sample.cell("de", 320), Sample.cell("de", 375), Sample.cell("de", 320, scale: 2),
      Sample.cell("fi", nil),
    ]
    let report = CheckReport(cells: cells, findings: cells.map { Sample.truncated($0) })
    let group = FindingGroup.all(of: Assessment(report))
    #expect(group.count == 1)
    #expect(group[0].places(showingScale: true) == ["de 1× 320 375, 2× 320", "fi 1× own"])
    #expect(group[0].places(showingScale: false) == ["de 320 375, 320", "fi own"])
  }

  @Test func worstOfAGroup_needsTheLargestWidth() {
    let widths: [Double?] = [120, 373, nil, 300]
    for count in 1...widths.count {
      let findings = widths.prefix(count).map { width in
        var finding = Sample.narrowed(Sample.cell("de", 100))
        (finding.missing, finding.neededWidth) = (nil, width)
        return finding
      }
      let group = FindingGroup.all(of: Assessment(CheckReport(findings: findings)))
      let expected: Double? = [120, 373, nil, nil][count - 1]
      #expect(group.count == 1 && group.first?.worst.finding.neededWidth == expected)
    }
  }

  @Test func groups_ofManyPlaces_countTheRest() {
    let cells = (0..<30).map { Sample.cell("x-\($0)", 320) }
    let report = CheckReport(cells: cells, findings: cells.map { Sample.truncated($0) })
    let places = FindingGroup.all(of: Assessment(report))[0].places(showingScale: false)
    #expect(places.count == 25)
    #expect(places.last == "and 6 more")
  }
}
