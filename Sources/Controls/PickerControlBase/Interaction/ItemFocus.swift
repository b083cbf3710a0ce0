import PickerTree

/// A session of one control, of whose items one can have the focus.
package protocol ItemFocus: ControlSession {
  var focus: SessionTarget? { get set }
  var clock: SessionClock { get set }
}

extension ItemFocus {
  /// Returns the item at the position of a node; nil if that is no item, or a disabled one.
  private func item(at position: Int, in tree: LayoutTree) -> SessionTarget? {
    tree.navigation().contains { $0.node == position } ? tree.sessionTarget(at: position) : nil
  }

  /// Returns the item to which the Tab key leads: the first selected one, or else the first; nil for none.
  package func tabStop(in tree: LayoutTree) -> SessionTarget? {
    let stops = tree.navigation()
    let stop = stops.first { tree.nodes[$0.node].state.contains(.selected) } ?? stops.first
    return stop.map { tree.sessionTarget(at: $0.node) }
  }

  package func setFocus(to position: Int?, at time: Double) -> Bool {
    guard let now = clock.advance(to: time) else { return false }
    let target = position.flatMap { item(at: $0, in: tree(at: now)) }
    guard position == nil || target != nil else { return false }
    focus = target
    return true
  }

  package func focusPosition(at time: Double) -> Int? {
    focus.flatMap { tree(at: time).position(of: $0) }
  }

  /// Gives the focus to the item to which the Tab key leads, unless a visible one has it.
  ///
  /// - Returns: Whether that item has got it.
  package func takeFocus(at time: Double) -> Bool {
    let tree = tree(at: time)
    if let focus, tree.position(of: focus) != nil { return false }
    guard let stop = tabStop(in: tree) else { return false }
    focus = stop
    return true
  }
}

extension LayoutTree {
  /// Returns the position of the first node of a target.
  package func position(of target: SessionTarget) -> Int? {
    nodes.indices.first { nodes[$0].role == target.role && id(of: nodes[$0]) == target.id }
  }
}
