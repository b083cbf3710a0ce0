extension FlowPass {
  /// CSS Flexbox §9.3 step 5: puts the items on lines.
  mutating func collectLines() {
    defer { shown = lines.last?.items.upperBound ?? 0 }
    guard solver.table.count > 0 else { return lines = [] }
    let most = solver.container.maxLines ?? .max
    switch solver.container.wrap {
    case .nowrap: lines = [wholeLine]
    case .wrap, .wrapReverse: solver.table.fill(&lines, by: lineRule, most: most)
    case .balance: balanceLines(most: most)
    }
  }

  private var wholeLine: FlowLine {
    let all = 0..<solver.table.count
    return FlowLine(items: all, extent: solver.table.extent(all, by: lineRule))
  }

  /// How much goes on a line in the room there is.
  var lineRule: LineRule { LineRule(solver.container, room: room) }
}
