import PickerGeometry
import PickerLimits

extension FlowSolver {
  /// Every width of the container in `range` at which lines, height or hidden items change.
  ///
  ///     |AA BB CC|    3 items 2×1, spacing 1: steps at 0 (1+1+1), 5 (2+1) and 8 (3)
  ///
  /// The width of a step is an exact sum of item sizes, not a width found by sampling. If the main axis is vertical,
  /// widths are heights and heights are widths.
  ///
  /// Besides tables cut off by `limit`, two kinds of tables are incomplete. With percentages, sizes depend on the
  /// width, and the table has only its first step. If the cross size of an item depends on its main size
  /// (``FlowItem/isContentDependent``, ``FlowItem/aspectRatio``), the table lists the lines at every width, but
  /// heights only at its steps.
  ///
  /// - Parameters:
  ///   - range: Widths of the border box in points, from 0 to 1e7.
  ///   - limit: The maximum number of steps to list.
  ///   - crossSize: See ``solve(crossSize:)``; called again at each step.
  /// - Throws: ``FlowError`` if a bound of `range` is not a length, such as
  ///   `range: must be a number from 0 to 10000000, is inf`.
  /// - Complexity: O(*n*) per step. With `balance`, O(*n* log *n*) per step if all are listed. If `limit` cuts off
  ///   the table, O(*n* log *n*) for each of at most 2 · log₂(2²⁰ · range) trials per step.
  public func breakpoints(
    in range: ClosedRange<Double>, limit: Int = 100, crossSize: CrossSize? = nil
  ) throws(FlowError) -> FlowBreakpoints {
    for bound in [range.lowerBound, range.upperBound] {
      guard let message = Lengths.errorMessage(for: bound, from: 0, to: Lengths.maximum) else {
        continue
      }
      throw FlowError(item: nil, field: "range", message: message)
    }
    var search = BreakpointSearch(self, upTo: range.upperBound, maxSteps: limit)
    var found = FlowBreakpoints(
      steps: [], isComplete: hasStepwiseSizes, end: range.upperBound)
    var width: Double? = range.lowerBound
    while let from = width, Budget.mayProceed {
      guard found.steps.count < limit else {
        found.isComplete = false
        break
      }
      let step = search.step(at: from, crossSize)
      found.append(step)
      width = search.next(after: step)
    }
    return found
  }

  /// Whether lines and cross sizes change at steps only.
  var hasStepwiseSizes: Bool {
    let crossAxis = container.axis.perpendicular
    return table.facts.isDisjoint(with: [.percentages, .contentDependent, .contents])
      && !table.items.contains { $0.ratio != nil && $0.given(crossAxis) == nil }
  }
}

/// Iterates over the steps.
private struct BreakpointSearch {
  private var pass: FlowPass
  private let end: Double
  private var balance: BalanceSearch?

  init(_ solver: FlowSolver, upTo end: Double, maxSteps: Int) {
    pass = FlowPass(solver)
    self.end = end
    let isBalanced = solver.container.isBalanced && !solver.table.facts.contains(.percentages)
    balance = isBalanced ? BalanceSearch(solver, upTo: end, maxSteps: maxSteps) : nil
  }

  /// Lays out the flow at one width of the container.
  mutating func step(
    at width: Double, _ crossSize: FlowSolver.CrossSize? = nil
  ) -> FlowBreakpoints.Step {
    pass.solver.resize(pass.axis, to: width)
    pass.run(crossSize)
    return FlowBreakpoints.Step(
      width: width, itemsPerLine: pass.lines.map { $0.items.count }, height: pass.outerCrossSize,
      shownCount: pass.shown)
  }

  /// The next width at which lines change after `step`, which must be the step laid out last.
  mutating func next(after step: FlowBreakpoints.Step) -> Double? {
    if pass.solver.table.facts.contains(.percentages) { return nil }
    if balance != nil {
      return balance?.next(after: step.width).map { min($0, end) }
    }
    guard !pass.solver.container.isSingleLine else { return nil }
    let rule = pass.lineRule
    let innerSize = pass.lines.reduce(Double.infinity) {
      min($0, pass.solver.table.extentWithOneMore($1, by: rule) ?? .infinity)
    }
    let side = pass.solver.sides.main
    let next = innerSize + side.insets
    return next <= end && next <= side.maximum ? next : nil
  }
}

extension FlowSolver {
  /// The main size beyond which nothing changes, because all items that may share a line do, in points.
  package var lastBreakpoint: Double {
    let longest = container.isBalanced ? longestBalanced : LineSearch(self).trial(.infinity).longest
    let minimum = container.isBalanced && table.count > 1 ? LineRule.minimumSpace : 0
    return max(maxContentMainSize, max(longest, minimum) + sides.main.insets)
  }

  /// Whether negative margins make the outer main size of some item negative.
  var hasNegativeSizes: Bool { table.facts.contains(.negative) }

  /// The longest line that balancing makes where all items would fit on one line.
  private var longestBalanced: Double {
    var pass = FlowPass(self)
    pass.innerMainSize = table.boxes.reduce(0) {
      $0 + max(0, $1.outerMainSize) + container.itemSpacing
    }
    pass.collectLines()
    return table.longest(of: pass.lines.map { $0.items }, by: pass.lineRule)
  }

  /// The next width up to `end` at which the lines of a container of `width` change; nil if they do not.
  func nextBreakpoint(after width: Double, upTo end: Double) -> Double? {
    var search = BreakpointSearch(self, upTo: end, maxSteps: 1)
    let step = search.step(at: width)
    return search.next(after: step)
  }
}
