import PickerGeometry

extension FlowPass {
  /// CSS Flexbox §9.3 step 6: lets the items of `range` grow or shrink to fill their lines.
  mutating func resolveFlexibleLengths(_ range: Range<Int>) {
    let growing = solver.plan.contains(.grows)
    guard noteFreeRoom(range, growing) else { return }
    var flex = FlexLine()
    for index in range where lines[index].freeRoom < 0 || (growing && lines[index].freeRoom > 0) {
      resolve(index, &flex)
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

  private mutating func resolve(_ index: Int, _ flex: inout FlexLine) {
    let line = lines[index]
    let stretches = solver.container.justify(line: index, of: lines.count) == .stretch
    flex.load(line, of: self, stretches: stretches)
    guard flex.resolve() else { return }
    boxesDiffer = true
    for (item, resolved) in zip(line.items, flex.items) { boxes[item].along = resolved.target }
    lines[index].freeRoom = Self.free(room, flex.length, Lengths.limit(room))
  }
}
