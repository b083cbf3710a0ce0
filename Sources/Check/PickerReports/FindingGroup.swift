import PickerCheck
import PickerJSON

/// The findings of one kind about one item of a document, in all cells.
struct FindingGroup {
  let code: Finding.Code
  /// The findings, in the order of the cells; at least one.
  private(set) var findings: [AssessedFinding]

  private struct FindingGroupKey: Hashable {
    let code: Finding.Code
    let document: String
    let subject: String?
    let status: AssessedFinding.Status

    init(_ finding: AssessedFinding) {
      code = finding.finding.code
      document = finding.finding.cell.document
      subject = finding.finding.subject
      status = finding.status
    }
  }

  /// The groups of an assessment: the worst codes first, then by document and item as they first occur.
  static func all(of assessment: Assessment) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var places: [FindingGroupKey: Int] = [:]
    for finding in assessment.findings {
      let key = FindingGroupKey(finding)
      if let place = places[key] {
        groups[place].findings.append(finding)
      } else {
        places[key] = groups.count
        groups.append(FindingGroup(code: key.code, findings: [finding]))
      }
    }
    let ranks = groups.map(\.severity)
    return groups.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { groups[$0] }
  }

  /// The finding that tells most: the one in which most points are missing, else the one that needs the largest width,
  /// else the first.
  var worst: AssessedFinding {
    findings.reduce(findings[0]) { $1.rank < $0.rank ? $1 : $0 }
  }

  private var severity: Int { findings.map(\.severity).min() ?? 0 }

  /// Where it was found, a text for each locale and direction: `de 1× 320 375, 2× 320`. Of many, the first, and a text
  /// that counts the others.
  ///
  /// - Parameter showsScale: Whether a text scale of 1 is named, too.
  func places(showingScale showsScale: Bool) -> [String] {
    let cells = findings.map(\.finding.cell).filter { !$0.isFile }
    let names = cells.map(\.localeName)
    let found = Dictionary(grouping: zip(names, cells), by: \.0)
    let all = names.unique
    let places = all.prefix(FindingGroup.maximumPlaceCount).map { name in
      name + " " + (found[name] ?? []).map(\.1).widths(showingScale: showsScale)
    }
    let left = all.count - places.count
    return left > 0 ? places + ["and \(left.grouped) more"] : places
  }

  private static let maximumPlaceCount = 24
}

extension AssessedFinding {
  /// The smaller, the worse. Where no width suffices, the largest is needed.
  fileprivate var rank: (Int, Double, Double) {
    (severity, -(finding.missing ?? 0), -(finding.neededWidth ?? .infinity))
  }
}

extension CheckCell {
  /// `ar`, and `ar ltr` where the direction is not that of the language.
  fileprivate var localeName: String {
    [locale.withControlsEscaped, unusualDirection].compactMap { $0 }.joined(separator: " ")
  }
}

extension [CheckCell] {
  /// The widths at each text scale: `1× 320 375, 2× 320`.
  fileprivate func widths(showingScale showsScale: Bool) -> String {
    let columns = map { CheckMatrix.Column($0) }
    return columns.map(\.textScale).unique.map { scale in
      let group = columns.filter { $0.textScale == scale }.unique
      let name = showsScale ? [group[0].scaleText] : []
      return (name + group.map(\.widthText)).joined(separator: " ")
    }.joined(separator: ", ")
  }
}
