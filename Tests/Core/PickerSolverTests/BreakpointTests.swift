import PickerGeometry
import Testing

@testable import PickerSolver

/// Breakpoints of random flows compared with layouts at every sixty-fourth of a point.
@Suite struct BreakpointTests {
  private let rounds = 4

  @Test(arguments: FlowWrap.allCases, [Axis.horizontal, .vertical])
  func flow_everySixtyFourth_matchesTheTable(_ wrap: FlowWrap, _ axis: Axis) throws {
    var dice = Seeded(1464)
    for round in 0..<rounds {
      let container = container(&dice, wrap, axis)
      let items = (0..<Int.random(in: 1...7, using: &dice)).map { _ in item(&dice, axis) }
      let solver = try FlowSolver(items, in: container)
      let end = solver.lastBreakpoint
      let table = try solver.breakpoints(in: 0...end)
      #expect(table.isComplete)
      #expect(
        try firstDifference(of: table, from: solver, to: end) == nil,
        "\(wrap) \(axis) \(round): \(table.steps.map(\.width)) \(items) \(container)")
    }
  }

  /// The first main size at which a new layout differs from the table.
  private func firstDifference(
    of table: FlowBreakpoints, from solver: FlowSolver, to end: Double
  ) throws -> Double? {
    var solution = solver.solve()
    let isVertical = solver.container.axis == .vertical
    var place = 0
    for sixtyFourth in 0...Int((end + 1) * 64) {
      let size = Double(sixtyFourth) / 64
      while place + 1 < table.steps.count, table.steps[place + 1].width <= size { place += 1 }
      try solution.update(
        width: isVertical ? solver.container.width : size,
        height: isVertical ? size : solver.container.height)
      let (step, box) = (table.steps[place], solution.size)
      let isSame =
        step.itemsPerLine == solution.lines.map(\.items.count)
        && step.height == (isVertical ? box.width : box.height)
        && step.shownCount == solution.frames.count
      if !isSame { return size }
    }
    return nil
  }

  private func container(_ dice: inout Seeded, _ wrap: FlowWrap, _ axis: Axis) -> FlowContainer {
    var container = FlowContainer(axis: axis, wrap: wrap)
    container.itemSpacing = dice.length(0...32)
    container.lineSpacing = dice.length(0...32)
    container.maxLines = dice.oneIn(3) ? Int.random(in: 1...3, using: &dice) : nil
    container.maxItemsPerLine = dice.oneIn(4) ? Int.random(in: 1...3, using: &dice) : nil
    container.padding = dice.oneIn(3) ? Insets(0.25) : .zero
    container.isReversed = dice.oneIn(4)
    if dice.oneIn(6) { container[minimum: axis] = dice.length(0...320) }
    if dice.oneIn(6) { container[maximum: axis] = dice.length(64...320) }
    if axis == .horizontal, dice.oneIn(4) { container.align = .baseline }
    if dice.oneIn(4) { container[given: axis.perpendicular] = 3 }
    return container
  }

  private func item(_ dice: inout Seeded, _ axis: Axis) -> FlowItem {
    let (mainSize, crossSize) = (dice.length(8...160), Double(Int.random(in: 1...2, using: &dice)))
    var item = FlowItem(
      width: axis == .horizontal ? mainSize : crossSize,
      height: axis == .horizontal ? crossSize : mainSize
    ) {
      $0.grow = dice.oneIn(4) ? 1 : 0
      $0.shrink = dice.oneIn(4) ? 0 : 1
      $0.basis = dice.oneIn(5) ? dice.length(0...200) : nil
      $0.baseline = dice.oneIn(3) ? 0.5 : nil
      $0.breaksBefore = dice.oneIn(12)
      $0.breaksAfter = dice.oneIn(12)
      $0.aspectRatio = dice.oneIn(12) ? 2 : nil
      $0.order = dice.oneIn(12) ? -1 : 0
    }
    if dice.oneIn(6) { item.minWidth = dice.length(0...100) }
    if dice.oneIn(6) { item.maxWidth = dice.length(32...160) }
    if dice.oneIn(5) {
      item.margin = Insets(top: -dice.length(0...200), leading: -dice.length(0...200))
    }
    if dice.oneIn(8) { item.margin.trailing = dice.length(0...64) }
    if dice.oneIn(10) { item.autoMargins = [.leading, .top] }
    return item
  }
}

extension Seeded {
  fileprivate mutating func oneIn(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }

  fileprivate mutating func length(_ sixtyFourths: ClosedRange<Int>) -> Double {
    Double(Int.random(in: sixtyFourths, using: &self)) / 64
  }
}

extension FlowContainer {
  fileprivate subscript(given axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  fileprivate subscript(minimum axis: Axis) -> Double? {
    get { axis == .horizontal ? minWidth : minHeight }
    set { if axis == .horizontal { minWidth = newValue } else { minHeight = newValue } }
  }

  fileprivate subscript(maximum axis: Axis) -> Double? {
    get { axis == .horizontal ? maxWidth : maxHeight }
    set { if axis == .horizontal { maxWidth = newValue } else { maxHeight = newValue } }
  }
}
