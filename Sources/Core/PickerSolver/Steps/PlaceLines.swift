import PickerGeometry

extension FlowPass {
  /// CSS Flexbox §9.4 steps 8 and 9: a single line fills the cross size of the container; several lines share
  /// the free cross space where they stretch.
  @inline(__always)
  mutating func stretchLines() {
    guard solver.plan.contains(.stretchesLines) else { return }
    stretchAllLines()
  }

  private mutating func stretchAllLines() {
    if solver.container.isSingleLine {
      for index in lines.indices { lines[index].crossSize = innerCrossSize }
    } else {
      guard freeCrossSpace > 0, !lines.isEmpty else { return }
      growLines()
    }
    areStacked = false
    freeCrossSpace = 0
  }

  private mutating func growLines() {
    var shares = AutoMargins(
      freeCrossSpace, lines.count, reversed: solver.container.hasReversedLines,
      solver.container.browser)
    for index in lines.indices { lines[index].crossSize += shares?.next() ?? 0 }
  }

  /// CSS Flexbox §9.6 step 16: positions the lines on the cross axis.
  @inline(__always)
  mutating func alignLines() {
    let reversed = solver.container.hasReversedLines
    let spread = Spread(
      solver.container.alignLines, freeCrossSpace, lines.count, reversed: reversed,
      browser: solver.container.browser)
    if spread.lead != 0 || spread.between != 0 || overflowingLead != 0 { areStacked = false }
    guard !areStacked else { return }
    var position = spread.lead + overflowingLead
    for index in lines.indices {
      lines[index].position = position
      let gap = solver.container.lineSpacing + spread.gap(after: index)
      position += lines[index].crossSize + gap
    }
  }

  /// Where overflowing `space-between` lines start. CSS Box Alignment 3 makes their fallback alignment
  /// `safe flex-start`. Firefox starts them at the start of the writing direction, and Chromium at the
  /// start of the flow. Both start overflowing items at the start of the flow.
  private var overflowingLead: Double {
    guard solver.container.browser == .firefox, solver.container.alignLines == .spaceBetween,
      solver.container.hasReversedLines
    else { return 0 }
    return min(0, freeCrossSpace)
  }

  /// CSS Flexbox §9.4 step 11: stretches items to the cross size of their line.
  @inline(__always)
  mutating func stretchItems(_ range: Range<Int>) {
    fitContents(range)
    guard solver.plan.contains(.stretches) else { return }
    stretchAllItems(range)
  }

  private mutating func stretchAllItems(_ range: Range<Int>) {
    // The boxes share the memory of the table until one of them changes: writing equal sizes would copy
    // all of them.
    if isUniform && !boxesDiffer && areStretched(range) { return }
    boxesDiffer = true
    let isBounded =
      solver.table.facts.contains(.crossBounds)
      || (solver.container.browser == .webkit && solver.table.facts.contains(.ratios))
    if isUniform && !isBounded { return stretchFreely(range) }
    let axis = axis.perpendicular
    for line in lines[range] {
      for index in line.items where alignment(of: index) == .stretch {
        let item = solver.table.items[index]
        guard item.isAutomatic(axis) else { continue }
        boxes[index].crossSize = item.stretched(
          to: line.crossSize - item.margins(axis), axis, in: solver.container.browser)
      }
    }
  }

  /// Whether every item has the cross size of its line, as items of one font and one style have.
  @inline(__always)
  private mutating func areStretched(_ range: Range<Int>) -> Bool {
    withLines { lines, boxes in
      for line in range {
        let size = lines[line].crossSize
        for index in lines[line].items where boxes[index].crossSize != size { return false }
      }
      return true
    }
  }

  /// Stretches all items, none of which has cross-axis bounds or margins.
  private mutating func stretchFreely(_ range: Range<Int>) {
    boxes.withUnsafeMutableBufferPointer { boxes in
      for line in lines[range] {
        for index in line.items { boxes[index].crossSize = max(0, line.crossSize) }
      }
    }
  }
}
