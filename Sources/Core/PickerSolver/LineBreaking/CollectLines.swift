extension FlowPass {
  /// CSS Flexbox §9.3 step 5: breaks the items into lines.
  @inline(__always)
  mutating func collectLines() {
    defer { shown = lines.last?.items.upperBound ?? 0 }
    guard !boxes.isEmpty else { return lines = [] }
    let maxLines = solver.container.maxLines ?? .max
    switch solver.container.wrap {
    case .nowrap: lines = [solver.table.line(of: boxes.indices, by: lineRule)]
    case .wrap, .wrapReverse: fillLines(maxLines: maxLines)
    case .balance, .balanceReverse: balanceLines(maxLines: maxLines)
    }
  }

  /// The capacity of a line in the current main size.
  var lineRule: LineRule { LineRule(solver.container, availableSize: innerMainSize) }
}
