import PickerCheck
import PickerControls
import PickerJSON

/// The findings of one kind and one cause, about an item of a document or all items of a control, in all cells.
struct FindingGroup {
  let code: Finding.Code
  /// The id of the control, or the item; nil for the control itself.
  let subject: String?
  /// The findings, in the order of the cells; at least one.
  private(set) var findings: [AssessedFinding]

  /// The common key of a group's findings.
  enum GroupScope {
    /// The item.
    case item
    /// The control, if the cause is its width, fonts or style, which all its items share.
    case control
  }

  private struct FindingGroupKey: Hashable {
    let code: Finding.Code
    let document: String
    let subject: String?
    let status: AssessedFinding.Status
    /// The message of an error in a document, which may have several.
    let error: String?

    init(_ finding: AssessedFinding, _ scope: GroupScope) {
      code = finding.finding.code
      document = finding.finding.cell.document
      let isOfControl = scope == .control && Finding.Code.ofControls.contains(code)
      subject = isOfControl ? finding.finding.controlName : finding.finding.subject
      status = finding.status
      error = code == .document ? finding.finding.message : nil
    }
  }

  /// The groups of an assessment: the worst codes first, then groups that also occur in the source language, then by
  /// document and item in order of occurrence.
  static func all(of assessment: Assessment, by scope: GroupScope = .item) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var places: [FindingGroupKey: Int] = [:]
    for finding in assessment.findings {
      let key = FindingGroupKey(finding, scope)
      if let place = places[key] {
        groups[place].findings.append(finding)
      } else {
        places[key] = groups.count
        groups.append(FindingGroup(code: key.code, subject: key.subject, findings: [finding]))
      }
    }
    let ranks = groups.map { ($0.severity, $0.hasSource ? 0 : 1) }
    return groups.indices
      .sorted { (ranks[$0].0, ranks[$0].1, $0) < (ranks[$1].0, ranks[$1].1, $1) }
      .map { groups[$0] }
  }

  /// The representative finding: the one with the most missing points, otherwise with the largest needed width,
  /// otherwise the first.
  var worst: AssessedFinding {
    findings.reduce(findings[0]) { $1.rank < $0.rank ? $1 : $0 }
  }

  /// Returns the width that helps all items in the cell of a finding.
  /// - Parameter neededWidth: Returns the needed width of a finding.
  fileprivate func width(
    helping finding: AssessedFinding, _ neededWidth: (Finding) -> Double?
  ) -> Double? {
    let beside = findings.filter { $0.finding.cell == finding.finding.cell }
    let widths = beside.map { neededWidth($0.finding) }
    return widths.contains(nil) ? nil : widths.compactMap { $0 }.max()
  }

  /// Returns the items, the worst one first: `notifications, settings and 3 more`; nil for the control itself.
  /// - Parameter limit: The maximum number of names, including the count of the others.
  func subjects(atMost limit: Int = 4) -> String? {
    let names = ([worst] + findings).compactMap(\.finding.subject).unique
    let few = names.count > limit ? limit - 1 : names.count
    let more = names.count > few ? " and \((names.count - few).grouped) more" : ""
    return names.isEmpty
      ? nil : (names.prefix(few).joined(separator: ", ") + more).withControlsEscaped
  }

  /// Whether it concerns several items.
  var isOfSeveralItems: Bool { findings.lazy.map(\.finding.subject).unique.count > 1 }

  private var severity: Int { findings.map(\.severity).min() ?? 0 }

  private var hasSource: Bool { findings.contains { $0.finding.cell.isSource } }

  /// The number of languages in which it was found.
  var languageCount: Int { Set(findings.map(\.finding.cell.locale)).count }

  /// The places where it was found, a text for each locale and direction, the source language first: `de 1× 320 375, 2×
  /// 320`. Of many, the first ones and a count of the others.
  /// - Parameters:
  ///   - showsScale: Whether a text scale of 1 is also named.
  ///   - limit: The number of texts.
  ///   - hasCells: Whether widths and text scales are named, instead of only the locale.
  func places(
    showingScale showsScale: Bool, atMost limit: Int = 24, withCells hasCells: Bool = true
  ) -> [String] {
    let cells = findings.map(\.finding.cell).filter { !$0.isFile }
    let ordered = cells.filter(\.isSource) + cells.filter { !$0.isSource }
    let names = ordered.map(\.localeName)
    let found = Dictionary(grouping: zip(names, ordered), by: \.0)
    let all = names.unique
    let places = all.prefix(limit).map { name in
      hasCells ? name + " " + (found[name] ?? []).map(\.1).widths(showingScale: showsScale) : name
    }
    let left = all.count - places.count
    return left > 0 ? places + ["and \(left.grouped) more"] : places
  }
}

extension Collection<FindingGroup> {
  /// Returns the worst finding of each group, with the width that helps all items in its cell.
  ///
  /// The widths of a document in one language are searched one after another, because its texts are measured for that.
  /// - Parameter neededWidth: Returns the needed width of a finding.
  func worst(_ neededWidth: (Finding) -> Double?) -> [AssessedFinding] {
    let groups = Array(self)
    var worst = groups.map(\.worst)
    let pieces = worst.map { finding in
      var piece = finding.finding.cell
      piece.width = nil
      return piece
    }
    let places = Dictionary(grouping: worst.indices) { pieces[$0] }
    for place in pieces.unique.flatMap({ places[$0] ?? [] }) {
      worst[place].finding.neededWidth = groups[place].width(helping: worst[place], neededWidth)
    }
    return worst
  }
}

extension Finding.Code {
  /// The kinds whose cause is a translation, independently of the layout.
  static let ofTranslations: Set<Finding.Code> = [
    .spaces, .placeholder, .plural, .tooLong, .sourceDiffers, .duplicate, .unchanged,
  ]

  /// The kinds whose cause is the control rather than one of its items: its width, style or fonts.
  static let ofControls = ofWidth.union([.missingGlyph, .fallback, .smallTarget])
}

extension Finding {
  /// The id of the item's control, which is empty for the document's control, and its number, which distinguishes
  /// controls without an id.
  fileprivate var controlName: String {
    let number = control.number.map { "#\($0)" } ?? ""
    guard let id, let slash = id.lastIndex(of: "/") else { return number }
    return id[..<slash] + number
  }
}

extension AssessedFinding {
  /// The smaller, the worse. If no width is enough, the needed width is infinite.
  fileprivate var rank: (Int, Double, Double) {
    (severity, -(finding.missing ?? 0), -(finding.neededWidth ?? .infinity))
  }
}

extension CheckCell {
  /// `ar`, or `ar ltr` if the direction differs from the language's.
  fileprivate var localeName: String {
    [locale.withControlsEscaped, unusualDirection].compactMap { $0 }.joined(separator: " ")
  }
}

extension [CheckCell] {
  /// The widths at each text scale: `1× 320 375, 2× 320`.
  fileprivate func widths(showingScale showsScale: Bool) -> String {
    let columns = map { CheckMatrix.Column($0) }
    return columns.map(\.textScale).unique.map { scale in
      let group = columns.filter { $0.textScale == scale }.unique.sorted()
      let name = showsScale ? [group[0].scaleText] : []
      return (name + group.map(\.widthText)).joined(separator: " ")
    }.joined(separator: ", ")
  }
}
