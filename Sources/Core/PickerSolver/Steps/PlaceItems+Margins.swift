import PickerGeometry

extension FlowPass {
  /// Places lines whose items have margins or their own alignment.
  mutating func placeAnyItems(_ range: Range<Int>, into frames: UnsafeMutablePointer<Rect>) {
    let placement = Placement(solver.sides, mainSize: outerMainSize, crossSize: outerCrossSize)
    let justification = Justification(solver.container)
    for index in range {
      let line = lines[index]
      var autoMargins = autoMainMargins(line)
      let free = autoMargins == nil ? line.freeSpace : 0
      let spread = justification.spread(line, free, isLast: index == lines.count - 1)
      let evenGap = justification.evenGap(spread)
      var main = spread.lead
      var union = (low: Double.infinity, high: -Double.infinity)
      for item in line.items {
        let margins = mainMargins(item, &autoMargins)
        let start = main + margins.before
        let box = boxes[item]
        let end = start + box.mainSize
        let cross = line.position + offset(item, box, line)
        (frames + item).initialize(to: placement.frame(start, cross, box.mainSize, box.crossSize))
        // Not the first and the last item: a negative margin can move an item before the preceding one.
        union = (min(union.low, start), max(union.high, end))
        let gap = evenGap ?? justification.gap(spread, after: item - line.items.lowerBound)
        main = start + (box.mainSize + (margins.after + gap))
      }
      lines[index].frame = placement.frame(
        union.low, line.position, union.high - union.low, line.crossSize)
    }
    if hasBaselines { recordBaselines(range) }
  }

  /// §9.5 step 12: the free space of `line`, if automatic main-axis margins take it.
  private func autoMainMargins(_ line: FlowLine) -> AutoMargins? {
    guard solver.table.facts.contains(.autoMargins), line.freeSpace > 0 else { return nil }
    let count = line.items.reduce(0) { count, index in
      let isAutomatic = solver.table.items[index].autoMargins.sides(axis, reversed: false)
      return count + (isAutomatic.before ? 1 : 0) + (isAutomatic.after ? 1 : 0)
    }
    return AutoMargins(
      line.freeSpace, count, reversed: solver.container.isReversed, solver.container.browser)
  }

  @inline(__always)
  private func mainMargins(
    _ index: Int, _ auto: inout AutoMargins?
  ) -> (before: Double, after: Double) {
    guard solver.table.facts.contains(.margins) else { return (0, 0) }
    let reversed = solver.container.isReversed
    var margins = solver.table.items[index].margin.sides(axis, reversed: reversed)
    guard auto != nil else { return margins }
    let isAutomatic = solver.table.items[index].autoMargins.sides(axis, reversed: reversed)
    if isAutomatic.before { margins.before += auto?.next() ?? 0 }
    if isAutomatic.after { margins.after += auto?.next() ?? 0 }
    return margins
  }

  /// §9.6 steps 13 and 14: the distance of item `index` from the cross-start edge of its line.
  @inline(__always)
  private func offset(_ index: Int, _ box: ItemBox, _ line: FlowLine) -> Double {
    let margins = crossMargins(index)
    let free = line.crossSize - margins.before - box.crossSize - margins.after
    let reversed = solver.container.hasReversedLines
    if solver.table.facts.contains(.autoMargins) {
      let sides = solver.table.items[index].autoMargins.sides(
        axis.perpendicular, reversed: reversed)
      if sides.before || sides.after {
        return offset(margins, auto: sides, free, reversed: reversed)
      }
    }
    let align = alignment(of: index)
    if align.isBaseline {
      let own = box.baselineOffset(reversed: solver.sides.cross.isReversed)
      let shared =
        align == .baseline ? line.baselineOffset : line.crossSize - line.lastBaselineOffset
      return shared - own
    }
    return margins.before + align.offset(in: free, reversed: reversed, solver.container.browser)
  }

  /// §9.6 step 13: automatic margins take the free space. Without free space the item is aligned to the start of the
  /// writing direction, where an automatic margin is 0.
  private func offset(
    _ margins: (before: Double, after: Double), auto: (before: Bool, after: Bool), _ free: Double,
    reversed: Bool
  ) -> Double {
    if free > 0 {
      let half = solver.container.browser.half(free, reversed: reversed)
      return margins.before + (auto.before ? (auto.after ? half : free) : 0)
    }
    guard reversed else { return margins.before }
    return margins.before + free
  }
}

extension FlowAlign {
  /// The distance of an item from the cross-start edge of its line, with `free` points of the line left.
  ///
  /// - Parameters:
  ///   - reversed: Whether the cross-start edge is the end of the writing direction.
  ///   - browser: The browser to whose layout units half of the free space is truncated; nil for none.
  @inline(__always)
  func offset(in free: Double, reversed: Bool, _ browser: Browser?) -> Double {
    switch self {
    case .start, .stretch, .baseline, .lastBaseline: 0
    case .center: browser.half(free, reversed: reversed)
    case .end: free
    case .safeStart, .safeCenter, .safeEnd:
      free < 0 && reversed ? free : safeOffset(max(0, free), reversed, browser)
    }
  }

  private func safeOffset(_ free: Double, _ reversed: Bool, _ browser: Browser?) -> Double {
    switch self {
    case .safeCenter: browser.half(free, reversed: reversed)
    case .safeEnd: free
    default: 0
    }
  }
}
