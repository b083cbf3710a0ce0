extension FlowPass {
  /// CSS Flexbox §9.4 steps 8 and 9: a single line fills the container across; several share what is
  /// left over where they are told to stretch.
  mutating func stretchLines() {
    if container.isSingleLine {
      for index in lines.indices { lines[index].across = innerAcross }
      return
    }
    for index in lines.indices { lines[index].across = lines[index].natural }
    guard container.alignLines == .stretch else { return }
    let free = innerAcross - totalAcross
    guard free > 0 else { return }
    let share = free / Double(lines.count)
    for index in lines.indices { lines[index].across += share }
  }

  /// CSS Flexbox §9.6 step 16: says where each line stands across the container.
  mutating func alignLines() {
    let free = innerAcross - totalAcross
    let spread = Spread(container.alignLines, free, lines.count, turned: container.linesTurned)
    var position = container.isSingleLine ? 0 : spread.lead
    let gap = container.lineSpacing + spread.between
    for index in lines.indices {
      lines[index].position = position
      position += lines[index].across + gap
    }
  }

  private var totalAcross: Double {
    let gaps = container.lineSpacing * Double(max(0, lines.count - 1))
    return lines.reduce(0) { $0 + $1.across } + gaps
  }

  /// CSS Flexbox §9.4 step 11: items that stretch become as large as their line.
  mutating func stretchItems(_ range: Range<Int>) {
    guard stretchesAcross else { return }
    if usedAcross.isEmpty { usedAcross = solver.table.across }
    let axis = axis.perpendicular
    for line in lines[range] {
      for index in line.items where alignment(of: index) == .stretch {
        let item = solver.table.items[index]
        guard item.given(axis) == nil else { continue }
        usedAcross[index] = item.clamped(line.across - item.margins(axis), axis)
      }
    }
  }

  private var stretchesAcross: Bool {
    let facts = table.facts
    guard facts.contains(.stretchable) else { return false }
    return container.align == .stretch || facts.contains(.ownStretch)
  }
}
