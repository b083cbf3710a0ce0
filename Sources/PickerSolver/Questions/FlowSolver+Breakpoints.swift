extension FlowSolver {
  /// Every width of the container in `range` at which lines, height or the hidden items change.
  ///
  ///     |AA BB CC|    3 items 2×1, spacing 1: steps at 0 (1+1+1), 5 (2+1) and 8 (3)
  ///
  /// Found from the lines themselves, not by trying widths. Where the axis is vertical, widths are
  /// heights and heights widths. Items that are ``FlowItem/contentDependent`` count with their
  /// natural size.
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
  private mutating func nextBalance(
    after step: FlowBreakpoints.Step, upTo end: Double
  ) -> Double? {
    var low = step.width
    var high = end
    guard let first = longestLine(at: high, unlike: step) else { return nil }
    high = min(high, first)
    while high - low > 1.0 / 128 {
      let middle = low + (high - low) / 2
      if let longest = longestLine(at: middle, unlike: step) {
        high = min(middle, longest)
      } else {
        low = middle
      }
    }
    return high > step.width ? high : nil
  }

  /// The width that the lines of a container of `width` need; nil where they are those of `step`.
  private mutating func longestLine(at width: Double, unlike step: FlowBreakpoints.Step) -> Double?
  {
    guard self.step(at: width).itemsPerLine != step.itemsPerLine else { return nil }
    let longest = lines.reduce(0) { $1.items.count > 1 ? max($0, $1.extent) : $0 }
    return longest + solver.sides.along.insets
  }
}
