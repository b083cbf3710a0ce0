import PickerCheck
import PickerControls
import PickerJSON
import PickerRendering

/// The table of one document in a page: locales down, text scales and widths across.
struct ReportTable {
  private let matrix: CheckMatrix
  private let number: Int
  /// The number of the card of each listed cell.
  private let cards: [CheckCell: Int]

  init(_ matrix: CheckMatrix, number: Int, cards: [CheckCell: Int]) {
    self.matrix = matrix
    self.number = number
    self.cards = cards
  }

  var element: String {
    let title = "d\(number)"
    return """
      <section class="matrix" data-document="\(matrix.document.xmlEscaped)" aria-labelledby="\(title)">
      <h2 id="\(title)">\(matrix.document.withControlsEscaped.xmlEscaped)</h2>
      <div class="scroll" role="region" aria-labelledby="\(title)" tabindex="0">
      <table>
      <caption class="spoken">The worst finding of each locale, text size and width</caption>
      <thead>
      \(headings)</thead>
      <tbody>
      \(matrix.rows.map(row).joined())</tbody>
      </table>
      </div>
      </section>

      """
  }

  private var headings: String {
    let scales = matrix.columns.map(\.textScale).unique
    let groups = scales.map { scale in
      let count = matrix.columns.count { $0.textScale == scale }
      return "<th scope=\"colgroup\" colspan=\"\(count)\">text \(scale.pointText)×</th>"
    }
    let widths = matrix.columns.map { "<th scope=\"col\">\($0.widthText)</th>" }
    return "<tr><th scope=\"col\" rowspan=\"2\">Locale</th>\(groups.joined())</tr>\n"
      + "<tr>\(widths.joined())</tr>\n"
  }

  private func row(_ row: CheckMatrix.Row) -> String {
    let cells = matrix.columns.map { cell(matrix.cell(row, $0)) }.joined()
    let locale = row.locale.xmlEscaped
    return
      "<tr data-locale=\"\(locale)\"><th scope=\"row\">\(matrix.label(of: row).withControlsEscaped.xmlEscaped)</th>"
      + cells + "</tr>\n"
  }

  private func cell(_ cell: AssessedCell?) -> String {
    guard let cell else { return "<td></td>" }
    guard let worst = cell.worst else { return "<td class=\"fine\">✓</td>" }
    let sign = worst.sign
    guard let card = cards[cell.cell] else { return "<td class=\"\(worst.kind)\">\(sign)</td>" }
    let name =
      "\(cell.cell.label): \(worst.finding.code.rawValue)"
      + (worst.isFailure ? ", fails the check" : "")
    return "<td class=\"\(worst.kind)\"><a href=\"#c\(card)\" aria-label=\"\(name.xmlEscaped)\">"
      + "\(sign)</a></td>"
  }
}

extension AssessedFinding {
  /// The class of elements that show it.
  var kind: String { isFailure ? "fails" : status.rawValue }
}
