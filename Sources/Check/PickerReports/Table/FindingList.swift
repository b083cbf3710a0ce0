import PickerCheck
import PickerControls
import PickerGeometry
import PickerJSON
import PickerRendering

/// The findings of one code, control by control or item by item.
struct FindingList {
  private let code: Finding.Code
  private let groups: [FindingGroup]
  /// The names of text scales are left out if there is only one.
  private let showsScale: Bool
  private let report: TableReport
  /// The maximum numbers of groups, and of languages of each.
  private let (groupLimit, placeLimit): (Int, Int)
  private let isShort: Bool

  /// - Parameters:
  ///   - groups: The groups of this code.
  ///   - groupLimit: More groups than these are counted.
  ///   - placeLimit: More languages of a group than these are counted.
  ///   - isShort: Whether languages are named without their widths.
  /// - Returns: Nil if there are none.
  init?(
    _ code: Finding.Code, _ groups: [FindingGroup], of assessment: Assessment,
    in report: TableReport, groupLimit: Int, placeLimit: Int, isShort: Bool = false
  ) {
    guard !groups.isEmpty else { return nil }
    self.code = code
    self.groups = groups
    self.report = report
    (self.groupLimit, self.placeLimit, self.isShort) = (groupLimit, placeLimit, isShort)
    showsScale = assessment.cells.contains { $0.cell.textScale != 1 }
  }

  /// The counts, and each group with the cells in which it was found.
  /// - Parameter neededWidth: Returns the needed width of a finding.
  func text(_ neededWidth: (Finding) -> Double?) -> String {
    let new = groups.filter { $0.findings[0].status == .new }
    let shown = new.prefix(groupLimit)
    let entries = zip(shown, shown.worst(neededWidth)).map { entry(of: $0, $1) }.joined()
    let left = new.count - min(groupLimit, new.count)
    return heading + entries
      + (left > 0 ? report.wrapped("and \(left.grouped) more; --all shows them", indent: 2) : "")
  }

  /// `truncated: 12 findings, 3 fail the check, 2 known`
  private var heading: String {
    let all = groups.flatMap(\.findings)
    let counts = FindingCounts(all)
    let ink: TableInk = counts.failing > 0 ? .failing : counts.new > 0 ? .found : .faint
    let lines = report.wrapped("\(code.rawValue): \(counts.text)", indent: 0)
    return ink.ink(code.rawValue, report.style) + lines.dropFirst(code.rawValue.count)
  }

  private func entry(of group: FindingGroup, _ worst: AssessedFinding) -> String {
    let subjects = group.subjects(atMost: isShort ? 2 : 4).map { "\($0): " } ?? ""
    let place = "\(worst.finding.cell.document.withControlsEscaped):\(worst.line)"
    let sentence =
      worst.finding.sentence(forSeveral: group.isOfSeveralItems) + worst.finding.placeText
    let places = group.places(
      showingScale: showsScale, atMost: placeLimit, withCells: !isShort)
    let count = group.languageCount > 1 ? "\(counted(group.languageCount, "language")): " : ""
    return report.wrapped("\(place): \(subjects)\(sentence)", indent: 2)
      + report.wrapped(count + places.joined(separator: isShort ? ", " : "; "), indent: 4)
  }
}
