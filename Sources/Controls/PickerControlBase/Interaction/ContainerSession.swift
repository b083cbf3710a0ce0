import PickerColor
import PickerGeometry
import PickerTree

/// A session of a container, which passes every event to the control that it is for.
package protocol ContainerSession: ControlSession {
  /// The sessions of the controls.
  var controls: EmbeddedSessions { get set }
  var clock: SessionClock { get set }
  /// The layout and the state until an event or a moving control changes them.
  var kept: KeptArrangement { get set }
  /// The size in which the container is laid out.
  var size: ProposedSize { get }

  /// Lays the container out at a time, with the controls that are shown then.
  func arrange(at time: Double) -> ContainerArrangement

  /// Takes an event at its time, in the layout before it.
  func handle(_ event: SessionEvent, at now: Double) -> SessionResult

  /// What the events so far have led to, with the ids in a layout.
  func state(in arrangement: ContainerArrangement) -> SessionState
}

/// What a container keeps between two events, so that to read its state costs nothing.
package struct KeptArrangement {
  fileprivate var arrangement: (layout: ContainerArrangement, time: Double, isAtRest: Bool)?
  fileprivate var state: SessionState?

  package init() {}

  /// Forgets everything, because it has changed.
  package mutating func forget() { self = KeptArrangement() }
}

extension ContainerSession {
  package func send(_ event: SessionEvent, at time: Double) -> SessionResult {
    guard let now = clock.advance(to: time) else { return SessionResult() }
    if event.isChoice { controls.addressed = nil }
    let result = handle(event, at: now)
    kept.state = nil
    if !event.keepsPicture { kept.forget() }
    return result
  }

  /// The layout at a time, which is the kept one while nothing moves.
  package func arrangement(at time: Double) -> ContainerArrangement {
    if let (layout, since, isAtRest) = kept.arrangement,
      time == since || (isAtRest && time > since)
    {
      return layout
    }
    let layout = arrange(at: time)
    kept.arrangement = (layout, time, !isAnimating(at: time))
    return layout
  }

  package func tree(at time: Double) -> LayoutTree { arrangement(at: clock.time(time)).tree }

  package var state: SessionState {
    if let state = kept.state { return state }
    let state = state(in: arrangement(at: clock.latest))
    kept.state = state
    return state
  }

  package func state(in arrangement: ContainerArrangement) -> SessionState {
    controls.state(in: arrangement, size)
  }

  package func focusPosition(at time: Double) -> Int? {
    let now = clock.time(time)
    return controls.focusPosition(in: arrangement(at: now), at: now)
  }
}

// Events.
extension ContainerSession {
  package func handle(_ event: SessionEvent, at now: Double) -> SessionResult {
    pass(event, at: now)
  }

  /// Passes an event to the control that it is for.
  package func pass(_ event: SessionEvent, at now: Double) -> SessionResult {
    switch event {
    case .tap(.node(let position)): tap(node: position, at: now)
    case .key(let key): press(key, at: now)
    case .focus(nil): controls.moveFocus(to: nil, at: now)
    case .focus(.some(let position)):
      controls.setFocus(to: position, in: arrangement(at: now), at: now)
    case .drag, .endDrag, .release, .pick, .setForce, .setNaturalSize:
      controls.send(event, at: now)
    default: controls.send(event, in: arrangement(at: now), at: now)
    }
  }

  private func press(_ key: SessionKey, at now: Double) -> SessionResult {
    let arrangement = arrangement(at: now)
    if key.isTab { return controls.moveFocus(by: key, in: arrangement, at: now) }
    let exit = arrangement.exit(by: key, from: controls.focusPosition(in: arrangement, at: now))
    if let exit, exit.comesFirst, let result = enter(exit.node, in: arrangement, at: now) {
      return result
    }
    let result = controls.press(key, in: arrangement, at: now)
    if result.isUsed { return result }
    return exit.flatMap { enter($0.node, in: arrangement, at: now) } ?? result
  }

  /// Moves the focus to an item of another control, or into that control where the item is on a page that is being turned.
  ///
  /// - Returns: Nil if nothing there takes it.
  private func enter(
    _ node: Int, in arrangement: ContainerArrangement, at now: Double
  ) -> SessionResult? {
    let result = controls.setFocus(to: node, in: arrangement, at: now)
    if result.isUsed { return result }
    guard let item = arrangement.item(atPosition: node) else { return nil }
    let entering = controls.press(.tab, on: item, in: arrangement, at: now)
    return entering.isUsed ? entering : nil
  }
}
