import PickerGeometry
import PickerJSON
import PickerSolver
import PickerTree

/// Flow items validated once, to be solved in any container.
///
/// Documents are validated while they are read. Values set in code may still be invalid lengths: then
/// nothing is placed, and a warning in the tree gives the reason.
struct CheckedFlow: Sendable {
  private let prepared: Result<PreparedItems, FlowError>

  /// - Parameter browser: The browser whose layout units the containers have; nil for none.
  init(_ items: [FlowItem], axis: Axis = .horizontal, browser: Browser? = nil) {
    prepared = Result { () throws(FlowError) in
      try PreparedItems(items, axis: axis, browser: browser)
    }
  }

  /// Solves the flow in a container; returns a placement with a warning where a number is invalid.
  func solve(
    in container: FlowContainer, crossSize: FlowSolver.CrossSize? = nil
  ) -> Placement {
    do throws(FlowError) {
      return Placement(try solution(in: container, crossSize: crossSize))
    } catch {
      return Placement(error)
    }
  }

  /// The solution of the flow in a container.
  ///
  /// - Throws: A `FlowError` if a number is invalid.
  func solution(
    in container: FlowContainer, crossSize: FlowSolver.CrossSize? = nil
  ) throws(FlowError) -> FlowSolution {
    try prepared.get().solve(in: container, crossSize: crossSize)
  }

  /// The container widths at which the flow changes, up to the width where all items are on one line.
  func breakpoints(
    in container: FlowContainer, crossSize: FlowSolver.CrossSize? = nil
  ) -> BreakpointTable? {
    (try? solver(in: container)).flatMap { BreakpointTable($0, crossSize: crossSize) }
  }

  /// The solver of these items in a container.
  ///
  /// - Throws: A `FlowError` if a number is invalid.
  func solver(in container: FlowContainer) throws(FlowError) -> FlowSolver {
    try prepared.get().solver(in: container)
  }

  /// The result of solving a flow.
  struct Placement: Sendable {
    /// The solution; nil if a number is invalid.
    let solution: FlowSolution?
    /// The warning that replaces the solution.
    let warning: Warning?

    init(_ solution: FlowSolution) { (self.solution, warning) = (solution, nil) }

    init(_ error: FlowError) { (solution, warning) = (nil, Warning(error)) }

    var size: Size { solution?.size ?? .zero }
    var frames: [Rect] { solution?.frames ?? [] }
    var lines: [FlowLine] { solution?.lines ?? [] }
    /// The items on no line, because the container limits the number of lines.
    var hidden: Range<Int> { solution?.hidden ?? 0..<0 }
  }
}

extension Warning {
  /// Creates the warning for an invalid number.
  init(_ error: FlowError) {
    self.init(.invalid, message: "nothing is placed: \(error)")
  }
}

extension BreakpointTable {
  /// The maximum number of steps in a table.
  static let limit = 1000

  /// The widths at which the flow of `solver` changes, up to the width where all items are on one line.
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
      case .space: .space
      case .forced: .forced
      case .maxItems: .maxItems
      case .balance: .balance
      }
  }
}

extension [FlowBreak] {
  /// Converts the solver's line breaks to the row breaks of a layout tree.
  ///
  /// - Parameters:
  ///   - itemAt: Returns the item at a place.
  ///   - id: Returns the id of an item.
  func rowBreaks(itemAt: (Int) -> Int = { $0 }, id: (Int) -> String?) -> [RowBreak] {
    map { line in
      let item = itemAt(line.item)
      return RowBreak(
        row: line.line, item: item, id: id(item), reason: RowBreak.Reason(line.reason),
        needed: line.needed, availableSpace: line.available)
    }
  }
}
