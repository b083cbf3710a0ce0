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

  /// The width of the border box that content wants, where lines are broken again once it is known:
  /// for percentages, or for boxes of negative outer size.
  var measuredWidth: Double?

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

  /// The boxes with the sizes in force: the table's, until some grow, shrink or are stretched.
  var boxes: [ItemBox]

  /// Whether they may no longer be the table's.
  var boxesDiffer = false

  init(_ solver: FlowSolver) {
    self.solver = solver
    boxes = solver.table.boxes
  }

  var axis: Axis { solver.container.axis }

  var size: Size {
    axis == .horizontal
      ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
  }

  var allLines: Range<Int> { 0..<lines.count }

  /// Hands a step the lines to change, and the boxes with the sizes in force.
  @inline(__always)
  mutating func withLines<Result>(
    _ step: (
      _ lines: UnsafeMutableBufferPointer<FlowLine>, _ boxes: UnsafeBufferPointer<ItemBox>
    ) -> Result
  ) -> Result {
    lines.withUnsafeMutableBufferPointer { lines in
      boxes.withUnsafeBufferPointer { step(lines, $0) }
    }
  }

  /// Gives all boxes the sizes they have in the table.
  mutating func forgetSizes() {
    guard boxesDiffer else { return }
    boxes = solver.table.boxes
    boxesDiffer = false
  }

  /// Flows what `solver` has, in the memory there is.
  mutating func take(_ solver: FlowSolver) {
    self.solver = solver
    boxesDiffer = true
  }

  /// How item `index` is aligned across its line.
  func alignment(of index: Int) -> FlowAlign {
    let item = solver.table.items[index]
    if item.hasAutoMargin(axis.perpendicular) { return .start }
    let align = item.align ?? solver.container.align
    return align == .baseline && axis == .vertical ? .start : align
  }

  /// Whether every item is aligned as the container says, and none has a margin.
  var isPlain: Bool { solver.plan.contains(.plain) }

  /// Whether some item lines up by its baseline.
  var hasBaselines: Bool { solver.plan.contains(.baselines) }
}

extension ItemBox {
  /// Distance of the baseline from the edge at the near side of the line.
  @inline(__always)
  func rise(turned: Bool) -> Double {
    let fall = baseline.isNaN ? across : baseline
    return turned ? across - fall : fall
  }
}
