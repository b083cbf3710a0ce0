import PickerGeometry

extension FlowSolution {
  /// Lays out the items again in a container of another width, in points; nil or `.infinity` fits the content.
  ///
  /// - Throws: ``FlowError`` if `width` is not a length, such as `width: must be at least 0, is -1`. The solution is
  ///   then unchanged.
  /// - Complexity: O(*n*), without allocating if as many items are shown as before; `balance` O(*n* log *n*).
  public mutating func update(
    width: Double?, crossSize: FlowSolver.CrossSize? = nil
  ) throws(FlowError) {
    try Lengths.check(width, of: "width")
    pass.solver.resize(.horizontal, to: width)
    solveAll(crossSize)
  }

  /// Lays out the items again in a container of another width and height.
  ///
  /// - Parameters:
  ///   - width: The width of the border box in points; nil or `.infinity` fits the content.
  ///   - height: The height of the border box in points; nil or `.infinity` fits the content.
  ///   - crossSize: See ``FlowSolver/solve(crossSize:)``.
  /// - Throws: ``FlowError`` if one is not a length, such as `height: must be at least 0, is -1`. The solution is
  ///   then unchanged.
  /// - Complexity: The same as ``update(width:crossSize:)``.
  public mutating func update(
    width: Double?, height: Double?, crossSize: FlowSolver.CrossSize? = nil
  ) throws(FlowError) {
    try Lengths.check(width, of: "width")
    try Lengths.check(height, of: "height")
    pass.solver.resize(.horizontal, to: width)
    pass.solver.resize(.vertical, to: height)
    solveAll(crossSize)
  }

  /// Lays out the items again in a container that has been validated, at a size that the container around it gives it.
  mutating func update(
    _ container: FlowContainer, width: Double?, height: FlowContentHeight
  ) {
    pass.solver.take(container)
    pass.solver.resize(to: width, height)
    solveAll(nil)
  }

  /// Lays out the items again in another container.
  ///
  /// - Throws: ``FlowError`` if a number is not a length, such as `itemSpacing: must be at least 0, is -1`. The
  ///   solution is then unchanged.
  /// - Complexity: The same as ``FlowSolver/solve(crossSize:)``.
  public mutating func update(
    _ container: FlowContainer, crossSize: FlowSolver.CrossSize? = nil
  ) throws(FlowError) {
    var solver = pass.solver
    try solver.change(container)
    pass.take(solver)
    solveAll(crossSize)
  }

  /// Replaces the item at `index` and lays out the lines that change.
  ///
  /// Lines are broken again from the line of the preceding item on until they are in sync with the old lines. Later
  /// lines move if lines before them changed size. If one item can change all lines (`nowrap`, `balance`, no definite
  /// main size, or items with percentages, an aspect ratio or an order), everything is laid out again.
  ///
  ///     |AA BB CC |      |AA BB CC |
  ///     |DD EE FF |  →   |DDD EE   |    solved: lines 1 and 2
  ///     |GG       |      |FF GG    |
  ///
  /// - Returns: The lines that were laid out again, and those that were only moved.
  /// - Throws: ``FlowError`` if a number of the item is not a length or there is no item `index`, such as
  ///   `items[7].index: must be below 7, is 7`. The solution is then unchanged.
  /// - Complexity: O(*m*) for *m* items on the lines that change, and O(*n*) if later lines move or the number of
  ///   lines changes. If everything is laid out again, the same as ``FlowSolver/solve(crossSize:)``. The first update
  ///   copies all items if another solver or solution still shares them.
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
      try replace(index..<index + 1, with: [item], pass.solver.table.givenAnswers, crossSize)
      return FlowChange(solved: pass.allLines, moved: pass.lines.count..<pass.lines.count)
    }
    let inSync = pass.replace(index, with: item)
    guard inSync, pass.changesStayLocal, isExact else { return solveAll(crossSize) }
    return refill(around: index, crossSize)
  }

  /// Replaces the items in `range` with `items`, whose number may differ, and lays out everything again. The new
  /// items have no contents.
  ///
  /// - Throws: ``FlowError`` if a number is not a length or `range` exceeds the items, such as `items[8].index: must
  ///   be below 7, is 8`. The solution is then unchanged.
  /// - Complexity: The same as ``FlowSolver/init(_:contents:in:)`` and ``FlowSolver/solve(crossSize:)``.
  public mutating func update(
    replacing range: Range<Int>, with items: [FlowItem], crossSize: FlowSolver.CrossSize? = nil
  ) throws(FlowError) {
    var answers = pass.solver.table.givenAnswers
    let known = range.clamped(to: 0..<max(0, answers.count))
    if range.lowerBound < answers.count, range.lowerBound >= 0 {
      answers.replaceSubrange(known, with: items.map { _ in nil })
    }
    try replace(range, with: items, answers, crossSize)
  }

  private mutating func replace(
    _ range: Range<Int>, with items: [FlowItem], _ answers: [ContentAnswers?],
    _ crossSize: FlowSolver.CrossSize?
  ) throws(FlowError) {
    var all = pass.solver.items
    guard range.lowerBound >= 0, range.upperBound <= all.count else {
      throw FlowError(noItem: range.upperBound, of: all.count)
    }
    all.replaceSubrange(range, with: items)
    pass.take(try FlowSolver(all, answers, pass.solver.container))
    solveAll(crossSize)
  }

  /// Runs all steps again in the allocated memory.
  @discardableResult
  mutating func solveAll(_ crossSize: FlowSolver.CrossSize?) -> FlowChange {
    pass.run(crossSize)
    makeFrames()
    place(pass.allLines)
    size = pass.size
    isExact = true
    return FlowChange(solved: pass.allLines, moved: pass.lines.count..<pass.lines.count)
  }

  /// Resizes ``frames`` to the number of visible items.
  mutating func makeFrames() {
    if frames.count > pass.shown { frames.removeLast(frames.count - pass.shown) }
    guard frames.count < pass.shown else { return }
    frames += repeatElement(.zero, count: pass.shown - frames.count)
  }

  mutating func place(_ lines: Range<Int>) {
    frames.withUnsafeMutableBufferPointer { frames in
      guard let first = frames.baseAddress else { return }
      pass.placeItems(lines, into: first)
    }
  }
}

/// The lines that an update of one item affected.
public struct FlowChange: Hashable, Sendable {
  /// The lines that were laid out again.
  public var solved: Range<Int>

  /// The lines that may have moved, or changed their cross size only.
  public var moved: Range<Int>
}

extension FlowError {
  init(noItem index: Int, of count: Int) {
    let bound = index < 0 ? "at least 0" : "below \(count)"
    self.init(item: index, field: "index", message: "must be \(bound), is \(index)")
  }
}
