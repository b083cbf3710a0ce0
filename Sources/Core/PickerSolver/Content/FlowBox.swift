import PickerGeometry
import PickerLimits

/// A flow as the content of another flow's item.
public final class FlowBox: FlowContent {
  private let solver: FlowSolver

  /// The last solution, which the next one replaces in place unless it is still in use.
  private let last = Mutex<Answer?>(nil)

  private struct Answer {
    var width: Double?
    var height = FlowContentHeight.natural
    var solution: CopyOnWrite<FlowSolution>
  }

  /// Creates content from the items and the container of a solver, whose items may contain flows themselves.
  public init(_ solver: FlowSolver) {
    self.solver = solver
  }

  /// The widths of the container around its content, limited to its minimum and maximum; its own width if it has one.
  public func contentWidths(height: Double?) -> FlowContentWidths {
    let side = solver.sides.side(.horizontal)
    if let given = side.given { return FlowContentWidths(minimum: given, maximum: given) }
    var solver = solver
    if let height { solver.resize(.vertical, to: height) }
    return FlowContentWidths(
      minimum: side.clamped(solver.minContentWidth), maximum: side.clamped(solver.maxContentWidth))
  }

  /// The height of the flow at a width, and the baselines of its first and last line.
  public func layout(width: Double, height: FlowContentHeight) -> FlowContentLayout {
    let solution = solved(width: width, height: height)
    return FlowContentLayout(
      height: solution.value.size.height, firstBaseline: solution.value.firstBaseline,
      lastBaseline: solution.value.lastBaseline)
  }

  /// Returns the solution at a size, which the container around the flow gives it.
  ///
  /// - Parameters:
  ///   - width: The width of the border box in points; nil or `.infinity` fits the content.
  ///   - height: The height of the border box.
  /// - Throws: ``FlowError`` if `width` or `height` is not a length, such as `width: must be at least 0, is -1`.
  package func solution(
    width: Double?, height: FlowContentHeight
  ) throws(FlowError) -> CopyOnWrite<FlowSolution> {
    try Lengths.check(width, of: "width")
    try Lengths.check(height.points, of: "height")
    return solved(width: width, height: height)
  }

  /// Returns the solution at a size, which is valid. It is large, and therefore shared.
  private func solved(
    width: Double?, height: FlowContentHeight
  ) -> CopyOnWrite<FlowSolution> {
    let solution = last.withLockIfAvailable { last in
      if let last, last.width == width, last.height == height { return last.solution }
      var answer = last ?? Answer(solution: CopyOnWrite(FlowSolution(unsolved: solver)))
      last = nil
      (answer.width, answer.height) = (width, height)
      answer.solution.value.update(solver.container, width: width, height: height)
      last = answer
      return answer.solution
    }
    // Another thread holds the last solution: solve into a fresh one instead of waiting.
    return solution ?? CopyOnWrite(solver.solution(width: width, height: height))
  }
}
