import PickerGeometry
import PickerSolver
import PickerTree

extension MeasuredChips {
  /// Every width at which rows, height or the hidden chips change.
  ///
  /// Exact: where a chip counts the hidden ones, each step is found from the room that was missing
  /// for the next chip to move, in every attempt that was made to place them.
  ///
  /// - Parameter room: The height it is looked at; the width is left out of account.
  /// - Complexity: O(*n*) a step, at most ``BreakpointTable/limit`` of them.
  public func breakpoints(in room: Room = .asDeclared) -> BreakpointTable? {
    let flow = chips.flow(in: room, direction)
    guard chips.maxRows != nil, chips.overflow != .hidden, !chips.isExpanded else {
      var flow = flow
      flow.maxLines = chips.isExpanded ? nil : chips.maxRows
      return boxes.breakpoints(in: flow)
    }
    var table = BreakpointTable(
      from: 0, to: boxes.maxContentWidth(in: flow), steps: [], isComplete: true)
    var width = table.from
    while table.steps.count < BreakpointTable.limit {
      let placement = placement(
        within: Room(width: width, height: room.height), tracing: true)
      table.append(placement.step(at: width))
      guard placement.leastShort.isFinite else { return table }
      width += placement.leastShort
    }
    table.isComplete = false
    return table
  }
}

extension ChipsPlacement {
  fileprivate func step(at width: Double) -> BreakpointTable.Step {
    BreakpointTable.Step(
      width: width, itemsPerRow: flow.lines.map(\.items.count), height: flow.size.height,
      hiddenCount: hidden.count)
  }
}

extension BreakpointTable {
  /// Adds a step if anything but the width is different from the last.
  fileprivate mutating func append(_ step: Step) {
    if let last = steps.last, last.itemsPerRow == step.itemsPerRow, last.height == step.height,
      last.hiddenCount == step.hiddenCount
    {
      return
    }
    steps.append(step)
  }
}

extension CheckedFlow.Placement {
  /// The least room that was missing where a line ends for want of it.
  var leastShort: Double {
    trace.lazy.filter { $0.reason == .room }.map(\.short).filter { $0 > 0 }.min() ?? .infinity
  }
}
