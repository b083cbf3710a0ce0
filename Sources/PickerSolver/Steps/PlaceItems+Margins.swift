import PickerGeometry

extension FlowPass {
  /// Lines of items with margins, or with alignments of their own.
  mutating func placeAnyItems(_ range: Range<Int>, into frames: UnsafeMutablePointer<Rect>) {
    let placement = Placement(solver.sides, length: length, breadth: breadth)
    let justification = Justification(solver.container)
    for index in range {
      let line = lines[index]
      let (start, gap) = justification.spread(line, isLast: index == lines.count - 1)
      var along = start
      var union = (low: Double.infinity, high: -Double.infinity)
      for item in line.items {
        let margins = marginsAlong(item)
        let start = along + margins.before
        let box = boxes[item]
        let end = start + box.along
        let across = line.position + offset(item, box, line)
        (frames + item).initialize(to: placement.frame(start, across, box.along, box.across))
        union = (min(union.low, start), max(union.high, end))
        along = start + (box.along + (margins.after + gap))
      }
      lines[index].frame = placement.frame(
        union.low, line.position, union.high - union.low, line.across)
    }
    if hasBaselines { noteBaselines(range) }
  }

  private func marginsAlong(_ index: Int) -> (before: Double, after: Double) {
    guard solver.table.facts.contains(.margins) else { return (0, 0) }
    let item = solver.table.items[index]
    let turned = solver.container.reversed
    return (item.margin(before: axis, turned: turned), item.margin(before: axis, turned: !turned))
  }

  /// §9.6 step 14: how far item `index` stands from the near side of its line.
  private func offset(_ index: Int, _ box: ItemBox, _ line: FlowLine) -> Double {
    let margins = marginsAcross(index)
    let free = line.across - margins.before - box.across - margins.after
    switch alignment(of: index) {
    case .start, .stretch: return margins.before
    case .center: return margins.before + free / 2
    case .end: return margins.before + free
    case .baseline: return line.rise - box.rise(turned: solver.container.linesTurned)
    }
  }
}
