import PickerGeometry

/// Resolves the flexible lengths of one line after the other.
///
/// Source: CSS Flexbox §9.7, whose steps the comments cite.
struct FlexLine {
  private(set) var items: [FlexItem] = []
  private var room = 0.0

  /// Margins and spacing of the line, which do not flex.
  private var fixed = 0.0

  /// What one item brings, and what becomes of it.
  struct FlexItem {
    let base: Double
    let least: Double
    let most: Double
    let factor: Double

    /// Its part of what is shared out: growing by factor, shrinking by factor and inner size.
    let weight: Double

    /// The size it has come to.
    var target: Double
    var violation = 0.0
    var isFrozen = false
  }

  /// The length of the line with items of the sizes they have come to.
  var length: Double { items.reduce(fixed) { $0 + $1.target } }

  /// Takes the items of `line`, which grow where it has room left.
  mutating func load(_ line: FlowLine, of pass: borrowing FlowPass, stretches: Bool) {
    items.removeAll(keepingCapacity: true)
    room = pass.room
    fixed = pass.solver.container.itemSpacing * Double(line.items.count - 1)
    let axis = pass.axis
    let grows = line.freeRoom > 0  // step 1
    for index in line.items {
      let item = pass.solver.table.items[index]
      let hypothetical = pass.solver.table.boxes[index].along
      fixed += item.margins(axis)
      items.append(FlexItem(item, axis, hypothetical, grows, stretches))
    }
  }

  /// Lets the items come to their sizes; returns false where none can flex.
  mutating func resolve() -> Bool {
    guard items.contains(where: { !$0.isFrozen }) else { return false }
    let initial = room - length  // step 3
    while items.contains(where: { !$0.isFrozen }) {  // step 4a
      distribute(initial)
      clamp()
    }
    return true
  }

  /// Steps 4b and 4c: shares the remaining room out among the items not yet frozen.
  private mutating func distribute(_ initial: Double) {
    var remaining = room - fixed
    var factors = 0.0
    var weights = 0.0
    for item in items {
      remaining -= item.isFrozen ? item.target : item.base
      if item.isFrozen { continue }
      factors += item.factor
      weights += item.weight
    }
    if factors < 1, (initial * factors).magnitude < remaining.magnitude {
      remaining = initial * factors
    }
    let share = weights > 0 ? remaining / weights : 0
    for index in items.indices where !items[index].isFrozen {
      items[index].target = items[index].base + share * items[index].weight
    }
  }

  /// Steps 4d and 4e: holds sizes to their bounds, and freezes those that broke them.
  private mutating func clamp() {
    var total = 0.0
    for index in items.indices where !items[index].isFrozen {
      total += items[index].clamp()
    }
    for index in items.indices where !items[index].isFrozen {
      let violation = items[index].violation
      items[index].isFrozen = total == 0 || (total > 0 ? violation > 0 : violation < 0)
    }
  }
}

extension FlexLine.FlexItem {
  /// Step 2: an item is frozen at once where it has no factor, or was clamped the other way.
  fileprivate init(
    _ item: FlowItem, _ axis: Axis, _ hypothetical: Double, _ grows: Bool,
    _ stretches: Bool
  ) {
    base = item.base(axis)
    least = item.least(axis)
    most = item.most(axis)
    let grow = stretches && item.grow == 0 ? 1 : item.grow
    factor = grows ? grow : item.shrink
    weight = grows ? grow : item.shrink * (base - item.inset[axis])
    isFrozen = factor == 0 || (grows ? base > hypothetical : base < hypothetical)
    target = isFrozen ? hypothetical : base
  }

  /// Holds the size to its bounds, and returns by how much that changed it.
  fileprivate mutating func clamp() -> Double {
    let size = max(least, min(most, target))
    violation = size - target
    target = size
    return violation
  }
}
