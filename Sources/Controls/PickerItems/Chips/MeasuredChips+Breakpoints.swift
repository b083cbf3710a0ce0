import PickerControlBase
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
