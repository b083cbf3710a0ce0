import PickerCheck
import PickerControls
import PickerGeometry
import PickerJSON
import PickerRendering

/// A cell in a page: its findings, and its picture beside that of the source language.
struct ReportCard {
  private let cell: AssessedCell
  private let number: Int
  private let pictures: ReportPictures.Pair?

  init(_ cell: AssessedCell, number: Int, pictures: ReportPictures.Pair?) {
    self.cell = cell
    self.number = number
    self.pictures = pictures
  }

  var element: String {
    let title = "t\(number)"
    return """
      <article id="c\(number)" tabindex="-1" aria-labelledby="\(title)" \(attributes)>
      <h3 id="\(title)">\(cell.cell.label.xmlEscaped) <small>\(cell.cell.document.withControlsEscaped.xmlEscaped)</small></h3>
      <ul>
      \(listed.map(item).joined())</ul>
      \(rest)\(figures)</article>

      """
  }

  /// More findings of a cell are counted, because a document of thousands of items may have thousands in each cell.
  private static let maximumFindingCount = 50

  /// The findings that are listed: of many, the worst.
  private var listed: [AssessedFinding] {
    let all = cell.findings
    guard all.count > ReportCard.maximumFindingCount else { return all }
    return all.indices.sorted { (all[$0].severity, $0) < (all[$1].severity, $1) }
      .prefix(ReportCard.maximumFindingCount).map { all[$0] }
  }

  private var rest: String {
    let count = cell.findings.count - ReportCard.maximumFindingCount
    return count > 0 ? "<p class=\"note\">and \(counted(count, "more finding"))</p>\n" : ""
  }

  /// What the filters compare.
  private var attributes: String {
    let cell = cell.cell
    return [
      ("document", cell.document), ("locale", cell.locale),
      ("width", CheckMatrix.Column(cell).widthText), ("scale", cell.textScale.pointText),
    ].map { "data-\($0)=\"\($1.xmlEscaped)\"" }.joined(separator: " ")
  }

  private func item(_ finding: AssessedFinding) -> String {
    let subject =
      finding.finding.subject.map { " <code>\($0.withControlsEscaped.xmlEscaped)</code>" } ?? ""
    var notes = [finding.finding.remedy].compactMap { $0 }
    if finding.isFailure { notes.append("fails the check") }
    if finding.status == .known { notes.append("known") }
    if finding.status == .silenced { notes.append(finding.silence) }
    let note = notes.isEmpty ? "" : " <small>\(notes.joined(separator: ", ").xmlEscaped)</small>"
    let attributes =
      "class=\"\(finding.kind)\" data-code=\"\(finding.finding.code.rawValue)\""
      + " data-status=\"\(finding.status.rawValue)\""
    return "<li \(attributes)><b>\(finding.finding.code.rawValue)</b>\(subject) "
      + "<bdi>\(finding.finding.message.withControlsEscaped.xmlEscaped)</bdi>\(note)</li>\n"
  }

  private var figures: String {
    guard let pictures else { return "" }
    let own = figure(pictures.own, of: cell.cell, marking: listed)
    let source = pictures.source.map { figure($0.entry, of: $0.cell, marking: []) } ?? ""
    return "<div class=\"pictures\">\n\(own)\(source)</div>\n"
  }

  private func figure(
    _ picture: PictureSheet.SheetEntry, of cell: CheckCell, marking findings: [AssessedFinding]
  ) -> String {
    let box = picture.bounds
    let size = "width=\"\(box.width.svg)\" height=\"\(box.height.svg)\""
    let view = [box.x, box.y, box.width, box.height].map(\.svg).joined(separator: " ")
    let marked = findings.compactMap { $0.finding.id.flatMap { picture.frames[$0] } }.unique
    let marks = marked.map { "<rect class=\"mark\"\($0.outset(by: 2).attributes) rx=\"4\"/>\n" }
    return """
      <figure>
      <svg role="img" aria-label="\(cell.label.xmlEscaped)" \(size) viewBox="\(view)">
      <rect class="frame"\(picture.frame.attributes)/>
      <use href="#\(picture.id)"/>
      \(marks.joined())</svg>
      <figcaption>\(cell.locale.withControlsEscaped.xmlEscaped)</figcaption>
      </figure>

      """
  }
}

extension Rect {
  /// ` x="0" y="0" width="10" height="10"`
  fileprivate var attributes: String {
    " x=\"\(x.svg)\" y=\"\(y.svg)\" width=\"\(width.svg)\" height=\"\(height.svg)\""
  }
}
