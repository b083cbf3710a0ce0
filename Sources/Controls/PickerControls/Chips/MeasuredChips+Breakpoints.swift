import PickerGeometry
import PickerSolver
import PickerTree

extension MeasuredChips {
  /// Returns every width at which the rows, the height, the hidden chips or the chips without labels change.
  ///
  /// Each step begins at the minimum width of its rows. With an overflow chip, the rows change where the rows of
  /// the shown chips do, or where more chips or labels can be shown: at the width that they and the overflow chip need.
  ///
  /// - Parameter proposal: Its height applies at every width; its width is ignored.
  /// - Returns: Nil if a number is invalid.
  /// - Complexity: O(*n*) per step, at most `BreakpointTable.limit` steps. With `balance`, O(*n* log *n*) per step where
  ///   all are listed, and for each of at most 90 trials per step where the limit cuts off the table. With an overflow
  ///   chip, each step places the chips once (see ``place(within:)``), and fills their rows about 40 times.
  public func breakpoints(in proposal: ProposedSize = .asDeclared) -> BreakpointTable? {
    var flow = flow(in: proposal)
    flow.maxLines = chips.isExpanded ? nil : chips.maxRows
    guard let maxRows = chips.maxRows, flow.wrap != .nowrap, let styleIndex = overflowStyleIndex,
      case .label(let label) = chips.overflow, let whole = boxes.solver(in: flow)
    else { return boxes.breakpoints(in: flow, crossSize: height) }
    let rows = ChipsRows(
      chips: self, label: label, styleIndex: styleIndex, height: proposal.height, whole: whole,
      bareChips: withoutLabels(labels.count).boxes)
    var table = OverflowSearch(rows, maxLines: maxRows).table
    table.addOrder(order, labels: labels, of: items)
    return table
  }
}

/// The rows of chips with an overflow chip.
private struct ChipsRows: OverflowingLines {
  let chips: MeasuredChips
  let label: OverflowLabel
  let styleIndex: Int
  let height: Double?
  let whole: FlowSolver
  /// The boxes without any of the labels that may leave.
  let bareChips: CheckedFlow

  var isExpanded: Bool { chips.chips.isExpanded }
  var highestLevel: Int { chips.chips.items.count + chips.labels.count }

  /// The heights of labels with several lines change between steps.
  var changesBetweenSteps: Bool { chips.items.mayBreakLines }

  func shown(at width: Double) -> OverflowingStep {
    let placement = chips.placement(
      within: ProposedSize(width: width, height: height), tracing: false)
    let boxes = chips.withoutLabels(placement.missingLabels).boxes
    return OverflowingStep(
      step: BreakpointTable.Step(
        width: width, itemsPerRow: placement.flow.lines.map { $0.items.count },
        height: placement.flow.size.height, hiddenCount: placement.hidden.count,
        collapsedCount: placement.missingLabels),
      level: placement.hidden.isEmpty ? highestLevel - placement.missingLabels : placement.count,
      solver: solver(of: boxes.selecting(placement.shown), and: placement.overflow),
      hasChip: placement.overflow != nil)
  }

  func solver(at level: Int) -> FlowSolver? {
    let isWhole = level >= chips.chips.items.count
    return solver(
      of: boxes(at: level),
      and: isWhole ? nil : chips.overflowChip(label, styleIndex, showing: level))
  }

  func bare(at level: Int) -> FlowSolver? { solver(of: boxes(at: level)) }

  private func boxes(at level: Int) -> CheckedFlow {
    guard level < chips.chips.items.count else {
      return chips.withoutLabels(highestLevel - level).boxes
    }
    return bareChips.selecting(chips.order.shown(level))
  }

  private func solver(of boxes: CheckedFlow, and last: OverflowChip? = nil) -> FlowSolver? {
    (last.map { boxes.appending(chips.flowItem(of: $0)) } ?? boxes).solver(in: whole.container)
  }
}
