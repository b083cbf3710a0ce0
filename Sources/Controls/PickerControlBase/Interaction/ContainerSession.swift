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

  /// The state after all events so far, with the ids of a layout.
  func state(in arrangement: ContainerArrangement) -> SessionState
}

/// Values that a container caches between two events, so reading its state costs nothing.
package struct KeptArrangement {
  private var arrangement: ContainerArrangement?
  /// The time of the arrangement, and whether it also applies to all later times.
  private var (time, isAtRest) = (0.0, false)
  /// Whether the current state is drawn. If not, only the appearance of items has changed, such as which are
  /// selected.
  private var isDrawn = false
  fileprivate var state: SessionState?

  package init() {}

  /// Forgets everything, because it has changed.
  package mutating func forget() { self = KeptArrangement() }

  fileprivate func arrangement(at now: Double) -> ContainerArrangement? {
    now == time || (isAtRest && now > time) ? arrangement : nil
  }

  fileprivate func drawnArrangement(at now: Double) -> ContainerArrangement? {
    isDrawn ? arrangement(at: now) : nil
  }

  fileprivate mutating func keep(
    _ arrangement: ContainerArrangement, at time: Double, isAtRest: Bool
  ) {
    (self.arrangement, self.time, self.isAtRest) = (arrangement, time, isAtRest)
    isDrawn = true
  }

  /// Keeps where everything is, but not what it looks like.
  fileprivate mutating func forgetLooks() { isDrawn = false }
}

extension ContainerSession {
  package func send(_ event: SessionEvent, at time: Double) -> SessionResult {
    guard let now = clock.advance(to: time) else { return SessionResult() }
    if event.isChoice { controls.addressed = nil }
    let result = handle(event, at: now)
    // Force changes nothing by itself.
    if case .setForce = event { return result }
    kept.state = nil
    if keepsPlaces(event, at: now) { kept.forgetLooks() } else { kept.forget() }
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

  /// The layout at a time, which is the kept one while nothing moves. Its nodes may look as before the latest events.
  package func arrangement(at time: Double) -> ContainerArrangement {
    kept.arrangement(at: time) ?? drawnArrangement(at: time)
  }

  private func drawnArrangement(at time: Double) -> ContainerArrangement {
    if let drawn = kept.drawnArrangement(at: time) { return drawn }
    let arrangement = arrange(at: time)
    kept.keep(arrangement, at: time, isAtRest: !isAnimating(at: time))
    return arrangement
  }

  package func tree(at time: Double) -> LayoutTree {
    drawnArrangement(at: clock.time(time)).tree
  }

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
