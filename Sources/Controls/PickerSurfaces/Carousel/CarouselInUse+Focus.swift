import PickerControlBase
import PickerTree

// The focus on a dot, or on a page if there are no dots.
extension CarouselInUse {
  func reachable(at time: Double) -> [Int]? { pages(at: time).restingPages(at: ownTime(time)) }

  /// The dot or page with the focus. It gets the focus from a control on a page that has been turned away.
  func focus(besides control: Int?, in tree: LayoutTree, at time: Double) -> SessionTarget? {
    guard let control else { return item }
    let isInView = reachable(at: time)?.contains(control) ?? false
    return isInView ? nil : currentItem(in: tree, at: time)
  }

  var takesKeys: Bool { pages.track.canMove }

  /// A page precedes what is on it, and dots follow.
  func followsControls(in tree: LayoutTree, at time: Double) -> Bool {
    pages.track.count > 0 && currentItem(in: tree, at: time).role == .dot
  }

  /// Moves the focus to a dot or a page at the position of a node.
  mutating func setFocus(
    to position: Int, _ controls: inout EmbeddedSessions, in tree: LayoutTree, at time: Double
  ) -> SessionResult {
    guard tree.nodes.indices.contains(position) else { return SessionResult() }
    let target = tree.sessionTarget(at: position)
    guard page(of: target) != nil else { return SessionResult() }
    item = target
    controls.moveFocus(to: nil, at: time)
    return SessionResult(isUsed: true)
  }

  /// The dot of the page that the carousel rests on or slides to; the page itself if there are no dots.
  private func currentItem(in tree: LayoutTree, at time: Double) -> SessionTarget {
    let page = pages(at: time).target
    let dot = SessionTarget(.dot, id: carousel.ids.dots[page])
    return tree.position(of: dot) == nil
      ? SessionTarget(.page, id: carousel.ids.pages[page]) : dot
  }

  /// The page that an item of this carousel represents; nil for items on a page.
  private func page(of item: SessionTarget) -> Int? {
    switch item.role {
    case .dot: item.id.flatMap { carousel.ids.dots.firstIndex(of: $0) }
    case .page: item.id.flatMap { carousel.ids.pages.firstIndex(of: $0) }
    default: nil
    }
  }
}

// Keys.
extension CarouselInUse {
  /// Turns the pages, after which the current dot has the focus; the Tab key only moves the focus there.
  mutating func press(
    _ key: SessionKey, _ controls: inout EmbeddedSessions, in tree: LayoutTree, at time: Double
  ) -> SessionResult {
    guard pages.track.canMove else { return SessionResult() }
    let item = focus(besides: controls.focused, in: tree, at: time)
    guard key.isTab || turn(by: key, on: item, at: time) else { return SessionResult() }
    focus(on: currentItem(in: tree, at: time), &controls, at: time)
    return SessionResult(isUsed: true)
  }

  /// - Parameter item: The dot or page that has the focus.
  /// - Returns: Whether the pages turn.
  private mutating func turn(by key: SessionKey, on item: SessionTarget?, at time: Double) -> Bool {
    pages.advance(to: ownTime(time))
    let before = (pages.target, pages.phase)
    if let page = page(of: key, on: item) {
      pages.go(to: page, at: ownTime(time))
    } else if let step = step(of: key) {
      pages.step(by: step, at: ownTime(time))
    }
    return (pages.target, pages.phase) != before
  }

  /// The page that a key leads to wherever the carousel is; nil for others.
  private func page(of key: SessionKey, on item: SessionTarget?) -> Int? {
    switch key {
    case .home: 0
    case .end: pages.track.count - 1
    default: key.activates ? item.flatMap { page(of: $0) } : nil
    }
  }

  /// The number of pages that a key goes forward; nil for keys across the axis.
  private func step(of key: SessionKey) -> Int? {
    let isHorizontal = carousel.control.axis == .horizontal
    let forward = carousel.control.isReversed ? -1 : 1
    return switch key {
    case .pageDown: 1
    case .pageUp: -1
    case .right where isHorizontal: forward
    case .left where isHorizontal: -forward
    case .down where !isHorizontal: 1
    case .up where !isHorizontal: -1
    default: nil
    }
  }
}
