import PickerGeometry
import PickerSolver
import PickerTree

/// Boxes whose numbers are checked once and that can then be flowed in any container.
///
/// Documents are checked while they are read. Values set in code can still be no lengths: then
/// nothing is placed, and the tree says why.
struct CheckedFlow: Sendable {
  private let items: [FlowItem]
  private let axis: Axis
  private let solver: Result<FlowSolver, FlowError>

  init(_ items: [FlowItem], axis: Axis = .horizontal) {
    self.items = items
    self.axis = axis
    solver = Result { () throws(FlowError) in
      try FlowSolver(items, in: FlowContainer(axis: axis))
    }
  }

  /// The first `count` boxes.
  func prefix(_ count: Int) -> CheckedFlow {
    CheckedFlow(Array(items.prefix(count)), axis: axis)
  }

  /// These boxes and one more.
  func appending(_ item: FlowItem) -> CheckedFlow {
    CheckedFlow(items + [item], axis: axis)
  }

  /// Where the boxes are, as far as all numbers are lengths.
  func solve(
    in container: FlowContainer, crossSize: FlowSolver.CrossSize? = nil
  ) -> Placement {
    do {
      var solver = try solver.get()
      try solver.change(container)
      return Placement(solver.solve(crossSize: crossSize))
    } catch {
      return Placement(error)
    }
  }

  /// Where the boxes are.
  struct Placement: Sendable {
    var size = Size.zero
    var frames: [Rect] = []
    var lines: [FlowLine] = []
    /// The boxes on no line, because there were more than the container takes.
    var hidden = 0..<0
    /// Why nothing is placed.
    var fault: Warning?

    fileprivate init(_ solution: FlowSolution) {
      size = solution.size
      frames = solution.frames
      lines = solution.lines
      hidden = solution.hidden
    }

    fileprivate init(_ error: FlowError) {
      fault = Warning(.clamped, message: "nothing is placed: \(error)")
    }
  }
}
