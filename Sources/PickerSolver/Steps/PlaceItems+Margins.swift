import PickerGeometry

extension FlowPass {
  /// Lines of items with margins, or with alignments of their own.
  mutating func placeAnyItems(_ range: Range<Int>, into frames: UnsafeMutablePointer<Rect>) {
    let placement = Placement(solver.sides, length: length, breadth: breadth)
    let justification = Justification(solver.container)
    for index in range {
      let line = lines[index]
      let autoMargin = autoMarginAlong(line)
      let free = autoMargin > 0 ? 0 : line.freeRoom
      let (start, gap) = justification.spread(line, free, isLast: index == lines.count - 1)
      var along = start
      var union = (low: Double.infinity, high: -Double.infinity)
      for item in line.items {
        let margins = marginsAlong(item, autoMargin)
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

  /// §9.5 step 12: what each automatic margin along `line` takes of its free room.
  private func autoMarginAlong(_ line: FlowLine) -> Double {
    guard solver.table.facts.contains(.autoMargins), line.freeRoom > 0 else { return 0 }
    let count = line.items.reduce(0) { count, index in
      let item = solver.table.items[index]
      return count + (item.hasAutoMargin(before: axis, turned: false) ? 1 : 0)
        + (item.hasAutoMargin(before: axis, turned: true) ? 1 : 0)
    }
    return count > 0 ? line.freeRoom / Double(count) : 0
  }

  private func marginsAlong(_ index: Int, _ auto: Double) -> (before: Double, after: Double) {
    guard solver.table.facts.contains(.margins) else { return (0, 0) }
    let item = solver.table.items[index]
    let turned = solver.container.reversed
    let before = item.hasAutoMargin(before: axis, turned: turned) ? auto : 0
    let after = item.hasAutoMargin(before: axis, turned: !turned) ? auto : 0
    return (
      item.margin(before: axis, turned: turned) + before,
      item.margin(before: axis, turned: !turned) + after
    )
  }

  /// §9.6 steps 13 and 14: how far item `index` stands from the near side of its line.
  private func offset(_ index: Int, _ box: ItemBox, _ line: FlowLine) -> Double {
    let margins = marginsAcross(index)
    let free = line.across - margins.before - box.across - margins.after
    let turned = solver.container.linesTurned
    if solver.table.facts.contains(.autoMargins) {
      let item = solver.table.items[index]
      let sides = (
        before: item.hasAutoMargin(before: axis.perpendicular, turned: turned),
        after: item.hasAutoMargin(before: axis.perpendicular, turned: !turned)
      )
      if sides.before || sides.after {
        return offset(margins, auto: sides, free, turned: turned)
      }
    }
    let align = alignment(of: index)
    if align == .baseline { return line.rise - box.rise(turned: turned) }
    return margins.before + align.offset(in: free, turned: turned)
  }

  /// §9.6 step 13: automatic margins take what is free; where nothing is, the item starts where the
  /// writing direction does, and its margin there holds only if it is given.
  private func offset(
    _ margins: (before: Double, after: Double), auto: (before: Bool, after: Bool), _ free: Double,
    turned: Bool
  ) -> Double {
    if free > 0 {
      return margins.before + (auto.before ? (auto.after ? free / 2 : free) : 0)
    }
    guard turned else { return margins.before }
    return margins.before + free
  }
}

extension FlowAlign {
  /// How far from the near side an item stands that leaves `free` of its line.
  ///
  /// - Parameter turned: Whether the near side is where the writing direction ends.
  @inline(__always)
  func offset(in free: Double, turned: Bool) -> Double {
    switch self {
    case .start, .stretch, .baseline: 0
    case .center: free / 2
    case .end: free
    case .safeStart, .safeCenter, .safeEnd: free < 0 && turned ? free : safeOffset(max(0, free))
    }
  }

  private func safeOffset(_ free: Double) -> Double {
    switch self {
    case .safeCenter: free / 2
    case .safeEnd: free
    default: 0
    }
  }
}
