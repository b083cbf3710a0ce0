/// A flow on a limited number of lines, with a box at its end that counts the items for which there is no space, such as a
/// "+3" chip.
///
///     |AA BB CC |    2 lines: 4 items are shown, and the end that counts 999
///     |DD +999  |
package struct EndedFlow {
  /// The flow of all items, without the end.
  package let whole: FlowSolver
  /// The order in which items leave, by their places in the flow.
  package let order: LeavingOrder
  private let end: End?
  private let solve: Solve

  /// Returns the box that counts a number of items; that which hides them again for 0. Nil for none.
  package typealias End = (_ hiddenCount: Int) -> FlowItem?

  /// Solves the flow of the items at some places, and of the end after them.
  package typealias Solve =
    (FlowSolver, _ shown: ItemPositions) throws(FlowError) -> FlowSolution

  /// - Parameter end: See ``End``; nil if items are hidden without a replacement.
  package init(
    _ whole: FlowSolver, leavingIn order: LeavingOrder, endedBy end: End?,
    solvedBy solve: @escaping Solve
  ) {
    (self.whole, self.order, self.end, self.solve) = (whole, order, end, solve)
  }

  /// What is shown in a container.
  package struct Shown: Sendable {
    /// The frames of the items, and of the end after them.
    package let solution: FlowSolution
    /// The places in the whole flow of the items that are shown, and of those that are not.
    package let items: ItemPositions
    package let hidden: ItemPositions
    /// Whether the end is shown.
    package let hasEnd: Bool
  }
}

extension EndedFlow {
  /// Returns all items, or as many as fit together with the end.
  package func shown() throws(FlowError) -> Shown {
    let solution = try solution()
    return solution.hidden.isEmpty ? Shown(solution) : try shown(of: solution)
  }

  /// Returns the solution of all items, without the end.
  package func solution() throws(FlowError) -> FlowSolution {
    try solve(whole, ItemPositions(0..<order.count))
  }

  /// Returns all items, and the end for none of them where they take more than `maxLines` lines.
  package func expanded(beyond maxLines: Int) throws(FlowError) -> Shown {
    let solution = try solution()
    guard solution.lines.count > maxLines, end?(0) != nil else { return Shown(solution) }
    return try shown(order.count)
  }

  /// Returns as many items as fit together with the end, of a solution that hides some.
  ///
  /// The end differs for each count: counts are tried downwards from that of the items that fit without it, since adding it
  /// can only hide more of them. Sizes that depend on the other items, such as percentages, are others once these are gone:
  /// a count that does not fit after all is followed by the next one.
  ///
  /// - Complexity: That of `FlowSolver.mostStaying(in:upTo:endedBy:)`, and of a solution for each count that is tried.
  package func shown(of solution: FlowSolution) throws(FlowError) -> Shown {
    guard let end else { return Shown(solution) }
    var maximum = order.isByPosition ? solution.hidden.lowerBound : order.count - 1
    while let count = solution.solver.mostStaying(
      in: order, upTo: maximum, endedBy: { end(order.count - $0) ?? FlowItem() })
    {
      let shown = try shown(count)
      if shown.solution.hidden.isEmpty || count == 0 { return shown }
      maximum = count - 1
    }
    return Shown(solution)
  }

  /// Returns the items that are left when `count` stay, and the end.
  private func shown(_ count: Int) throws(FlowError) -> Shown {
    let items = order.shown(count)
    let solver = try whole.selecting(items, endedBy: end?(order.count - count))
    return Shown(
      solution: try solve(solver, items), items: items, hidden: order.hidden(count), hasEnd: true)
  }

  /// Returns the flow of the items that are left when `count` stay; all of them have no end.
  ///
  /// - Parameter hasEnd: Whether the end follows them.
  package func solver(showing count: Int, hasEnd: Bool = true) -> FlowSolver? {
    guard count < order.count else { return whole }
    return try? whole.selecting(
      order.shown(count), endedBy: hasEnd ? end?(order.count - count) : nil)
  }
}

extension EndedFlow.Shown {
  /// All items that a solution shows, without an end.
  package init(_ solution: FlowSolution) {
    self.init(
      solution: solution, items: ItemPositions(0..<solution.frames.count),
      hidden: ItemPositions(solution.hidden), hasEnd: false)
  }
}

extension FlowSolver {
  /// Returns the flow of the items at some places, and of a box after them.
  ///
  /// - Throws: ``FlowError`` if a number of the box is not a length.
  /// - Complexity: O(*n*).
  func selecting(
    _ places: ItemPositions, endedBy last: FlowItem?
  ) throws(FlowError) -> FlowSolver {
    guard var last else { return FlowSolver(table.selecting(places), in: container) }
    try last.validate(at: places.count)
    if let browser = container.browser { last = last.rounded(as: browser) }
    if flowOrder != nil { last.order = Int(Int32.max) }
    return FlowSolver(table.selecting(places, endedBy: last), in: container)
  }
}
