import PickerControlBase
import PickerTree

// Keys.
extension CarouselSession {
  func press(_ key: SessionKey, at now: Double) -> SessionResult {
    if key.isTab { return moveFocus(by: key, at: now) }
    let arrangement = arrangement(at: now)
    let position = focusPosition(in: arrangement, at: now)
    let exit = arrangement.exit(by: key, from: position)
    if let exit, exit.comesFirst {
      let result = setFocus(to: exit.node, at: now)
      if result.isUsed { return result }
    }
    let page = focusedPage(at: now) ?? onlyPage
    let result = page.map { controls.press(key, on: $0, in: arrangement, at: now) }
    if let result, result.isUsed { return result }
    let isUsed = position.map { arrangement.tree.nodes[$0].role.usesEveryArrow } ?? false
    let item = focusedItem(in: arrangement.tree, at: now)
    if page == nil || (key.turnsAnyPage && !isUsed), turn(by: key, on: item, at: now) {
      return SessionResult(isUsed: true)
    }
    return exit.map { setFocus(to: $0.node, at: now) } ?? result ?? SessionResult()
  }

  /// The page of a carousel that has no other one.
  private var onlyPage: Int? { !pages.track.canMove && controls.takesInput(0) ? 0 : nil }

  /// Turns the pages, after which the current dot has the focus.
  ///
  /// - Parameter item: The dot or page that has it before.
  private func turn(by key: SessionKey, on item: SessionTarget?, at now: Double) -> Bool {
    guard pages.track.canMove else { return false }
    pages.advance(to: ownTime(now))
    let before = (pages.target, pages.phase)
    if let page = page(of: key, on: item) {
      pages.go(to: page, at: ownTime(now))
    } else if let step = step(of: key) {
      pages.step(by: step, at: ownTime(now))
    }
    guard (pages.target, pages.phase) != before else { return false }
    kept.forget()
    focus(on: currentItem(in: arrangement(at: now).tree, at: now), at: now)
    return true
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

  /// Moves the focus between the current dot or page and what is on that page. A page precedes what is on it, and dots follow.
  private func moveFocus(by key: SessionKey, at now: Double) -> SessionResult {
    guard pages.track.count > 0 else { return SessionResult() }
    let tree = arrangement(at: now).tree
    let item = focusedItem(in: tree, at: now)
    let isOnItem = item.map { tree.position(of: $0) != nil } ?? false
    let current = currentItem(in: tree, at: now)
    let isItemLast = (key == .tab) == (current.role == .dot)
    let mayFocusItem = pages.track.canMove && !isOnItem
    if !isItemLast, mayFocusItem, focusedPage(at: now) == nil {
      focus(on: current, at: now)
      return SessionResult(isUsed: true)
    }
    if !(isItemLast && isOnItem) {
      let result = moveFocusOnPages(by: key, at: now)
      if result.isUsed { return result }
    }
    if isItemLast, mayFocusItem { focus(on: current, at: now) }
    return SessionResult(isUsed: isItemLast && mayFocusItem)
  }
}

// The focus.
extension CarouselSession {
  /// Moves the focus from its item to the next one on the pages in view.
  private func moveFocusOnPages(by key: SessionKey, at now: Double) -> SessionResult {
    let all = pages(at: now).restingPages(at: ownTime(now))
    let inOrder = key == .tab ? all : all.reversed()
    let start = focusedPage(at: now).flatMap { inOrder.firstIndex(of: $0) } ?? 0
    let arrangement = arrangement(at: now)
    for page in inOrder[start...] where controls.takesInput(page) {
      let result = controls.press(key, on: page, in: arrangement, at: now)
      if result.isUsed { return result }
    }
    return SessionResult()
  }

  func setFocus(to position: Int?, at now: Double) -> SessionResult {
    guard let position else {
      item = nil
      return controls.moveFocus(to: nil, at: now)
    }
    let arrangement = arrangement(at: now)
    if let page = arrangement.item(atPosition: position) {
      let isResting = pages(at: now).restingPages(at: ownTime(now)).contains(page)
      return isResting
        ? controls.setFocus(to: position, in: arrangement, at: now) : SessionResult()
    }
    guard arrangement.tree.nodes.indices.contains(position) else { return SessionResult() }
    let target = arrangement.tree.sessionTarget(at: position)
    guard page(of: target) != nil else { return SessionResult() }
    item = target
    controls.moveFocus(to: nil, at: now)
    return SessionResult(isUsed: true)
  }

  func focusPosition(at time: Double) -> Int? {
    focusPosition(in: arrangement(at: clock.time(time)), at: clock.time(time))
  }

  func focusPosition(in arrangement: ContainerArrangement, at time: Double) -> Int? {
    guard focusedPage(at: time) == nil else {
      return controls.focusPosition(in: arrangement, at: time)
    }
    return focusedItem(in: arrangement.tree, at: time).flatMap { arrangement.tree.position(of: $0) }
  }

  /// The page on which a control has the focus; nil if none has, or if the carousel has turned away from it.
  func focusedPage(at time: Double) -> Int? {
    guard let page = controls.focused else { return nil }
    let pages = pages(at: time)
    return pages.restingPages(at: pages.time).contains(page) ? page : nil
  }

  /// The dot or page with the focus. It gets the focus from a control on a page that has been turned away.
  func focusedItem(in tree: LayoutTree, at time: Double) -> SessionTarget? {
    guard controls.focused != nil else { return item }
    return focusedPage(at: time) == nil ? currentItem(in: tree, at: time) : nil
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

extension SessionKey {
  /// Whether the key turns the page whatever on it has the focus.
  fileprivate var turnsAnyPage: Bool { self == .pageUp || self == .pageDown }
}
