import PickerGeometry
import PickerSolver
import PickerTree

extension MeasuredChips {
  /// Every width at which rows, height or the hidden chips change.
  ///
  /// Exact: where a chip counts the hidden ones, rows change where those of the chips that stay do, or
  /// where more chips can stay, which is the width that they and the counting chip need.
  ///
  /// - Parameter room: The height it is looked at; the width is left out of account.
  /// - Complexity: O(*n* log *n*) a step, at most ``BreakpointTable/limit`` of them.
  public func breakpoints(in room: Room = .asDeclared) -> BreakpointTable? {
    var flow = chips.flow(in: room, direction)
    flow.maxLines = chips.isExpanded ? nil : chips.maxRows
    guard chips.maxRows != nil, !chips.isExpanded, case .label(let label) = chips.overflow,
      let look = overflowLook, let whole = boxes.solver(in: flow)
    else { return boxes.breakpoints(in: flow) }
    let search = CountingSearch(
      chips: self, label: label, look: look, container: flow, whole: whole)
    return search.table(in: room)
  }
}

/// Looks for the widths at which chips change of which one counts the hidden ones.
private struct CountingSearch {
  let chips: MeasuredChips
  let label: OverflowLabel
  let look: Int
  let container: FlowContainer

  /// All chips, without the one that counts.
  let whole: FlowSolver

  func table(in room: Room) -> BreakpointTable {
    let end = min(whole.lastBreakpoint, maximumLength)
    var table = BreakpointTable(from: 0, to: end, steps: [], isComplete: !hasPercentages)
    var width: Double? = 0
    while let from = width {
      guard table.steps.count < BreakpointTable.limit else {
        table.isComplete = false
        break
      }
      let placement = chips.placement(
        within: Room(width: from, height: room.height), tracing: false)
      table.append(placement.step(at: from))
      width =
        hasPercentages ? nil : next(after: from, showing: placement.hidden.lowerBound, upTo: end)
    }
    return table
  }

  /// Sizes that follow the width have no such steps.
  private var hasPercentages: Bool { whole.items.contains { !$0.percentages.isEmpty } }

  private func next(after width: Double, showing count: Int, upTo end: Double) -> Double? {
    let within = solver(showing: count)?.nextBreakpoint(after: width, upTo: end)
    let more = nextCount(after: width, showing: count, upTo: end)
    return [within, more].compactMap { $0 }.filter { $0 > width }.min()
  }

  /// The least width at which more chips can stay. No width shows fewer than a smaller one does, so it
  /// is found by halving; each width tried leads to the one that its chips need.
  private func nextCount(after width: Double, showing count: Int, upTo end: Double) -> Double? {
    guard count < whole.items.count, let last = need(at: end, moreThan: count) else { return nil }
    var low = width
    var (high, found) = (min(end, last), min(end, last))
    while high - low > 1.0 / 128 {
      let middle = low + (high - low) / 2
      if let need = need(at: middle, moreThan: count) {
        (high, found) = (min(middle, need), need)
      } else {
        low = middle
      }
    }
    return min(found, end)
  }

  /// The width that the chips need that are shown in a container of `width`; nil where that are no more
  /// than `count`.
  private func need(at width: Double, moreThan count: Int) -> Double? {
    let shown = chips.shownCount(in: Room(width: width))
    guard shown > count, let lines = container.maxLines else { return nil }
    return solver(showing: shown)?.smallestWidth(forLines: lines)
  }

  /// The flow of the first `count` chips and the one that counts the others.
  private func solver(showing count: Int) -> FlowSolver? {
    guard count < whole.items.count else { return whole }
    let chip = chips.overflowChip(label, look, showing: count)
    return chips.boxes.prefix(count).appending(chips.flowItem(of: chip)).solver(in: container)
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
