import PickerCheck
import PickerControls
import PickerJSON
import PickerRendering

/// The findings of a page for browsers without scripts: each label with its problems and their positions.
struct ReportSummary {
  private let groups: [FindingGroup]

  /// More than these are counted.
  private static let maximumGroupCount = 200

  init(_ groups: [FindingGroup]) {
    self.groups = groups
  }

  /// A list that is shown only without scripts; empty if nothing was found.
  var element: String {
    guard !groups.isEmpty else { return "" }
    let left = groups.count - ReportSummary.maximumGroupCount
    let rest = left > 0 ? "<p class=\"note\">and \(counted(left, "more group"))</p>\n" : ""
    return """
      <noscript>
      <ul>
      \(groups.prefix(ReportSummary.maximumGroupCount).map(item).joined())</ul>
      \(rest)</noscript>

      """
  }

  private func item(_ group: FindingGroup) -> String {
    let worst = group.worst
    let finding = worst.finding
    let subject = finding.subject.map { " <code>\($0.withControlsEscaped.xmlEscaped)</code>" } ?? ""
    let places = group.places(showingScale: true).joined(separator: "; ")
    return "<li class=\"\(worst.kind)\"><b>\(finding.code.rawValue)</b>\(subject) "
      + "<bdi>\((finding.sentence + finding.placeText).xmlEscaped)</bdi> "
      + "<small>\(finding.cell.document.withControlsEscaped.xmlEscaped): \(places.xmlEscaped)</small></li>\n"
  }
}
