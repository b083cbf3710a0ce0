public import PickerCheck
public import PickerControls

/// An assessed report: which findings are new, and which of them fail the check.
///
///     let assessment = Assessment(report, failOn: [.truncated, .overflow])
///     print(TableReport(columns: 80).text(of: assessment))
///     exit(assessment.failureCount > 0 ? 1 : 0)
///
/// All reports of this module are written from an assessment; equal assessments give equal bytes.
public struct Assessment: Hashable, Sendable {
  /// The cells with their findings, in the order of the report.
  public var cells: [AssessedCell]
  /// Findings about unreadable files rather than cells.
  public var files: [AssessedFinding] = []
  /// Problems of readable files.
  public var warnings: [CheckProblem]
  /// The codes that fail the check.
  public var failOn: Set<Finding.Code>
  /// Whether findings were compared with a baseline.
  public var hasBaseline: Bool

  /// Assesses a report. With a baseline, let it mark the report first: ``Baseline/marking(_:naming:)``.
  ///
  /// - Parameters:
  ///   - report: The report of the check.
  ///   - failOn: The codes that fail the check, in addition to `Finding.Code.ofLoss`, which always do.
  ///   - hasBaseline: Whether the findings were compared with a baseline.
  ///   - line: Returns the line of a finding in its document, from 1.
  /// - Complexity: O(*cells* + *findings*).
  public init(
    _ report: CheckReport, failOn: Set<Finding.Code> = [], hasBaseline: Bool = false,
    line: (Finding) -> Int = { _ in 1 }
  ) {
    self.failOn = failOn
    let failOn = failOn.union(Finding.Code.ofLoss)
    self.hasBaseline = hasBaseline
    warnings = report.warnings
    cells = report.cells.map { AssessedCell(cell: $0) }
    var places: [CheckCell: Int] = [:]
    for (place, cell) in report.cells.enumerated() { places[cell] = place }
    for finding in report.findings {
      if Finding.Code.ofFile.contains(finding.code) {
        files.append(AssessedFinding(finding, failOn: failOn, line: finding.line ?? 1))
        continue
      }
      let place = places[finding.cell] ?? cells.count
      if place == cells.count {
        places[finding.cell] = place
        cells.append(AssessedCell(cell: finding.cell))
      }
      cells[place].findings.append(
        AssessedFinding(finding, failOn: failOn, line: line(finding)))
    }
  }

  /// All findings: first those about files, then in the order of the cells.
  public var findings: [AssessedFinding] { files + cells.flatMap(\.findings) }

  /// The number of findings that fail the check.
  public var failureCount: Int { count { $0.isFailure } }

  /// The number of findings for which `condition` holds.
  public func count(_ condition: (AssessedFinding) -> Bool) -> Int {
    cells.reduce(files.count(where: condition)) { $0 + $1.findings.count(where: condition) }
  }

  /// The findings of each file as those of a cell.
  var fileCells: [AssessedCell] {
    files.map { AssessedCell(cell: $0.finding.cell, findings: [$0]) }
  }

  /// The names of the documents, in the order of the cells.
  public var documents: [String] { cells.map(\.cell.document).unique }
}

/// A cell with its findings.
public struct AssessedCell: Hashable, Sendable {
  /// The cell.
  public var cell: CheckCell
  /// Its findings, in the order of the report.
  public var findings: [AssessedFinding] = []

  /// Creates a cell.
  public init(cell: CheckCell, findings: [AssessedFinding] = []) {
    self.cell = cell
    self.findings = findings
  }

  /// The worst of its findings; nil if nothing was found.
  ///
  /// Findings that fail the check are worst, then new ones, then known or silenced ones; among equals, the code
  /// decides.
  public var worst: AssessedFinding? { findings.min { $0.severity < $1.severity } }
}

/// A finding, and its effect on the check.
public struct AssessedFinding: Hashable, Sendable {
  /// The finding.
  public var finding: Finding
  /// Whether it is new.
  public var status: Status
  /// Whether it fails the check: it is new, and its code fails the check.
  public var isFailure: Bool
  /// The line of the item in the document, from 1.
  public var line: Int

  /// Whether a finding counts.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// It counts.
    case new
    /// It is in the baseline.
    case known
    /// The document silences it, with a reason.
    case silenced
  }

  /// Creates a finding.
  public init(_ finding: Finding, status: Status = .new, isFailure: Bool = false, line: Int = 1) {
    self.finding = finding
    self.status = status
    self.isFailure = isFailure
    self.line = line
  }

  init(_ finding: Finding, failOn: Set<Finding.Code>, line: Int) {
    let isSilenced = finding.silencedBecause != nil
    let status: Status = isSilenced ? .silenced : finding.isKnown ? .known : .new
    self.init(
      finding, status: status, isFailure: status == .new && failOn.contains(finding.code),
      line: line)
  }

  /// The smaller, the worse.
  var severity: Int {
    let rank = isFailure ? 0 : status == .new ? 1 : 2
    return rank * Finding.Code.allCases.count + finding.code.rank
  }
}

extension Finding.Code {
  /// The place among all codes, from 0 for the worst.
  var rank: Int { Finding.Code.allCases.firstIndex(of: self) ?? 0 }
}
