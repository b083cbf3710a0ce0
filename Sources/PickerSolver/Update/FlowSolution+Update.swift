import PickerGeometry

extension FlowSolution {
  /// Lays the same items out in a container of another width; nothing is measured again.
  ///
  /// - Throws: ``FlowError`` where `width` is not a length; the solution is then as it was.
  /// - Complexity: O(*n*), without allocating where as many items are shown as before.
  public mutating func update(
    width: Double?, crossSize: FlowSolver.CrossSize? = nil
  ) throws(FlowError) {
    try Lengths.check(width, of: "width")
    pass.solver.resize(.horizontal, to: width)
    solveAnew(crossSize)
  }

  /// Lays the same items out in a container of another width and height; nothing is measured again.
  ///
  /// - Parameters:
  ///   - width: Points from border to border; absent or `.infinity`: as the content wants.
  ///   - height: The same from top to bottom.
  ///   - crossSize: As for ``FlowSolver/solve(crossSize:)``.
  /// - Throws: ``FlowError`` where one is not a length; the solution is then as it was.
  /// - Complexity: O(*n*), without allocating where as many items are shown as before.
  public mutating func update(
    width: Double?, height: Double?, crossSize: FlowSolver.CrossSize? = nil
  ) throws(FlowError) {
    try Lengths.check(width, of: "width")
    try Lengths.check(height, of: "height")
    pass.solver.resize(.horizontal, to: width)
    pass.solver.resize(.vertical, to: height)
    solveAnew(crossSize)
  }

  /// Lays the same items out in another container.
  ///
  /// - Throws: ``FlowError`` where a number is not a length; the solution is then as it was.
  public mutating func update(
    _ container: FlowContainer, crossSize: FlowSolver.CrossSize? = nil
  ) throws(FlowError) {
    var solver = pass.solver
    try solver.change(container)
    pass.take(solver)
    solveAnew(crossSize)
  }

  /// Puts `item` in the place of the one at `index`, and lays out anew what that changes.
  ///
  /// Lines are broken again from the item's line on, only until they fall in step with those there
  /// were; later lines are moved where the room before them changed. Where one item can change all
  /// lines (`nowrap`, `balance`, no given size along the lines, or items with percentages, an aspect
  /// ratio or an order) all is laid out anew.
  ///
  ///     |AA BB CC |      |AA BB CC |
  ///     |DD EE FF |  →   |DDD EE   |    solved: lines 1 and 2
  ///     |GG       |      |FF GG    |
  ///
  /// - Returns: Which lines were laid out anew, and which were only moved.
  /// - Throws: ``FlowError`` where a number of the item is not a length or there is no item `index`;
  ///   the solution is then as it was.
  /// - Complexity: O(*m*) for *m* items on the lines that change, and O(*n*) where later lines move.
  ///   A solver kept beside the solution makes the first update copy its items.
  @discardableResult
  public mutating func update(
    item index: Int, to item: FlowItem, crossSize: FlowSolver.CrossSize? = nil
  ) throws(FlowError) -> FlowChange {
    try item.validate(at: index)
    let count = pass.solver.table.count
    guard index >= 0, index < count else { throw FlowError(noItem: index, of: count) }
    guard !pass.solver.table.isRelative, !item.isRelative, item.order == 0,
      pass.solver.table.order.isEmpty
    else {
      try update(replacing: index..<index + 1, with: [item], crossSize: crossSize)
      return FlowChange(solved: pass.allLines, moved: pass.lines.count..<pass.lines.count)
    }
    let inStep = pass.replace(index, with: item)
    guard inStep, pass.changesStayLocal, isExact else { return solveAnew(crossSize) }
    return refill(around: index, crossSize)
  }

  /// Puts `items` in the place of those in `range`, which may be of another number.
  ///
  /// - Throws: ``FlowError`` where a number is not a length or `range` goes beyond the items; the
  ///   solution is then as it was.
  /// - Complexity: O(*n*).
  public mutating func update(
    replacing range: Range<Int>, with items: [FlowItem], crossSize: FlowSolver.CrossSize? = nil
  ) throws(FlowError) {
    var all = pass.solver.items
    guard range.lowerBound >= 0, range.upperBound <= all.count else {
      throw FlowError(noItem: range.upperBound, of: all.count)
    }
    all.replaceSubrange(range, with: items)
    pass.take(try FlowSolver(all, in: pass.solver.container))
    solveAnew(crossSize)
  }

  /// Runs all steps again, in the memory there is.
  @discardableResult
  mutating func solveAnew(_ crossSize: FlowSolver.CrossSize?) -> FlowChange {
    pass.run(crossSize)
    makeFrames()
    place(pass.allLines)
    size = pass.size
    isExact = true
    return FlowChange(solved: pass.allLines, moved: pass.lines.count..<pass.lines.count)
  }

  /// Makes as many frames as items are shown.
  mutating func makeFrames() {
    if frames.count > pass.shown { frames.removeLast(frames.count - pass.shown) }
    guard frames.count < pass.shown else { return }
    frames.reserveCapacity(pass.shown)
    while frames.count < pass.shown { frames.append(.zero) }
  }

  mutating func place(_ lines: Range<Int>) {
    frames.withUnsafeMutableBufferPointer { frames in
      guard let first = frames.baseAddress else { return }
      pass.placeItems(lines, into: first)
    }
  }
}

/// What an update of one item did.
public struct FlowChange: Hashable, Sendable {
  /// The lines that were laid out anew.
  public var solved: Range<Int>

  /// The lines of which some were moved as they are, or stretched across.
  public var moved: Range<Int>
}

extension FlowError {
  init(noItem index: Int, of count: Int) {
    let bound = index < 0 ? "at least 0" : "below \(count)"
    self.init(item: index, field: "index", message: "must be \(bound), is \(index)")
  }
}
