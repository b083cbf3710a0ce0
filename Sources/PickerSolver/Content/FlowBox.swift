import PickerGeometry

/// A flow as the content of an item of another one.
public final class FlowBox: FlowContent {
  private let solver: FlowSolver

  /// A box with the items and the container of a solver, which may contain boxes itself.
  public init(_ solver: FlowSolver) {
    self.solver = solver
  }

  /// The widths of the container around its content, within its minimum and its maximum; its own width if it has one.
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
    let solution = solver.solve(width: width, height: height)
    return FlowContentLayout(
      height: solution.size.height, firstBaseline: solution.firstBaseline,
      lastBaseline: solution.lastBaseline)
  }
}
