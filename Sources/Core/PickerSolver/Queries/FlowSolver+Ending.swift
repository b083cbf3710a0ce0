import PickerGeometry
import PickerLimits

extension FlowSolver {
  /// The maximum number of items that stay on the allowed lines together with one more box after them.
  ///
  ///     |AA BB CC |    2 lines, last box 4 wide: 4 items stay
  ///     |DD +999  |
  ///
  /// If the last item is hidden first, lines are filled once, and each count is checked on the line where it ends.
  /// `last` is thus called only for counts that end on the last line. By priority, lines are filled for each count.
  /// `balance` takes as many lines as filling.
  ///
  /// - Parameters:
  ///   - order: The order in which items are hidden.
  ///   - maximum: The first count to try; smaller counts follow.
  ///   - last: Returns the box that follows `count` items, such as a "+N" chip.
  /// - Returns: The count; nil if `maximum` is negative.
  /// - Complexity: O(*n*), and a call of `last` for each item on the last line; by priority O(*n*) for each of log *n* counts and of
  ///   those calls.
  package func countStaying(
    in order: LeavingOrder, upTo maximum: Int, followedBy last: (_ count: Int) -> FlowItem
  ) -> Int? {
    let lines = EndedLines(self)
    let count = min(maximum, table.count)
    guard !order.isByPosition else {
      let ends = lines.ends(upTo: count)
      return stride(from: count, through: 0, by: -1).first {
        !Budget.mayProceed || lines.takes(last($0), after: $0 > 0 ? ends[$0 - 1] : nil)
      }
    }
    let most = lines.countStaying(in: order, upTo: count)
    return stride(from: most, through: 0, by: -1).first {
      !Budget.mayProceed || lines.takes(last($0), after: lines.end(of: $0, in: order))
    }
  }
}

/// Lines that are filled with some items, and may take one more box after them.
private struct EndedLines {
  private let rule: LineRule
  private let base: RelativeBase?
  private let axis: Axis
  private let maxLines: Int
  private let table: ItemTable

  /// An item at the end of its line: the line, the place on it, and the length of the line up to the item.
  struct End {
    var item: Int
    var line = 0
    var place = 1
    var extent: Double
  }

  init(_ solver: FlowSolver) {
    var pass = FlowPass(solver)
    pass.resolveRelativeSizes(nil)
    pass.measureAvailableSpace()
    rule = pass.lineRule
    axis = pass.axis
    base = pass.solver.table.base
    maxLines = solver.container.maxLines ?? .max
    table = pass.solver.table
  }

  /// Returns the end with one more item, on its line or on a new one.
  private func end(after end: End?, with item: Int) -> End {
    let outer = rule.counted(table.boxes[item].outerMainSize)
    guard let end else { return End(item: item, extent: outer) }
    let next = end.extent + (rule.gap + outer)
    let breaks = table.items[end.item].breaksAfter || table.items[item].breaksBefore
    if end.place >= rule.maxItems || next > rule.limit || breaks {
      return End(item: item, line: end.line + 1, extent: outer)
    }
    return End(item: item, line: end.line, place: end.place + 1, extent: next)
  }

  /// The ends of the first item, of the first two …
  func ends(upTo count: Int) -> [End] {
    var ends: [End] = []
    ends.reserveCapacity(count)
    for item in 0..<count { ends.append(end(after: ends.last, with: item)) }
    return ends
  }

  /// The end where `count` items stay; nil if none does.
  func end(of count: Int, in order: LeavingOrder) -> End? {
    var last: End?
    for item in 0..<table.count where order.rank(of: item) < count {
      last = end(after: last, with: item)
    }
    return last
  }

  /// The maximum number of items that fit without a box after them.
  ///
  /// Hiding an item never takes more lines, so bisection finds the number.
  func countStaying(in order: LeavingOrder, upTo maximum: Int) -> Int {
    var (low, high) = (0, maximum)
    while low < high, Budget.mayProceed {
      let middle = (low + high + 1) / 2
      let fits = end(of: middle, in: order).map { $0.line < maxLines } ?? true
      if fits { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Whether `last` fits after an item, or alone.
  func takes(_ last: FlowItem, after end: End?) -> Bool {
    guard let end else { return true }
    // The box can start a line, on which a single box always fits.
    if end.line + 1 < maxLines { return true }
    let box = base.map { last.resolved(against: $0) } ?? last
    let outer = rule.counted(box.clamped(box.base(axis), axis) + box.margins(axis))
    return end.line < maxLines && !table.items[end.item].breaksAfter && !last.breaksBefore
      && end.place < rule.maxItems && end.extent + (rule.gap + outer) <= rule.limit
  }
}
