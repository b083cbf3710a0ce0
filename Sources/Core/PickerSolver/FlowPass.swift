import PickerGeometry

/// The state of one layout, which the steps read and write in turn.
///
/// Positions on the main and cross axes are measured from the start of the flow, inside the padding; only
/// ``Placement`` knows left from right.
struct FlowPass: Sendable {
  var solver: FlowSolver

  var lines: [FlowLine] = []

  /// The number of items on lines; the others are hidden.
  var shown = 0

  /// Whether the main size is definite and does not depend on the lines.
  var hasDefiniteMainSize = false

  /// The max-content width of the border box, where lines are broken a second time at that width: for percentages,
  /// and for boxes of negative outer size.
  var measuredWidth: Double?

  /// The sizes of the container's border box.
  var outerMainSize = 0.0
  var outerCrossSize = 0.0

  /// The sizes of the container's content box, inside padding and border.
  var innerMainSize = 0.0
  var innerCrossSize = 0.0

  /// The free space on the cross axis, before lines are aligned.
  var freeCrossSpace = 0.0

  /// Whether lines have their natural size and are packed without extra space.
  var areStacked = false

  /// The boxes with their used sizes: the boxes of the table until items grow, shrink or are stretched.
  var boxes: [ItemBox]

  /// Whether ``boxes`` may differ from the boxes of the table.
  var boxesDiffer = false

  init(_ solver: consuming FlowSolver) {
    boxes = solver.table.boxes
    self.solver = solver
  }

  /// The solver is made in place, because it is large.
  @inline(__always)
  init(_ table: ItemTable, in container: FlowContainer) {
    boxes = table.boxes
    solver = FlowSolver(table, in: container)
  }

  var axis: Axis { solver.container.axis }

  var size: Size {
    axis == .horizontal
      ? Size(width: outerMainSize, height: outerCrossSize)
      : Size(width: outerCrossSize, height: outerMainSize)
  }

  var allLines: Range<Int> { 0..<lines.count }

  /// Calls `step` with the lines, which it may change, and the boxes.
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

  /// Resets all boxes to the sizes of the table.
  mutating func resetSizes() {
    guard boxesDiffer else { return }
    boxes = solver.table.boxes
    boxesDiffer = false
  }

  /// Replaces the solver and keeps the allocated memory.
  mutating func take(_ solver: FlowSolver) {
    self.solver = solver
    boxesDiffer = true
  }

  /// The cross-axis alignment of item `index`.
  @inline(__always)
  func alignment(of index: Int) -> FlowAlign {
    if solver.table.items[index].autoMargins.isAny(along: axis.perpendicular) { return .start }
    return solver.table.items[index].align ?? solver.container.align
  }

  /// Whether every item has the alignment of the container and none has a margin.
  var isUniform: Bool { solver.plan.contains(.uniform) }

  /// Whether some item is baseline-aligned.
  var hasBaselines: Bool { solver.plan.contains(.baselines) }
}

extension ItemBox {
  /// The distance of the baseline from the cross-start edge of the box.
  ///
  /// - Parameter reversed: Whether cross-start is at the bottom, or in a vertical flow at the right.
  @inline(__always)
  func baselineOffset(reversed: Bool) -> Double {
    let ascent = baseline.isNaN ? crossSize : baseline
    return reversed ? crossSize - ascent : ascent
  }
}
