import PickerGeometry

/// Resolves the flexible lengths of one line after the other.
///
/// Source: CSS Flexbox §9.7, whose steps the comments cite.
struct FlexLine {
  private(set) var items: [FlexItem] = []
  private var innerMainSize = 0.0
  private var browser: Browser?

  /// Margins and spacing of the line, which do not flex.
  private var fixed = 0.0

  /// One item of the line: its flex properties and its state.
  struct FlexItem {
    let base: Double
    let minimum: Double
    let maximum: Double
    let factor: Double

    /// The weight of its share: the grow factor, or the shrink factor times the inner base size.
    let weight: Double

    /// The target main size.
    var target: Double
    var violation = 0.0
    var isFrozen = false

    /// Its share of what it and the unfrozen items before it take, in a browser.
    var share = 0.0
  }

  /// The main size of the line with all items at their target sizes.
  var usedMainSize: Double { items.reduce(fixed) { $0 + $1.target } }

  /// Loads the items of `line`, which grow where it has free space and shrink otherwise.
  mutating func load(_ line: FlowLine, of pass: borrowing FlowPass, stretches: Bool) {
    items.removeAll(keepingCapacity: true)
    innerMainSize = pass.innerMainSize
    browser = pass.solver.container.browser
    fixed = pass.solver.container.itemSpacing * Double(line.items.count - 1)
    let axis = pass.axis
    let grows = line.freeSpace > 0  // step 1
    for index in line.items {
      let hypothetical = pass.solver.table.boxes[index].mainSize
      let item = pass.solver.table.items[index]
      items.append(item.flexible(axis, hypothetical, grows, stretches, browser))
      fixed += item.margins(axis)
    }
  }

  /// Computes the target sizes; returns false if no item can flex.
  mutating func resolve() -> Bool {
    guard items.contains(where: { !$0.isFrozen }) else { return false }
    let initial = innerMainSize - usedMainSize  // step 3
    // This ends: each round freezes an item. If the violations cancel out, all items freeze. Otherwise at
    // least one item has a violation of the prevailing sign.
    while items.contains(where: { !$0.isFrozen }) {  // step 4a
      distribute(initial)
      clamp()
    }
    return true
  }

  /// Steps 4b and 4c: distributes the remaining free space among the unfrozen items.
  private mutating func distribute(_ initial: Double) {
    var remaining = innerMainSize - fixed
    var factors = 0.0
    var weights = 0.0
    for item in items {
      remaining -= item.isFrozen ? item.target : item.base
      if item.isFrozen { continue }
      factors += item.factor
      weights += item.weight
    }
    // Factors that sum to less than 1 take only that fraction of the initial space. Otherwise an item
    // would jump to all of the space as soon as its factor exceeds 0. Magnitudes, because the space is
    // negative if items shrink.
    if factors < 1, (initial * factors).magnitude < remaining.magnitude {
      remaining = initial * factors
    }
    if let browser { return distribute(remaining, as: browser) }
    let share = weights > 0 ? remaining / weights : 0
    for index in items.indices where !items[index].isFrozen {
      items[index].target = items[index].base + share * items[index].weight
    }
  }

  /// Distributes whole layout units. The last item takes its share first, and each one before it takes a share of the
  /// rest. In WebKit, each takes its share of all of them, so some units are left or missing.
  private mutating func distribute(_ space: Double, as browser: Browser) {
    var weights = 0.0
    for index in items.indices where !items[index].isFrozen {
      weights += items[index].weight
      items[index].share = weights > 0 ? items[index].weight / weights : 0
    }
    // If the factors sum to less than 1, only a fraction of the space is distributed. Firefox rounds
    // it to a layout unit and the others truncate it. The 1e-6 makes up for the rounding error of the
    // product, which could otherwise turn a half unit down.
    var units =
      browser == .firefox
      ? browser.nearest(space * browser.unitsPerPoint + 1e-6) : browser.units(browser.cut(space))
    for index in items.indices.reversed() where !items[index].isFrozen {
      let part = browser == .webkit ? items[index].weight / weights : items[index].share
      let share = weights > 0 ? browser.nearest(units * part) : 0
      items[index].target = items[index].base + share / browser.unitsPerPoint
      if browser != .webkit { units -= share }
    }
  }

  /// Steps 4d and 4e: clamps the unfrozen items, and freezes those with violations of the prevailing sign.
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

extension FlowItem {
  /// Step 2: freezes the item at once if it has no factor, or was clamped in the opposite direction.
  ///
  /// A method of the item, because an initializer would take a copy of it.
  @inline(__always)
  fileprivate func flexible(
    _ axis: Axis, _ hypothetical: Double, _ grows: Bool, _ stretches: Bool, _ browser: Browser?
  ) -> FlexLine.FlexItem {
    let base = base(axis, in: browser)
    let grow = stretches && grow == 0 ? 1 : grow
    let factor = grows ? grow : shrink
    let isFrozen = factor == 0 || (grows ? base > hypothetical : base < hypothetical)
    // Shrink factors are scaled by the inner base size: padding and border cannot shrink (step 4c).
    return FlexLine.FlexItem(
      base: base, minimum: minimum(axis), maximum: maximum(axis), factor: factor,
      weight: grows ? grow : shrink * (base - inset[axis]),
      target: isFrozen ? hypothetical : base, isFrozen: isFrozen)
  }
}

extension FlexLine.FlexItem {
  /// Clamps the target size and returns the violation: the change in points.
  fileprivate mutating func clamp() -> Double {
    let size = max(minimum, min(maximum, target))
    violation = size - target
    target = size
    return violation
  }
}
