import PickerGeometry

/// Items prepared once to be placed in many containers, without a copy of a solver for each.
package struct PreparedItems: Sendable {
  private let table: ItemTable

  /// Prepares `items` for one main axis.
  ///
  /// - Parameter browser: That of the containers.
  /// - Throws: ``FlowError`` if a number is not a length, such as
  ///   `items[3].width: must be at least 0, is -4`.
  /// - Complexity: That of ``FlowSolver/init(_:contents:in:)``.
  package init(
    _ items: [FlowItem], axis: Axis, browser: Browser? = nil
  ) throws(FlowError) {
    try items.validate()
    table = ItemTable(items.rounded(as: browser), axis: axis)
  }

  /// Places the items in a container.
  ///
  /// - Throws: ``FlowError`` if a number is not a length, such as `padding.top: must be at least 0, is -4`.
  /// - Complexity: That of ``FlowSolver/solve(crossSize:)``; O(*n*) more if the axis is another.
  package func solve(
    in container: FlowContainer, crossSize: FlowSolver.CrossSize? = nil
  ) throws(FlowError) -> FlowSolution {
    try container.validate()
    var solution = FlowSolution(table(along: container.axis), in: container)
    solution.solveAll(crossSize)
    return solution
  }

  /// Returns a solver of the items in a container.
  ///
  /// - Throws: See ``solve(in:crossSize:)``.
  /// - Complexity: O(1); O(*n*) if the axis is another.
  package func solver(in container: FlowContainer) throws(FlowError) -> FlowSolver {
    try container.validate()
    return FlowSolver(table(along: container.axis), in: container)
  }

  private func table(along axis: Axis) -> ItemTable {
    axis == table.axis ? table : ItemTable(table.givenItems, table.givenAnswers, axis: axis)
  }
}

extension [FlowItem] {
  /// Throws if a number of an item is not a length.
  func validate() throws(FlowError) {
    for index in indices where !self[index].isPlainlyValid {
      try self[index].validate(at: index)
    }
  }
}
