import PickerGeometry

extension FlowSolver {
  /// The maximum number of leading items that fit into the allowed lines together with one more box after them.
  ///
  ///     |AA BB CC |    2 lines, last box 4 wide: 4 items stay
  ///     |DD +999  |
  ///
  /// Lines are filled once, and each count is checked on the line it ends on, so `last` is called only for counts
  /// that end on the last line. `balance` takes as many lines as filling.
  ///
  /// - Parameters:
  ///   - maximum: The first count to try; smaller counts follow.
  ///   - last: Returns the box that follows `count` items, such as a "+N" chip.
  /// - Returns: The count; nil if `maximum` is negative.
  /// - Complexity: O(*n*), and a call of `last` for each item on the last line.
  package func longestPrefix(upTo maximum: Int, endedBy last: (_ count: Int) -> FlowItem) -> Int? {
    let ends = LineEnds(self, upTo: maximum)
    return stride(from: maximum, through: 0, by: -1).first { ends.takes(last($0), after: $0) }
  }
}

/// The line and the position of each item when lines are filled, and the length of its line up to it.
private struct LineEnds {
  private let rule: LineRule
  private let base: RelativeBase?
  private let axis: Axis
  private let maxLines: Int
  private let table: ItemTable
  private var ends: [(line: Int, place: Int, extent: Double)] = []

  init(_ solver: FlowSolver, upTo count: Int) {
    var pass = FlowPass(solver)
    pass.resolveRelativeSizes(nil)
    pass.measureAvailableSpace()
    rule = pass.lineRule
    axis = pass.axis
    base = pass.solver.table.base
    maxLines = solver.container.maxLines ?? .max
    table = pass.solver.table
    fill(upTo: min(count, table.count))
  }

  private mutating func fill(upTo count: Int) {
    ends.reserveCapacity(count)
    var (line, place, extent) = (-1, 0, 0.0)
    for index in 0..<count {
      let outer = rule.counted(table.boxes[index].outerMainSize)
      let next = extent + (rule.gap + outer)
      let isFull = place >= rule.maxItems || next > rule.limit
      if line < 0 || isFull || table.breaks(before: index) {
        (line, place, extent) = (line + 1, 1, outer)
      } else {
        (place, extent) = (place + 1, next)
      }
      ends.append((line, place, extent))
    }
  }

  /// Whether `last` fits after the first `count` items.
  func takes(_ last: FlowItem, after count: Int) -> Bool {
    guard count > 0 else { return true }
    let end = ends[count - 1]
    if end.line + 1 < maxLines { return true }
    let box = base.map { last.resolved(against: $0) } ?? last
    let outer = rule.counted(box.clamped(box.base(axis), axis) + box.margins(axis))
    return end.line < maxLines && !table.items[count - 1].breaksAfter && !last.breaksBefore
      && end.place < rule.maxItems && end.extent + (rule.gap + outer) <= rule.limit
  }
}
