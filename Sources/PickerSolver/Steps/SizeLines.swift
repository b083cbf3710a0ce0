extension FlowPass {
  /// CSS Flexbox §9.4 step 8: a line is as large across as its largest item, or as its baselines
  /// make it.
  mutating func sizeLines(_ range: Range<Int>) {
    let plain = isPlain && !hasBaselines
    let across = across
    across.withUnsafeBufferPointer { across in
      for index in range {
        let items = lines[index].items
        lines[index].natural = plain ? Self.greatest(across, items) : measure(index, across)
        lines[index].across = lines[index].natural
      }
    }
  }

  private static func greatest(_ sizes: UnsafeBufferPointer<Double>, _ range: Range<Int>) -> Double
  {
    var greatest = 0.0
    for index in range { greatest = sizes[index] > greatest ? sizes[index] : greatest }
    return greatest
  }

  /// Items with margins or baselines: what is above the shared baseline and what is below it, or the
  /// largest other item.
  private mutating func measure(_ index: Int, _ across: UnsafeBufferPointer<Double>) -> Double {
    var largest = 0.0
    var above = -Double.infinity
    var below = -Double.infinity
    for item in lines[index].items {
      let margins = marginsAcross(item)
      guard hasBaselines, alignment(of: item) == .baseline else {
        largest = max(largest, across[item] + margins.before + margins.after)
        continue
      }
      let rise = rises(item, across[item])
      above = max(above, margins.before + rise)
      below = max(below, across[item] - rise + margins.after)
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
