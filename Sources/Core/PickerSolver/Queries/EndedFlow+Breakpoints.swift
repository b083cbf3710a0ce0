import PickerGeometry
import PickerLimits

extension EndedFlow {
  /// Returns the sizes along the lines at which lines, sizes across them, hidden items or missing labels change, from 0 to that
  /// from which nothing changes.
  ///
  /// Items of sizes in percent change continuously, and have their first step only.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of steps.
  ///   - resized: Returns this flow in a container of another size along the lines.
  /// - Complexity: O(*n*) for each of about 40 steps of bisection, and a call of ``shown()``, for each step.
  package func breakpoints(
    limit: Int, resized: (_ size: Double) throws(FlowError) -> EndedFlow
  ) throws(FlowError) -> FlowBreakpoints {
    // Forced breaks may hide items at every size.
    let widest = try resized(Lengths.maximum).shown()
    let end = min(widest.solution.solver.lastBreakpoint, Lengths.maximum)
    let bare = try withoutLabels?(order.labels.count) ?? self
    var found = FlowBreakpoints(steps: [], isComplete: findsAllSteps, end: end)
    var size: Double? = 0
    while let from = size, Budget.mayProceed {
      guard found.steps.count < limit else {
        found.isComplete = false
        break
      }
      let shown = try resized(from).shown()
      found.append(shown.step(at: from, along: whole.container.axis))
      size = hasPercentages ? nil : try next(after: from, shown, bare, upTo: end)
    }
    return found
  }

  /// Whether any size is a percentage: such sizes change continuously and have no steps.
  private var hasPercentages: Bool { whole.items.contains { $0.hasPercentages } }

  /// Whether all steps are found.
  ///
  /// In greedy lines with negative item sizes, caused by negative margins, a longer line can hold fewer items.
  private var findsAllSteps: Bool {
    !hasPercentages && whole.hasStepwiseSizes
      && (whole.container.isBalanced || !whole.hasNegativeSizes)
  }

  /// - Parameter bare: The flow without any of the labels that may be hidden.
  private func next(
    after size: Double, _ shown: Shown, _ bare: EndedFlow, upTo end: Double
  ) throws(FlowError) -> Double? {
    let within = shown.solution.solver.nextBreakpoint(after: size, upTo: end)
    let other =
      isExpanded
      ? (shown.hasEnd ? maxLines.flatMap { whole.smallestWidth(forLines: $0) } : nil)
      : try nextLevel(after: size, from: level(of: shown), bare, upTo: end)
    return [within, other].compactMap { $0 }.filter { $0 > size }.min()
  }
}

// Levels; see ``LeavingOrder/highestLevel``.
extension EndedFlow {
  private func level(of shown: Shown) -> Int {
    shown.hidden.isEmpty ? order.highestLevel - shown.missingLabels : shown.items.count
  }

  /// The minimum size at which more items or labels are shown than at a level.
  ///
  /// Nothing is placed for it: at each level, only the lines are filled. The items of a level take no less space at a
  /// higher level without the end box. The end box may be narrower there, so the search ends when the items do not
  /// fit even without it.
  ///
  /// - Complexity: O(*n*) for each of about 40 steps of bisection, and for each level that is not shown only because of the end.
  private func nextLevel(
    after size: Double, from level: Int, _ bare: EndedFlow, upTo end: Double
  ) throws(FlowError) -> Double? {
    let lines = maxLines ?? .max
    var found: Double?
    var next = level + 1
    while next <= order.highestLevel, Budget.mayProceed {
      if let found,
        try solver(at: next, of: bare, hasEnd: false)?.takes(lines: lines, at: found) != true
      {
        break
      }
      let solver = try solver(at: next, of: bare, hasEnd: true)
      if found.map({ solver?.takes(lines: lines, at: $0) == true }) ?? true,
        let need = solver?.smallestWidth(forLines: lines, from: size), need > size
      {
        found = min(found ?? need, need)
      }
      next += 1
    }
    return found.map { min($0, end) }
  }

  /// Returns the flow of the items that are shown at a level.
  private func solver(
    at level: Int, of bare: EndedFlow, hasEnd: Bool
  ) throws(FlowError) -> FlowSolver? {
    if level <= order.count { return bare.solver(showing: level, hasEnd: hasEnd) }
    let missing = order.missingLabels(at: level)
    return missing == 0 ? whole : try withoutLabels?(missing).whole
  }
}

extension EndedFlow.Shown {
  /// The step that begins at a size along the lines.
  fileprivate func step(at size: Double, along axis: Axis) -> FlowBreakpoints.Step {
    FlowBreakpoints.Step(
      width: size, itemsPerLine: lines.map { $0.items.count },
      height: self.size[axis.perpendicular], shownCount: items.count,
      missingLabels: missingLabels)
  }
}
