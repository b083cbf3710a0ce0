import PickerTree

// Keys.
extension PanelSession {
  func press(_ key: SessionKey, at time: Double) -> Bool {
    controls.addressed = nil
    guard let now = clock.advance(to: time) else { return false }
    let arrangement = arrangement(at: now)
    if key.isTab { return controls.moveFocus(by: key, in: arrangement, at: now) }
    let exit = arrangement.exit(by: key, from: controls.focusPosition(in: arrangement, at: now))
    if let exit, exit.comesFirst, enter(exit.node, at: now) { return true }
    return controls.press(key, in: arrangement, at: now)
      || exit.map { enter($0.node, at: now) } ?? false
  }

  /// Moves the focus to an item of another control, or into that control where the item is on a page that is being turned.
  private func enter(_ node: Int, at time: Double) -> Bool {
    if setFocus(to: node, at: time) { return true }
    guard let item = arrangement(at: time).item(atPosition: node) else { return false }
    return controls.press(.tab, on: item, at: time)
  }
}

// The focus.
extension PanelSession {
  var focus: SessionTarget? { controls.focus(in: arrangement(at: clock.latest)) }

  func setFocus(to position: Int?, at time: Double) -> Bool {
    guard let now = clock.advance(to: time) else { return false }
    if let position { return controls.setFocus(to: position, in: arrangement(at: now), at: now) }
    controls.moveFocus(to: nil, at: now)
    return true
  }

  func focusPosition(at time: Double) -> Int? {
    let now = clock.time(time)
    return controls.focusPosition(in: arrangement(at: now), at: now)
  }
}
