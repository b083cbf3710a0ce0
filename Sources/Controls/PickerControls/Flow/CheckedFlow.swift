import PickerGeometry
import PickerJSON
import PickerSolver
import PickerTree

/// Flow items validated once, to be solved in any container.
///
/// Documents are validated while they are read. Values set in code may still be invalid lengths: then
/// nothing is placed, and a warning in the tree gives the reason.
struct CheckedFlow: Sendable {
  private let items: [FlowItem]
  private let axis: Axis
  private let browser: Browser?
  private let prepared: Prepared

  /// Not a `Result`: the Swift runtime looks up that its failure is an `Error`, which takes longer than the layout of
  /// a few items.
  private enum Prepared {
    case items(PreparedItems)
    case error(FlowError)
  }

  /// - Parameter browser: The browser whose layout units the containers have; nil for none.
  init(_ items: [FlowItem], axis: Axis = .horizontal, browser: Browser? = nil) {
    self.items = items
    self.axis = axis
    self.browser = browser
    do {
      prepared = .items(try PreparedItems(items, axis: axis, browser: browser))
    } catch {
      prepared = .error(error)
    }
  }

  /// Returns a flow of some of the items.
  func selecting(_ positions: ItemPositions) -> CheckedFlow {
    CheckedFlow(positions.map { items[$0] }, axis: axis, browser: browser)
  }

  /// Returns a flow with one more item.
  func appending(_ item: FlowItem) -> CheckedFlow {
    CheckedFlow(items + [item], axis: axis, browser: browser)
  }

  /// Solves the flow in a container; returns a placement with a warning where a number is invalid.
  func solve(
    in container: FlowContainer, crossSize: FlowSolver.CrossSize? = nil, tracing: Bool = false
  ) -> Placement {
    switch prepared {
    case .error(let error): return Placement(error)
    case .items(let items):
      do {
        return Placement(try items.solve(in: container, crossSize: crossSize), tracing: tracing)
      } catch {
        return Placement(error)
      }
    }
  }

  /// The container widths at which the flow changes, up to the width where all items are on one line.
  func breakpoints(
    in container: FlowContainer, crossSize: FlowSolver.CrossSize? = nil
  ) -> BreakpointTable? {
    solver(in: container).flatMap { BreakpointTable($0, crossSize: crossSize) }
  }

  /// The solver of these items in a container; nil if a number is invalid.
  func solver(in container: FlowContainer) -> FlowSolver? {
    guard case .items(let items) = prepared else { return nil }
    return try? items.solver(in: container)
  }

  /// The result of solving a flow.
  struct Placement: Sendable {
    let size: Size
    let frames: [Rect]
    let lines: [FlowLine]
    /// The items on no line, because the container limits the number of lines.
    let hidden: Range<Int>
    /// The reason for each line break, if tracing was requested.
    let trace: [FlowBreak]
    /// The warning that replaces a placement where a number is invalid.
    let warning: Warning?

    fileprivate init(_ solution: FlowSolution, tracing: Bool) {
      trace = tracing ? solution.trace : []
      size = solution.size
      frames = solution.frames
      lines = solution.lines
      hidden = solution.hidden
      warning = nil
    }

    fileprivate init(_ error: FlowError) {
      (size, frames, lines, hidden, trace) = (.zero, [], [], 0..<0, [])
      warning = Warning(error)
    }
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
