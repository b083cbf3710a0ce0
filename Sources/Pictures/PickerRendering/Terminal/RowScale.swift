/// Maps vertical positions to lines of the terminal.
struct RowScale {
  private let edges: [Double]
  private let texts: [Double]
  /// The terminal line of each edge, and of each text.
  private var rows: [Int] = []
  private var textRows: [Int] = []

  /// Points of empty space per terminal line.
  private static let pointsPerLine = 20.0
  /// The maximum number of empty lines between two edges.
  private static let maximumEmptyLines = 60.0

  init(edges: [Double], texts: [Double]) {
    self.edges = Self.distinct(edges)
    self.texts = Self.distinct(texts)
    var row = 0
    for (index, edge) in self.edges.enumerated() {
      let first = textRows.count
      while textRows.count < self.texts.count, self.texts[textRows.count] < edge {
        textRows.append(row)
        row += 1
      }
      if index > 0 {
        let gap = (edge - self.edges[index - 1]) / Self.pointsPerLine
        row = max(row, rows[index - 1] + max(1, Int(min(gap, Self.maximumEmptyLines).rounded())))
        centreTexts(first..., between: rows[index - 1], and: row)
      }
      rows.append(row)
      row += 1
    }
    while textRows.count < self.texts.count {
      textRows.append(row)
      row += 1
    }
  }

  func row(ofEdge y: Double) -> Int {
    edges.nearest(to: y).map { rows[$0] } ?? 0
  }

  func row(ofText y: Double) -> Int {
    texts.nearest(to: y).map { textRows[$0] } ?? 0
  }

  /// Returns the line of a text at that height; without one, the line at the same fraction between two edges.
  func row(ofMark y: Double) -> Int {
    if let text = texts.nearest(to: y), abs(texts[text] - y) < 1 { return textRows[text] }
    let below = edges.firstPosition(from: y)
    guard edges.indices.contains(below), below > 0 else { return row(ofEdge: y) }
    let fraction = (y - edges[below - 1]) / (edges[below] - edges[below - 1])
    let (top, bottom) = (rows[below - 1], rows[below])
    return min(max(top + 1, top + Int((Double(bottom - top) * fraction).rounded())), bottom - 1)
  }

  /// Centres the texts between two edges.
  private mutating func centreTexts(
    _ range: PartialRangeFrom<Int>, between top: Int, and bottom: Int
  ) {
    let count = textRows.count - range.lowerBound
    for number in 0..<count {
      textRows[range.lowerBound + number] = top + 1 + (bottom - top - 1 - count) / 2 + number
    }
  }

  /// The values in ascending order; values within half a point count as one.
  private static func distinct(_ values: [Double]) -> [Double] {
    var distinct: [Double] = []
    for value in values.sorted() where distinct.last.map({ value - $0 > 0.5 }) ?? true {
      distinct.append(value)
    }
    return distinct
  }
}

extension [Double] {
  /// The index of the element nearest to `value`, the first of two; the array is sorted.
  fileprivate func nearest(to value: Double) -> Int? {
    let next = firstPosition(from: value)
    guard next > 0 else { return isEmpty ? nil : 0 }
    guard next < count else { return count - 1 }
    return value - self[next - 1] <= self[next] - value ? next - 1 : next
  }

  /// The index of the first element that is not less than `value`; the array is sorted.
  fileprivate func firstPosition(from value: Double) -> Int {
    var range = 0..<count
    while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
      range = self[middle] < value ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
