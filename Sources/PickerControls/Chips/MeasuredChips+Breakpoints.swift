import PickerGeometry
import PickerJSON
import PickerSolver
import PickerTree

extension MeasuredChips {
  /// Every width at which rows, height or the hidden chips change.
  ///
  /// Each step is the width of what then fits. Where a chip counts the hidden ones, rows change where
  /// those of the chips that stay do, or where more chips can stay, which is the width that they and
  /// the counting chip need.
  ///
  /// - Parameter room: The height it is looked at; the width is left out of account.
  /// - Complexity: O(*n*) a step, at most ``BreakpointTable/limit`` of them; with `balance` and with a
  ///   chip that counts, O(*n* log *n*) for each of at most 30 halvings a step.
  public func breakpoints(in room: Room = .asDeclared) -> BreakpointTable? {
    var flow = chips.flow(in: room, direction)
    flow.maxLines = chips.isExpanded ? nil : chips.maxRows
    guard let maxRows = chips.maxRows, flow.wrap != .nowrap, let look = overflowLook,
      case .label(let label) = chips.overflow, let whole = boxes.solver(in: flow)
    else { return boxes.breakpoints(in: flow, crossSize: height) }
    let search = OverflowSearch(
      chips: self, label: label, look: look, container: flow, maxRows: maxRows, whole: whole)
    return search.table(in: room)
  }
}

/// Looks for the widths at which chips change that end with one which counts the hidden ones, or hides
/// some again.
private struct OverflowSearch {
  let chips: MeasuredChips
  let label: OverflowLabel
  let look: Int
  let container: FlowContainer
  let maxRows: Int

  /// All chips, without the one that counts.
  let whole: FlowSolver

  func table(in room: Room) -> BreakpointTable {
    let end = end(in: room)
    var table = BreakpointTable(from: 0, to: end, steps: [], isComplete: isStepwise)
    var width: Double? = 0
    while let from = width {
      guard table.steps.count < BreakpointTable.limit else {
        table.isComplete = false
        break
      }
      let placement = chips.placement(
        within: Room(width: from, height: room.height), tracing: false)
      table.append(placement.step(at: from))
      width = hasPercentages ? nil : next(after: from, placement, upTo: end)
    }
    return table
  }

  /// The width from which on nothing changes: rows that end by force may keep the last chip for ever.
  private func end(in room: Room) -> Double {
    let widest = chips.placement(
      within: Room(width: Lengths.maximum, height: room.height), tracing: false)
    return min(solver(of: widest)?.lastBreakpoint ?? 0, Lengths.maximum)
  }

  /// Sizes that follow the width have no such steps.
  private var hasPercentages: Bool { whole.items.contains { !$0.percentages.isEmpty } }

  /// Whether all steps can be found.
  ///
  /// Heights of labels of several lines change between them. Where rows are filled and margins make a
  /// chip take less than nothing, a wider row can hold fewer chips.
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

  /// The least width at which more chips can stay. No width shows fewer than a smaller one does, so it
  /// is found by halving; each width tried leads to the one that its chips need.
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

  /// The width that the chips need that are shown in a container of `width`; nil where that are no more
  /// than `count`.
  private func need(at width: Double, moreThan count: Int) -> Double? {
    let shown = chips.shownCount(in: Room(width: width))
    guard shown > count else { return nil }
    return solver(showing: shown)?.smallestWidth(forLines: maxRows)
  }

  /// The flow of the first `count` chips and the one that counts the others.
  private func solver(showing count: Int) -> FlowSolver? {
    guard count < whole.items.count else { return whole }
    return solver(of: count, and: chips.overflowChip(label, look, showing: count))
  }

  /// The flow of the chips that are shown.
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
