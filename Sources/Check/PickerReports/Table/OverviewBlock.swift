import PickerCheck
import PickerGeometry
import PickerRendering

/// The tables of documents in many languages as one: documents down, widths across, and the number of languages with
/// findings in each cell; `*` marks findings that also occur in the source language.
struct OverviewBlock {
  private let matrices: [CheckMatrix]
  private let report: TableReport
  private let columns: [CheckMatrix.Column]
  private let labelWidth: Int
  private let columnWidth: Int

  private static let maximumLabelWidth = 40

  init(_ matrices: [CheckMatrix], in report: TableReport) {
    self.matrices = matrices
    self.report = report
    columns = matrices.flatMap(\.columns).unique.sorted()
    let labels = matrices.map { $0.document.terminalColumns }.max() ?? 0
    labelWidth = min(labels, OverviewBlock.maximumLabelWidth) + 2
    let count = matrices.map { $0.rows.count.grouped.terminalColumns + 1 }.max() ?? 0
    columnWidth = max(count, columns.map(\.widthText.terminalColumns).max() ?? 0) + 2
  }

  /// The lines, with as many text scales and widths beside each other as fit.
  var text: String {
    let languages = Set(matrices.flatMap(\.rows).map(\.locale)).count
    let title = "languages with findings, of \(languages.grouped)"
    return TableInk.heading.ink(title, report.style) + "\n" + pieces.joined(separator: "\n")
  }

  private var pieces: [String] {
    let fitting = max(1, (report.columns - 2 - labelWidth) / columnWidth)
    var chunks: [[CheckMatrix.Column]] = []
    for scale in columns.map(\.textScale).unique {
      let group = columns.filter { $0.textScale == scale }
      if let last = chunks.last, last.count + group.count <= fitting {
        chunks[chunks.count - 1] += group
      } else {
        chunks += stride(from: 0, to: group.count, by: fitting).map { start in
          Array(group[start..<min(group.count, start + fitting)])
        }
      }
    }
    return chunks.map(piece)
  }

  private func piece(of columns: [CheckMatrix.Column]) -> String {
    let margin = String(repeating: " ", count: 2 + labelWidth)
    let hasScales = self.columns.contains { $0.textScale != 1 }
    var known: Double?
    let scales = columns.map { column in
      defer { known = column.textScale }
      return (known == column.textScale ? "" : column.scaleText).padded(toColumns: columnWidth)
    }
    let widths = columns.map { $0.widthText.padded(toColumns: columnWidth) }
    let headings = (hasScales ? [scales] : []) + [widths]
    let lines =
      headings.map {
        TableInk.faint.ink((margin + $0.joined()).withoutTrailingSpaces, report.style)
      } + matrices.map { line($0, columns) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(_ matrix: CheckMatrix, _ columns: [CheckMatrix.Column]) -> String {
    let label = matrix.document.withoutControls
      .truncated(toColumns: OverviewBlock.maximumLabelWidth).filled(toColumns: labelWidth)
    return ("  " + label + columns.map { cell(matrix, $0) }.joined()).withoutTrailingSpaces
  }

  private func cell(_ matrix: CheckMatrix, _ column: CheckMatrix.Column) -> String {
    let cells = matrix.rows.compactMap { matrix.cell($0, column) }
    let found = cells.filter { $0.findings.contains { $0.status == .new } }
    guard !cells.isEmpty else { return "".padded(toColumns: columnWidth) }
    let count = Set(found.map(\.cell.locale)).count
    let mark = found.contains { $0.cell.isSource } ? "*" : ""
    let text = (count == 0 ? "·" : count.grouped + mark).padded(toColumns: columnWidth)
    let fails = found.contains { $0.findings.contains(where: \.isFailure) }
    let ink: TableInk = fails ? .failing : count > 0 ? .found : .faint
    return ink.ink(text, report.style)
  }
}
