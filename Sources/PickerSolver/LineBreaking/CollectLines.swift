extension FlowPass {
  /// CSS Flexbox §9.3 step 5: puts the items on lines.
  mutating func collectLines() {
    if !lines.isEmpty { lines.removeAll(keepingCapacity: true) }
    defer { shown = lines.last?.items.upperBound ?? 0 }
    guard solver.table.count > 0 else { return }
    let filler = LineFiller(solver.table, solver.container, room: room)
    switch solver.container.wrap {
    case .nowrap: lines = [wholeLine(filler)]
    case .wrap, .wrapReverse: filler.fill(&lines, most: solver.container.maxLines ?? .max)
    case .balance: balanceLines(filler)
    }
  }

  private func wholeLine(_ filler: LineFiller) -> FlowLine {
    let all = 0..<solver.table.count
    return FlowLine(items: all, extent: filler.extent(all))
  }
}
