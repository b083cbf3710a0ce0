extension FlowPass {
  /// As many lines as filling takes, with the least sum of squared free room; of equals, the one
  /// whose earlier lines are longer.
  ///
  ///     filled    |AA BB CC DD EE |    balanced  |AA BB CC       |
  ///               |FF             |              |DD EE FF       |
  ///
  /// An item that takes less than no room, by a negative margin, leaves no order to search by: such
  /// lines stay as they were filled.
  mutating func balanceLines(most: Int) {
    let (table, rule) = (solver.table, lineRule)
    guard rule.limit < .infinity, !table.facts.contains(.negative) else {
      return fillLines(most: most)
    }
    let balancer = LineBalancer(table, rule, room: room)
    let shown = balancer.shown(in: most)
    lines.removeAll(keepingCapacity: true)
    var start = 0
    while start < shown {
      let end = min(shown, balancer.segmentEnd(start))
      for items in balancer.lines(start..<end) {
        lines.append(table.line(of: items, by: rule))
      }
      start = end
    }
  }
}
