import PickerGeometry
import PickerLimits

/// A flow on a limited number of lines, with a box at its end that counts the items that do not fit, such as a "+3"
/// chip.
///
///     |AA BB CC |    2 lines: 4 items are shown, and the end that counts 999
///     |DD +999  |
///
/// Labels of some items may be hidden before any item is.
package struct EndedFlow {
  /// The flow of all items, without the end.
  package let whole: FlowSolver
  /// The order in which items are hidden, by their places in the flow.
  package let order: LeavingOrder
  /// The number of lines; nil for any.
  let maxLines: Int?
  /// Whether all items are shown, however many lines they take.
  let isExpanded: Bool
  let withoutLabels: WithoutLabels?
  private let end: End?
  private let solve: Solve

  /// Returns the box that counts a number of items; that which hides them again for 0. Nil for none.
  package typealias End = (_ hiddenCount: Int) -> FlowItem?

  /// Solves the flow of the items at some places, and of the end after them.
  package typealias Solve =
    (FlowSolver, _ shown: ItemSubset) throws(FlowError) -> CopyOnWrite<FlowSolution>

  /// Returns the flow of all items with a number of labels hidden.
  package typealias WithoutLabels = (_ missing: Int) throws(FlowError) -> EndedFlow

  /// - Parameters:
  ///   - whole: The flow of all items; its number of lines is set.
  ///   - maxLines: The number of lines; nil for any.
  ///   - isExpanded: Whether all items are shown, however many lines they take.
  ///   - withoutLabels: See ``WithoutLabels``; nil if no label can be hidden.
  ///   - end: See ``End``; nil if items are hidden without a replacement.
  package init(
    _ whole: FlowSolver, onLines maxLines: Int?, isExpanded: Bool = false,
    leavingIn order: LeavingOrder, withoutLabels: WithoutLabels? = nil, endedBy end: End?,
    solvedBy solve: @escaping Solve
  ) {
    self.whole = whole.limited(toLines: isExpanded ? nil : maxLines)
    (self.maxLines, self.isExpanded) = (maxLines, isExpanded)
    (self.order, self.withoutLabels, self.end, self.solve) = (order, withoutLabels, end, solve)
  }

  /// The shown part of the flow in a container.
  package struct Shown: Sendable {
    /// The frames of the items, and of the end after them.
    package var solution: FlowSolution { shared.value }
    /// The same without a copy of the whole solution.
    package var frames: [Rect] { shared.value.frames }
    package var lines: [FlowLine] { shared.value.lines }
    package var size: Size { shared.value.size }
    // A solution is large, and passed on from call to call.
    fileprivate let shared: CopyOnWrite<FlowSolution>
    /// The places of the shown and the hidden items in the flow of all items.
    package let items: ItemSubset
    package let hidden: ItemSubset
    /// Whether the end is shown.
    package let hasEnd: Bool
    /// The number of items without their labels.
    package var missingLabels = 0
  }
}

extension EndedFlow {
  /// Returns all items, or if they do not fit, as many labels as do, or as many items without labels as fit together with the
  /// end. Expanded items that take more lines are followed by the end for none of them.
  package func shown() throws(FlowError) -> Shown {
    let solution = try solution()
    if isExpanded {
      guard let maxLines, solution.value.lines.count > maxLines, end?(0) != nil else {
        return Shown(solution)
      }
      return try shown(order.count)
    }
    if solution.value.hidden.isEmpty { return Shown(solution) }
    guard let withoutLabels else { return try shown(of: solution) }
    return try shown(withoutLabels)
  }

  private func solution() throws(FlowError) -> CopyOnWrite<FlowSolution> {
    try solve(whole, ItemSubset(0..<order.count))
  }

  /// Returns all items, as few of them without their labels as possible; if that is not enough, as many as fit without any of
  /// these labels.
  ///
  /// An item without its label takes no more lines than with it.
  private func shown(_ withoutLabels: WithoutLabels) throws(FlowError) -> Shown {
    let fitting = try (order.count..<order.highestLevel).highest {
      (level) throws(FlowError) -> Shown? in
      let missing = order.missingLabels(at: level)
      let solution = try withoutLabels(missing).solution()
      return solution.value.hidden.isEmpty ? Shown(solution, withoutLabels: missing) : nil
    }
    if let fitting { return fitting }
    var shown = try withoutLabels(order.labels.count).shown()
    shown.missingLabels = order.labels.count
    return shown
  }

  /// Returns as many items as fit together with the end, of a solution that hides some.
  ///
  /// The end box differs for each count. Counts are tried downwards from the number of items that fit without it,
  /// because adding it can only hide more. Sizes that depend on other items, such as percentages, change when items
  /// are hidden: if a count turns out not to fit, the next one is tried.
  ///
  /// - Complexity: That of `FlowSolver.countStaying(in:upTo:followedBy:)`, plus one solution for each count that is
  ///   tried.
  private func shown(of solution: CopyOnWrite<FlowSolution>) throws(FlowError) -> Shown {
    guard let end else { return Shown(solution) }
    var maximum = order.isByPosition ? solution.value.hidden.lowerBound : order.count - 1
    while Budget.mayProceed,
      let count = solution.value.solver.countStaying(
        in: order, upTo: maximum, followedBy: { end(order.count - $0) ?? FlowItem() })
    {
      let shown = try shown(count)
      if shown.shared.value.hidden.isEmpty || count == 0 { return shown }
      maximum = count - 1
    }
    return Shown(solution)
  }

  /// Returns the items that are left when `count` stay, and the end.
  private func shown(_ count: Int) throws(FlowError) -> Shown {
    let items = order.shown(count)
    let solver = try whole.selecting(items, endedBy: end?(order.count - count))
    return Shown(
      shared: try solve(solver, items), items: items, hidden: order.hidden(count), hasEnd: true)
  }

  /// Returns the flow of the items that are left when `count` stay; all of them have no end.
  ///
  /// - Parameter hasEnd: Whether the end follows them.
  func solver(showing count: Int, hasEnd: Bool = true) -> FlowSolver? {
    guard count < order.count else { return whole }
    return try? whole.selecting(
      order.shown(count), endedBy: hasEnd ? end?(order.count - count) : nil)
  }
}

extension EndedFlow.Shown {
  /// All items that a solution shows, without an end.
  package init(_ solution: CopyOnWrite<FlowSolution>, withoutLabels count: Int = 0) {
    self.init(
      shared: solution, items: ItemSubset(0..<solution.value.frames.count),
      hidden: ItemSubset(solution.value.hidden), hasEnd: false, missingLabels: count)
  }
}

extension FlowSolver {
  /// Returns the flow on at most some lines; nil for any number.
  fileprivate func limited(toLines maxLines: Int?) -> FlowSolver {
    guard container.maxLines != maxLines else { return self }
    var (solver, container) = (self, container)
    container.maxLines = maxLines
    solver.take(container)
    return solver
  }

  /// Returns the flow of the items at some places, and of a box after them.
  ///
  /// - Throws: ``FlowError`` if a number of the box is not a length.
  /// - Complexity: O(*n*).
  fileprivate func selecting(
    _ places: ItemSubset, endedBy last: FlowItem?
  ) throws(FlowError) -> FlowSolver {
    guard var last else { return FlowSolver(table.selecting(places), in: container) }
    try last.validate(at: places.count)
    if let browser = container.browser { last = last.rounded(as: browser) }
    // The box follows all items, whatever `order` they have.
    if flowOrder != nil { last.order = Int(Int32.max) }
    return FlowSolver(table.selecting(places, endedBy: last), in: container)
  }
}
