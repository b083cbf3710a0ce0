import PickerColor
import PickerGeometry
import PickerTree

/// Which characters of the picture every box and every sign takes.
struct TerminalPlan {
  /// A node that has an extent in characters.
  struct Box {
    var frame: Rect
    var cells: CellRect
    var edges: EdgeCharacters?
    var paint: Paint?
    /// Whether what is beneath is not to be seen.
    var covers: Bool
  }

  /// What stands on a line of the picture: a text, or a mark.
  struct Sign {
    /// What of it stands beside each other.
    var pieces: [Piece]
    var frame: Rect
    /// The box it stands in.
    var box: Int?
    /// How many boxes come before it.
    var order: Int
    var placement: Placement
    var columns = 0...0
    var row = 0
  }

  /// Where a sign stands in its columns.
  enum Placement {
    /// In the middle, cut where it does not fit.
    case centred
    /// At their left end, cut where it does not fit.
    case leading
    /// Over and over, from one end to the other; `least` is how many columns it needs.
    case filling(least: Int)
    /// In the middle, and nothing of it is cut.
    case mark
  }

  /// A text in one colour.
  struct Piece {
    var text: String
    var x: Double
    var color: Color?
    var paint: Paint?
    var isBold = false
    var isFaint = false
  }

  var boxes: [Box] = []
  var signs: [Sign] = []
  /// Points in a column.
  private(set) var unit = 1.0

  /// So many that nothing has to be made narrower for them.
  static let mostColumns = 1_000_000_000

  init(of tree: LayoutTree, columns: Int) {
    var collector = TerminalCollector(tree)
    collector.collect()
    boxes = collector.boxes
    signs = collector.signs
    unit = columnWidth(width: extent(of: tree), columns: columns)
    let rows = RowScale(
      edges: boxes.flatMap { [$0.frame.minY, $0.frame.maxY] },
      texts: signs.filter { !$0.isMark }.map(\.frame.midY))
    for index in boxes.indices {
      let outer = boxes[index].cells.parent.map { boxes[$0].cells }
      boxes[index].cells.place(boxes[index].frame, unit: unit, rows: rows, inside: outer)
      boxes[index].cells.clamp(toColumns: columns)
    }
    for index in signs.indices {
      let sign = signs[index]
      signs[index].row =
        sign.isMark ? rows.row(ofMark: sign.frame.midY) : rows.row(ofText: sign.frame.midY)
      let whole = 0...columns - 1
      let inner = sign.box.map { boxes[$0].cells.inner.clamped(to: whole) }
      signs[index].columns =
        switch sign.placement {
        case .centred: inner ?? sign.frame.columns(unit).clamped(to: whole)
        case .leading: sign.frame.columns(unit).clamped(to: whole)
        case .filling, .mark: sign.frame.inkedColumns(unit).clamped(to: inner ?? whole)
        }
    }
  }

  /// How far to the right anything reaches.
  private func extent(of tree: LayoutTree) -> Double {
    let signs = signs.map(\.frame.maxX).reduce(tree.size.width, max)
    return boxes.map(\.frame.maxX).reduce(signs, max)
  }

  /// Points in a column: so few that every label fits its box, but no more than `columns` in all.
  private func columnWidth(width: Double, columns: Int) -> Double {
    let wanted = signs.lazy.compactMap { sign -> Double? in
      switch sign.placement {
      case .centred:
        (sign.box.map { boxes[$0].frame } ?? sign.frame).width / Double(sign.length + 4)
      case .leading: sign.frame.width / Double(sign.length + 4)
      case .filling(let least): least > 1 ? sign.frame.width / Double(least) : nil
      case .mark: nil
      }
    }
    return max(wanted.min() ?? 8, width / Double(columns), 1e-6)
  }
}

extension TerminalPlan.Sign {
  /// Whether it stands where it stands, and asks for no line of its own.
  var isMark: Bool { if case .mark = placement { true } else { false } }

  /// How many columns it wants.
  var length: Int { pieces.reduce(pieces.count - 1) { $0 + $1.text.terminalColumns } }
}

/// A box of characters, edges included.
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

  /// Brings the box within the first columns, with at least one for each edge.
  mutating func clamp(toColumns columns: Int) {
    right = min(right, columns - 1)
    left = min(left, right - 1)
  }

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

extension Rect {
  /// The columns this box covers.
  fileprivate func columns(_ unit: Double) -> ClosedRange<Int> {
    let left = Int((minX / unit).rounded())
    return left...max(left, Int((maxX / unit).rounded(.up)))
  }

  /// The columns of which this box covers half and more, at least one.
  fileprivate func inkedColumns(_ unit: Double) -> ClosedRange<Int> {
    let left = Int((minX / unit).rounded())
    return left...max(left, Int((maxX / unit).rounded()) - 1)
  }
}
