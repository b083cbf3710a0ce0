import PickerGeometry

/// One layout in the making: what the steps hand to each other.
///
/// Lengths along and across are measured from where the flow starts, inside the padding; only
/// ``Placement`` knows left from right.
struct FlowPass: Sendable {
  var solver: FlowSolver

  var lines: [FlowLine] = []

  /// How many items are on lines; the others are hidden.
  var shown = 0

  /// Whether the size along the lines is given, and does not depend on them.
  var hasGivenLength = false

  /// Sizes of the border box of the container.
  var length = 0.0
  var breadth = 0.0

  /// The same inside padding and border.
  var room = 0.0
  var innerAcross = 0.0

  /// Room across that the lines leave, before they are aligned.
  var freeAcross = 0.0

  /// Whether lines of their natural size stand one after the other.
  var areStacked = false

  /// The boxes with the sizes they came to have; empty where none grew, shrank or was stretched.
  var used: [ItemBox] = []

  init(_ solver: FlowSolver) {
    self.solver = solver
  }

  var axis: Axis { solver.container.axis }

  var size: Size {
    axis == .horizontal
      ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
  }

  var allLines: Range<Int> { 0..<lines.count }

  /// The boxes with the sizes in force.
  var boxes: [ItemBox] { used.isEmpty ? solver.table.boxes : used }

  /// Hands a step the lines to change, and the boxes with the sizes in force.
  @inline(__always)
  mutating func withLines(
    _ step: (
      _ lines: UnsafeMutableBufferPointer<FlowLine>, _ boxes: UnsafeBufferPointer<ItemBox>
    ) -> Void
  ) {
    lines.withUnsafeMutableBufferPointer { lines in
      if used.isEmpty {
        solver.table.boxes.withUnsafeBufferPointer { step(lines, $0) }
      } else {
        used.withUnsafeBufferPointer { step(lines, $0) }
      }
    }
  }

  /// Makes ``used`` hold all boxes, so that their sizes can be changed.
  mutating func useOwnBoxes() {
    if used.isEmpty { used = solver.table.boxes }
  }

  /// How item `index` is aligned across its line.
  func alignment(of index: Int) -> FlowAlign {
    let align = solver.table.items[index].align ?? solver.container.align
    return align == .baseline && axis == .vertical ? .start : align
  }

  /// Whether every item is aligned as the container says, and none has a margin.
  var isPlain: Bool { solver.table.facts.isDisjoint(with: [.margins, .ownAlign]) }

  /// Whether some item lines up by its baseline.
  var hasBaselines: Bool {
    @inline(__always) get {
      guard axis == .horizontal else { return false }
      return solver.container.align == .baseline || solver.table.facts.contains(.ownBaseline)
    }
  }
}

extension ItemBox {
  /// Distance of the baseline from the edge at the near side of the line.
  @inline(__always)
  func rise(turned: Bool) -> Double {
    let fall = baseline.isNaN ? across : baseline
    return turned ? across - fall : fall
  }
}
