/// The scan lines of a PNG: every row uses the filter that results in the smallest numbers.
///
/// Source: PNG, third edition, sections 9 and 12.7.
struct ScanLines {
  private(set) var bytes: [UInt8] = []

  /// The bytes of a pixel.
  private static let step = 4

  init(_ rows: [[UInt8]]) {
    bytes.reserveCapacity(rows.count * ((rows.first?.count ?? 0) + 1))
    var above = [UInt8](repeating: 0, count: rows.first?.count ?? 0)
    for row in rows {
      append(row, above)
      above = row
    }
  }

  /// Appends the type of the filter and its result: 0 is the row itself, 1 the difference from the left, 2 from
  /// above.
  private mutating func append(_ row: [UInt8], _ above: [UInt8]) {
    var left = row
    var upper = row
    for index in row.indices {
      if index >= ScanLines.step { left[index] &-= row[index - ScanLines.step] }
      upper[index] &-= above[index]
    }
    var best: (type: UInt8, line: [UInt8], cost: Int) = (0, row, ScanLines.cost(of: row))
    for (type, line) in [(UInt8(1), left), (2, upper)] {
      let cost = ScanLines.cost(of: line)
      if cost < best.cost { best = (type, line, cost) }
    }
    bytes.append(best.type)
    bytes += best.line
  }

  /// The sum of the numbers, which count as negative from 128 on.
  private static func cost(of line: [UInt8]) -> Int {
    line.reduce(0) { $0 + Int($1 < 128 ? $1 : 255 - $1 + 1) }
  }
}
