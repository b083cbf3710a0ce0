import PickerGeometry
import PickerText
import PickerTree

/// A session of a container, which passes every event to the control that it is for.
package final class ContainerSession<Used: ContainerInUse>: ControlSession {
  private var container: Used
  private var controls: EmbeddedSessions
  private var clock: SessionClock
  /// The layout and the state until an event or a moving control changes them.
  private var kept = KeptArrangement()

  /// Returns nil if nothing takes input, and nothing moves.
  ///
  /// - Parameter children: The controls in the container; nil for items without one.
  package init?(
    _ container: Used, of children: [ContainedControl?], by measurer: any TextMeasuring,
    at time: Double
  ) {
    self.container = container
    controls = EmbeddedSessions(children, by: measurer, at: time)
    clock = SessionClock(startingAt: time)
    guard !controls.isEmpty || container.takesInput else { return nil }
  }

  package func send(_ event: SessionEvent, at time: Double) -> SessionResult {
    guard let now = clock.advance(to: time) else { return SessionResult() }
    if event.isChoice { controls.addressed = nil }
    let result = handle(event, at: now)
    // Force changes nothing by itself.
    if case .setForce = event { return result }
    kept.state = nil
    if keepsPlaces(event, at: now) { kept.forgetLooks() } else { kept.forget() }
    // This resizes the controls at the time of the event.
    if case .resize = event { _ = arrangement(at: now) }
    return result
  }

  /// Whether everything is where it was before an event, after which only one control may look different.
  private func keepsPlaces(_ event: SessionEvent, at now: Double) -> Bool {
    guard !isAnimating(at: now), let arrangement = kept.arrangement(at: now) else { return false }
    if case .focus = event {
      return controls.focused.map { controls.keepsPlaces($0, in: arrangement, at: now) } ?? true
    }
    guard event.isChoice, let addressed = controls.addressed else { return false }
    return controls.keepsPlaces(addressed, in: arrangement, at: now)
  }

  package func isAnimating(at time: Double) -> Bool {
    container.isAnimating(with: controls, at: clock.time(time))
  }

  package var measured: AnyMeasuredControl? { container.measured(with: controls.measured) }
}

// The layout and the state.
extension ContainerSession {
  package func tree(at time: Double) -> LayoutTree {
    drawnArrangement(at: clock.time(time)).tree
  }

  /// The layout at a time, which is the kept one while nothing moves. Its nodes may look as before the latest events.
  private func arrangement(at time: Double) -> ContainerArrangement {
    kept.arrangement(at: time) ?? drawnArrangement(at: time)
  }

  private func drawnArrangement(at time: Double) -> ContainerArrangement {
    if let drawn = kept.drawnArrangement(at: time) { return drawn }
    let arrangement = arrange(at: time)
    kept.keep(arrangement, at: time, isAtRest: !isAnimating(at: time))
    return arrangement
  }

  /// Lays the container out at a time, with the controls that are shown then.
  private func arrange(at time: Double) -> ContainerArrangement {
    var parts: [(item: Int, tree: LayoutTree?)] = []
    let placed = container.layout(with: controls.measured, at: time) { item, proposal in
      let tree = self.controls.layout(
        of: item, within: proposal, at: time, after: self.clock.latest)
      parts.append((item, tree))
      return tree
    }
    return ContainerArrangement(
      placed.tree, parts, at: placed.roots, prefixes: controls.prefixes)
  }

  package var state: SessionState {
    if let state = kept.state { return state }
    let arrangement = arrangement(at: clock.latest)
    var state = controls.state(in: arrangement, container.size)
    if let focus = ownFocus(in: arrangement, at: clock.latest) { state.focus = focus }
    container.complete(&state)
    kept.state = state
    return state
  }

  package func focusPosition(at time: Double) -> Int? {
    let now = clock.time(time)
    return focusPosition(in: arrangement(at: now), at: now)
  }

  private func focusPosition(in arrangement: ContainerArrangement, at now: Double) -> Int? {
    guard let focus = ownFocus(in: arrangement, at: now) else {
      return controls.focusPosition(in: arrangement, at: now)
    }
    return arrangement.tree.position(of: focus)
  }

  private func ownFocus(in arrangement: ContainerArrangement, at now: Double) -> SessionTarget? {
    container.focus(besides: controls.focused, in: arrangement.tree, at: now)
  }
}

