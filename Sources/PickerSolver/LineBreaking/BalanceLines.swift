extension FlowPass {
  /// As many lines as filling takes, with the least sum of squared free room; of equals, the one
  /// whose earlier lines are longer.
  ///
  ///     filled    |AA BB CC DD EE |    balanced  |AA BB CC       |
  ///               |FF             |              |DD EE FF       |
  mutating func balanceLines(most: Int) {
    let (table, rule) = (solver.table, lineRule)
    guard rule.limit < .infinity else { return fillLines(most: most) }
    var balancer = LineBalancer(table, rule, room: room)
    lines.removeAll(keepingCapacity: true)
    for items in balancer.lines(most: most) { lines.append(table.line(of: items, by: rule)) }
  }
}
