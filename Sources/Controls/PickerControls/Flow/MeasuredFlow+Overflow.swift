import PickerGeometry
import PickerSolver
import PickerTree

// Items that do not fit.
extension MeasuredFlow {
  /// The items that a flow shows in a size.
  struct ShownItems {
    let solution: FlowSolution
    /// The item at each place; that after the last one is the overflow chip. Nil: the items as in the document.
    let order: [Int]?
    /// The ids of the items that the overflow chip stands for.
    var hidden: [String] = []
    /// Whether the widths of items are maxima.
    var isNarrow = false
  }

  func shown(within proposal: ProposedSize) throws(FlowError) -> ShownItems {
    guard overflow != nil else {
      return ShownItems(
        solution: try solution(of: box(within: proposal), within: proposal), order: order,
        isNarrow: isNarrow(in: proposal))
    }
    let lines = lines(of: try solver(within: proposal), within: proposal)
    let shown = try isExpanded ? lines.expanded(beyond: maxLines ?? .max) : lines.shown()
    guard shown.hasEnd else { return ShownItems(solution: shown.solution, order: order) }
    return ShownItems(
      solution: shown.solution,
      order: shown.items.map { order?[$0] ?? $0 } + [parts.items.count],
      hidden: shown.hidden.map { name(of: order?[$0] ?? $0) })
  }

  /// The lines of some items, and the overflow chip after those that fit.
  fileprivate func lines(of whole: FlowSolver, within proposal: ProposedSize) -> EndedFlow {
    EndedFlow(
      whole, leavingIn: leaving, endedBy: { [overflow] in overflow?.item(hiding: $0) },
      solvedBy: { (solver, _) throws(FlowError) in
        try self.solution(of: FlowBox(solver), within: proposal)
      })
  }

  /// The sizes at which lines or hidden items change.
  func breakpoints(_ solution: FlowSolution) -> BreakpointTable? {
    guard overflow != nil, let maxLines, solver.container.wrap != .nowrap else {
      return BreakpointTable(solution.solver)
    }
    var table = OverflowSearch(FlowLines(flow: self, of: solution), maxLines: maxLines).table
    if !leaving.isByPosition {
      table.leaving = leaving.leaving.map { name(of: order?[$0] ?? $0) }
    }
    return table
  }

  /// The order in which the items in the flow leave, by their places.
  fileprivate var leaving: LeavingOrder {
    let count = solver.items.count
    guard overflow?.label.rule.by == .priority else { return LeavingOrder(count: count) }
    return LeavingOrder(
      count: count,
      priorities: (0..<count).map { place in
        let item = order?[place] ?? place
        return item < priorities.count ? priorities[item] : 0
      })
  }

  /// The id of an item, or of the control in it.
  func id(of item: Int) -> String? {
    if let control = parts.control(of: item) { return control.container.id }
    return ids.indices.contains(item) ? ids[item] : nil
  }

  /// The id of an item, or `item`, `item#2` … after its place in the document.
  fileprivate func name(of item: Int) -> String {
    id(of: item) ?? (item == 0 ? "item" : "item#\(item + 1)")
  }
}

/// The lines of a flow with an overflow chip, in another size along them than a solution has.
private struct FlowLines: OverflowingLines {
  let flow: MeasuredFlow
  private let lines: EndedFlow

  init(flow: MeasuredFlow, of solution: FlowSolution) {
    self.flow = flow
    var container = solution.solver.container
    container.maxLines = flow.solver.container.maxLines
    var whole = flow.solver
    // The container was valid when it was solved.
    try? whole.change(container)
    lines = flow.lines(of: whole, within: ProposedSize())
  }

  var whole: FlowSolver { lines.whole }
  var isExpanded: Bool { flow.isExpanded }
  var highestLevel: Int { lines.order.count }
  var changesBetweenSteps: Bool { !whole.hasStepwiseSizes }

  func shown(at size: Double) -> OverflowingStep {
    let isHorizontal = whole.container.axis == .horizontal
    let proposal = ProposedSize(
      width: isHorizontal ? size : whole.container.width,
      height: isHorizontal ? whole.container.height : size)
    let shown = try? flow.shown(within: proposal)
    let (count, box) = (shown?.hidden.count ?? 0, shown?.solution.size ?? .zero)
    return OverflowingStep(
      step: BreakpointTable.Step(
        width: isHorizontal ? size : box.width,
        itemsPerRow: shown?.solution.lines.map { $0.items.count } ?? [],
        height: isHorizontal ? box.height : size, hiddenCount: count),
      level: highestLevel - count, solver: shown?.solution.solver,
      hasChip: shown?.order?.last == flow.parts.items.count)
  }

  func solver(at level: Int, hasEnd: Bool) -> FlowSolver? {
    lines.solver(showing: level, hasEnd: hasEnd)
  }
}
