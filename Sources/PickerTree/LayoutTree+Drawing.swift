import PickerGeometry
import PickerText

extension LayoutTree {
  /// This tree as a picture of characters.
  ///
  ///     ╭───────╮ ┏━━━━━━━┓ ╭──────╮
  ///     │ bagel │ ┃ beans ┃ │ beer │
  ///     ╰───────╯ ┗━━━━━━━┛ ╰──────╯
  ///
  /// Selected boxes have heavy edges, disabled ones dotted edges. Across, the picture keeps the
  /// proportions of the layout; up and down it takes one line for an edge and one for a line of
  /// text, and more only where much room is empty.
  ///
  /// - Parameter columns: The most characters in a line; labels that have no room are cut.
  /// - Complexity: O(*n* log *n*).
  public func drawing(columns: Int = 80) -> String {
    var canvas = CharacterCanvas()
    let plan = DrawingPlan(of: self, columns: max(4, columns))
    var labels = plan.labels[...]
    for (number, box) in plan.boxes.enumerated() {
      if box.covers {
        while let label = labels.first, label.order <= number { canvas.write(labels.removeFirst()) }
        canvas.clear(box.cells)
      }
      if let edges = box.edges { canvas.stroke(box.cells, with: edges) }
    }
    for label in labels { canvas.write(label) }
    return canvas.lines.joined(separator: "\n")
  }
}

/// Which characters of the picture every box and every text takes.
private struct DrawingPlan {
  struct Box {
    var frame: Rect
    var cells: CellRect
    var edges: EdgeCharacters?
    /// Whether what is beneath is not to be seen.
    var covers: Bool
  }

  struct Text {
    var text: String
    var columns: ClosedRange<Int>
    var row: Int
    var isInBox: Bool
    /// How many boxes come before it.
    var order: Int
  }

  var boxes: [Box] = []
  var labels: [Text] = []

  init(of tree: LayoutTree, columns: Int) {
    let texts = collect(tree)
    let widths = texts.map { text in
      (
        columns: text.text.terminalColumns,
        width: text.box.map { boxes[$0].frame.width } ?? text.frame.width
      )
    }
    let unit = Self.columnWidth(
      widths, width: extent(of: tree, texts.map(\.frame)), columns: columns)
    let rows = RowScale(
      edges: boxes.flatMap { [$0.frame.minY, $0.frame.maxY] }, texts: texts.map(\.frame.midY))
    for index in boxes.indices {
      let outer = boxes[index].cells.parent.map { boxes[$0].cells }
      boxes[index].cells.place(boxes[index].frame, unit: unit, rows: rows, inside: outer)
    }
    labels = texts.map { text in
      Text(
        text: text.text,
        columns: text.box.map { boxes[$0].cells.inner } ?? text.frame.columns(unit),
        row: rows.row(ofText: text.frame.midY), isInBox: text.box != nil, order: text.order)
    }
  }

  /// Takes the boxes over, and returns the texts with the box each stands in.
  private mutating func collect(
    _ tree: LayoutTree
  ) -> [(text: String, frame: Rect, box: Int?, order: Int)] {
    var texts: [(text: String, frame: Rect, box: Int?, order: Int)] = []
    var open: [(box: Int, end: Int32)] = []
    let isScrolled = tree.nodes.first.flatMap(tree.segmentedState)?.scroll != nil
    let isCarousel = tree.nodes.first?.role == .carousel
    tree.walkVisible { position, whole, visible in
      let node = tree.nodes[position]
      while let last = open.last, last.end <= position { open.removeLast() }
      guard !(isScrolled || isCarousel) || visible != nil else { return }
      let frame = isCarousel ? visible ?? whole : whole
      // The inner line of a thumb is drawn where its outer one is.
      let isDrawn = node.role == .thumb && open.last.map { boxes[$0.box].frame } == frame
      if !isDrawn, let edges = tree.edges(of: node) {
        boxes.append(
          Box(
            frame: frame, cells: CellRect(parent: open.last?.box), edges: edges,
            covers: node.role == .peek))
        open.append((boxes.count - 1, node.end))
      }
      if let line = tree.drawnLine(of: node), !line.text.isEmpty {
        texts.append((line.text, frame, open.last?.box, boxes.count))
      }
    }
    return texts
  }

  /// How far to the right anything reaches.
  private func extent(of tree: LayoutTree, _ texts: [Rect]) -> Double {
    boxes.reduce(texts.map(\.maxX).reduce(tree.size.width, max)) { max($0, $1.frame.maxX) }
  }

  /// Points in a column: so few that every label fits its box, but no more than `columns` in all.
  private static func columnWidth(
    _ texts: [(columns: Int, width: Double)], width: Double, columns: Int
  ) -> Double {
    let wanted = texts.lazy.map { $0.width / Double($0.columns + 4) }.min() ?? 8
    return max(wanted, width / Double(columns), 1e-6)
  }
}

