import PickerGeometry

extension FlowSolver {
  /// The width of the container in which nothing has to be broken: that of its content on as few
  /// lines as forced breaks and the most items a line allow, whatever width it is given.
  ///
  /// Where the axis is vertical, the width its lines take.
  ///
  /// - Complexity: O(*n*).
  public var maxContentWidth: Double {
    var container = container
    (container.width, container.minWidth, container.maxWidth) = (nil, nil, nil)
    return size(in: container).width
  }

  /// The same along the lines, whatever size is given there.
  var maxContentLength: Double {
    guard container.axis == .vertical else { return maxContentWidth }
    var container = container
    (container.height, container.minHeight, container.maxHeight) = (nil, nil, nil)
    return size(in: container).height
  }

  /// The least width of the container in which no item has to be shrunk or sticks out.
  ///
  /// Where lines wrap that is the width of the widest item; else the same as ``maxContentWidth``.
  ///
  /// - Complexity: O(*n*).
  public var minContentWidth: Double {
    guard container.axis == .horizontal, !container.isSingleLine else { return maxContentWidth }
    let widest = items.reduce(0) { max($0, $1.contribution(.horizontal)) }
    return widest + sides.along.insets
  }

  private func size(in container: FlowContainer) -> Size {
    var pass = FlowPass(self)
    pass.solver.take(container)
    pass.run(nil)
    return pass.size
  }

  /// The least width of the container in which items take no more than `count` lines; its least
  /// height where the axis is vertical.
  ///
  ///     |AA BB CC|    4 items 2×1, spacing 1, 2 lines: width 5
  ///     |DD      |    (3 a line would fit in 8, but are not needed)
  ///
  /// ``FlowContainer/maxLines`` is left out of account. A line may be one item that is too wide; to
  /// keep all items whole, take the greater of this and ``minContentWidth``.
  ///
  /// Where lines are filled and some item takes less than nothing of its line, for its margins, more
  /// room can mean more lines; the answer is then a width that is enough, and maybe not the least.
  ///
  /// - Returns: nil where forced breaks, the most items a line or the greatest width of the container
  ///   need more lines. The width is the sum of what is on the line, without the grace of 1/128 pt
  ///   that the fit rule allows for rounding.
  /// - Complexity: O(*n*) for each of about 40 steps of bisection.
  public func smallestWidth(forLines count: Int) -> Double? {
    let search = LineSearch(self)
    guard let room = search.leastRoom(forLines: count) else { return nil }
    let width = room + sides.along.insets
    let clamped = sides.along.clamped(width)
    return clamped < width ? nil : clamped
  }
}
