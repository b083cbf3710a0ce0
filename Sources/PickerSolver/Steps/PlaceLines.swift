extension FlowPass {
  /// CSS Flexbox §9.4 steps 8 and 9: a single line fills the container across; several share what is
  /// left over where they are told to stretch.
  mutating func stretchLines() {
    if solver.container.isSingleLine {
      for index in lines.indices { lines[index].across = innerAcross }
      return freeAcross = 0
    }
    guard solver.container.alignLines == .stretch, !lines.isEmpty else { return }
    let share = max(0, freeAcross) / Double(lines.count)
    for index in lines.indices { lines[index].across = lines[index].natural + share }
    freeAcross = min(0, freeAcross)
  }

  /// CSS Flexbox §9.6 step 16: says where each line stands across the container.
  mutating func alignLines() {
    let turned = solver.container.linesTurned
    let spread = Spread(solver.container.alignLines, freeAcross, lines.count, turned: turned)
    let gap = solver.container.lineSpacing + spread.between
    var position = spread.lead
    lines.withUnsafeMutableBufferPointer { lines in
      for index in lines.indices {
        lines[index].position = position
        position += lines[index].across + gap
      }
    }
  }

  /// CSS Flexbox §9.4 step 11: items that stretch become as large as their line.
  mutating func stretchItems(_ range: Range<Int>) {
    guard stretchesAcross else { return }
    useOwnBoxes()
    let axis = axis.perpendicular
    for line in lines[range] {
      for index in line.items where alignment(of: index) == .stretch {
        let item = solver.table.items[index]
        guard item.given(axis) == nil else { continue }
        used[index].across = item.clamped(line.across - item.margins(axis), axis)
      }
    }
  }

  private var stretchesAcross: Bool {
    let facts = solver.table.facts
    guard facts.contains(.stretchable) else { return false }
    return solver.container.align == .stretch || facts.contains(.ownStretch)
  }
}
