import PickerGeometry

extension FlowPass {
  /// A line of items with margins, or with alignments of their own.
  mutating func placeAny(
    _ index: Int, _ sizes: ItemSizes, _ placement: Placement, _ frames: UnsafeMutablePointer<Rect>
  ) {
    let line = lines[index]
    let spread = spread(index)
    var along = spread.start
    var union = (low: Double.infinity, high: -Double.infinity)
    for item in line.items {
      let margins = marginsAlong(item)
      let start = along + margins.before
      let across = line.position + offset(item, sizes.across[item], line)
      let end = start + sizes.along[item]
      (frames + item).initialize(
        to: placement.frame(start, across, sizes.along[item], sizes.across[item]))
      union = (min(union.low, start), max(union.high, end))
      along = end + (margins.after + spread.gap)
    }
    noteFrame(index, union, placement)
  }

  private mutating func noteFrame(
    _ index: Int, _ union: (low: Double, high: Double), _ placement: Placement
  ) {
    let line = lines[index]
    lines[index].frame = placement.frame(
      union.low, line.position, union.high - union.low, line.across)
    guard hasBaselines, line.rise > -.infinity else { return lines[index].baseline = nil }
    lines[index].baseline = solver.container.linesTurned ? line.across - line.rise : line.rise
  }

  private func marginsAlong(_ index: Int) -> (before: Double, after: Double) {
    guard solver.table.facts.contains(.margins) else { return (0, 0) }
    let item = solver.table.items[index]
    let turned = solver.container.reversed
    return (item.margin(before: axis, turned: turned), item.margin(before: axis, turned: !turned))
  }

  /// §9.6 step 14: how far item `index` stands from the near side of its line.
  private func offset(_ index: Int, _ size: Double, _ line: FlowLine) -> Double {
    let margins = marginsAcross(index)
    let free = line.across - margins.before - size - margins.after
    switch alignment(of: index) {
    case .start, .stretch: return margins.before
    case .center: return margins.before + free / 2
    case .end: return margins.before + free
    case .baseline: return line.rise - rises(index, size)
    }
  }
}
