import PickerGeometry
import PickerLimits

/// Searches the widths at which balanced lines change.
///
/// For a fixed number of lines, the sum of squared free space is minimal where the sum of squared lengths is,
/// at any available size: a wider container only allows more solutions. So the optimal lines at one
/// size are optimal at every smaller size into which their longest line fits, and the preceding step is
/// the optimum at a size just below that line. From wide to narrow, lines are therefore
/// balanced once per step. A table is listed from narrow to wide: the search starts at the wide end and keeps the
/// steps it passes; where those exceed the number of steps wanted, it bisects the range instead.
///
/// - Complexity: O(*n* log *n*) for each step of a table that lists them all. Otherwise lines are balanced at most 2
///   · log₂(2²⁰ · range) times for each listed step.
struct BalanceSearch {
  private var pass: FlowPass
  private var balancer: LineBalancer

  /// The maximum number of steps to list, and the maximum width.
  private let maxSteps: Int
  private let end: Double

  /// Steps found at wider containers, the narrowest last.
  private var pending: [Found] = []

  /// The number of times lines were balanced, which tests bound.
  private(set) var trials = 0

  /// The balanced lines of one step.
  private struct Found {
    /// The length of the longest line, in units of the balancer.
    var longest: Int64

    /// The minimum width of the container.
    var width: Double

    /// The length of the longest line of the preceding step, once it is known.
    var longestBefore: Int64?
  }

  /// - Parameter maxSteps: The number of steps wanted.
  init(_ solver: FlowSolver, upTo end: Double, maxSteps: Int) {
    pass = FlowPass(solver)
    (self.maxSteps, self.end) = (maxSteps, end)
    pass.set(mainSize: end)
    balancer = LineBalancer(
      solver.table, pass.lineRule, availableSize: pass.innerMainSize,
      minLines: solver.container.minLines ?? 1)
    pending = [lines(within: balancer.limit)]
  }

  /// The next width at which the lines of a container of `width` change.
  ///
  /// It is the length of the longest new line plus insets; the tolerance of the fit rule would allow a slightly
  /// smaller width.
  mutating func next(after width: Double) -> Double? {
    let known = limit(at: width)
    if let some = firstWidthWithSpace(after: width) { return some }
    var low = known
    while let wider = pending.last, Budget.mayProceed {
      if wider.longest <= known {
        pending.removeLast()
      } else if let before = wider.longestBefore, before <= known {
        return wider.width
      } else if pending.count < maxSteps || low + 1 >= wider.longest {
        let before = lines(within: wider.longest - 1)
        pending[pending.count - 1].longestBefore = before.longest
        if before.longest > known { pending.append(before) }
      } else if let found = halve(&low, wider.longest, known) {
        pending.append(found)
      }
    }
    return nil
  }

  /// The minimum width at which there is available space, where a container of `width` has none.
  private mutating func firstWidthWithSpace(after width: Double) -> Double? {
    guard pass.innerMainSize < LineRule.minimumSpace else { return nil }
    let some = LineRule.minimumSpace + pass.solver.sides.main.insets
    pass.set(mainSize: some)
    return some > width && some <= end && pass.innerMainSize >= LineRule.minimumSpace ? some : nil
  }

  /// Balances lines at the middle of `low`, below which lines are known, and `high`.
  ///
  /// - Returns: The step, if it is not known yet; nil if `low` was raised instead.
  private mutating func halve(_ low: inout Int64, _ high: Int64, _ known: Int64) -> Found? {
    let middle = low + (high - low) / 2
    let found = lines(within: middle)
    if found.longest > known { return found }
    low = middle
    return nil
  }

  /// The maximum length of a line in a container of `width`, in units of the balancer.
  private mutating func limit(at width: Double) -> Int64 {
    pass.set(mainSize: width)
    return balancer.units(pass.lineRule.limit)
  }

  private mutating func lines(within limit: Int64) -> Found {
    trials += 1
    balancer.limit = limit
    let lines = balancer.lines(maxLines: pass.solver.container.maxLines ?? .max)
    let longest = balancer.longest(of: lines)
    let sum = pass.solver.table.longest(of: lines, by: pass.lineRule)
    let insets = pass.solver.sides.main.insets
    // With very many items the rounding to units can exceed the tolerance of the fit rule.
    let isEnough = balancer.units(Lengths.limit(sum)) >= longest
    return Found(longest: longest, width: (isEnough ? sum : balancer.length(longest)) + insets)
  }
}

extension FlowPass {
  /// Sets the main size of the container.
  fileprivate mutating func set(mainSize: Double) {
    solver.resize(axis, to: mainSize)
    measureAvailableSpace()
  }
}

extension ItemTable {
  /// The length of the longest of balanced `lines` that holds more than one item, in points.
  func longest(of lines: [Range<Int>], by rule: LineRule) -> Double {
    lines.lazy.filter { $0.count > 1 }.reduce(0) { longest, line in
      let gaps = rule.gap * Double(line.count - 1)
      return max(longest, boxes[line].reduce(gaps) { $0 + rule.counted($1.outerMainSize) })
    }
  }
}
