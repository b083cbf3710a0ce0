import PickerGeometry

extension FlowSolver {
  /// Every width of the container in `range` at which lines, height or the hidden items change.
  ///
  ///     |AA BB CC|    3 items 2×1, spacing 1: steps at 0 (1+1+1), 5 (2+1) and 8 (3)
  ///
  /// A step is the sum of what then fits on a line, not a width that was tried. Where the axis is
  /// vertical, widths are heights and heights widths.
  ///
  /// Two kinds of tables are not complete, apart from those that `limit` cuts. Percentages make sizes
  /// follow the width: the table then has its first step only. Where the size of an item across its
  /// line follows from that along it (``FlowItem/contentDependent``, ``FlowItem/aspectRatio``), the
  /// lines are those of the table at every width, but heights are those at its steps.
  ///
  /// - Parameters:
  ///   - range: Widths of the border box; only finite ones.
  ///   - limit: The most steps to list.
  ///   - crossSize: As for ``solve(crossSize:)``; asked anew at each step.
  /// - Throws: ``FlowError`` where a bound of `range` is not a length.
  /// - Complexity: O(*n*) a step; with `balance` O(*n* log *n*) a step where all are listed, and where
  ///   `limit` cuts the table, O(*n* log *n*) for each of at most 2 · log₂(2²⁰ · range) trials a step.
  public func breakpoints(
    in range: ClosedRange<Double>, limit: Int = 100, crossSize: CrossSize? = nil
  ) throws(FlowError) -> FlowBreakpoints {
    for bound in [range.lowerBound, range.upperBound] {
      guard let message = Lengths.complaint(bound, from: 0, to: Lengths.maximum) else { continue }
      throw FlowError(item: nil, field: "range", message: message)
    }
    var search = BreakpointSearch(self, upTo: range.upperBound, most: limit)
    var steps: [FlowBreakpoints.Step] = []
    var width: Double? = range.lowerBound
    while let from = width {
      guard steps.count < limit else { return FlowBreakpoints(steps: steps, isComplete: false) }
      let step = search.step(at: from, crossSize)
      if !step.isSame(as: steps.last) { steps.append(step) }
      width = search.next(after: step)
    }
    return FlowBreakpoints(steps: steps, isComplete: hasStepwiseSizes)
  }

  /// Whether lines and sizes across them stay the same from one step to the next.
  private var hasStepwiseSizes: Bool {
    let across = container.axis.perpendicular
    return table.facts.isDisjoint(with: [.percentages, .contentDependent])
      && !table.items.contains { $0.aspectRatio != nil && $0.given(across) == nil }
  }
}

extension FlowBreakpoints.Step {
  fileprivate func isSame(as other: Self?) -> Bool {
    itemsPerLine == other?.itemsPerLine && height == other?.height
  }
}

/// Goes from one step to the next.
private struct BreakpointSearch {
  private var pass: FlowPass
  private let end: Double
  private var balance: BalanceSearch?

  init(_ solver: FlowSolver, upTo end: Double, most: Int) {
    pass = FlowPass(solver)
    self.end = end
    let isBalanced = solver.container.isBalanced && !solver.table.facts.contains(.percentages)
    balance = isBalanced ? BalanceSearch(solver, upTo: end, most: most) : nil
  }

  /// The layout at one width of the container.
  mutating func step(
    at width: Double, _ crossSize: FlowSolver.CrossSize? = nil
  ) -> FlowBreakpoints.Step {
    pass.solver.resize(pass.axis, to: width)
    pass.run(crossSize)
    return FlowBreakpoints.Step(
      width: width, itemsPerLine: pass.lines.map(\.items.count), height: pass.breadth,
      shownCount: pass.shown)
  }

  /// The next width at which lines change, from the layout at `step`, which was the last one asked for.
  mutating func next(after step: FlowBreakpoints.Step) -> Double? {
    if pass.solver.table.facts.contains(.percentages) { return nil }
    if balance != nil {
      return balance?.next(after: step.width).map { min($0, end) }
    }
    guard !pass.solver.container.isSingleLine else { return nil }
    let rule = pass.lineRule
    let room = pass.lines.reduce(Double.infinity) {
      min($0, pass.solver.table.extentWithOneMore($1, by: rule) ?? .infinity)
    }
    let side = pass.solver.sides.along
    let next = room + side.insets
    return next <= end && next <= side.greatest ? next : nil
  }
}

extension FlowSolver {
  /// The size along the lines from which on nothing changes any more: all that may share a line does.
  package var lastBreakpoint: Double {
    let longest = container.isBalanced ? longestBalanced : LineSearch(self).trial(.infinity).longest
    let least = container.isBalanced && table.count > 1 ? LineRule.leastRoom : 0
    return max(maxContentLength, max(longest, least) + sides.along.insets)
  }

  /// Whether some item takes less than nothing of its line, for its margins.
  package var hasNegativeSizes: Bool { table.facts.contains(.negative) }

  /// The longest of the lines that are balanced in a room which would hold everything.
  private var longestBalanced: Double {
    var pass = FlowPass(self)
    pass.room = table.boxes.reduce(0) { $0 + max(0, $1.outer) + container.itemSpacing }
    pass.collectLines()
    return table.longest(of: pass.lines.map(\.items), by: pass.lineRule)
  }

  /// The next width at which lines change, from a container of `width`.
  package func nextBreakpoint(after width: Double, upTo end: Double) -> Double? {
    var search = BreakpointSearch(self, upTo: end, most: 1)
    let step = search.step(at: width)
    return search.next(after: step)
  }
}
