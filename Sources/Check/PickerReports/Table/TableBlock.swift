import PickerCheck
import PickerGeometry
import PickerRendering

/// The table of one document.
struct TableBlock {
  private let matrix: CheckMatrix
  private let report: TableReport
  /// The columns of the labels of rows, with the space after them.
  private let labelWidth: Int
  private let shown: [CheckMatrix.Row]
  private let columnWidth: Int

  /// Locales in which nothing was found are shown in a table of at most this many rows.
  private static let maximumRowCount = 12
  private static let maximumLabelWidth = 20

  init(_ matrix: CheckMatrix, in report: TableReport) {
    self.matrix = matrix
    self.report = report
    shown =
      matrix.rows.count <= TableBlock.maximumRowCount
      ? matrix.rows : matrix.rows.filter(matrix.hasFindings)
    let labels = shown.map { matrix.label(of: $0).terminalColumns }.max() ?? 0
    labelWidth = min(labels, TableBlock.maximumLabelWidth) + 2
    columnWidth = (matrix.columns.map(\.widthText.terminalColumns).max() ?? 0) + 2
  }

  /// The name of the document, its table in as many pieces as the terminal is wide for, and the locales left out.
  var text: String {
    let name = TableInk.heading.ink(matrix.document.withoutControls, report.style)
    let pieces = shown.isEmpty ? [] : chunks.map(piece)
    return ([name + "\n"] + pieces + [others]).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The locales in which nothing was found, unless the table has them.
  private var others: String {
    let others = matrix.rows.filter { !matrix.hasFindings($0) }
    guard shown.count < matrix.rows.count else { return "" }
    let names = others.map { matrix.label(of: $0).withoutControls }
    return report.wrapped(
      "nothing found in \(counted(others.count, "locale")): \(names.joined(separator: ", "))",
      indent: 2)
  }

  /// The columns of a part of the table: complete text scales if they fit.
  private var chunks: [[CheckMatrix.Column]] {
    var chunks: [[CheckMatrix.Column]] = []
    for scale in matrix.columns.map(\.textScale).unique {
      let group = matrix.columns.filter { $0.textScale == scale }
      if let last = chunks.last, width(of: last + group) <= report.columns {
        chunks[chunks.count - 1] += group
        continue
      }
      var rest = group[...]
      while !rest.isEmpty {
        let fitting = max(1, (report.columns - 2 - labelWidth) / columnWidth)
        chunks.append(Array(rest.prefix(fitting)))
        rest = rest.dropFirst(fitting)
      }
    }
    return chunks
  }

  private func width(of columns: [CheckMatrix.Column]) -> Int {
    2 + labelWidth + columns.count * columnWidth + 2 * (columns.map(\.textScale).unique.count - 1)
  }

  private func piece(of columns: [CheckMatrix.Column]) -> String {
    let scales = columns.map(\.textScale).unique
    let groups = scales.map { scale in columns.filter { $0.textScale == scale } }
    return (headings(of: groups) + shown.map { line($0, groups) }).map { $0 + "\n" }.joined()
  }

  /// The text scales, if there are any, and the widths.
  private func headings(of groups: [[CheckMatrix.Column]]) -> [String] {
    let hasScales = matrix.columns.contains { $0.textScale != 1 }
    let scales = hasScales ? [groups.map(heading)] : []
    let widths = groups.map { $0.map { $0.widthText.padded(toColumns: columnWidth) }.joined() }
    return (scales + [widths]).map { parts in
      let margin = String(repeating: " ", count: 2 + labelWidth)
      let line = margin + parts.joined(separator: "  ")
      return TableInk.faint.ink(line.withoutTrailingSpaces, report.style)
    }
  }

  private func line(_ row: CheckMatrix.Row, _ groups: [[CheckMatrix.Column]]) -> String {
    let label = matrix.label(of: row).withoutControls
      .truncated(toColumns: TableBlock.maximumLabelWidth).filled(toColumns: labelWidth)
    let signs = groups.map { $0.map { sign(row, $0) }.joined() }
    return ("  " + label + signs.joined(separator: "  ")).withoutTrailingSpaces
  }

  /// The text scale over its columns: `text 1.35×`.
  private func heading(_ group: [CheckMatrix.Column]) -> String {
    let width = group.count * columnWidth
    let long = "  text \(group[0].scaleText)"
    let text = long.terminalColumns <= width ? long : "  \(group[0].scaleText)"
    return text.filled(toColumns: width)
  }

  private func sign(_ row: CheckMatrix.Row, _ column: CheckMatrix.Column) -> String {
    guard let cell = matrix.cell(row, column) else { return "".padded(toColumns: columnWidth) }
    let (sign, ink) = cell.worst.map { ($0.sign, $0.ink) } ?? ("·", .faint)
    return ink.ink(sign.padded(toColumns: columnWidth), report.style)
  }
}

extension CheckMatrix.Column {
  /// `320`, or `own` for the document's width.
  var widthText: String { width?.pointText ?? "own" }

  /// `1.35×`
  var scaleText: String { textScale.pointText + "×" }
}

extension Double {
  /// The number with at most four decimals, without trailing zeros.
  var pointText: String { plain(decimals: 4) }
}
