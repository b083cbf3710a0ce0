/// Looks for the room in which items take so many lines.
struct LineSearch {
  private let table: ItemTable
  private let container: FlowContainer

  init(_ solver: FlowSolver) {
    table = solver.table
    container = solver.container
  }

  /// What filling lines to one room shows about others.
  struct Trial {
    var lines = 0

    /// The longest line that holds more than one item: in less room its items take other lines.
    var longest = 0.0

    /// The least room in which some line would take one item more.
    var next = Double.infinity
  }

  func trial(_ room: Double) -> Trial {
    let rule = LineRule(container, room: room)
    var trial = Trial()
    if rule.hasNoRoom { trial.next = LineRule.leastRoom }
    var start = 0
    while start < table.count { start = fill(from: start, by: rule, &trial) }
    return trial
  }

  /// Fills the line that starts with item `start`; returns the item after it.
  ///
  /// A line with boxes of negative outer size needs the most room somewhere in the middle.
  private func fill(from start: Int, by rule: LineRule, _ trial: inout Trial) -> Int {
    let end = table.bound(start, by: rule)
    var sum = rule.counted(table.boxes[start].outer)
    var longest = sum
    var index = start + 1
    while index < end {
      let next = sum + (rule.gap + rule.counted(table.boxes[index].outer))
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

  /// The least sum of items on a line that is room enough for all to take at most `count` lines.
  ///
  /// `low` is always the least room not yet known to be too little, `high` one known to be enough;
  /// both are sums of items, so the search ends at the exact one.
  func leastRoom(forLines count: Int) -> Double? {
    if container.isSingleLine || table.count == 0 { return count > 0 ? 0 : nil }
    let widest = trial(.infinity)
    guard widest.lines <= count else { return nil }
    var low = 0.0
    var high = container.isBalanced ? max(widest.longest, LineRule.leastRoom) : widest.longest
    while low < high {
      let least = trial(low)
      if least.lines <= count { return low }
      low = least.next
      let middle = low + (high - low) / 2
      let half = trial(middle)
      if half.lines <= count { high = min(high, max(low, half.longest)) } else { low = half.next }
    }
    return high
  }
}
