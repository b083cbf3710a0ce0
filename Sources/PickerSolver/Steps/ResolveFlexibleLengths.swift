import PickerGeometry

extension FlowPass {
  /// CSS Flexbox §9.3 step 6: lets the items of `range` grow or shrink to fill their lines.
  mutating func resolveFlexibleLengths(_ range: Range<Int>) {
    let growing = solver.table.facts.contains(.grows) || solver.container.stretchesItems
    guard noteFreeRoom(range, growing) else { return }
    var scratch = FlexLine.Scratch()
    for index in range where lines[index].freeRoom < 0 || (growing && lines[index].freeRoom > 0) {
      flex(index, &scratch)
    }
  }

  /// Notes what each line leaves of the room; returns whether any has items that may flex.
  private mutating func noteFreeRoom(_ range: Range<Int>, _ growing: Bool) -> Bool {
    let room = room
    let limit = Lengths.limit(room)
    var flexes = false
    lines.withUnsafeMutableBufferPointer { lines in
      for index in range {
        let free = Self.free(room, lines[index].extent, limit)
        lines[index].freeRoom = free
        flexes = flexes || free < 0 || (growing && free > 0)
      }
    }
    return flexes
  }

  /// What `extent` leaves of `room`; nothing, where it fits by the grace of the rule.
  @inline(__always)
  private static func free(_ room: Double, _ extent: Double, _ limit: Double) -> Double {
    let free = room - extent
    return free < 0 && extent <= limit ? 0 : free
  }

  private mutating func flex(_ index: Int, _ scratch: inout FlexLine.Scratch) {
    let line = lines[index]
    let stretches = solver.container.justify(line: index, of: lines.count) == .stretch
    let flex = FlexLine(self, line, stretches: stretches)
    guard flex.resolve(&scratch) else { return }
    useOwnBoxes()
    for (offset, size) in scratch.targets.enumerated() {
      used[line.items.lowerBound + offset].along = size
    }
    let length = flex.outerLength(scratch.targets)
    lines[index].freeRoom = Self.free(room, length, Lengths.limit(room))
  }
}

extension FlowContainer {
  /// Whether some line's items grow to fill it whatever they say themselves.
  var stretchesItems: Bool { justify == .stretch || justifyLastLine == .stretch }
}
