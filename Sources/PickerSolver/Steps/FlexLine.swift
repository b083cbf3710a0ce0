import PickerGeometry

/// Resolves the flexible lengths of one line.
///
/// Source: CSS Flexbox §9.7, whose numbers the comments cite.
struct FlexLine {
  private let items: ArraySlice<FlowItem>
  private let boxes: ArraySlice<ItemBox>
  private let axis: Axis
  private let room: Double
  private let grows: Bool
  private let stretches: Bool

  /// Margins and spacing of the line, which do not flex.
  private let fixed: Double

  init(_ pass: FlowPass, _ line: FlowLine, stretches: Bool) {
    items = pass.solver.table.items[line.items]
    boxes = pass.solver.table.boxes[line.items]
    axis = pass.axis
    room = pass.room
    grows = line.freeRoom > 0  // step 1
    self.stretches = stretches
    let gaps = pass.solver.container.itemSpacing * Double(line.items.count - 1)
    fixed = items.reduce(gaps) { $0 + $1.margins(pass.axis) }
  }

  /// Arrays that one line after the other works in.
  struct Scratch {
    var targets: [Double] = []
    var unfrozen: [Int] = []
    var violations: [Double] = []
  }

  /// The length of the line with items of these sizes.
  func outerLength(_ sizes: [Double]) -> Double {
    sizes.reduce(fixed, +)
  }

  /// Leaves the used sizes in `scratch.targets`; returns false where no item can flex.
  func resolve(_ scratch: inout Scratch) -> Bool {
    scratch.targets = boxes.map(\.along)
    scratch.unfrozen = items.indices.filter(isFlexible)  // step 2
    guard !scratch.unfrozen.isEmpty else { return false }
    for index in scratch.unfrozen { scratch.targets[position(index)] = items[index].base(axis) }
    let initial = room - outerLength(scratch.targets)  // step 3
    while !scratch.unfrozen.isEmpty {  // step 4
      distribute(initial, &scratch)
      clamp(&scratch)
    }
    return true
  }

  private func position(_ index: Int) -> Int { index - items.startIndex }

  private func factor(_ item: FlowItem) -> Double {
    if !grows { return item.shrink }
    return stretches && item.grow == 0 ? 1 : item.grow
  }

  /// Step 2: an item is frozen at once where it has no factor, or was clamped the other way.
  private func isFlexible(_ index: Int) -> Bool {
    let base = items[index].base(axis)
    guard factor(items[index]) > 0 else { return false }
    return grows ? base <= boxes[index].along : base >= boxes[index].along
  }

  /// Steps 4b and 4c: shares the remaining room out among the items not yet frozen.
  private func distribute(_ initial: Double, _ scratch: inout Scratch) {
    for index in scratch.unfrozen { scratch.targets[position(index)] = items[index].base(axis) }
    var remaining = room - outerLength(scratch.targets)
    let factors = scratch.unfrozen.reduce(0) { $0 + factor(items[$1]) }
    if factors < 1, (initial * factors).magnitude < remaining.magnitude {
      remaining = initial * factors
    }
    let weights = scratch.unfrozen.reduce(0) { $0 + weight(items[$1]) }
    guard remaining != 0, weights > 0 else { return }
    for index in scratch.unfrozen {
      scratch.targets[position(index)] += remaining * (weight(items[index]) / weights)
    }
  }

  /// An item's part of what is shared out: growing by factor, shrinking by factor and inner size.
  private func weight(_ item: FlowItem) -> Double {
    grows ? factor(item) : item.shrink * (item.base(axis) - item.inset[axis])
  }

  /// Steps 4d and 4e: holds sizes to their bounds, and freezes those that broke them.
  private func clamp(_ scratch: inout Scratch) {
    scratch.violations.removeAll(keepingCapacity: true)
    for index in scratch.unfrozen {
      let wanted = scratch.targets[position(index)]
      let size = items[index].clamped(wanted, axis)
      scratch.targets[position(index)] = size
      scratch.violations.append(size - wanted)
    }
    let total = scratch.violations.reduce(0, +)
    guard total != 0 else { return scratch.unfrozen.removeAll(keepingCapacity: true) }
    var kept: [Int] = []
    for (index, violation) in zip(scratch.unfrozen, scratch.violations)
    where total > 0 ? violation <= 0 : violation >= 0 {
      kept.append(index)
    }
    scratch.unfrozen = kept
  }
}
