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
    let whole = try solution(of: box(within: proposal), within: proposal)
    guard let overflow else {
      return ShownItems(solution: whole, order: order, isNarrow: isNarrow(in: proposal))
    }
    guard whole.hidden.isEmpty else {
      return try staying(of: whole, overflow, within: proposal)
    }
    guard isExpanded, whole.lines.count > maxLines ?? .max, let last = overflow.item(hiding: 0)
    else { return ShownItems(solution: whole, order: order) }
    return try ended(ItemPositions(0..<whole.frames.count), by: last, within: proposal)
  }

  /// As many items as fit together with the overflow chip that counts the hidden ones.
  private func staying(
    of whole: FlowSolution, _ overflow: MeasuredOverflow, within proposal: ProposedSize
  ) throws(FlowError) -> ShownItems {
    let (count, leaving) = (whole.hidden.upperBound, leaving)
    func chip(_ staying: Int) -> FlowItem { overflow.item(hiding: count - staying) ?? FlowItem() }
    var maximum = leaving.isByPosition ? whole.hidden.lowerBound : count - 1
    while let staying = whole.solver.mostStaying(in: leaving, upTo: maximum, endedBy: chip) {
      var shown = try ended(leaving.shown(staying), by: chip(staying), within: proposal)
      // Sizes of the content may be others once items are gone: verify, and try one fewer.
      guard shown.solution.hidden.isEmpty || staying == 0 else {
        maximum = staying - 1
        continue
      }
      shown.hidden = leaving.hidden(staying).map { name(of: order?[$0] ?? $0) }
      return shown
    }
    return ShownItems(solution: whole, order: order)
  }

  /// The items at some places, and the overflow chip after them.
  private func ended(
    _ places: ItemPositions, by last: FlowItem, within proposal: ProposedSize
  ) throws(FlowError) -> ShownItems {
    let items = places.map { order?[$0] ?? $0 }
    let solver = try parts.solver(of: items, endedBy: last, in: solver.container)
    return ShownItems(
      solution: try solution(of: FlowBox(solver), within: proposal),
      order: items + [parts.items.count])
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
  let whole: FlowSolver
  private let leaving: LeavingOrder

  init(flow: MeasuredFlow, of solution: FlowSolution) {
    self.flow = flow
    leaving = flow.leaving
    var container = solution.solver.container
    container.maxLines = flow.solver.container.maxLines
    var whole = flow.solver
    // The container was valid when it was solved.
    try? whole.change(container)
    self.whole = whole
  }

  var isExpanded: Bool { flow.isExpanded }
  var highestLevel: Int { whole.items.count }
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

  func solver(at level: Int) -> FlowSolver? {
    solver(at: level, endedBy: flow.overflow?.item(hiding: highestLevel - level))
  }

  func bare(at level: Int) -> FlowSolver? { solver(at: level, endedBy: nil) }

  private func solver(at level: Int, endedBy last: FlowItem?) -> FlowSolver? {
    if level == highestLevel { return whole }
    let items = leaving.shown(level).map { flow.order?[$0] ?? $0 }
    return try? flow.parts.solver(of: items, endedBy: last, in: whole.container)
  }
}
