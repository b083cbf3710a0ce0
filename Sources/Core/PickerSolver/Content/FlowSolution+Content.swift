import PickerGeometry

extension FlowSolution {
  /// The height in which the content of the item at `place` is laid out, at the width of its frame.
  public func contentHeight(at place: Int) -> FlowContentHeight {
    let frame = frames[place]
    guard !pass.hasDefiniteHeight(place), let answers = pass.solver.table.answers(at: place) else {
      return .definite(frame.height)
    }
    let natural = answers.layout(width: frame.width, height: .natural).height
    return natural == frame.height ? .natural : .indefinite(frame.height)
  }

  /// The distance of the first baseline from the top of the container, in points. It is the baseline of the aligned
  /// items of the upper line, or otherwise of its first item. Nil without items.
  ///
  /// Source: CSS Flexbox §8.5. Reversed lines and items count in the order in which they are drawn, like in Chromium.
  public var firstBaseline: Double? { baseline(first: true) }

  /// The distance of the last baseline from the top of the container, in points; see ``firstBaseline``.
  public var lastBaseline: Double? { baseline(first: false) }

  private func baseline(first: Bool) -> Double? {
    let container = pass.solver.container
    let firstLine = first != container.hasReversedLines
    guard let line = firstLine ? lines.first : lines.last else { return nil }
    let shared = first ? line.baseline ?? line.lastBaseline : line.lastBaseline ?? line.baseline
    if let shared { return container.browser.baseline(line.frame.y + shared) }
    let firstItem = first != container.isReversed
    let place = firstItem ? line.items.lowerBound : line.items.upperBound - 1
    return baseline(of: place) { first ? $0.firstBaseline : $0.lastBaseline }
  }

  /// The distance of the baseline of the item at `place` from the top of the container.
  private func baseline(
    of place: Int, _ ofContent: (FlowContentLayout) -> Double?
  ) -> Double {
    let frame = frames[place]
    if let own = pass.solver.table.items[place].baseline { return frame.y + own }
    let layout = pass.solver.table.answers(at: place)?
      .layout(width: frame.width, height: contentHeight(at: place))
    guard let own = layout.flatMap(ofContent) else { return frame.y + frame.height }
    return pass.solver.container.browser.baseline(frame.y + own)
  }
}

extension FlowPass {
  /// Whether the height of the item at `place` does not follow from its content.
  fileprivate func hasDefiniteHeight(_ place: Int) -> Bool {
    // By its place: to look at an item copies it.
    let items = solver.table.items
    guard axis == .horizontal else {
      return hasDefiniteMainSize || items[place].hasDefiniteBasis
        || items[place].keywords.basis == nil && items[place].height != nil
    }
    return items[place].height != nil
      || items[place].isAutomatic(.vertical) && alignment(of: place) == .stretch
  }
}
