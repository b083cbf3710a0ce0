extension FlowPass {
  /// CSS Flexbox §9.3 step 5: puts the items on lines.
  mutating func collectLines() {
    lines.removeAll(keepingCapacity: true)
    defer { shown = lines.last?.items.upperBound ?? 0 }
    guard table.count > 0 else { return }
    let filler = LineFiller(solver, room: breakingRoom)
    switch container.wrap {
    case .nowrap: lines = [wholeLine(filler)]
    case .wrap, .wrapReverse: fillLines(filler)
    case .balance: balanceLines(filler)
    }
  }

  /// §9.2 step 2: the room that lines are broken to; endless where nothing bounds it.
  var breakingRoom: Double {
    let length = container.given(axis) ?? max(container.most(axis), container.clamped(0, axis))
    return max(0, length - container.insets(axis))
  }

  private func wholeLine(_ filler: LineFiller) -> FlowLine {
    let all = 0..<table.count
    return FlowLine(items: all, extent: filler.extent(all))
  }

  mutating func fillLines(_ filler: LineFiller) {
    let most = container.maxLines ?? .max
    var start = 0
    while start < filler.extents.count && lines.count < most {
      let line = filler.line(from: start)
      lines.append(line)
      start = line.items.upperBound
    }
  }
}
