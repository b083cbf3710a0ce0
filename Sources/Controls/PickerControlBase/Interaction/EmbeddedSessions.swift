import PickerColor
import PickerGeometry
import PickerText
import PickerTree

/// A control in a container that starts a session.
package struct ContainedControl {
  let control: AnyControl
  /// The size in which it is laid out.
  let size: ProposedSize
  /// The prefix of its ids in the container.
  let prefix: String

  /// - Parameter prefix: The prefix of the ids of the item that contains the control.
  package init(_ control: AnyControl, size: ProposedSize, prefix: String = "") {
    (self.control, self.size) = (control, size)
    self.prefix = prefix + (control.container.id.map { $0 + "/" } ?? "")
  }
}

/// The sessions of the controls in a container: passes every event to the control it is for. One of them at a time has the focus.
///
/// Positions and ids are those of the container's tree. Its ``ContainerArrangement`` at the time of the event maps
/// them to those of each control.
package struct EmbeddedSessions {
  /// The session of each item, nil for items that take no input; empty if none does.
  private let sessions: [(any ControlSession)?]
  /// The size in which each control was laid out last.
  private var sizes: [ProposedSize]
  /// The prefix of the ids of each item that takes input.
  let prefixes: [(item: Int, prefix: String)]
  /// The item that keys act on.
  package private(set) var focused: Int?
  /// The item that the latest tap, key or selection was for.
  var addressed: Int?
  /// The item that is being dragged, and where it was then.
  private var grip: (item: Int, place: ControlPlace)?

  /// Starts a session of each item's control; nil for items without a control.
  init(_ items: [ContainedControl?], by measurer: any TextMeasuring, at time: Double) {
    let sessions = items.map { item in
      item.flatMap { $0.control.session(within: $0.size, by: measurer, at: time) }
    }
    self.sessions = sessions.contains { $0 != nil } ? sessions : []
    sizes = items.map { $0?.size ?? .asDeclared }
    prefixes = items.indices.filter { sessions[$0] != nil }.compactMap { place in
      items[place].map { (item: place, prefix: $0.prefix) }
    }
  }

  /// Whether no item takes input.
  var isEmpty: Bool { sessions.isEmpty }

  /// The items that take input.
  var items: [Int] { prefixes.map { $0.item } }

  /// Whether an item takes input.
  private func takesInput(_ item: Int) -> Bool {
    sessions.indices.contains(item) && sessions[item] != nil
  }

  package func isAnimating(_ item: Int, at time: Double) -> Bool {
    takesInput(item) && sessions[item]?.isAnimating(at: time) ?? false
  }

  /// Whether any item moves.
  package func isAnimating(at time: Double) -> Bool {
    sessions.indices.contains { isAnimating($0, at: time) }
  }

  /// The controls in their current form, nil for controls with their initial size; nil if all have it.
  package var measured: [AnyMeasuredControl?]? {
    let controls = sessions.map { $0?.measured }
    return controls.contains { $0 != nil } ? controls : nil
  }

  /// Returns the layout of an item at a time; nil if it takes no input.
  ///
  /// - Parameter latest: The time of the latest event.
  mutating func layout(
    of item: Int, within proposal: ProposedSize, at time: Double, after latest: Double
  ) -> LayoutTree? {
    guard takesInput(item), let session = sessions[item] else { return nil }
    if sizes[item] != proposal { session.send(.resize(proposal), at: latest) }
    sizes[item] = proposal
    return session.tree(at: time)
  }
}

// Events.
extension EmbeddedSessions {
  /// Sends an event at a point, or for an id, to the addressed control.
  package mutating func send(
    _ event: SessionEvent, in arrangement: ContainerArrangement, at now: Double
  ) -> SessionResult {
    switch event {
    case .select(let id): address(id, in: arrangement, at: now) { .select($0) }
    case .deselect(let id): address(id, in: arrangement, at: now) { .deselect($0) }
    case .remove(let id): address(id, in: arrangement, at: now) { .remove($0) }
    default:
      event.point.map { send(event, atPoint: $0, in: arrangement, at: now) } ?? SessionResult()
    }
  }

  private mutating func send(
    _ event: SessionEvent, atPoint point: Point, in arrangement: ContainerArrangement,
    at now: Double
  ) -> SessionResult {
    guard let (item, place) = arrangement.item(atPoint: point), let session = sessions[item] else {
      return SessionResult()
    }
    if case .tap = event { addressed = item }
    let result = session.send(event.moved(into: place), at: now)
    if result.isUsed { follow(event, on: item, place, at: now) }
    return arrangement.result(result, of: item)
  }

  /// Does to the other controls what an event at a point of one of them means for them.
  private mutating func follow(
    _ event: SessionEvent, on item: Int, _ place: ControlPlace, at now: Double
  ) {
    switch event {
    case .tap: moveFocus(to: item, at: now)
    case .press:
      for other in sessions.indices where other != item { sessions[other]?.send(.release, at: now) }
    case .beginDrag:
      moveFocus(to: item, at: now)
      grip = (item, place)
    default: break
    }
  }

  /// Removes the focus, or sends an event to the control that is being dragged, to the first one that picks a colour,
  /// or to all.
  package mutating func send(_ event: SessionEvent, at now: Double) -> SessionResult {
    switch event {
    case .focus: return moveFocus(to: nil, at: now)
    case .drag, .endDrag: return sendToDragged(event, at: now)
    case .pick:
      let session = sessions.first { $0?.state.color != nil } ?? nil
      return session?.send(event, at: now) ?? SessionResult()
    default:
      let isUsed = sessions.reduce(false) { $1?.send(event, at: now).isUsed ?? false || $0 }
      return SessionResult(isUsed: isUsed)
    }
  }

