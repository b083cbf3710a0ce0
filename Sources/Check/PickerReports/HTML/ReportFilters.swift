import PickerCheck
import PickerControls
import PickerJSON
import PickerRendering

/// The filters of a page: the properties in which the listed cells differ.
struct ReportFilters {
  private let cells: [AssessedCell]
  private let findings: [AssessedFinding]

  init(of assessment: Assessment, listed: [AssessedCell]) {
    cells = listed
    findings = listed.flatMap(\.findings)
  }

  /// A form that the script shows; empty if nothing is listed.
  var element: String {
    guard !cells.isEmpty else { return "" }
    let columns = cells.map { CheckMatrix.Column($0.cell) }
    let widths = columns.sorted { ($0.width ?? -1) < ($1.width ?? -1) }.map(\.widthText)
    let scales = columns.map(\.textScale).sorted().map(\.pointText)
    return """
      <form id="filters" aria-label="Filters" hidden>
      \(choice("document", "Document", cells.map(\.cell.document)))\
      \(choice("locale", "Locale", cells.map(\.cell.locale)))\
      \(choice("width", "Width", widths))\
      \(choice("scale", "Text size", scales))\
      \(boxes("code", "Findings", codes))\
      \(boxes("status", "Status", statuses))\
      <button type="reset">Show all</button>
      </form>

      """
  }

  private func choice(_ name: String, _ label: String, _ values: [String]) -> String {
    let values = values.unique
    guard values.count > 1 else { return "" }
    let options = values.map { value in
      "<option value=\"\(value.withControlsEscaped.xmlEscaped)\">\(value.withControlsEscaped.xmlEscaped)</option>\n"
    }
    return """
      <label>\(label)
      <select name="\(name)">
      <option value="">all</option>
      \(options.joined())</select>
      </label>

      """
  }

  private func boxes(
    _ name: String, _ label: String, _ values: [(value: String, count: Int)]
  ) -> String {
    let boxes = values.map { value, count in
      "<label><input type=\"checkbox\" name=\"\(name)\" value=\"\(value)\" checked> \(value)"
        + " <small>\(count.grouped)</small></label>\n"
    }
    return "<fieldset>\n<legend>\(label)</legend>\n\(boxes.joined())</fieldset>\n"
  }

  private var codes: [(value: String, count: Int)] {
    Finding.Code.allCases.compactMap { code in
      let count = findings.count { $0.finding.code == code }
      return count > 0 ? (code.rawValue, count) : nil
    }
  }

  private var statuses: [(value: String, count: Int)] {
    AssessedFinding.Status.allCases.compactMap { status in
      let count = findings.count { $0.status == status }
      return count > 0 ? (status.rawValue, count) : nil
    }
  }
}
