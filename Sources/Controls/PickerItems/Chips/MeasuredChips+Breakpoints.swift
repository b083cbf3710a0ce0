import PickerControlBase
import PickerGeometry
import PickerSolver
import PickerTree

extension MeasuredChips {
  /// Returns every width at which the rows, the height, the hidden chips or the chips without labels change.
  ///
  /// Each step begins at the minimum width of its rows. With an overflow chip, the rows change at the widths at which
  /// the rows of the shown chips change, and at the widths at which more chips or labels fit together with the
  /// overflow chip.
  ///
  /// - Parameter proposal: Its height applies to every width; its width is ignored.
  /// - Returns: Nil if a number is invalid.
  /// - Complexity: O(*n*) per step, at most `BreakpointTable.limit` steps. With `balance`, O(*n* log *n*) per step if
  ///   all are listed. If the limit cuts off the table, O(*n* log *n*) for each of at most 90 trials per step. With
  ///   an overflow chip, each step places the chips once (see ``place(within:)``) and fills their rows about 40
  ///   times.
  public func breakpoints(in proposal: ProposedSize = .asDeclared) -> BreakpointTable? {
    guard let rows = try? rows(in: proposal) else { return nil }
    guard chips.maxRows != nil, end != nil, rows.whole.container.wrap != .nowrap else {
      return BreakpointTable(rows.whole, crossSize: height(of: ItemSubset(chips.items.indices)))
    }
    let found = try? rows.breakpoints(limit: BreakpointTable.limit) { (width) throws(FlowError) in
      try self.rows(in: ProposedSize(width: width, height: proposal.height))
    }
    var table = found.map { BreakpointTable($0, of: rows.whole) }
    table?.addOrder(order, of: items)
    return table
  }
}
