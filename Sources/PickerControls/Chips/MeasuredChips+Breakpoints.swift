import PickerGeometry
import PickerJSON
import PickerSolver
import PickerTree

extension MeasuredChips {
  /// Returns every width at which the rows, the height or the hidden chips change.
  ///
  /// Each step begins at the minimum width of its rows. With an overflow chip, the rows change where the rows of
  /// the shown chips do, or where more chips can be shown: at the width that they and the overflow chip need.
  ///
  /// - Parameter proposal: Its height applies at every width; its width is ignored.
  /// - Returns: Nil if a number is invalid.
  /// - Complexity: O(*n*) per step, at most `BreakpointTable.limit` steps. With `balance`, O(*n* log *n*) per step where
  ///   all are listed, and for each of at most 90 trials per step where the limit cuts off the table. With an overflow
  ///   chip, each step is found by at most 31 trials, which place the chips (see ``place(within:)``) and fill their rows
  ///   about 40 times.
  public func breakpoints(in proposal: ProposedSize = .asDeclared) -> BreakpointTable? {
    var flow = chips.flow(in: proposal, direction)
    flow.maxLines = chips.isExpanded ? nil : chips.maxRows
    guard let maxRows = chips.maxRows, flow.wrap != .nowrap, let styleIndex = overflowStyleIndex,
      case .label(let label) = chips.overflow, let whole = boxes.solver(in: flow)
    else { return boxes.breakpoints(in: flow, crossSize: height) }
    let search = OverflowSearch(
      chips: self, label: label, styleIndex: styleIndex, container: flow, maxRows: maxRows,
      whole: whole)
    return search.table(in: proposal)
  }
}

/// Searches the widths at which chips with an overflow chip change.
private struct OverflowSearch {
  let chips: MeasuredChips
  let label: OverflowLabel
  let styleIndex: Int
  let container: FlowContainer
  let maxRows: Int

  /// The flow of all chips, without an overflow chip.
  let whole: FlowSolver

  func table(in proposal: ProposedSize) -> BreakpointTable {
    let end = end(in: proposal)
    var table = BreakpointTable(from: 0, to: end, steps: [], isComplete: isStepwise)
    var width: Double? = 0
    while let from = width {
      guard table.steps.count < BreakpointTable.limit else {
        table.isComplete = false
        break
      }
      let placement = chips.placement(
        within: ProposedSize(width: from, height: proposal.height), tracing: false)
      table.append(placement.step(at: from))
      width = hasPercentages ? nil : next(after: from, placement, upTo: end)
    }
    return table
  }

  /// The width from which nothing changes; forced breaks may hide chips at every width.
  private func end(in proposal: ProposedSize) -> Double {
    let widest = chips.placement(
      within: ProposedSize(width: Lengths.maximum, height: proposal.height), tracing: false)
    return min(solver(of: widest)?.lastBreakpoint ?? 0, Lengths.maximum)
  }

  /// Whether any size is a percentage: such sizes change continuously and have no steps.
  private var hasPercentages: Bool { whole.items.contains { !$0.percentages.isEmpty } }

  /// Whether the search finds all steps.
  ///
  /// The heights of labels with several lines change between steps. In greedy rows with negative item sizes, caused
  /// by negative margins, a wider row can hold fewer chips.
  private var isStepwise: Bool {
    !hasPercentages && !chips.items.mayBreakLines
      && (whole.container.isBalanced || !whole.hasNegativeSizes)
  }

  private func next(
    after width: Double, _ placement: ChipsPlacement, upTo end: Double
  ) -> Double? {
    let within = solver(of: placement)?.nextBreakpoint(after: width, upTo: end)
    let other =
      chips.chips.isExpanded
      ? (placement.overflow == nil ? nil : whole.smallestWidth(forLines: maxRows))
      : nextCount(after: width, showing: placement.hidden.lowerBound, upTo: end)
    return [within, other].compactMap { $0 }.filter { $0 > width }.min()
  }

  /// The minimum width at which more than `count` chips are shown.
  ///
  /// The number of shown chips never decreases with the width, so bisection finds it; each probe jumps to the exact
  /// width that its chips need.
  private func nextCount(after width: Double, showing count: Int, upTo end: Double) -> Double? {
    guard count < whole.items.count, let last = need(at: end, moreThan: count) else { return nil }
    var low = width
    var (high, found) = (min(end, last), min(end, last))
    while high - low > Lengths.grace {
      let middle = low + (high - low) / 2
      if let need = need(at: middle, moreThan: count) {
        (high, found) = (min(middle, need), need)
      } else {
        low = middle
      }
    }
    return min(found, end)
  }

  /// The minimum width for the chips that are shown at `width`; nil if no more than `count` are shown.
  private func need(at width: Double, moreThan count: Int) -> Double? {
    let shown = chips.shownCount(in: ProposedSize(width: width))
    guard shown > count else { return nil }
    return solver(showing: shown)?.smallestWidth(forLines: maxRows)
  }

  /// The flow of the first `count` chips and the overflow chip for the others.
  private func solver(showing count: Int) -> FlowSolver? {
    guard count < whole.items.count else { return whole }
    return solver(of: count, and: chips.overflowChip(label, styleIndex, showing: count))
  }

  /// The flow of the shown chips.
  private func solver(of placement: ChipsPlacement) -> FlowSolver? {
    guard let chip = placement.overflow else { return whole }
    return solver(of: placement.flow.frames.count - 1, and: chip)
  }

  private func solver(of count: Int, and last: OverflowChip) -> FlowSolver? {
    chips.boxes.prefix(count).appending(chips.flowItem(of: last)).solver(in: container)
  }
}

extension ChipsPlacement {
  fileprivate func step(at width: Double) -> BreakpointTable.Step {
    BreakpointTable.Step(
      width: width, itemsPerRow: flow.lines.map { $0.items.count }, height: flow.size.height,
      hiddenCount: hidden.count)
  }
}

extension BreakpointTable {
  /// Appends a step if it differs from the last one in more than the width.
  fileprivate mutating func append(_ step: Step) {
    if let last = steps.last, last.itemsPerRow == step.itemsPerRow, last.height == step.height,
      last.hiddenCount == step.hiddenCount
    {
      return
    }
    steps.append(step)
  }
}
