import PickerCheck
import PickerControls
import PickerJSON
import PickerRendering

/// Writes an assessment as JUnit XML: one test suite per document, and one test case per cell.
///
/// A test case fails if a finding fails the check. Its single `<failure>` names all such findings, because many readers
/// only show the first one. Other findings are in its `<system-out>`. Times are 0, because nothing is timed.
///
/// It follows the schema `junit-10.xsd` of Jenkins' xUnit plugin.
public struct JUnitReport: Sendable {
  /// Creates a report.
  public init() {}

  /// Returns the XML document in UTF-8.
  public func bytes(of assessment: Assessment) -> [UInt8] {
    let cells = assessment.fileCells + assessment.cells
    let suites = Dictionary(grouping: cells) { $0.cell.document }
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml += "<testsuites name=\"layout check\" \(counts(of: cells))>\n"
    for document in cells.map(\.cell.document).unique {
      xml += suite(document, suites[document] ?? [])
    }
    return Array((xml + "</testsuites>\n").utf8)
  }

  private func suite(_ document: String, _ cells: [AssessedCell]) -> String {
    "  <testsuite name=\"\(document.withControlsEscaped.xmlEscaped)\" \(counts(of: cells))>\n"
      + cells.map(testCase).joined() + "  </testsuite>\n"
  }

  private func counts(of cells: [AssessedCell]) -> String {
    let failures = cells.count { $0.findings.contains(where: \.isFailure) }
    return "tests=\"\(cells.count)\" failures=\"\(failures)\" errors=\"0\" time=\"0\""
  }

  private func testCase(_ cell: AssessedCell) -> String {
    let names =
      "classname=\"\(cell.cell.document.withControlsEscaped.xmlEscaped)\" "
      + "name=\"\(cell.cell.label.xmlEscaped)\""
    guard !cell.findings.isEmpty else { return "    <testcase \(names) time=\"0\"/>\n" }
    return "    <testcase \(names) time=\"0\">\n" + failure(cell.findings.filter(\.isFailure))
      + output(cell.findings.filter { !$0.isFailure }) + "    </testcase>\n"
  }

  private func failure(_ findings: [AssessedFinding]) -> String {
    guard let first = findings.first else { return "" }
    let more = findings.count > 1 ? " and \(findings.count - 1) more" : ""
    let type = first.finding.code.rawValue
    let message = (first.finding.headline + more).xmlEscaped
    return "      <failure type=\"\(type)\" message=\"\(message)\">\(lines(findings))</failure>\n"
  }

  private func output(_ findings: [AssessedFinding]) -> String {
    findings.isEmpty ? "" : "      <system-out>\(lines(findings))</system-out>\n"
  }

  /// A line for each finding, as content of an element.
  private func lines(_ findings: [AssessedFinding]) -> String {
    findings.map { finding in
      "\(finding.finding.cell.document.withControlsEscaped):\(finding.line): \(finding.statement)"
        .xmlEscaped
    }.joined(separator: "\n")
  }
}
