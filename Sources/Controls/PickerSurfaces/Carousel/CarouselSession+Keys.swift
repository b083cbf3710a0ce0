import PickerControlBase
import PickerTree

// Keys.
extension CarouselSession {
  func press(_ key: SessionKey, at time: Double) -> Bool {
    controls.addressed = nil
    guard let now = advance(to: time) else { return false }
    if key.isTab { return moveFocus(by: key) }
    let arrangement = arrangement(at: clock.latest)
    let position = focusPosition(in: arrangement, at: clock.latest)
    let exit = arrangement.exit(by: key, from: position)
    if let exit, exit.comesFirst, setFocus(to: exit.node, at: clock.latest) { return true }
    let page = focusedPage(at: clock.latest) ?? onlyPage
    if let page, controls.press(key, on: page, at: clock.latest) { return true }
    let isUsed = position.map { arrangement.tree.nodes[$0].role.usesEveryArrow } ?? false
    let item = focusedItem(in: arrangement.tree, at: clock.latest)
    if page == nil || (key.turnsAnyPage && !isUsed), turn(by: key, on: item, at: now) {
      return true
    }
    return exit.map { setFocus(to: $0.node, at: clock.latest) } ?? false
  }

  /// The page of a carousel that has no other one.
  private var onlyPage: Int? { !state.track.canMove && controls.takesInput(0) ? 0 : nil }

  /// Turns the pages, after which the current dot has the focus.
  ///
  /// - Parameter item: The dot or page that has it before.
  private func turn(by key: SessionKey, on item: SessionTarget?, at now: Double) -> Bool {
    guard state.track.canMove else { return false }
    state.advance(to: now)
    let before = (state.target, state.phase)
    if let page = page(of: key, on: item) {
      state.go(to: page, at: now)
    } else if let step = step(of: key) {
      state.step(by: step, at: now)
    }
    guard (state.target, state.phase) != before else { return false }
    focus(on: currentItem(in: tree(at: clock.latest), at: clock.latest))
    return true
  }

  /// The page that a key leads to wherever the carousel is; nil for others.
  private func page(of key: SessionKey, on item: SessionTarget?) -> Int? {
    switch key {
    case .home: 0
    case .end: state.track.count - 1
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
  private func moveFocus(by key: SessionKey) -> Bool {
    guard state.track.count > 0 else { return false }
    let now = clock.latest
    let tree = tree(at: now)
    let item = focusedItem(in: tree, at: now)
    let isOnItem = item.map { tree.position(of: $0) != nil } ?? false
    let current = currentItem(in: tree, at: now)
    let isItemLast = (key == .tab) == (current.role == .dot)
    let mayFocusItem = state.track.canMove && !isOnItem
    if !isItemLast, mayFocusItem, focusedPage(at: now) == nil {
      focus(on: current)
      return true
    }
    if !(isItemLast && isOnItem), moveFocusOnPages(by: key, at: now) { return true }
    if isItemLast, mayFocusItem { focus(on: current) }
    return isItemLast && mayFocusItem
  }
}

// The focus.
extension CarouselSession {
  /// Moves the focus within the pages in view, from the one that has it on.
  private func moveFocusOnPages(by key: SessionKey, at now: Double) -> Bool {
    let all = state(at: now).restingPages(at: now)
    let pages = key == .tab ? all : all.reversed()
    let start = focusedPage(at: now).flatMap { pages.firstIndex(of: $0) } ?? 0
    for page in pages[start...] where controls.takesInput(page) {
      if controls.press(key, on: page, at: now) { return true }
    }
    return false
  }
}

extension CarouselSession {
  var focus: SessionTarget? {
    // Without a control there is no need for a layout.
    guard controls.focused != nil else { return item }
    let arrangement = arrangement(at: clock.latest)
    return focusedPage(at: clock.latest) == nil
      ? focusedItem(in: arrangement.tree, at: clock.latest) : controls.focus(in: arrangement)
  }

  func setFocus(to position: Int?, at time: Double) -> Bool {
    guard advance(to: time) != nil else { return false }
    let now = clock.latest
    guard let position else {
      item = nil
      controls.moveFocus(to: nil, at: now)
      return true
    }
    let arrangement = arrangement(at: now)
    if let page = arrangement.item(atPosition: position) {
      return state(at: now).restingPages(at: now).contains(page)
        && controls.setFocus(to: position, in: arrangement, at: now)
    }
    guard arrangement.tree.nodes.indices.contains(position) else { return false }
    let target = arrangement.tree.sessionTarget(at: position)
    guard page(of: target) != nil else { return false }
    item = target
    controls.moveFocus(to: nil, at: now)
    return true
  }

  func focusPosition(at time: Double) -> Int? {
    focusPosition(in: arrangement(at: time), at: clock.time(time))
  }

  func focusPosition(in arrangement: ContainerArrangement, at time: Double) -> Int? {
    guard focusedPage(at: time) == nil else {
      return controls.focusPosition(in: arrangement, at: time)
    }
    return focusedItem(in: arrangement.tree, at: time).flatMap { arrangement.tree.position(of: $0) }
  }

  /// The page on which a control has the focus; nil if none has, or if the carousel has turned away from it.
  private func focusedPage(at time: Double) -> Int? {
    guard let page = controls.focused else { return nil }
    let state = state(at: time)
    return state.restingPages(at: state.time).contains(page) ? page : nil
  }

  /// The dot or page that has the focus, which it gets from a control on a page that has been turned away.
  private func focusedItem(in tree: LayoutTree, at time: Double) -> SessionTarget? {
    guard controls.focused != nil else { return item }
    return focusedPage(at: time) == nil ? currentItem(in: tree, at: time) : nil
  }

  /// The dot of the page that the carousel rests on or slides to; the page itself if there are no dots.
  private func currentItem(in tree: LayoutTree, at time: Double) -> SessionTarget {
    let page = state(at: time).target
    let dot = SessionTarget(.dot, id: carousel.ids.dots[page])
    return tree.position(of: dot) == nil
      ? SessionTarget(.page, id: carousel.ids.pages[page]) : dot
  }

  /// The page that an item of this carousel stands for; nil for what is on a page.
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