// Events.
extension ContainerSession {
  private func handle(_ event: SessionEvent, at now: Double) -> SessionResult {
    switch event {
    case .tap(.node(let position)): tap(node: position, at: now)
    case .key(let key): key.isTab ? moveFocus(by: key, at: now) : press(key, at: now)
    case .focus(.some(let position)): setFocus(to: position, in: arrangement(at: now), at: now)
    case .resize(let proposal): resize(to: proposal, at: now)
    case .focus(nil), .drag, .endDrag, .release, .pick, .setForce, .setNaturalSize:
      container.handle(event, &controls, at: now)
    default: handle(event, in: arrangement(at: now), at: now)
    }
  }

  private func handle(
    _ event: SessionEvent, in arrangement: ContainerArrangement, at now: Double
  ) -> SessionResult {
    container.handle(event, &controls, in: arrangement, at: now)
  }

  private func resize(to proposal: ProposedSize, at now: Double) -> SessionResult {
    _ = container.handle(.endDrag(velocity: .zero), &controls, at: now)
    container.resize(to: proposal, with: controls.measured, at: now)
    return SessionResult(isUsed: true)
  }

  private func press(_ key: SessionKey, at now: Double) -> SessionResult {
    let arrangement = arrangement(at: now)
    let position = focusPosition(in: arrangement, at: now)
    let exit = arrangement.exit(by: key, from: position)
    if let exit, exit.comesFirst, let result = enter(exit.node, in: arrangement, at: now) {
      return result
    }
    let control = focusedControl(at: now)
    let result = press(key, on: control, in: arrangement, at: now)
    if result.isUsed { return result }
    let isTaken = position.map { arrangement.tree.nodes[$0].role.usesEveryArrow } ?? false
    if control == nil || key.turnsPages && !isTaken {
      let own = handle(.key(key), in: arrangement, at: now)
      if own.isUsed { return own }
    }
    return exit.flatMap { enter($0.node, in: arrangement, at: now) } ?? result
  }

  /// Presses a key on the control that has the focus; without one, on the first that has a use for it.
  private func press(
    _ key: SessionKey, on control: Int?, in arrangement: ContainerArrangement, at now: Double
  ) -> SessionResult {
    if let control { return controls.press(key, on: control, in: arrangement, at: now) }
    guard !container.takesKeys else { return SessionResult() }
    return controls.press(
      key, onFirstOf: reachable(in: arrangement, at: now), in: arrangement, at: now)
  }
}

// The focus.
extension ContainerSession {
  /// The controls that can have the focus, in the order of the Tab key.
  private func reachable(in arrangement: ContainerArrangement, at now: Double) -> [Int] {
    container.reachable(at: now) ?? controls.items.filter { arrangement.root(of: $0) != nil }
  }

  private func isReachable(_ control: Int, at now: Double) -> Bool {
    container.reachable(at: now)?.contains(control) ?? true
  }

  /// The control that has the focus; nil if none has, or if the container has turned away from it.
  private func focusedControl(at now: Double) -> Int? {
    controls.focused.flatMap { isReachable($0, at: now) ? $0 : nil }
  }

  /// Moves the focus between the item outside all controls and the controls, which precede or follow it.
  private func moveFocus(by key: SessionKey, at now: Double) -> SessionResult {
    let arrangement = arrangement(at: now)
    let isLast = (key == .tab) == container.followsControls(in: arrangement.tree, at: now)
    let control = focusedControl(at: now)
    let focus = ownFocus(in: arrangement, at: now)
    let isOutside = focus.flatMap(arrangement.tree.position(of:)) != nil
    if !isLast, !isOutside, control == nil {
      let result = handle(.key(key), in: arrangement, at: now)
      if result.isUsed { return result }
    }
    if isLast, isOutside { return SessionResult() }
    let result = controls.moveFocus(
      by: key, from: control, among: reachable(in: arrangement, at: now), in: arrangement, at: now)
    guard isLast, !result.isUsed else { return result }
    return handle(.key(key), in: arrangement, at: now)
  }

  private func setFocus(
    to position: Int, in arrangement: ContainerArrangement, at now: Double
  ) -> SessionResult {
    guard let control = arrangement.item(atPosition: position) else {
      return handle(.focus(position), in: arrangement, at: now)
    }
    guard isReachable(control, at: now) else { return SessionResult() }
    return controls.setFocus(to: position, in: arrangement, at: now)
  }

  /// Moves the focus to an item of another control, or into that control where the item is on a page that is being turned.
  ///
  /// - Returns: Nil if nothing there takes it.
  private func enter(
    _ node: Int, in arrangement: ContainerArrangement, at now: Double
  ) -> SessionResult? {
    let result = setFocus(to: node, in: arrangement, at: now)
    if result.isUsed { return result }
    guard let control = arrangement.item(atPosition: node), isReachable(control, at: now) else {
      return nil
    }
    let entering = controls.press(.tab, on: control, in: arrangement, at: now)
    return entering.isUsed ? entering : nil
  }
}
