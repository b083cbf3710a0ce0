import PickerColor
import PickerGeometry
import PickerLimits
import PickerTree

/// The terminal cells of every box and every sign.
struct TerminalPlan {
  /// A node that is drawn as a box.
  struct TerminalBox {
    var frame: Rect
    var cells: CellRect
    var edges: EdgeCharacters?
    var paint: Paint?
    /// Whether it erases what is behind it.
    var covers: Bool
  }

  /// A text or a mark on a line of the terminal.
  struct Sign {
    /// The texts next to each other.
    var pieces: [Piece]
    var frame: Rect
    /// The index of the box that contains it.
    var box: Int?
    /// The number of boxes before it in paint order.
    var order: Int
    var placement: Placement
    var columns = 0...0
    var row = 0
  }

  /// The placement of a sign in its columns.
  enum Placement {
    /// Centred, truncated if necessary.
    case centred
    /// Left-aligned, truncated if necessary.
    case leading
    /// Repeated from one end to the other; `minimum` is the number of columns it needs.
    case filling(minimum: Int)
    /// Centred, never truncated.
    case mark
  }

  /// A text in one colour.
  struct Piece {
    var text: String
    var x: Double
    var color: Color?
    var paint: Paint?
    /// The part in another colour; nil: none.
    var crossing: Crossing?
    var isBold = false
    var isFaint = false
  }

  /// The crossed part of a text.
  struct Crossing {
    /// Its start and its end, as fractions of the text's width.
    var start: Double
    var end: Double
    var color: Color?

    /// Whether a point of the text, as a fraction of its width, is crossed.
    func contains(_ place: Double) -> Bool { place >= start && place < end }
  }

  var boxes: [TerminalBox] = []
  var signs: [Sign] = []
  /// Points per column.
  private(set) var unit = 1.0

  /// Points per column if no text asks for others.
  private static let usualUnit = 8.0

  /// Enough columns for any layout.
  static let unlimitedColumns = 1_000_000_000

  /// - Parameter isStretched: Whether it takes all columns, instead of as few as show every label.
  init(of tree: LayoutTree, columns: Int, isStretched: Bool = false) {
    var collector = TerminalCollector(tree)
    collector.collect()
    boxes = collector.boxes
    signs = collector.signs
    let width = extent(of: tree)
    unit =
      isStretched
      ? max(width / Double(columns), 1e-6) : columnWidth(width: width, columns: columns)
    // Beyond the budget, some of them are missing, and nobody sees the rest.
    guard Budget.mayProceed else { return }
    let heights = signs.sharedHeights
    let rows = RowScale(
      edges: boxes.flatMap { [$0.frame.minY, $0.frame.maxY] },
      texts: signs.indices.filter { !signs[$0].isMark }.map { heights[$0] })
    for index in boxes.indices {
      let outer = boxes[index].cells.parent.map { boxes[$0] }
      // Between two lines there is a column of space.
      let gap = outer?.edges == nil ? 1 : 2
      boxes[index].cells.place(
        boxes[index].frame, unit: unit, rows: rows, inside: outer?.cells, gap: gap)
      boxes[index].cells.clamp(toColumns: columns)
    }
    for index in signs.indices {
      let sign = signs[index]
      signs[index].row =
        sign.isMark ? rows.row(ofMark: sign.frame.midY) : rows.row(ofText: heights[index])
      let whole = 0...columns - 1
      let inner = sign.box.map { boxes[$0].cells.inner.clamped(to: whole) }
      signs[index].columns =
        switch sign.placement {
        case .centred: inner ?? sign.frame.columns(unit).clamped(to: whole)
        case .leading: columnsOfText(at: index).clamped(to: inner ?? whole)
        case .filling, .mark: sign.frame.inkedColumns(unit).clamped(to: inner ?? whole)
        }
    }
    widenTexts(within: 0...columns - 1)
  }

  /// The columns of a text at its own place. A large text is wider than its characters, so that one that is centred in its box, or
  /// above or below another text, has its middle there, and any other its beginning.
  private func columnsOfText(at index: Int) -> ClosedRange<Int> {
    let sign = signs[index]
    let others = [index - 1, index + 1].filter {
      signs.indices.contains($0) && signs[$0].box == sign.box
    }
    let isAligned = others.contains { signs[$0].frame.minX.isNear(sign.frame.minX) }
    let box = sign.box.flatMap { boxes[$0].frame.midX.isNear(sign.frame.midX) ? boxes[$0] : nil }
    let isCentred = box != nil || others.contains { signs[$0].frame.midX.isNear(sign.frame.midX) }
    guard isCentred, !isAligned else { return sign.frame.columns(unit) }
    let inner = box?.cells.inner ?? sign.frame.columns(unit)
    let left = inner.lowerBound + (inner.count - sign.length + 1) / 2
    return left...left + max(sign.length - 1, 0)
  }

  /// Lets texts that are longer than their place go on to the right, as far as nothing else is there.
  private mutating func widenTexts(within whole: ClosedRange<Int>) {
    let order = signs.indices.sorted {
      (signs[$0].row, signs[$0].columns.lowerBound) < (signs[$1].row, signs[$1].columns.lowerBound)
    }
    for (place, index) in order.enumerated() where signs[index].isLeading && Budget.mayProceed {
      let sign = signs[index]
      let wanted = sign.columns.lowerBound + sign.length - 1
      guard wanted > sign.columns.upperBound else { continue }
      var end = sign.box.map { boxes[$0].cells.inner.upperBound } ?? whole.upperBound
      if place + 1 < order.count, signs[order[place + 1]].row == sign.row {
        end = min(end, leftEdge(of: signs[order[place + 1]], beside: sign.box) - 2)
      }
      let last = max(sign.columns.upperBound, min(wanted, end, whole.upperBound))
      signs[index].columns = sign.columns.lowerBound...last
    }
  }

