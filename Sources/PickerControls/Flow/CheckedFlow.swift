import PickerGeometry
import PickerJSON
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
    in container: FlowContainer, crossSize: FlowSolver.CrossSize? = nil, tracing: Bool = false
  ) -> Placement {
    do {
      var solver = try solver.get()
      try solver.change(container)
      let solution = solver.solve(crossSize: crossSize)
      var placement = Placement(solution)
      if tracing { placement.trace = solution.trace }
      return placement
    } catch {
      return Placement(error)
    }
  }

  /// At which widths of the container something changes, up to where all boxes are on one line.
  func breakpoints(
    in container: FlowContainer, crossSize: FlowSolver.CrossSize? = nil
  ) -> BreakpointTable? {
    solver(in: container).flatMap { BreakpointTable($0, crossSize: crossSize) }
  }

  /// The solver of these boxes in a container; nil where some number is no length.
  func solver(in container: FlowContainer) -> FlowSolver? {
    guard var solver = try? solver.get(), (try? solver.change(container)) != nil else { return nil }
    return solver
  }

  /// Where the boxes are.
  struct Placement: Sendable {
    var size = Size.zero
    var frames: [Rect] = []
    var lines: [FlowLine] = []
    /// The boxes on no line, because there were more than the container takes.
    var hidden = 0..<0
    /// Why each line ends where it does, where that was asked for.
    var trace: [FlowBreak] = []
    /// Why nothing is placed.
    var fault: Warning?

    fileprivate init(_ solution: FlowSolution) {
      size = solution.size
      frames = solution.frames
      lines = solution.lines
      hidden = solution.hidden
    }

    fileprivate init(_ error: FlowError) {
      fault = Warning(error)
    }
  }
}

extension Warning {
  /// Says why nothing is placed.
  init(_ error: FlowError) {
    self.init(.invalid, message: "nothing is placed: \(error)")
  }
}

extension BreakpointTable {
  /// The most steps a table has.
  static let limit = 1000

  /// At which widths the flow of `solver` changes, up to where all boxes are on one line.
  init?(_ solver: FlowSolver, crossSize: FlowSolver.CrossSize? = nil) {
    let range = 0...min(solver.lastBreakpoint, Lengths.maximum)
    let found = try? solver.breakpoints(in: range, limit: Self.limit, crossSize: crossSize)
    guard let found else { return nil }
    let count = solver.items.count
    let axis = solver.container.axis
    self.init(
      from: range.lowerBound, to: range.upperBound,
      steps: found.steps.map { step in
        let (along, across) = (step.width, step.height)
        return Step(
          width: axis == .horizontal ? along : across, itemsPerRow: step.itemsPerLine,
          height: axis == .horizontal ? across : along, hiddenCount: count - step.shownCount)
      }, isComplete: found.isComplete, axis: axis)
  }
}

extension RowBreak.Reason {
  fileprivate init(_ reason: FlowBreak.Reason) {
    self =
      switch reason {
      case .room: .room
      case .forced: .forced
      case .maxItems: .maxItems
      case .balance: .balance
      }
  }
}

extension [FlowBreak] {
  /// The same facts as a tree tells them.
  func rowBreaks(id: (Int) -> String?) -> [RowBreak] {
    map { line in
      RowBreak(
        row: line.line, item: line.item, id: id(line.item), reason: RowBreak.Reason(line.reason),
        needed: line.needed, room: line.room)
    }
  }
}
