import PickerGeometry

extension FlowPass {
  /// CSS Flexbox §9.3 step 6: lets the items of `range` grow or shrink to fill their lines.
  mutating func resolveFlexibleLengths(_ range: Range<Int>) {
    let growing = table.facts.contains(.grows) || container.stretchesItems
    let shrunk = FlexLine.Scratch()
    var scratch = shrunk
    for index in range {
      let free = Self.free(room, lines[index].extent)
      lines[index].freeRoom = free
      guard free < 0 || (free > 0 && growing) else { continue }
      flex(index, &scratch)
    }
  }

  /// What `extent` leaves of `room`; nothing, where it fits by the grace of the rule.
  static func free(_ room: Double, _ extent: Double) -> Double {
    let free = room - extent
    return free < 0 && extent <= Lengths.limit(room) ? 0 : free
  }

  private mutating func flex(_ index: Int, _ scratch: inout FlexLine.Scratch) {
    let line = lines[index]
    let stretches = container.justify(line: index, of: lines.count) == .stretch
    let flex = FlexLine(self, line, stretches: stretches)
    guard flex.resolve(&scratch) else { return }
    if usedAlong.isEmpty { usedAlong = solver.table.along }
    for (offset, size) in scratch.targets.enumerated() {
      usedAlong[line.items.lowerBound + offset] = size
    }
    lines[index].freeRoom = Self.free(room, flex.outerLength(scratch.targets))
  }
}

extension FlowContainer {
  /// Whether some line's items grow to fill it whatever they say themselves.
  var stretchesItems: Bool { justify == .stretch || justifyLastLine == .stretch }
}
