import PickerControlBase
import PickerSolver
import PickerTree

extension BreakpointTable {
  /// The maximum number of steps in a table.
  static let limit = 1000

  /// The sizes at which the flow of `solver` changes, up to that where all items are on one line; nil if there is none.
  init?(_ solver: FlowSolver, crossSize: FlowSolver.CrossSize? = nil) {
    let range = 0...min(solver.lastBreakpoint, Lengths.maximum)
    let found = try? solver.breakpoints(in: range, limit: Self.limit, crossSize: crossSize)
    guard let found else { return nil }
    self.init(found, of: solver)
  }

  /// The table of the sizes that were found for a flow, from 0.
  init(_ found: FlowBreakpoints, of solver: FlowSolver) {
    let (count, axis) = (solver.items.count, solver.container.axis)
    self.init(
      from: 0, to: found.end,
      steps: found.steps.map { step in
        let (along, across) = (step.width, step.height)
        return Step(
          width: axis == .horizontal ? along : across, itemsPerRow: step.itemsPerLine,
          height: axis == .horizontal ? across : along, hiddenCount: count - step.shownCount,
          collapsedCount: step.missingLabels)
      }, isComplete: found.isComplete, axis: axis)
  }
}

extension RowBreak.Reason {
  fileprivate init(_ reason: FlowBreak.Reason) {
    self =
      switch reason {
      case .space: .space
      case .forced: .forced
      case .maxItems: .maxItems
      case .balance: .balance
      }
  }
}

extension [FlowBreak] {
  /// Converts the solver's line breaks to the row breaks of a layout tree.
  ///
  /// - Parameters:
  ///   - itemAt: Returns the item at a place.
  ///   - id: Returns the id of an item.
  func rowBreaks(itemAt: (Int) -> Int = { $0 }, id: (Int) -> String?) -> [RowBreak] {
    map { line in
      let item = itemAt(line.item)
      return RowBreak(
        row: line.line, item: item, id: id(item), reason: RowBreak.Reason(line.reason),
        needed: line.needed, availableSpace: line.available)
    }
  }
}
