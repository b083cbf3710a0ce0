import PickerGeometry
import PickerLimits
import Testing

@testable import PickerSolver

/// Items on a limited number of lines, and a box after them that counts those for which there is no space.
@Suite struct EndedFlowTests {
  /// The flow of items of these widths, ended by a box as wide as the digits of its number and a sign.
  private func flow(
    _ widths: [Double], width: Double, lines: Int? = 1, isExpanded: Bool = false,
    priorities: [Int] = [], labels: Int = 0, onSolving: @escaping () -> Void = {},
    onRemoving: @escaping (_ labels: Int) -> Void = { _ in }
  ) throws(FlowError) -> EndedFlow {
    let container = FlowContainer.wrapping(width).with { $0.itemSpacing = 1 }
    var order = LeavingOrder(count: widths.count, priorities: priorities)
    order.labels = Array(widths.indices.suffix(labels).reversed())
    return EndedFlow(
      try FlowSolver(boxes(widths), in: container), onLines: lines, isExpanded: isExpanded,
      leavingIn: order, withoutLabels: labels == 0 ? nil : bare(widths, width, lines, onRemoving),
      endedBy: { FlowItem(width: Double("+\($0)".count), height: 1) },
      solvedBy: { solver, _ in
        onSolving()
        return CopyOnWrite(solver.solve())
      })
  }

  /// The flow without labels of the last items, each of which takes one less without it.
  private func bare(
    _ widths: [Double], _ width: Double, _ lines: Int?, _ onRemoving: @escaping (Int) -> Void
  ) -> EndedFlow.WithoutLabels {
    { (missing) throws(FlowError) in
      onRemoving(missing)
      let bare = widths.enumerated().map { $0 < widths.count - missing ? $1 : $1 - 1 }
      return try flow(bare, width: width, lines: lines)
    }
  }

  @Test func items_thatFit_haveNoEnd() throws {
    let shown = try flow([2, 3], width: 6).shown()
    #expect(Array(shown.items) == [0, 1] && shown.hidden.isEmpty && !shown.hasEnd)
    #expect(shown.solution.frames.map { $0.x } == [0, 3])
  }

  @Test func items_thatDoNotFit_makeRoomForTheEnd() throws {
    let shown = try flow([2, 3, 4], width: 8).shown()
    #expect(Array(shown.items) == [0] && Array(shown.hidden) == [1, 2] && shown.hasEnd)
    #expect(shown.solution.frames.map { $0.x } == [0, 3])
    let twoLines = try flow([2, 3, 4, 5, 6], width: 8, lines: 2).shown()
    #expect(Array(twoLines.items) == [0, 1, 2] && twoLines.solution.lines.count == 2)
  }

  @Test func items_byPriority_leaveFromTheLowest() throws {
    let shown = try flow([2, 3, 4], width: 8, priorities: [0, 1, 2]).shown()
    #expect(Array(shown.items) == [2] && Array(shown.hidden) == [0, 1] && shown.hasEnd)
  }

  @Test func items_expanded_areFollowedByTheEndOnFurtherLinesOnly() throws {
    let expanded = try flow([2, 3, 4], width: 8, isExpanded: true).shown()
    #expect(expanded.items.count == 3 && expanded.hidden.isEmpty && expanded.hasEnd)
    #expect(expanded.solution.lines.count == 2)
    #expect(try !flow([2, 3], width: 8, isExpanded: true).shown().hasEnd)
  }

  @Test func labels_leaveBeforeItems_asFewAsPossible() throws {
    let fitting = try flow([3, 3, 3], width: 9, labels: 3).shown()
    #expect(fitting.missingLabels == 2 && fitting.items.count == 3 && !fitting.hasEnd)
    let narrow = try flow([3, 3, 3], width: 7, labels: 3).shown()
    #expect(narrow.missingLabels == 3 && narrow.items.count == 1 && narrow.hasEnd)
  }

  @Test func breakpoints_ofEachKind_equalWhatIsShown() throws {
    let widths = [2.0, 5, 1, 3, 4]
    for (priorities, labels, lines) in [
      ([], 0, 1), ([], 0, 2), ([0, 2, 1, 0, 2], 0, 1), ([], 3, 1), ([1, 0, 1, 0, 1], 2, 2),
    ] {
      let at = { (width: Double) throws(FlowError) in
        try flow(widths, width: width, lines: lines, priorities: priorities, labels: labels)
      }
      let found = try at(0).breakpoints(limit: 100, resized: at)
      #expect(found.isComplete && found.steps.count > 2)
      for quarter in 0...Int(found.end * 4 + 8) {
        let width = Double(quarter) / 4
        let (shown, step) = (try at(width).shown(), found.steps.last { $0.width <= width })
        #expect(step?.shownCount == shown.items.count, "at \(width)")
        #expect(step?.missingLabels == shown.missingLabels, "at \(width)")
        #expect(step?.itemsPerLine == shown.solution.lines.map { $0.items.count }, "at \(width)")
      }
    }
  }

  @Test func breakpoints_ofItemsWithLabels_removeAllLabelsOnce() throws {
    let widths = [2.0, 5, 1, 3, 4]
    var count = 0
    let flow = try flow(widths, width: 0, labels: 3, onRemoving: { count += $0 == 3 ? 1 : 0 })
    let found = try flow.breakpoints(limit: 100) { (width) throws(FlowError) in
      try self.flow(widths, width: width, labels: 3)
    }
    #expect(found.steps.count > 3 && count == 1)
  }

  @Test func search_afterTheLimit_solvesNothingMore() throws {
    let budget = Budget()
    var count = 0
    let flow = try flow([Double](repeating: 2, count: 100), width: 50) { count += 1 }
    _ = budget.asCurrent {
      budget.cancel()
      return try? flow.shown()
    }
    #expect(count == 1, "the solution of all items, which tells that some do not fit")
  }
}
