public import PickerCheck
import PickerControls
import PickerGeometry
import PickerJSON
public import PickerRendering

/// Writes minimum widths as a table for a terminal, or as JSON.
///
///     settings.json
///              text 1×     text 2×
///       en      210.25         396
///       de      371.52   truncated
///
///     truncated: settings: no width helps – de 2×
///
/// If no width is enough, the table shows the code of a finding at every width, and names the item below. Widths have
/// two decimals, rounded up; JSON is exact.
public struct MinimumWidthReport: Sendable {
  /// The width of the terminal in columns, at least 20.
  public let columns: Int
  /// The colours that the terminal can show.
  public let style: TerminalStyle

  /// Creates a report for a terminal of that width; fewer than 20 columns count as 20.
  public init(columns: Int = 80, style: TerminalStyle = .plain) {
    self.columns = max(20, columns)
    self.style = style
  }

  /// Returns a table for each document: locales down, text scales across.
  public func text(of widths: [MinimumWidth]) -> String {
    let tables = Dictionary(grouping: widths, by: \.document)
    return widths.map(\.document).unique.map { document in
      let name = TableInk.heading.ink(document.withoutControls, style)
      let widths = tables[document] ?? []
      return name + "\n" + WidthTable(widths).pieces(in: self) + obstacles(of: widths)
    }.joined(separator: "\n")
  }

  /// The findings that no width fixes, with the locales and text sizes of each item.
  private func obstacles(of widths: [MinimumWidth]) -> String {
    let found = Dictionary(grouping: widths.filter { $0.obstacle != nil }) { width in
      width.obstacle.map { "\($0.code.rawValue): \($0.id ?? $0.text ?? "the control")" } ?? ""
    }
    let lines = found.keys.sorted().map { item in
      let places = (found[item] ?? []).map { "\($0.locale) \($0.textScale.pointText)×" }
      let line = "\(item): no width helps – \(places.joined(separator: ", "))"
      return TableReport(columns: columns).wrapped(line.withControlsEscaped, indent: 2)
    }
    return lines.isEmpty ? "" : "\n" + lines.joined()
  }

  /// Returns `{"minimumWidths": [{"document": …, "locale": …, "textScale": …, "direction": …, "width": …}]}` in UTF-8,
  /// with a line feed at the end; the width is `null` if every width has a finding, the `obstacle`: `{"code":
  /// "truncated", "id": "settings", "text": "Settings"}`.
  public func json(of widths: [MinimumWidth]) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("minimumWidths")
      json.array { json in
        for width in widths { width.write(to: &json) }
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension MinimumWidth {
  fileprivate func write(to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.member("document", string: document)
      json.member("locale", string: locale)
      json.member("textScale", number: textScale)
      json.member("direction", string: direction.rawValue)
      json.key("width")
      if let width { json.number(width, decimals: 6) } else { json.null() }
      guard let obstacle else { return }
      json.key("obstacle")
      obstacle.write(to: &json)
    }
  }
}

/// The table of one document.
private struct WidthTable {
  private struct Row: Hashable {
    let locale: String
    let direction: LayoutDirection

    init(_ width: MinimumWidth) {
      locale = width.locale
      direction = width.direction
    }
  }

  private struct ReportPlace: Hashable {
    let row: Row
    let scale: Double
  }

  private let rows: [(row: Row, label: String)]
  private let scales: [Double]
  private let widths: [ReportPlace: MinimumWidth]

  private static let columnWidth = 12

  init(_ widths: [MinimumWidth]) {
    let rows = widths.map { Row($0) }.unique
    let isMirrored = rows.map(\.locale).unique.count < rows.count
    self.rows = rows.map { row in
      let label = isMirrored ? "\(row.locale) \(row.direction.rawValue)" : row.locale
      return (row, label.withoutControls)
    }
    scales = widths.map(\.textScale).unique
    self.widths = Dictionary(
      widths.map { (ReportPlace(row: Row($0), scale: $0.textScale), $0) }
    ) { first, _ in first }
  }

  /// The lines, with as many text scales beside each other as fit.
  func pieces(in report: MinimumWidthReport) -> String {
    let labelWidth = (rows.map(\.label.terminalColumns).max() ?? 0) + 2
    let fitting = max(1, (report.columns - labelWidth) / WidthTable.columnWidth)
    let starts = stride(from: 0, to: scales.count, by: fitting)
    return starts.flatMap { start -> [String] in
      let shown = scales[start..<min(scales.count, start + fitting)]
      let head = shown.map { "text \($0.pointText)×".padded(toColumns: WidthTable.columnWidth) }
      let margin = String(repeating: " ", count: labelWidth)
      let heading = TableInk.faint.ink(margin + head.joined(), report.style)
      return [heading]
        + rows.map { row, label in
          "  " + label.filled(toColumns: labelWidth - 2)
            + shown.map { cell(row, $0, report.style) }.joined()
        }
    }.map { $0 + "\n" }.joined()
  }

  private func cell(_ row: Row, _ scale: Double, _ style: TerminalStyle) -> String {
    guard let width = widths[ReportPlace(row: row, scale: scale)] else {
      return "".padded(toColumns: WidthTable.columnWidth)
    }
    let text = (width.width?.sufficientText ?? width.obstacle?.code.rawValue ?? "none").padded(
      toColumns: WidthTable.columnWidth)
    return width.width == nil ? TableInk.failing.ink(text, style) : text
  }
}
