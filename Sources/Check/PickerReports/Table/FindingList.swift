import PickerCheck
import PickerControls
import PickerGeometry
import PickerJSON
import PickerRendering

/// The findings of one code, item by item.
struct FindingList {
  private let code: Finding.Code
  private let groups: [FindingGroup]
  /// The names of text scales are left out if there is only one.
  private let showsScale: Bool
  private let report: TableReport

  /// More than these are counted.
  private static let maximumGroupCount = 20

  /// - Parameter groups: The groups of this code.
  /// - Returns: Nil if there are none.
  init?(
    _ code: Finding.Code, _ groups: [FindingGroup], of assessment: Assessment,
    in report: TableReport
  ) {
    guard !groups.isEmpty else { return nil }
    self.code = code
    self.groups = groups
    self.report = report
    showsScale = assessment.cells.contains { $0.cell.textScale != 1 }
  }

  /// The counts, and each item with the cells in which it was found.
  ///
  /// - Parameter neededWidth: Returns the needed width of a finding.
  func text(_ neededWidth: (Finding) -> Double?) -> String {
    let new = groups.filter { $0.findings[0].status == .new }
    let shown = new.prefix(FindingList.maximumGroupCount).map { entry(of: $0, neededWidth) }
      .joined()
    let left = new.count - FindingList.maximumGroupCount
    return heading + shown + (left > 0 ? "  and \(left.grouped) more\n" : "")
  }

  /// `truncated: 12 findings, 3 fail the check, 2 known`
  private var heading: String {
    let all = groups.flatMap(\.findings)
    let counts = FindingCounts(all)
    let ink: TableInk = counts.failing > 0 ? .failing : counts.new > 0 ? .found : .faint
    let lines = report.wrapped("\(code.rawValue): \(counts.text)", indent: 0)
    return ink.ink(code.rawValue, report.style) + lines.dropFirst(code.rawValue.count)
  }

  private func entry(of group: FindingGroup, _ neededWidth: (Finding) -> Double?) -> String {
    var worst = group.worst
    worst.finding.neededWidth = neededWidth(worst.finding)
    let subject = worst.finding.subject.map { "\($0.withControlsEscaped): " } ?? ""
    let place = "\(worst.finding.cell.document.withControlsEscaped):\(worst.line)"
    let sentence = worst.finding.sentence + worst.finding.placeText
    let text = "\(place): \(subject)\(sentence)"
    let places = group.places(showingScale: showsScale)
    return report.wrapped(text, indent: 2)
      + report.wrapped(places.joined(separator: "; "), indent: 4)
  }
}
