import PickerCheck

extension Assessment {
  /// All counts in one line: `1,200 cells of 2 documents: 31 findings, 12 fail the check, 3 known, 2 silenced`.
  public var summary: String {
    let place = "\(counted(cells.count, "cell")) of \(counted(documents.count, "document"))"
    return "\(place): \(FindingCounts(findings).text)"
  }
}

/// The numbers of findings.
struct FindingCounts {
  private(set) var new = 0
  private(set) var failing = 0
  private(set) var known = 0
  private(set) var silenced = 0

  init(_ findings: [AssessedFinding]) {
    for finding in findings {
      if finding.isFailure { failing += 1 }
      switch finding.status {
      case .new: new += 1
      case .known: known += 1
      case .silenced: silenced += 1
      }
    }
  }

  /// `31 findings, 12 fail the check, 3 known, 2 silenced`, without what is none.
  var text: String {
    var parts = [new == 0 ? "no findings" : counted(new, "finding")]
    if failing > 0 { parts.append("\(failing.grouped) fail\(failing == 1 ? "s" : "") the check") }
    if known > 0 { parts.append("\(known.grouped) known") }
    if silenced > 0 { parts.append("\(silenced.grouped) silenced") }
    return parts.joined(separator: ", ")
  }
}

/// `1 cell`, `12,340 cells`
func counted(_ number: Int, _ noun: String) -> String {
  "\(number.grouped) \(noun)\(number == 1 ? "" : "s")"
}

extension Int {
  /// `12,340`
  package var grouped: String {
    let digits = Array(String(self))
    return String(
      digits.enumerated().flatMap { index, digit in
        index > 0 && (digits.count - index).isMultiple(of: 3) ? [",", digit] : [digit]
      })
  }
}
