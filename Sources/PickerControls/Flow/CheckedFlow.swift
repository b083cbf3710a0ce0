import PickerGeometry
import PickerSolver
import PickerTree

/// Boxes whose numbers are checked once and that can then be flowed in any container.
///
/// Documents are checked while they are read. Values set in code can still be no lengths: then
/// nothing is placed, and the tree says why.
struct CheckedFlow: Sendable {
  private let solver: Result<FlowSolver, FlowError>

  init(_ items: [FlowItem], axis: Axis = .horizontal) {
    solver = Result { () throws(FlowError) in
      try FlowSolver(items, in: FlowContainer(axis: axis))
    }
  }

  /// Where the boxes are, as far as all numbers are lengths.
  func solve(
    in container: FlowContainer, warningIn tree: inout LayoutTree,
    crossSize: FlowSolver.CrossSize? = nil
  ) -> Placement {
    do {
      var solver = try solver.get()
      try solver.change(container)
      return Placement(solver.solve(crossSize: crossSize))
    } catch {
      tree.warnings.append(Warning(.clamped, message: "nothing is placed: \(error)"))
      return Placement()
    }
  }

  /// Where the boxes are.
  struct Placement {
    var size = Size.zero
    var frames: [Rect] = []
    var lines: [FlowLine] = []

    fileprivate init() {}

    fileprivate init(_ solution: FlowSolution) {
      size = solution.size
      frames = solution.frames
      lines = solution.lines
    }
  }
}