  private mutating func sendToDragged(_ event: SessionEvent, at now: Double) -> SessionResult {
    guard let grip else { return SessionResult() }
    if case .endDrag = event { self.grip = nil }
    return sessions[grip.item]?.send(event.moved(into: grip.place), at: now) ?? SessionResult()
  }

  /// Whether a part of a control is being dragged.
  package var isDragging: Bool { grip != nil }

  /// Sends an event for an id to the control that has it. `event` makes it from the id that the control knows.
  private mutating func address(
    _ id: String, in arrangement: ContainerArrangement, at now: Double,
    _ event: (String) -> SessionEvent
  ) -> SessionResult {
    for (item, id) in arrangement.items(withID: id) {
      guard takesInput(item), let session = sessions[item] else { continue }
      addressed = item
      let result = session.send(event(id), at: now)
      if result.isUsed || session.state.refusal != nil {
        return arrangement.result(result, of: item)
      }
    }
    return SessionResult()
  }
}

extension EmbeddedSessions {
  /// Whether all nodes of a control are where they are in an arrangement.
  func keepsPlaces(_ item: Int, in arrangement: ContainerArrangement, at now: Double) -> Bool {
    guard let before = arrangement.tree(of: item), let now = sessions[item]?.tree(at: now),
      now.nodes.count == before.nodes.count
    else { return false }
    return now.ids == before.ids && now.effects == before.effects
      && now.nodes.indices.allSatisfy { place in
        let (one, other) = (now.nodes[place], before.nodes[place])
        return one.frame == other.frame && one.role == other.role && one.id == other.id
          && one.end == other.end
      }
  }
}

// Keys and the focus.
extension EmbeddedSessions {
  /// Presses a key on an item, which has the focus afterwards if it has a use for the key.
  mutating func press(
    _ key: SessionKey, on item: Int, in arrangement: ContainerArrangement, at now: Double
  ) -> SessionResult {
    if !key.isTab { addressed = item }
    guard let result = sessions[item]?.send(.key(key), at: now) else { return SessionResult() }
    if result.isUsed { moveFocus(to: item, at: now) }
    return arrangement.result(result, of: item)
  }

  /// Presses a key on the first of some items that has a use for it.
  mutating func press(
    _ key: SessionKey, onFirstOf items: some Sequence<Int>, in arrangement: ContainerArrangement,
    at now: Double
  ) -> SessionResult {
    for item in items where takesInput(item) {
      let result = press(key, on: item, in: arrangement, at: now)
      if result.isUsed { return result }
    }
    return SessionResult()
  }

  /// Moves the focus to the following or preceding one of some items that takes it.
  ///
  /// - Parameter focused: The item that has the focus. It need not be one of `items`, which are then in ascending
  ///   order.
  mutating func moveFocus(
    by key: SessionKey, from focused: Int?, among items: [Int],
    in arrangement: ContainerArrangement, at now: Double
  ) -> SessionResult {
    let items = key == .tab ? items : items.reversed()
    let start = focused.map { focused in
      items.firstIndex(of: focused)
        ?? items.firstIndex { key == .tab ? $0 > focused : $0 < focused } ?? items.endIndex
    }
    return press(key, onFirstOf: items[(start ?? 0)...], in: arrangement, at: now)
  }

  /// Makes an item the target of keys, and removes the focus from all others.
  @discardableResult
  package mutating func moveFocus(to item: Int?, at now: Double) -> SessionResult {
    var result = SessionResult(isUsed: true)
    if let focused, focused != item {
      sessions[focused]?.send(.focus(nil), at: now)
      result.movesFocus = true
    }
    focused = item
    return result
  }

  /// Moves the focus to the item of a control at a position.
  mutating func setFocus(
    to position: Int, in arrangement: ContainerArrangement, at now: Double
  ) -> SessionResult {
    guard let item = arrangement.item(atPosition: position),
      let root = arrangement.root(of: item),
      let result = sessions[item]?.send(.focus(position - root), at: now), result.isUsed
    else { return SessionResult() }
    moveFocus(to: item, at: now)
    return result
  }

  private func focus(in arrangement: ContainerArrangement) -> SessionTarget? {
    guard let focused, let target = sessions[focused]?.state.focus else { return nil }
    return arrangement.target(target, of: focused)
  }

  func focusPosition(in arrangement: ContainerArrangement, at time: Double) -> Int? {
    guard let focused, let root = arrangement.root(of: focused) else { return nil }
    return sessions[focused]?.focusPosition(at: time).map { root + $0 }
  }
}

// The state.
extension EmbeddedSessions {
  /// The state of all controls: colour and drag offset are those of the first control that has one.
  func state(
    in arrangement: ContainerArrangement, _ proposal: ProposedSize
  ) -> SessionState {
    var state = SessionState(in: proposal)
    for (item, session) in sessions.enumerated() {
      guard let own = session?.state else { continue }
      state.selection += own.selection.compactMap { arrangement.id($0, of: item) }
      state.color = state.color ?? own.color
      state.stage = state.stage ?? own.stage
      state.offset = state.offset ?? own.offset
      state.isExpanded = state.isExpanded ?? own.isExpanded
    }
    state.focus = focus(in: arrangement)
    state.refusal = refusal(in: arrangement)
    return state
  }

  /// The refusal of the addressed control.
  private func refusal(in arrangement: ContainerArrangement) -> SessionRefusal? {
    addressed.flatMap { item in
      sessions[item]?.state.refusal.flatMap { arrangement.refusal($0, of: item) }
    }
  }
}
