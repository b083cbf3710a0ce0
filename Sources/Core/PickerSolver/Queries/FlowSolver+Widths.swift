import PickerGeometry

extension FlowSolver {
  /// The max-content width of the container in points: the border box around its content, on as few lines as forced
  /// breaks and the maximum number of items per line allow. The width of the container is ignored.
  ///
  /// If the main axis is vertical, it is the width of all lines.
  ///
  /// - Complexity: O(*n*); O(*n* log *n*) with `balance` if the main axis is vertical.
  public var maxContentWidth: Double {
    if table.facts.contains(.contents) { return contentWidth(.maximum) }
    var container = container
    (container.width, container.minWidth, container.maxWidth) = (nil, nil, nil)
    return size(in: container).width
  }

  /// The max-content main size of the container; its definite main size is ignored.
  var maxContentMainSize: Double {
    guard container.axis == .vertical else { return maxContentWidth }
    var container = container
    (container.height, container.minHeight, container.maxHeight) = (nil, nil, nil)
    return size(in: container).height
  }

  /// The minimum width of the container at which no item shrinks or overflows, in points.
  ///
  /// If lines wrap, it is the width of the widest item plus padding and border; otherwise ``maxContentWidth``. Items
  /// with contents are as narrow as their contents can be.
  ///
  /// - Complexity: O(*n*), or the complexity of ``maxContentWidth``.
  public var minContentWidth: Double {
    if table.facts.contains(.contents) { return contentWidth(.minimum) }
    guard container.axis == .horizontal, !container.isSingleLine else { return maxContentWidth }
    let widest = items.reduce(0) { max($0, $1.contribution(.horizontal)) }
    return widest + sides.main.insets
  }

  /// The content width of a flow with contents.
  private func contentWidth(_ question: RelativeBase.Question) -> Double {
    var container = container
    (container.width, container.minWidth, container.maxWidth) = (nil, nil, nil)
    var pass = FlowPass(self)
    pass.solver.take(container)
    return pass.contentWidth(question)
  }

  private func size(in container: FlowContainer) -> Size {
    var pass = FlowPass(self)
    pass.solver.take(container)
    pass.run(nil)
    return pass.size
  }

  /// The minimum width of the container at which items take at most `count` lines, in points; its minimum
  /// height if the main axis is vertical.
  ///
  ///     |AA BB CC|    4 items 2×1, spacing 1, 2 lines: width 5
  ///     |DD      |    (3 items a line need width 8)
  ///
  /// ``FlowContainer/maxLines`` is ignored. An item wider than the result takes a separate line and overflows; to
  /// avoid that, use the maximum of this and ``minContentWidth``.
  ///
  /// With `wrap`, an item whose outer size is negative because of its margins can make a wider container take more
  /// lines. The result is then a sufficient width, not necessarily the minimum.
  ///
  /// - Returns: Nil if forced breaks, the maximum number of items per line or the maximum width of the container
  ///   require more lines. The width is an exact sum of item sizes, without the tolerance of 1/128 pt that the fit
  ///   rule allows for rounding.
  /// - Complexity: O(*n*) for each of about 40 steps of bisection.
  public func smallestWidth(forLines count: Int) -> Double? {
    smallestWidth(forLines: count, from: 0)
  }

  /// Returns the same, where it is known that at every width below one the items take more lines.
  package func smallestWidth(forLines count: Int, from start: Double) -> Double? {
    let search = LineSearch(self)
    let low = max(0, start - sides.main.insets)
    guard let mainSize = search.minimumMainSize(forLines: count, from: low) else { return nil }
    let width = mainSize + sides.main.insets
    let clamped = sides.main.clamped(width)
    return clamped < width ? nil : clamped
  }

  /// Whether the items take at most `count` lines at a width of the container, as ``smallestWidth(forLines:)`` counts them.
  package func takes(lines count: Int, at width: Double) -> Bool {
    let size = sides.main.clamped(width) - sides.main.insets
    return container.isSingleLine || table.count == 0
      ? count > 0 : LineSearch(self).trial(max(0, size)).lines <= count
  }
}
