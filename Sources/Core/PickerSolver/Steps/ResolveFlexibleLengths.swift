import PickerGeometry

extension FlowPass {
  /// CSS Flexbox §9.3 step 6: lets the items of `range` grow or shrink to fill their lines.
  mutating func resolveFlexibleLengths(_ range: Range<Int>) {
    let growing = solver.plan.contains(.grows)
    guard recordFreeSpace(range, growing) else { return }
    var flex = FlexLine()
    for index in range where lines[index].freeSpace < 0 || (growing && lines[index].freeSpace > 0) {
      resolve(index, &flex)
    }
  }

  /// Records the free space of each line; returns whether some line may have to flex.
  private mutating func recordFreeSpace(_ range: Range<Int>, _ growing: Bool) -> Bool {
    let innerMainSize = innerMainSize
    let limit = Lengths.limit(innerMainSize)
    var flexes = false
    lines.withUnsafeMutableBufferPointer { lines in
      for index in range {
        let free = Self.free(innerMainSize, lines[index].extent, limit)
        lines[index].freeSpace = free
        flexes = flexes || free < 0 || (growing && free > 0)
      }
    }
    return flexes
  }

  /// The free space that remains after `extent`. It is 0, not negative, if `extent` only fits within the tolerance of
  /// the fit rule.
  ///
  /// Otherwise items would shrink by a rounding error.
  @inline(__always)
  private static func free(_ availableSize: Double, _ extent: Double, _ limit: Double) -> Double {
    let free = availableSize - extent
    return free < 0 && extent <= limit ? 0 : free
  }

  private mutating func resolve(_ index: Int, _ flex: inout FlexLine) {
    let line = lines[index]
    let stretches = solver.container.justify(line: index, of: lines.count) == .stretch
    flex.load(line, of: self, stretches: stretches)
    guard flex.resolve() else { return }
    boxesDiffer = true
    for (item, resolved) in zip(line.items, flex.items) { boxes[item].mainSize = resolved.target }
    // Maximum sizes, or factors that sum to less than 1, can leave free space for alignment (§9.5).
    lines[index].freeSpace = Self.free(
      innerMainSize, flex.usedMainSize, Lengths.limit(innerMainSize))
  }
}
