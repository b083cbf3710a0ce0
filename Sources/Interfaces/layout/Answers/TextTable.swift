import PickerControls
import PickerLayout

/// Rows of texts in columns, for people.
///
///     width  rows  items per row
///     120    3     1 1 1
struct TextTable {
  private var rows: [[String]]

  init(_ header: [String]) { rows = [header] }

  mutating func append(_ row: [String]) { rows.append(row) }

  /// Appends a row, unless it differs from the last one in nothing but its first cell.
  mutating func appendChange(_ row: [String]) {
    if rows.count > 1, rows[rows.count - 1].dropFirst() == row.dropFirst() { return }
    append(row)
  }

  /// The lines, without spaces at their ends; none if there is only the header.
  ///
  /// - Parameter columns: The columns of the terminal. The widest columns of the table are cut to fit.
  func lines(_ columns: Int = .max) -> [String] {
    guard rows.count > 1 else { return [] }
    let widths = widths(within: columns)
    return rows.map { row in
      let cells = zip(row, widths).map { text, width in
        let shown = text.truncated(toColumns: width)
        return shown + String(repeating: " ", count: max(0, width - shown.terminalColumns))
      }
      let line = cells.joined(separator: "  ")
      let end = line.lastIndex { $0 != " " }.map { line.index(after: $0) } ?? line.startIndex
      return String(line[..<end])
    }
  }

  private func widths(within columns: Int) -> [Int] {
    var widths = rows[0].indices.map { column in
      rows.map { $0[column].terminalColumns }.max() ?? 0
    }
    while widths.reduce(2 * (widths.count - 1), +) > columns, let widest = widths.max(), widest > 1,
      let column = widths.firstIndex(of: widest)
    {
      widths[column] -= 1
    }
    return widths
  }
}

extension Double {
  /// The length for people, in hundredths of a point.
  var shownLength: String { isFinite ? plain(decimals: 2) : "any" }
}

extension Rect {
  /// The place and the size for people: `12, 0, 71.22 × 39.36`.
  var shown: String { "\(x.shownLength), \(y.shownLength), \(size.shown)" }
}

extension Size {
  /// The size for people: `71.22 × 39.36`.
  var shown: String { "\(width.shownLength) × \(height.shownLength)" }
}

extension NodeView {
  /// The role with the id, or with the number of a row, for people: `chip "coffee"`, `row 2`.
  var shownName: String {
    let name = role.rawValue
    if let id { return "\(name) \(id.withoutControls.quotedInMessage)" }
    return index.map { "\(name) \($0 + 1)" } ?? name
  }
}
