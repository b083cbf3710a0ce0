extension FlowPass {
  /// As many lines as filling takes, with the least sum of squared free room; of equals, the one
  /// whose earlier lines are longer.
  ///
  ///     filled    |AA BB CC DD EE |    balanced  |AA BB CC       |
  ///               |FF             |              |DD EE FF       |
  mutating func balanceLines(most: Int) {
    let (table, rule) = (solver.table, lineRule)
    guard rule.limit < .infinity else { return fillLines(most: most) }
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
