extension FlowPass {
  /// CSS Flexbox §9.3 step 5: puts the items on lines.
  mutating func collectLines() {
    defer { shown = lines.last?.items.upperBound ?? 0 }
    guard solver.table.count > 0 else { return lines = [] }
    let most = solver.container.maxLines ?? .max
    switch solver.container.wrap {
    case .nowrap: lines = [solver.table.line(of: 0..<solver.table.count, by: lineRule)]
    case .wrap, .wrapReverse: fillLines(most: most)
    case .balance: balanceLines(most: most)
    }
  }

  /// How much goes on a line in the room there is.
  var lineRule: LineRule { LineRule(solver.container, room: room) }
}
