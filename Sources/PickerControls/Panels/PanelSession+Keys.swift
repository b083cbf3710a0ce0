import PickerTree

// Keys.
extension PanelSession {
  func press(_ key: SessionKey, at time: Double) -> Bool {
    addressed = nil
    guard let now = clock.advance(to: time) else { return false }
    if key.isTab { return moveFocus(by: key, at: now) }
    let exit = exit(by: key, at: now)
    if let exit, exit.comesFirst, enter(exit.node, at: now) { return true }
    let item = focused ?? sessions.firstIndex { $0 != nil }
    addressed = item
    if let item, sessions[item]?.press(key, at: now) == true {
      moveFocus(to: item, at: now)
      return true
    }
    return exit.map { enter($0.node, at: now) } ?? false
  }

  /// The item of another control that an arrow key leads to from the focus, and whether it comes before what the focused
  /// control does.
  private func exit(by key: SessionKey, at time: Double) -> (node: Int, comesFirst: Bool)? {
    guard key.isArrow, let key = key.segmentKey else { return nil }
    let arrangement = arrangement(at: time)
    guard let position = position(in: arrangement, at: time),
      let stop = arrangement.tree.navigation().first(where: { $0.node == position }),
      let node = stop.node(pressing: key), arrangement.item(atPosition: node) != focused
    else { return nil }
    let role = arrangement.tree.nodes[position].role
    // Up and Down move along a row of segments, too, and would select each on the way to another control.
    return role.usesEveryArrow ? nil : (node, role == .segment)
  }

  /// Moves the focus to the following or preceding control that takes it.
  private func moveFocus(by key: SessionKey, at time: Double) -> Bool {
    let items =
      key == .tab
      ? Array((focused ?? 0)..<sessions.count)
      : (0...(focused ?? sessions.count - 1)).reversed()
    let arrangement = arrangement(at: time)
    let shown = items.filter { arrangement.root(of: $0) != nil }
    guard let item = shown.first(where: { sessions[$0]?.press(key, at: time) == true }) else {
      return false
    }
    moveFocus(to: item, at: time)
    return true
  }

  /// Moves the focus to an item of another control, or into that control where the item is on a page of a carousel.
  private func enter(_ node: Int, at time: Double) -> Bool {
    if setFocus(to: node, at: time) { return true }
    guard let item = arrangement(at: time).item(atPosition: node),
      sessions[item]?.press(.tab, at: time) == true
    else { return false }
    moveFocus(to: item, at: time)
    return true
  }

  /// Makes an item the one that keys act on, so that no other has the focus.
  func moveFocus(to item: Int?, at time: Double) {
    if let focused, focused != item { sessions[focused]?.setFocus(to: nil, at: time) }
    focused = item
  }
}

// The focus.
extension PanelSession {
  var focus: SessionTarget? {
    guard let item = focused, let target = sessions[item]?.focus else { return nil }
    return arrangement(at: clock.latest).target(target, of: item)
  }

  func setFocus(to position: Int?, at time: Double) -> Bool {
    guard let now = clock.advance(to: time) else { return false }
    guard let position else {
      moveFocus(to: nil, at: now)
      return true
    }
    let arrangement = arrangement(at: now)
    guard let item = arrangement.item(atPosition: position),
      let root = arrangement.root(of: item),
      sessions[item]?.setFocus(to: position - root, at: now) == true
    else { return false }
    moveFocus(to: item, at: now)
    return true
  }

  func focusPosition(at time: Double) -> Int? {
    let now = clock.time(time)
    return position(in: arrangement(at: now), at: now)
  }

  private func position(in arrangement: PanelArrangement, at time: Double) -> Int? {
    guard let focused, let root = arrangement.root(of: focused) else { return nil }
    return sessions[focused]?.focusPosition(at: time).map { root + $0 }
  }
}

extension Role {
  /// Whether keys in both directions change the value of such a node.
  fileprivate var usesEveryArrow: Bool {
    self == .slider || self == .canvas || self == .wheel || self == .palette
  }
}
