import PickerTree

/// A session of one control, of whose items one can have the focus.
package protocol SingleSession: ControlSession {
  var state: SessionState { get set }
  var clock: SessionClock { get set }

  /// Handles an event at its time, and adds state changes to the result.
  func handle(_ event: SessionEvent, at now: Double) -> SessionResult

  /// Gives the focus to an item.
  func moveFocus(to target: SessionTarget?)
}

extension SingleSession {
  package func send(_ event: SessionEvent, at time: Double) -> SessionResult {
    guard let now = clock.advance(to: time) else { return SessionResult() }
    let before = state
    if event.isChoice { state.refusal = nil }
    var result = handle(event, at: now)
    result.addChanges(from: before, to: state)
    if event.isChoice { result.refusal = state.refusal }
    if let announcement = announcement(of: result, at: now) { result.announcement = announcement }
    return result
  }

  /// The announcement of a refusal for screen readers.
  private func announcement(of result: SessionResult, at now: Double) -> String? {
    guard let refusal = result.refusal else { return nil }
    return tree(at: now).words.text(refusal.reason == .required ? .required : .limitReached)
  }

  package func moveFocus(to target: SessionTarget?) { state.focus = target }

  package func focusPosition(at time: Double) -> Int? {
    state.focus.flatMap { tree(at: time).position(of: $0) }
  }

  /// Moves the focus to the item at the position of a node; nil removes it.
  ///
  /// - Returns: Whether it has the focus now; false for a node that is not an enabled item.
  package func setFocus(to position: Int?, at now: Double) -> SessionResult {
    let target = position.flatMap { item(at: $0, in: tree(at: now)) }
    guard position == nil || target != nil else { return SessionResult() }
    moveFocus(to: target)
    return SessionResult(isUsed: true)
  }

  /// Returns the item at the position of a node; nil if it is not an enabled item.
  private func item(at position: Int, in tree: LayoutTree) -> SessionTarget? {
    tree.navigation().contains { $0.node == position } ? tree.sessionTarget(at: position) : nil
  }

  /// Returns the target of the Tab key: the first selected item, otherwise the first item; nil for none.
  package func tabStop(in tree: LayoutTree) -> SessionTarget? {
    let stops = tree.navigation()
    let stop = stops.first { tree.nodes[$0.node].state.contains(.selected) } ?? stops.first
    return stop.map { tree.sessionTarget(at: $0.node) }
  }

  /// Gives the focus to the target of the Tab key unless a visible item has it.
  ///
  /// - Returns: Whether that item has got it.
  package func takeFocus(at now: Double) -> Bool {
    let tree = tree(at: now)
    if let focus = state.focus, tree.position(of: focus) != nil { return false }
    guard let stop = tabStop(in: tree) else { return false }
    moveFocus(to: stop)
    return true
  }
}

extension LayoutTree {
  /// Returns the position of the first node of a target.
  package func position(of target: SessionTarget) -> Int? {
    nodes.indices.first { nodes[$0].role == target.role && id(of: nodes[$0]) == target.id }
  }
}
