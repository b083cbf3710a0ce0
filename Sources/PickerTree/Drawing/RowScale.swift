/// Turns heights into lines of the picture.
struct RowScale {
  private let edges: [Double]
  private var rows: [Int] = []
  private var textRows: [(y: Double, row: Int)] = []

  /// How many points of emptiness are worth a line.
  private static let pointsPerLine = 20.0

  init(edges: [Double], texts: [Double]) {
    self.edges = Self.distinct(edges)
    var texts = Self.distinct(texts)[...]
    var row = 0
    for (index, edge) in self.edges.enumerated() {
      while let text = texts.first, text < edge {
        textRows.append((text, row))
        row += 1
        texts.removeFirst()
      }
      if index > 0 {
        let gap = (edge - self.edges[index - 1]) / Self.pointsPerLine
        row = max(row, rows[index - 1] + max(1, Int(gap.rounded())))
      }
      rows.append(row)
      row += 1
    }
    for text in texts {
      textRows.append((text, row))
      row += 1
    }
    centreTexts()
  }

  func row(ofEdge y: Double) -> Int {
    edges.nearest(to: y).map { rows[$0] } ?? 0
  }

  func row(ofText y: Double) -> Int {
    textRows.map(\.y).nearest(to: y).map { textRows[$0].row } ?? 0
  }

  /// The line of a text at that height, or as far between two edges as the mark is.
  func row(ofMark y: Double) -> Int {
    if let text = textRows.first(where: { abs($0.y - y) < 1 }) { return text.row }
    guard let below = edges.firstIndex(where: { $0 > y }), below > 0 else { return row(ofEdge: y) }
    let share = (y - edges[below - 1]) / (edges[below] - edges[below - 1])
    let (top, bottom) = (rows[below - 1], rows[below])
    return min(max(top + 1, top + Int((Double(bottom - top) * share).rounded())), bottom - 1)
  }

  /// Texts between two edges stand in the middle of the lines there.
  private mutating func centreTexts() {
    for index in rows.indices.dropFirst() {
      let between = textRows.indices.filter {
        textRows[$0].y > edges[index - 1] && textRows[$0].y < edges[index]
      }
      let room = rows[index] - rows[index - 1] - 1
      for (number, text) in between.enumerated() {
        textRows[text].row = rows[index - 1] + 1 + (room - between.count) / 2 + number
      }
    }
  }

  /// The values in ascending order, those within half a point taken together.
  private static func distinct(_ values: [Double]) -> [Double] {
    var distinct: [Double] = []
    for value in values.sorted() where distinct.last.map({ value - $0 > 0.5 }) ?? true {
      distinct.append(value)
    }
    return distinct
  }
}

extension [Double] {
  /// The position of the element nearest to `value`, the array being sorted.
  fileprivate func nearest(to value: Double) -> Int? {
    indices.min { abs(self[$0] - value) < abs(self[$1] - value) }
  }
}
