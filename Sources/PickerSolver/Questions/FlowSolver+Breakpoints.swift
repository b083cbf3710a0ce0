extension FlowSolver {
  /// Every width of the container in `range` at which lines, height or the hidden items change.
  ///
  ///     |AA BB CC|    3 items 2×1, spacing 1: steps at 0 (1+1+1), 5 (2+1) and 8 (3)
  ///
  /// Found from the lines themselves, not by trying widths. Where the axis is vertical, widths are
  /// heights and heights widths. Items that are ``FlowItem/contentDependent`` count with their
  /// natural size. Percentages make sizes follow the width: the table then has its first step only, and
  /// is not complete.
  ///
  /// - Parameters:
  ///   - range: Widths of the border box; only finite ones.
  ///   - limit: The most steps to list.
  /// - Throws: ``FlowError`` where a bound of `range` is not a length.
  /// - Complexity: O(*n*) a step; with `balance` O(*n* log *n*) for each of some 30 steps of
  ///   bisection.
  public func breakpoints(
    in range: ClosedRange<Double>, limit: Int = 100
  ) throws(FlowError) -> FlowBreakpoints {
    for bound in [range.lowerBound, range.upperBound] {
      guard let message = Lengths.complaint(bound, from: 0, to: Lengths.most) else { continue }
      throw FlowError(item: nil, field: "range", message: message)
    }
    var pass = FlowPass(self)
    var steps: [FlowBreakpoints.Step] = []
    if table.facts.contains(.percentages) {
      return FlowBreakpoints(steps: [pass.step(at: range.lowerBound)], isComplete: false)
    }
    var width: Double? = range.lowerBound
    while let from = width {
      guard steps.count < limit else { return FlowBreakpoints(steps: steps, isComplete: false) }
      let step = pass.step(at: from)
      if !step.isSame(as: steps.last) { steps.append(step) }
      width = pass.nextChange(after: step, upTo: range.upperBound)
    }
    return FlowBreakpoints(steps: steps, isComplete: true)
  }
}

extension FlowBreakpoints.Step {
  func isSame(as other: Self?) -> Bool {
    itemsPerLine == other?.itemsPerLine && height == other?.height
  }
}

extension FlowPass {
  /// The layout at one width of the container.
  mutating func step(at width: Double) -> FlowBreakpoints.Step {
    solver.resize(axis, to: width)
    run(nil)
    return FlowBreakpoints.Step(
      width: width, itemsPerLine: lines.map(\.items.count), height: breadth, shownCount: shown)
  }

  /// The next width at which lines change, from the layout at `step`.
  mutating func nextChange(after step: FlowBreakpoints.Step, upTo end: Double) -> Double? {
    if solver.container.isBalanced { return nextBalance(after: step, upTo: end) }
    guard !solver.container.isSingleLine else { return nil }
    let rule = lineRule
    let room = lines.reduce(Double.infinity) {
      min($0, solver.table.extentWithOneMore($1, by: rule) ?? .infinity)
    }
    let side = solver.sides.along
    let next = room + side.insets
    return next <= end && next <= side.greatest ? next : nil
  }

  /// Balanced lines get better step by step as the container grows, and never worse: where both ends
  /// of a range have the same lines, all widths between them have.
  ///
  /// A width that has other lines leads to where these begin: the sum of the longest of them.
  private mutating func nextBalance(
    after step: FlowBreakpoints.Step, upTo end: Double
  ) -> Double? {
    guard let first = longestLine(at: end, unlike: step) else { return nil }
    var low = step.width
    var (high, found) = (min(end, first), min(end, first))
    while high - low > 1.0 / 128 {
      let middle = low + (high - low) / 2
      if let longest = longestLine(at: middle, unlike: step) {
        (high, found) = (min(middle, longest), longest)
      } else {
        low = middle
      }
    }
    return found > step.width ? min(found, end) : nil
  }

  /// The width that the lines of a container of `width` need; nil where they are those of `step`.
  private mutating func longestLine(at width: Double, unlike step: FlowBreakpoints.Step) -> Double?
  {
    solver.resize(axis, to: width)
    measureRoom()
    collectLines()
    guard
      lines.count != step.itemsPerLine.count
        || zip(lines, step.itemsPerLine).contains(where: { $0.items.count != $1 })
    else { return nil }
    let longest = lines.reduce(0) { $1.items.count > 1 ? max($0, $1.extent) : $0 }
    return longest + solver.sides.along.insets
  }
}

extension FlowSolver {
  /// The width from which on nothing changes any more: all that may share a line does.
  package var lastBreakpoint: Double {
    max(maxContentWidth, LineSearch(self).trial(.infinity).longest + sides.along.insets)
  }

  /// The next width at which lines change, from a container of `width`.
  package func nextBreakpoint(after width: Double, upTo end: Double) -> Double? {
    var pass = FlowPass(self)
    let step = pass.step(at: width)
    return pass.nextChange(after: step, upTo: end)
  }
}
