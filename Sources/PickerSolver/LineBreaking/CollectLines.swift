extension FlowPass {
  /// CSS Flexbox §9.3 step 5: puts the items on lines.
  @inline(__always)
  mutating func collectLines() {
    defer { shown = lines.last?.items.upperBound ?? 0 }
    guard !boxes.isEmpty else { return lines = [] }
    let most = solver.container.maxLines ?? .max
    switch solver.container.wrap {
    case .nowrap: lines = [solver.table.line(of: boxes.indices, by: lineRule)]
    case .wrap, .wrapReverse: fillLines(most: most)
    case .balance, .balanceReverse: balanceLines(most: most)
    }
  }

  /// How much goes on a line in the room there is.
  var lineRule: LineRule { LineRule(solver.container, room: room) }
}
