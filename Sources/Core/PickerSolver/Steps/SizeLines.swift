extension FlowPass {
  /// CSS Flexbox §9.4 step 8: the cross size of a line is the cross size of its largest item, or follows from its
  /// aligned baselines.
  @inline(__always)
  mutating func sizeLines(_ range: Range<Int>) {
    if isUniform && !hasBaselines && !boxesDiffer { return }  // computed when the lines were filled
    measureLines(range)
  }

  private mutating func measureLines(_ range: Range<Int>) {
    if isUniform { return hasBaselines ? sizeBaselineLines(range) : sizeUniformLines(range) }
    for index in range {
      lines[index].naturalSize = measureLine(index)
    }
  }

  private mutating func sizeUniformLines(_ range: Range<Int>) {
    withLines { lines, boxes in
      for index in range {
        var maximum = 0.0
        for item in lines[index].items {
          let size = boxes[item].crossSize
          maximum = size > maximum ? size : maximum
        }
        lines[index].naturalSize = maximum
      }
    }
  }

  private mutating func sizeBaselineLines(_ range: Range<Int>) {
    let reversed = solver.sides.cross.isReversed
    withLines { lines, boxes in
      for index in range {
        var above = -Double.infinity
        var below = -Double.infinity
        for item in lines[index].items {
          let baselineOffset = boxes[item].baselineOffset(reversed: reversed)
          above = max(above, baselineOffset)
          below = max(below, boxes[item].crossSize - baselineOffset)
        }
        lines[index].baselineOffset = above
        lines[index].naturalSize = max(0, above + below)
      }
    }
  }

  /// The cross size of a line whose items have margins or their own alignments.
  ///
  /// It is the sum of the maximum extents above and below the shared baseline, or the largest other item.
  private mutating func measureLine(_ index: Int) -> Double {
    var largest = 0.0
    var (first, last) = (BaselineGroup(), BaselineGroup())
    for item in lines[index].items {
      let margins = crossMargins(item)
      let size = boxes[item].crossSize
      let align = hasBaselines ? alignment(of: item) : .start
      guard align.isBaseline else {
        largest = max(largest, size + margins.before + margins.after)
        continue
      }
      let baselineOffset = boxes[item].baselineOffset(reversed: solver.sides.cross.isReversed)
      let (above, below) =
        (margins.before + baselineOffset, size - baselineOffset + margins.after)
      // First and last baselines are separate sharing groups (CSS Box Alignment 3): they never line up.
      if align == .baseline { first.add(above, below) } else { last.add(above, below) }
    }
    lines[index].baselineOffset = first.above
    lines[index].lastBaselineOffset = last.below
    return max(largest, first.size, last.size)
  }

  /// The cross-start and cross-end margins of item `index`.
  @inline(__always)
  func crossMargins(_ index: Int) -> (before: Double, after: Double) {
    guard solver.table.facts.contains(.margins) else { return (0, 0) }
    return solver.table.items[index].margin.sides(
      axis.perpendicular, reversed: solver.container.hasReversedLines)
  }
}

/// The items of a line that share a baseline.
private struct BaselineGroup {
  /// The maximum extents above and below the baseline, margins included.
  private(set) var above = -Double.infinity
  private(set) var below = -Double.infinity

  /// The cross size that the items take; -∞ if there are none.
  var size: Double { above + below }

  mutating func add(_ above: Double, _ below: Double) {
    (self.above, self.below) = (max(self.above, above), max(self.below, below))
  }
}
