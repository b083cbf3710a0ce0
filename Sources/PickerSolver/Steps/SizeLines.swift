extension FlowPass {
  /// CSS Flexbox §9.4 step 8: a line is as large across as its largest item, or as its baselines
  /// make it.
  @inline(__always)
  mutating func sizeLines(_ range: Range<Int>) {
    if isPlain && !hasBaselines && !boxesDiffer { return }  // as they were found while broken
    measureLines(range)
  }

  private mutating func measureLines(_ range: Range<Int>) {
    if isPlain { return hasBaselines ? sizeBaselineLines(range) : sizePlainLines(range) }
    for index in range {
      lines[index].natural = measureLine(index)
    }
  }

  private mutating func sizePlainLines(_ range: Range<Int>) {
    withLines { lines, boxes in
      for index in range {
        var greatest = 0.0
        for item in lines[index].items {
          let size = boxes[item].across
          greatest = size > greatest ? size : greatest
        }
        lines[index].natural = greatest
      }
    }
  }

  private mutating func sizeBaselineLines(_ range: Range<Int>) {
    let turned = solver.container.linesTurned
    withLines { lines, boxes in
      for index in range {
        var above = -Double.infinity
        var below = -Double.infinity
        for item in lines[index].items {
          let rise = boxes[item].rise(turned: turned)
          above = max(above, rise)
          below = max(below, boxes[item].across - rise)
        }
        lines[index].rise = above
        lines[index].natural = max(0, above + below)
      }
    }
  }

  /// Items with margins or alignments of their own: what is above the shared baseline and what is below it, or the
  /// largest other item.
  private mutating func measureLine(_ index: Int) -> Double {
    var largest = 0.0
    var above = -Double.infinity
    var below = -Double.infinity
    for item in lines[index].items {
      let margins = marginsAcross(item)
      let size = boxes[item].across
      guard hasBaselines, alignment(of: item) == .baseline else {
        largest = max(largest, size + margins.before + margins.after)
        continue
      }
      let rise = boxes[item].rise(turned: solver.container.linesTurned)
      above = max(above, margins.before + rise)
      below = max(below, size - rise + margins.after)
    }
    lines[index].rise = above
    return above == -.infinity ? largest : max(largest, above + below)
  }

  /// The margins of item `index` at the near and at the far side of its line.
  func marginsAcross(_ index: Int) -> (before: Double, after: Double) {
    guard solver.table.facts.contains(.margins) else { return (0, 0) }
    let item = solver.table.items[index]
    let axis = axis.perpendicular
    let turned = solver.container.linesTurned
    return (item.margin(before: axis, turned: turned), item.margin(before: axis, turned: !turned))
  }
}
