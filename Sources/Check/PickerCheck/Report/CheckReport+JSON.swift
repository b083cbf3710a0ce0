public import PickerJSON
import PickerTree

extension CheckReport {
  /// Returns the report as JSON in UTF-8: the number of cells, the findings, the cells, and the warnings and the
  /// minimum widths if there are any.
  ///
  ///     {
  ///       "cells": 24,
  ///       "findings": [
  ///         {"code": "truncated", "document": "filters.json", "locale": "de", "width": 320, "textScale": 1, …}
  ///       ],
  ///       "matrix": [
  ///         {"document": "filters.json", "locale": "de", "textScale": 1, "direction": "ltr", "widths": [320, 375]}
  ///       ]
  ///     }
  ///
  /// Lengths have four decimals; ``init(json:)`` reads the result.
  ///
  /// - Parameter pretty: Whether it is indented by two spaces, with a finding on each line; otherwise without white
  ///   space.
  public func json(pretty: Bool = true) -> [UInt8] {
    var json = JSONWriter(pretty: pretty, capacity: 1000 + findings.count * 400)
    write(to: &json)
    return json.bytes
  }

  /// Reads the output of ``json(pretty:)``. Keys of later versions are ignored.
  ///
  /// - Throws: A `JSONError` with the path, what was expected and what was found:
  ///   `$.findings[3].locale: expected a string, found 4`.
  public init(json: [UInt8]) throws(JSONError) {
    try self.init(reading: try JSONValue(parsing: json).ignoringUnknownKeys)
  }
}

extension CheckReport: JSONRecord {
  package static var unread: CheckReport { CheckReport() }
  package static var isInline: Bool { false }

  package static let fields = ValueFields<CheckReport>([
    // Ignored when read: the number follows from the matrix.
    Field("cells", .count(atLeast: 0), { $0.cells.count }) { _, _ in },
    Field("findings", .list(of: .value, inline: false), { $0.findings }) { $0.findings = $1 },
    Field("matrix", .list(of: .value, inline: false), { CellRow.rows(of: $0.cells) }) {
      $0.cells = $1.flatMap { $0.cells }
    },
    Field("warnings", .list(of: .value, inline: false), unless: [], { $0.warnings }) {
      $0.warnings = $1
    },
    Field("minimumWidths", .list(of: .value, inline: false), unless: [], { $0.minimumWidths }) {
      $0.minimumWidths = $1
    },
  ])
}

/// Consecutive cells that differ only in width.
private struct CellRow: JSONRecord, Equatable {
  private var common = CheckCell.unread
  /// Empty for a cell without a width.
  private var widths: [Double] = []

  static func rows(of cells: [CheckCell]) -> [CellRow] {
    var rows: [CellRow] = []
    for cell in cells {
      var row = CellRow()
      row.common = cell
      row.common.width = nil
      row.widths = cell.width.map { [$0] } ?? []
      if let last = rows.last, last.common == row.common, !last.widths.isEmpty, !row.widths.isEmpty
      {
        rows[rows.count - 1].widths += row.widths
      } else {
        rows.append(row)
      }
    }
    return rows
  }

  var cells: [CheckCell] {
    guard !widths.isEmpty else { return [common] }
    return widths.map { width in
      var cell = common
      cell.width = width
      return cell
    }
  }

  static var unread: CellRow { CellRow() }
  static let fields = ValueFields<CellRow>(
    CheckCell.commonFields.within({ $0.common }, always: true) { $1(&$0.common) },
    [Field("widths", .list(of: .extent), unless: [], { $0.widths }) { $0.widths = $1 }])
}