/// A box of characters, edges included.
private struct CellRect {
  var parent: Int?
  var left = 0
  var right = 0
  var top = 0
  var bottom = 0

  init(parent: Int?) {
    self.parent = parent
  }

  /// The columns between the edges.
  var inner: ClosedRange<Int> { (left + 1)...max(left + 1, right - 1) }

  mutating func place(_ frame: Rect, unit: Double, rows: RowScale, inside outer: CellRect?) {
    left = Int((frame.minX / unit).rounded())
    right = max(left + 1, Int((frame.maxX / unit).rounded()) - 1)
    top = rows.row(ofEdge: frame.minY)
    bottom = max(top, rows.row(ofEdge: frame.maxY))
    guard let outer else { return }
    left = max(left, min(outer.left + 1, right))
    right = min(right, max(outer.right - 1, left))
  }
}

/// Turns heights into lines of the picture.
private struct RowScale {
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

/// The six characters a box is drawn with.
private struct EdgeCharacters {
  let horizontal: Character
  let vertical: Character
  let corners: [Character]

  static let square = EdgeCharacters("─│┌┐└┘")
  static let round = EdgeCharacters("─│╭╮╰╯")
  static let heavy = EdgeCharacters("━┃┏┓┗┛")
  static let dotted = EdgeCharacters("┄┆╭╮╰╯")

  private init(_ characters: String) {
    let all = Array(characters)
    horizontal = all[0]
    vertical = all[1]
    corners = Array(all[2...])
  }
}

extension LayoutTree {
  /// How the box of a node is drawn: with edges, or as room for texts only; nil where it is no box.
  fileprivate func edges(of node: LayoutNode) -> EdgeCharacters?? {
    switch node.role {
    case .item, .image: return .square
    case .indicator, .thumb: return .heavy
    case .segment: return .some(nil)
    case .label, .line, .row, .separator, .checkerboard: return nil
    default: break
    }
    guard let paint = paint(of: node), !paint.isEmpty else { return nil }
    if node.state.contains(.selected) { return .heavy }
    if node.state.contains(.disabled) { return .dotted }
    return node.role.isSelectable || node.role == .overflow ? .round : .square
  }
}

extension Rect {
  /// The columns this box covers.
  fileprivate func columns(_ unit: Double) -> ClosedRange<Int> {
    let left = Int((minX / unit).rounded())
    return left...max(left, Int((maxX / unit).rounded(.up)))
  }
}

/// A sheet of characters that grows as it is drawn on.
private struct CharacterCanvas {
  private var cells: [[Character]] = []

  /// The lines, without spaces at their ends.
  var lines: [String] {
    cells.map { row in
      let end = row.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      return String(row[..<end].filter { $0 != "\0" })
    }
  }

  mutating func stroke(_ box: CellRect, with edges: EdgeCharacters) {
    for column in box.left...box.right {
      put(edges.horizontal, column, box.top)
      put(edges.horizontal, column, box.bottom)
    }
    guard box.bottom > box.top else { return }
    for row in box.top...box.bottom {
      put(edges.vertical, box.left, row)
      put(edges.vertical, box.right, row)
    }
    put(edges.corners[0], box.left, box.top)
    put(edges.corners[1], box.right, box.top)
    put(edges.corners[2], box.left, box.bottom)
    put(edges.corners[3], box.right, box.bottom)
  }

  /// Takes away what was drawn within a box.
  mutating func clear(_ box: CellRect) {
    for row in box.top...box.bottom {
      for column in box.left...box.right { put(" ", column, row) }
    }
  }

  /// Writes a text in the middle of its columns, or at their left end where it stands in no box; cut
  /// where it does not fit.
  mutating func write(_ label: DrawingPlan.Text) {
    let shown = label.text.cut(toColumns: label.columns.count)
    let free = label.isInBox ? label.columns.count - shown.terminalColumns + 1 : 0
    var column = label.columns.lowerBound + free / 2
    for character in shown {
      put(character, column, label.row)
      if character.terminalColumns == 2 { put("\0", column + 1, label.row) }
      column += character.terminalColumns
    }
  }

  private mutating func put(_ character: Character, _ column: Int, _ row: Int) {
    guard column >= 0, row >= 0 else { return }
    while cells.count <= row { cells.append([]) }
    let missing = column + 1 - cells[row].count
    if missing > 0 { cells[row].append(contentsOf: repeatElement(" ", count: missing)) }
    cells[row][column] = character
  }
}

extension String {
  /// How many columns of a terminal the text takes.
  fileprivate var terminalColumns: Int { reduce(0) { $0 + $1.terminalColumns } }

  fileprivate func cut(toColumns columns: Int) -> String {
    guard terminalColumns > columns else { return self }
    var shown = ""
    var used = 1
    for character in self {
      used += character.terminalColumns
      if used > columns { break }
      shown.append(character)
    }
    return shown + "…"
  }
}

extension Character {
  /// Two for East Asian wide characters and emoji, else one.
  fileprivate var terminalColumns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
