import PickerCheck

/// The findings of one kind about one item of a document, in all cells.
struct FindingGroup {
  let code: Finding.Code
  /// The findings, in the order of the cells; at least one.
  private(set) var findings: [AssessedFinding]

  private struct Key: Hashable {
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
    var places: [Key: Int] = [:]
    for cell in assessment.cells {
      for finding in cell.findings {
        let key = Key(finding)
        if let place = places[key] {
          groups[place].findings.append(finding)
        } else {
          places[key] = groups.count
          groups.append(FindingGroup(code: key.code, findings: [finding]))
        }
      }
    }
    let ranks = groups.map(\.severity)
    return groups.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { groups[$0] }
  }

  /// The finding that tells most: the one in which most points are missing, else the first.
  var worst: AssessedFinding {
    var worst = findings[0]
    for finding in findings where finding.severity <= worst.severity {
      let isWorse = (finding.finding.missing ?? 0) > (worst.finding.missing ?? 0)
      if finding.severity < worst.severity || isWorse { worst = finding }
    }
    return worst
  }

  private var severity: Int { findings.map(\.severity).min() ?? 0 }

  /// Where it was found, a text for each locale, direction and text scale: `de 320 375`, `ar 2× 320`.
  ///
  /// Of many, the first, and a text that counts the others.
  ///
  /// - Parameter showsScale: Whether a text scale of 1 is named, too.
  func places(showingScale showsScale: Bool) -> [String] {
    let places = allPlaces(showingScale: showsScale)
    let left = places.count - FindingGroup.maximumPlaceCount
    guard left > 0 else { return places }
    return places.prefix(FindingGroup.maximumPlaceCount) + ["and \(left.grouped) more"]
  }

  private static let maximumPlaceCount = 24

  private func allPlaces(showingScale showsScale: Bool) -> [String] {
    var keys: [CheckCell] = []
    var widths: [CheckCell: [String]] = [:]
    for finding in findings {
      var key = finding.finding.cell
      key.width = nil
      if widths[key] == nil { keys.append(key) }
      widths[key, default: []].append(CheckMatrix.Column(finding.finding.cell).widthText)
    }
    return keys.map { key in
      let scale = showsScale ? [CheckMatrix.Column(key).scaleText] : []
      return ([key.locale] + scale + (widths[key] ?? []).unique).joined(separator: " ")
    }
  }
}
