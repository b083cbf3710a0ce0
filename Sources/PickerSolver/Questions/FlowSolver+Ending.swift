import PickerGeometry

extension FlowSolver {
  /// The most items that can stay where one more box ends them, all on the most lines there may be.
  ///
  ///     |AA BB CC |    most lines 2, a box of 4 at the end: AA BB CC DD stay
  ///     |DD +999  |
  ///
  /// Lines are filled once; each count is then looked at on the line it ends on, so that only counts
  /// that end on the last line are tried. `balance` takes as many lines as filling.
  ///
  /// - Parameters:
  ///   - most: The count to start from; tried downwards.
  ///   - last: The box that ends that many items.
  /// - Returns: nil where not even the box alone fits, or `most` is below 0.
  /// - Complexity: O(*n*), and a call of `last` for each item on the last line.
  package func longestStart(upTo most: Int, endedBy last: (_ count: Int) -> FlowItem) -> Int? {
    let ends = LineEnds(self, upTo: most)
    return stride(from: most, through: 0, by: -1).first { ends.takes(last($0), after: $0) }
  }
}

/// Where each item stands when lines are filled: on which line, and how far that reaches with it.
private struct LineEnds {
  private let rule: LineRule
  private let base: RelativeBase?
  private let axis: Axis
  private let mostLines: Int
  private let table: ItemTable
  private var ends: [(line: Int, place: Int, extent: Double)] = []

  init(_ solver: FlowSolver, upTo count: Int) {
    var pass = FlowPass(solver)
    pass.resolveRelativeSizes(nil)
    pass.measureRoom()
    rule = pass.lineRule
    axis = pass.axis
    base = pass.solver.table.base
    mostLines = solver.container.maxLines ?? .max
    table = pass.solver.table
    fill(upTo: min(count, table.count))
  }

  private mutating func fill(upTo count: Int) {
    ends.reserveCapacity(count)
    var (line, place, extent) = (-1, 0, 0.0)
    for index in 0..<count {
      let outer = rule.counted(table.boxes[index].outer)
      let next = extent + (rule.gap + outer)
      let isFull = place >= rule.mostItems || next > rule.limit
      if line < 0 || isFull || table.breaks(before: index) {
        (line, place, extent) = (line + 1, 1, outer)
      } else {
        (place, extent) = (place + 1, next)
      }
      ends.append((line, place, extent))
    }
  }

  /// Whether `last` fits behind the first `count` items.
  func takes(_ last: FlowItem, after count: Int) -> Bool {
    guard count > 0 else { return true }
    let end = ends[count - 1]
    if end.line + 1 < mostLines { return true }
    let box = base.map { last.resolved(against: $0) } ?? last
    let outer = rule.counted(box.clamped(box.base(axis), axis) + box.margins(axis))
    return end.line < mostLines && !table.items[count - 1].breakAfter && !last.breakBefore
      && end.place < rule.mostItems && end.extent + (rule.gap + outer) <= rule.limit
  }
}