  /// The first column of a sign, or of the outermost box around it that is in the given box.
  private func leftEdge(of sign: Sign, beside outer: Int?) -> Int {
    var edge = sign.columns.lowerBound
    var box = sign.box
    while let inner = box, inner != outer {
      edge = boxes[inner].cells.left
      box = boxes[inner].cells.parent
    }
    return edge
  }

  /// The right edge of everything, in points.
  private func extent(of tree: LayoutTree) -> Double {
    let signs = signs.map { $0.frame.maxX }.reduce(tree.size.width, max)
    return boxes.map { $0.frame.maxX }.reduce(signs, max)
  }

  /// Points per column: few enough that every label fits its box, but enough that the width fits `columns`.
  private func columnWidth(width: Double, columns: Int) -> Double {
    var least = Double.infinity
    var checkpoint = Checkpoint(every: 64)
    for sign in signs where checkpoint.mayProceed() {
      least = min(least, columnWidth(of: sign) ?? .infinity)
    }
    return max(least.isFinite ? least : Self.usualUnit, width / Double(columns), 1e-6)
  }

  /// Points per column with which a sign fits its box; nil if it fits any.
  private func columnWidth(of sign: Sign) -> Double? {
    switch sign.placement {
    case .centred:
      min(
        (sign.box.map { boxes[$0].frame } ?? sign.frame).width / Double(sign.length + 4),
        columnWidthInside(sign) ?? .infinity)
    case .leading:
      // A text in a box may go on to the edge of the box, and asks for more columns than usual, but not for fewer.
      sign.box.map {
        min(Self.usualUnit, (boxes[$0].frame.maxX - sign.frame.minX) / Double(sign.length + 2))
      } ?? sign.frame.width / Double(sign.length + 4)
    case .filling(let minimum): minimum > 1 ? sign.frame.width / Double(minimum) : nil
    case .mark: nil
    }
  }

  /// Points per column with which the box of a sign fits the one around it, with a column of space between their edges, as a single
  /// segment fits its control.
  private func columnWidthInside(_ sign: Sign) -> Double? {
    guard let box = sign.box, let outer = boxes[box].cells.parent, boxes[outer].edges != nil else {
      return nil
    }
    return boxes[outer].frame.width / Double(sign.length + 6)
  }
}

extension [TerminalPlan.Sign] {
  /// The height at which each sign is: texts beside each other, such as on one baseline, share one.
  fileprivate var sharedHeights: [Double] {
    var heights = map { $0.frame.midY }
    let texts = indices.filter { !self[$0].isMark }.sorted { heights[$0] < heights[$1] }
    for (before, index) in zip(texts, texts.dropFirst())
    where self[before].frame.isBeside(self[index].frame) {
      heights[index] = heights[before]
    }
    return heights
  }
}

extension TerminalPlan.Sign {
  /// Whether it is a mark, which needs no separate line.
  var isMark: Bool { if case .mark = placement { true } else { false } }

  /// Whether it is a text at its own place.
  fileprivate var isLeading: Bool { if case .leading = placement { true } else { false } }

  /// The number of columns it needs.
  var length: Int { pieces.reduce(pieces.count - 1) { $0 + $1.text.terminalColumns } }
}

/// The cells of a box, including its edges.
struct CellRect {
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

  /// Limits the box to the first `columns`, with at least one column for each edge.
  mutating func clamp(toColumns columns: Int) {
    right = min(right, columns - 1)
    left = min(left, right - 1)
  }

  /// - Parameter gap: The distance of the edges from those of the box around it, in columns.
  mutating func place(
    _ frame: Rect, unit: Double, rows: RowScale, inside outer: CellRect?, gap: Int
  ) {
    left = Int((frame.minX / unit).rounded())
    right = max(left + 1, Int((frame.maxX / unit).rounded()) - 1)
    top = rows.row(ofEdge: frame.minY)
    bottom = max(top, rows.row(ofEdge: frame.maxY))
    guard let outer else { return }
    left = max(left, min(outer.left + gap, right))
    right = min(right, max(outer.right - gap, left))
  }
}

extension Double {
  /// Whether two places differ by less than anybody sees in cells.
  fileprivate func isNear(_ other: Double) -> Bool { abs(self - other) < 0.5 }
}

extension Rect {
  /// Whether both have the middle of the other, and none is above the other.
  fileprivate func isBeside(_ other: Rect) -> Bool {
    (minY...maxY).contains(other.midY) && (other.minY...other.maxY).contains(midY)
      && (maxX <= other.minX || other.maxX <= minX)
  }

  /// The columns that this box touches.
  fileprivate func columns(_ unit: Double) -> ClosedRange<Int> {
    let left = Int((minX / unit).rounded())
    return left...max(left, Int((maxX / unit).rounded(.up)))
  }

  /// The columns of which this box covers at least half; at least one.
  fileprivate func inkedColumns(_ unit: Double) -> ClosedRange<Int> {
    let left = Int((minX / unit).rounded())
    return left...max(left, Int((maxX / unit).rounded()) - 1)
  }
}
