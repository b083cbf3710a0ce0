extension FlowPass {
  /// Breaks items into as many lines as filling takes, or as many as the container wants at least, with the minimum sum of squared free space.
  ///
  /// Among equal solutions the one with the longer earlier lines wins.
  ///
  ///     filled    |AA BB CC DD EE |    balanced  |AA BB CC       |
  ///               |FF             |              |DD EE FF       |
  mutating func balanceLines(maxLines: Int) {
    let (table, rule) = (solver.table, lineRule)
    guard rule.limit < .infinity || solver.container.minLines ?? 1 > 1 else {
      return fillLines(maxLines: maxLines)
    }
    var balancer = LineBalancer(
      table, rule, availableSize: innerMainSize, minLines: solver.container.minLines ?? 1)
    lines.removeAll(keepingCapacity: true)
    for items in balancer.lines(maxLines: maxLines) {
      lines.append(table.line(of: items, by: rule))
    }
  }
}
