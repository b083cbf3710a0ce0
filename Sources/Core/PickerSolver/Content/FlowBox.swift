import PickerGeometry
import PickerLimits

/// A flow as the content of another flow's item.
public final class FlowBox: FlowContent {
  private let solver: FlowSolver

  /// The last solution, which the next one replaces in place without allocating.
  private let last = Mutex<Answer?>(nil)

  /// An object, because a solution is large: in an optional it would be copied to be looked at.
  private final class Answer {
    var width: Double?
    var height = FlowContentHeight.natural
    // Only who has the lock reaches it.
    @exclusivity(unchecked) var solution: FlowSolution

    init(of solver: FlowSolver) { solution = FlowSolution(unsolved: solver) }
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
    let solution = validSolution(width: width, height: height)
    return FlowContentLayout(
      height: solution.size.height, firstBaseline: solution.firstBaseline,
      lastBaseline: solution.lastBaseline)
  }

  /// Returns the solution at a size, which the container around the flow gives it.
  ///
  /// - Parameters:
  ///   - width: The width of the border box in points; nil or `.infinity` fits the content.
  ///   - height: The height of the border box.
  /// - Throws: ``FlowError`` if `width` or `height` is not a length, such as `width: must be at least 0, is -1`.
  package func solution(
    width: Double?, height: FlowContentHeight
  ) throws(FlowError) -> FlowSolution {
    try Lengths.check(width, of: "width")
    try Lengths.check(height.points, of: "height")
    return validSolution(width: width, height: height)
  }

  private func validSolution(width: Double?, height: FlowContentHeight) -> FlowSolution {
    let solution = last.withLockIfAvailable { last in
      let answer = last ?? Answer(of: solver)
      if last != nil, answer.width == width, answer.height == height { return answer.solution }
      (answer.width, answer.height) = (width, height)
      answer.solution.update(solver.container, width: width, height: height)
      last = answer
      return answer.solution
    }
    // Another thread holds the last solution: solve into a fresh one instead of waiting.
    return solution ?? solver.solution(width: width, height: height)
  }
}
