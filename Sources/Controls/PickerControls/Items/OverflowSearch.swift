import PickerGeometry
import PickerJSON
import PickerLimits
import PickerSolver
import PickerTree

/// Lines of items with an overflow chip, of which more are shown in more space.
protocol OverflowingLines {
  /// The flow of all items, without an overflow chip, on the lines allowed.
  var whole: FlowSolver { get }
  /// Whether all items are shown, whatever the lines allowed.
  var isExpanded: Bool { get }
  /// The level at which everything is shown.
  var highestLevel: Int { get }
  /// Whether sizes across the lines change between steps.
  var changesBetweenSteps: Bool { get }

  /// Returns what is shown in a main size.
  func shown(at size: Double) -> OverflowingStep
  /// Returns the flow of what is shown at a level, with or without the overflow chip.
  func solver(at level: Int, hasEnd: Bool) -> FlowSolver?
}

/// The contents of lines with an overflow chip in a main size.
struct OverflowingStep {
  /// The lines, as a table of breakpoints has them.
  var step: BreakpointTable.Step
  /// How much is shown: the number of items; if these are all, also that of the labels that need not stay.
  var level: Int
  /// The flow of what is shown; nil if a number is invalid.
  var solver: FlowSolver?
  /// Whether there is an overflow chip.
  var hasChip: Bool
}

/// Searches the widths at which lines with an overflow chip change; heights, where lines are vertical.
struct OverflowSearch<Lines: OverflowingLines> {
  private let lines: Lines
  private let maxLines: Int

  init(_ lines: Lines, maxLines: Int) {
    self.lines = lines
    self.maxLines = maxLines
  }

  var table: BreakpointTable {
    let end = end
    var table = BreakpointTable(
      from: 0, to: end, steps: [], isComplete: isStepwise, axis: lines.whole.container.axis)
    var size: Double? = 0
    while let from = size, Budget.mayProceed {
      guard table.steps.count < BreakpointTable.limit else {
        table.isComplete = false
        break
      }
      let shown = lines.shown(at: from)
      table.append(shown.step)
      size = hasPercentages ? nil : next(after: from, shown, upTo: end)
    }
    return table
  }

  /// The size from which nothing changes; forced breaks may hide items at every size.
  private var end: Double {
    min(lines.shown(at: Lengths.maximum).solver?.lastBreakpoint ?? 0, Lengths.maximum)
  }

  /// Whether any size is a percentage: such sizes change continuously and have no steps.
  private var hasPercentages: Bool { lines.whole.items.contains { $0.hasPercentages } }

  /// Whether the search finds all steps.
  ///
  /// In greedy lines with negative item sizes, caused by negative margins, a longer line can hold fewer items.
  private var isStepwise: Bool {
    !hasPercentages && !lines.changesBetweenSteps
      && (lines.whole.container.isBalanced || !lines.whole.hasNegativeSizes)
  }

  private func next(
    after size: Double, _ shown: OverflowingStep, upTo end: Double
  ) -> Double? {
    let within = shown.solver?.nextBreakpoint(after: size, upTo: end)
    let other =
      lines.isExpanded
      ? (shown.hasChip ? lines.whole.smallestWidth(forLines: maxLines) : nil)
      : nextLevel(after: size, from: shown.level, upTo: end)
    return [within, other].compactMap { $0 }.filter { $0 > size }.min()
  }

  /// The minimum size at which more items or labels are shown than at a level.
  ///
  /// Nothing is placed for it: at each level the lines are filled. What is shown at a level takes no less space at a higher one without
  /// the overflow chip, which may be narrower there, so that the search ends where even that does not fit.
  ///
  /// - Complexity: O(*n*) for each of about 40 steps of bisection, and for each level that is not shown only because of the chip.
  private func nextLevel(after size: Double, from level: Int, upTo end: Double) -> Double? {
    var found: Double?
    var next = level + 1
    while next <= lines.highestLevel, Budget.mayProceed {
      if let found,
        lines.solver(at: next, hasEnd: false)?.takes(lines: maxLines, at: found) != true
      {
        break
      }
      let solver = lines.solver(at: next, hasEnd: true)
      if found.map({ solver?.takes(lines: maxLines, at: $0) == true }) ?? true,
        let need = solver?.smallestWidth(forLines: maxLines, from: size), need > size
      {
        found = min(found ?? need, need)
      }
      next += 1
    }
    return found.map { min($0, end) }
  }
}

extension BreakpointTable {
  /// Appends a step if it differs from the last one in more than the size along the lines.
  fileprivate mutating func append(_ step: Step) {
    if let last = steps.last, last.itemsPerRow == step.itemsPerRow,
      last.hiddenCount == step.hiddenCount, last.collapsedCount == step.collapsedCount,
      axis == .horizontal ? last.height == step.height : last.width == step.width
    {
      return
    }
    steps.append(step)
  }
}
