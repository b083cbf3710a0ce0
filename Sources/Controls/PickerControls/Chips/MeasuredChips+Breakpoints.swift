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
    guard let maxRows = chips.maxRows, flow.wrap != .nowrap, chips.overflow != .hidden,
      let rows = try? rows(in: flow),
      let bare = try? withoutLabels(labels.count).rows(in: flow)
    else { return boxes.breakpoints(in: flow, crossSize: height) }
    var table = OverflowSearch(
      ChipsRows(chips: self, height: proposal.height, rows: rows, bare: bare), maxLines: maxRows
    ).table
    table.addOrder(order, labels: labels, of: items)
    return table
  }
}

/// The rows of chips with an overflow chip.
private struct ChipsRows: OverflowingLines {
  let chips: MeasuredChips
  let height: Double?
  let rows: EndedFlow
  /// The rows without any of the labels that may leave.
  let bare: EndedFlow

  var whole: FlowSolver { rows.whole }
  var isExpanded: Bool { chips.chips.isExpanded }
  var highestLevel: Int { rows.order.count + chips.labels.count }

  /// The heights of labels with several lines change between steps.
  var changesBetweenSteps: Bool { chips.items.mayBreakLines }

  func shown(at width: Double) -> OverflowingStep {
    let placement = chips.placement(within: ProposedSize(width: width, height: height))
    return OverflowingStep(
      step: BreakpointTable.Step(
        width: width, itemsPerRow: placement.flow.lines.map { $0.items.count },
        height: placement.flow.size.height, hiddenCount: placement.hidden.count,
        collapsedCount: placement.missingLabels),
      level: placement.hidden.isEmpty ? highestLevel - placement.missingLabels : placement.count,
      solver: placement.flow.solution?.solver, hasChip: placement.hasOverflowChip)
  }

  func solver(at level: Int, hasEnd: Bool) -> FlowSolver? {
    guard level < rows.order.count else {
      return try? chips.withoutLabels(highestLevel - level).boxes.solver(in: whole.container)
    }
    return bare.solver(showing: level, hasEnd: hasEnd)
  }
}
