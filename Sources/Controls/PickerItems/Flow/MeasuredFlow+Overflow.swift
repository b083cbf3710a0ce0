import PickerControlBase
import PickerGeometry
import PickerSolver
import PickerTree

// Items that do not fit.
extension MeasuredFlow {
  /// The items in the flow that are shown in a size, and the overflow chip after them.
  func shown(within proposal: ProposedSize) throws(FlowError) -> EndedFlow.Shown {
    guard overflow == nil else { return try lines(within: proposal).shown() }
    return EndedFlow.Shown(try solution(of: box(within: proposal), within: proposal))
  }

  /// The lines of the items, and the overflow chip after those that fit.
  private func lines(within proposal: ProposedSize) throws(FlowError) -> EndedFlow {
    EndedFlow(
      try solver(within: proposal), onLines: solver.container.maxLines,
      isExpanded: described.overflow?.label.isExpanded ?? false, leavingIn: leaving,
      endedBy: { [overflow] in overflow?.item(hiding: $0) },
      solvedBy: { (solver, _) throws(FlowError) in
        try self.solution(of: FlowBox(solver), within: proposal)
      })
  }

  /// The sizes at which lines or hidden items change.
  func breakpoints(_ solution: FlowSolution) -> BreakpointTable? {
    let flow = solution.solver.container
    guard overflow != nil, solver.container.maxLines != nil, flow.wrap != .nowrap else {
      return BreakpointTable(solution.solver)
    }
    let resized = { (size: Double) throws(FlowError) in
      try self.lines(
        within: ProposedSize(
          width: flow.axis == .horizontal ? size : flow.width,
          height: flow.axis == .horizontal ? flow.height : size))
    }
    let lines = try? lines(within: ProposedSize(width: flow.width, height: flow.height))
    guard let lines,
      let found = try? lines.breakpoints(limit: BreakpointTable.limit, resized: resized)
    else { return nil }
    var table = BreakpointTable(found, of: lines.whole)
    if !leaving.isByPosition { table.leaving = leaving.leaving.map { name(of: item(at: $0)) } }
    return table
  }

  /// The order in which the items of the flow are hidden, by their places.
  private var leaving: LeavingOrder {
    let count = solver.items.count
    guard described.overflow?.label.rule.by == .priority, !parts.priorities.isEmpty else {
      return LeavingOrder(count: count)
    }
    return LeavingOrder(
      count: count, priorities: (0..<count).map { parts.priorities[item(at: $0)] })
  }

  /// The item at a place of the flow of all items.
  private func item(at place: Int) -> Int { order?[place] ?? place }

  /// The item at a place among the shown ones; nil for the overflow chip.
  func item(at place: Int, of shown: EndedFlow.Shown) -> Int? {
    if place < shown.items.count { return item(at: shown.items[place]) }
    // Without the chip, hidden items follow.
    return shown.hasEnd ? nil : item(at: place)
  }

  /// The names of the items that the overflow chip represents.
  func hiddenNames(of shown: EndedFlow.Shown) -> [String] {
    shown.hidden.map { name(of: item(at: $0)) }
  }

  /// The id of an item, or of the control in it.
  func id(of item: Int) -> String? {
    if let control = parts.control(of: item) { return control.container.id }
    let number = Int(parts.node(of: item, in: .zero).id)
    return bare.ids.indices.contains(number) ? bare.ids[number] : nil
  }

  /// The id of an item, or `item`, `item#2` … after its place in the document.
  private func name(of item: Int) -> String {
    id(of: item) ?? (item == 0 ? "item" : "item#\(item + 1)")
  }
}
