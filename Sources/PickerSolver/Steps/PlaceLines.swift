extension FlowPass {
  /// CSS Flexbox §9.4 steps 8 and 9: a single line fills the container across; several share what is
  /// left over where they are told to stretch.
  @inline(__always)
  mutating func stretchLines() {
    guard solver.plan.contains(.stretchesLines) else { return }
    stretchAllLines()
  }

  private mutating func stretchAllLines() {
    if solver.container.isSingleLine {
      for index in lines.indices { lines[index].across = innerAcross }
    } else {
      guard freeAcross > 0, !lines.isEmpty else { return }
      let share = freeAcross / Double(lines.count)
      for index in lines.indices { lines[index].across += share }
    }
    areStacked = false
    freeAcross = 0
  }

  /// CSS Flexbox §9.6 step 16: says where each line stands across the container.
  @inline(__always)
  mutating func alignLines() {
    let turned = solver.container.linesTurned
    let spread = Spread(solver.container.alignLines, freeAcross, lines.count, turned: turned)
    if spread.lead != 0 || spread.between != 0 { areStacked = false }
    guard !areStacked else { return }
    let gap = solver.container.lineSpacing + spread.between
    var position = spread.lead
    for index in lines.indices {
      lines[index].position = position
      position += lines[index].across + gap
    }
  }

  /// CSS Flexbox §9.4 step 11: items that stretch become as large as their line.
  @inline(__always)
  mutating func stretchItems(_ range: Range<Int>) {
    guard solver.plan.contains(.stretches) else { return }
    stretchAllItems(range)
  }

  private mutating func stretchAllItems(_ range: Range<Int>) {
    boxesDiffer = true
    if isPlain && !solver.table.facts.contains(.boundAcross) { return stretchFreely(range) }
    let axis = axis.perpendicular
    for line in lines[range] {
      for index in line.items where alignment(of: index) == .stretch {
        let item = solver.table.items[index]
        guard item.isAutomatic(axis) else { continue }
        boxes[index].across = item.clamped(line.across - item.margins(axis), axis)
      }
    }
  }

  /// The same where nothing holds any item back.
  private mutating func stretchFreely(_ range: Range<Int>) {
    boxes.withUnsafeMutableBufferPointer { boxes in
      for line in lines[range] {
        for index in line.items { boxes[index].across = max(0, line.across) }
      }
    }
  }
}
