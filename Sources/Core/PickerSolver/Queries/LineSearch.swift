import PickerLimits

/// Searches the available size at which items take a given number of lines.
struct LineSearch {
  private let table: ItemTable
  private let container: FlowContainer

  init(_ solver: FlowSolver) {
    table = solver.table
    container = solver.container
  }

  /// The result of filling lines at one available size, and what it implies about other sizes.
  struct Trial {
    var lines = 0

    /// The longest line that holds more than one item: at a smaller available size the lines differ.
    var longest = 0.0

    /// The minimum available size at which some line would take one more item.
    var next = Double.infinity
  }

  func trial(_ availableSize: Double) -> Trial {
    let rule = LineRule(container, availableSize: availableSize)
    var trial = Trial()
    if rule.hasNoSpace { trial.next = LineRule.minimumSpace }
    var start = 0
    while start < table.count { start = fill(from: start, by: rule, &trial) }
    return trial
  }

  /// Fills the line that starts with item `start`; returns the item after it.
  ///
  /// A line with boxes of negative outer size may be longest before its last item.
  private func fill(from start: Int, by rule: LineRule, _ trial: inout Trial) -> Int {
    let end = table.bound(start, by: rule)
    var sum = rule.counted(table.boxes[start].outerMainSize)
    var longest = sum
    var index = start + 1
    while index < end {
      let next = sum + (rule.gap + rule.counted(table.boxes[index].outerMainSize))
      if next > rule.limit {
        trial.next = min(trial.next, next)
        break
      }
      sum = next
      longest = max(longest, sum)
      index += 1
    }
    trial.lines += 1
    if index > start + 1 { trial.longest = max(trial.longest, longest) }
    return index
  }

  /// The minimum available size at which items take at most `count` lines; nil if none is enough.
  ///
  /// Invariant: every size below `low` is too small, and `high` is sufficient. Both are sums of item sizes, so
  /// bisection ends at the exact sum.
  ///
  /// - Parameter start: A size below which more lines are taken.
  func minimumMainSize(forLines count: Int, from start: Double = 0) -> Double? {
    if container.isSingleLine || table.count == 0 { return count > 0 ? 0 : nil }
    let widest = trial(.infinity)
    guard widest.lines <= count else { return nil }
    var low = start
    var high = container.isBalanced ? max(widest.longest, LineRule.minimumSpace) : widest.longest
    while low < high, Budget.mayProceed {
      let lowest = trial(low)
      if lowest.lines <= count { return low }
      low = lowest.next
      let middle = low + (high - low) / 2
      let half = trial(middle)
      if half.lines <= count { high = min(high, max(low, half.longest)) } else { low = half.next }
    }
    return high
  }
}
