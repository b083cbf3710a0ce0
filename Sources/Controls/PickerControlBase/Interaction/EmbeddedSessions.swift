import PickerColor
import PickerGeometry
import PickerTree

/// The sessions of the controls in a container: passes every input to the control it is for. One of them at a time has the focus.
///
/// Positions and ids are those of the container's tree, which its ``ContainerArrangement`` at the time of the input maps to those of
/// each control.
package struct EmbeddedSessions {
  /// The session of each item, nil for items that take no input; empty if none does.
  private let sessions: [(any ControlSession)?]
  /// The item that keys act on.
  package private(set) var focused: Int?
  /// The item that the latest tap, key or selection was for.
  package var addressed: Int?
  /// The item that is being dragged, and where it was then.
  private var grip: (item: Int, place: ControlPlace)?

  /// - Parameter sessions: The session of each item; nil for items that take no input.
  package init(_ sessions: [(any ControlSession)?]) {
    self.sessions = sessions.contains { $0 != nil } ? sessions : []
  }

  /// Whether no item takes input.
  package var isEmpty: Bool { sessions.isEmpty }

  /// Whether an item takes input.
  package func takesInput(_ item: Int) -> Bool {
    sessions.indices.contains(item) && sessions[item] != nil
  }

  /// The prefix of the ids of each item that takes input.
  package func prefixes(_ prefix: (_ item: Int) -> String) -> [(item: Int, prefix: String)] {
    sessions.indices.filter(takesInput).map { ($0, prefix($0)) }
  }

  package func isAnimating(_ item: Int, at time: Double) -> Bool {
    takesInput(item) && sessions[item]?.isAnimating(at: time) ?? false
  }

  /// Whether any item moves.
  package func isAnimating(at time: Double) -> Bool {
    sessions.indices.contains { isAnimating($0, at: time) }
  }

  /// The controls as they are now, nil for those that have the size of the beginning; nil if all have.
  package var measured: [AnyMeasuredControl?]? {
    let controls = sessions.map { $0?.measured }
    return controls.contains { $0 != nil } ? controls : nil
  }

  /// Returns the layout of an item at a time; nil if it takes no input.
  ///
  /// - Parameter latest: The time of the latest input.
  package func layout(
    of item: Int, within proposal: ProposedSize, at time: Double, after latest: Double
  ) -> LayoutTree? {
    guard takesInput(item), let session = sessions[item] else { return nil }
    if session.proposal != proposal { session.resize(to: proposal, at: latest) }
    return session.tree(at: time)
  }
}

// Taps and drags.
extension EmbeddedSessions {
  /// Taps on the control at a point, which becomes the addressed one.
  package mutating func tap(
    atPoint point: Point, in arrangement: ContainerArrangement, at time: Double
  ) -> SessionTarget? {
    addressed = nil
    guard let (item, place) = arrangement.item(atPoint: point) else { return nil }
    addressed = item
    guard let target = sessions[item]?.tap(atPoint: place.point(point), at: time)
    else { return nil }
    moveFocus(to: item, at: time)
    return arrangement.target(target, of: item)
  }

  func scroll(
    atPoint point: Point, by distance: Point, in arrangement: ContainerArrangement, at time: Double
  ) -> Bool {
    guard let (item, place) = arrangement.item(atPoint: point), let session = sessions[item]
    else { return false }
    return session.scroll(
      atPoint: place.point(point), by: place.vector(distance), at: time)
  }

  package mutating func beginDrag(
    atPoint point: Point, in arrangement: ContainerArrangement, at time: Double
  ) -> Bool {
    guard let (item, place) = arrangement.item(atPoint: point),
      sessions[item]?.beginDrag(atPoint: place.point(point), at: time) == true
    else { return false }
    moveFocus(to: item, at: time)
    grip = (item, place)
    return true
  }

  /// Whether a part of a control is being dragged.
  package var isDragging: Bool { grip != nil }

  package func drag(to point: Point, at time: Double) {
    guard let grip else { return }
    sessions[grip.item]?.drag(to: grip.place.point(point), at: time)
  }

  package mutating func endDrag(velocity: Point?, at time: Double) {
    guard let grip else { return }
    sessions[grip.item]?.endDrag(velocity: velocity.map(grip.place.vector), at: time)
    self.grip = nil
  }

  func setForce(_ force: Double?) {
    for session in sessions { session?.setForce(force) }
  }

  func press(
    atPoint point: Point, in arrangement: ContainerArrangement, at time: Double
  ) -> SessionTarget? {
    guard let (item, place) = arrangement.item(atPoint: point),
      let target = sessions[item]?.press(atPoint: place.point(point), at: time)
    else { return nil }
    for other in sessions.indices where other != item { sessions[other]?.release(at: time) }
    return arrangement.target(target, of: item)
  }

  func release(at time: Double) {
    for session in sessions { session?.release(at: time) }
  }
}

// Keys and the focus.
extension EmbeddedSessions {
  /// Presses a key on the control that has the focus; without one, on the first that has a use for it.
  mutating func press(
    _ key: SessionKey, in arrangement: ContainerArrangement, at time: Double
  ) -> Bool {
    if let focused { return press(key, on: focused, at: time) }
    for item in sessions.indices where arrangement.root(of: item) != nil {
      if press(key, on: item, at: time) { return true }
    }
    return false
  }

  /// Presses a key on an item, which has the focus afterwards if it has a use for the key.
  package mutating func press(_ key: SessionKey, on item: Int, at time: Double) -> Bool {
    if !key.isTab { addressed = item }
    guard sessions[item]?.press(key, at: time) == true else { return false }
    moveFocus(to: item, at: time)
    return true
  }

  /// Moves the focus to the following or preceding control that takes it.
  mutating func moveFocus(
    by key: SessionKey, in arrangement: ContainerArrangement, at time: Double
  ) -> Bool {
    let items =
      key == .tab
      ? Array((focused ?? 0)..<sessions.count)
      : (0..<(focused.map { $0 + 1 } ?? sessions.count)).reversed()
    for item in items where arrangement.root(of: item) != nil {
      if press(key, on: item, at: time) { return true }
    }
    return false
  }

  /// Makes an item the one that keys act on, so that no other has the focus.
  package mutating func moveFocus(to item: Int?, at time: Double) {
    if let focused, focused != item { sessions[focused]?.setFocus(to: nil, at: time) }
    focused = item
  }

  /// Moves the focus to the item of a control at a position.
  package mutating func setFocus(
    to position: Int, in arrangement: ContainerArrangement, at time: Double
  ) -> Bool {
    guard let item = arrangement.item(atPosition: position),
      let root = arrangement.root(of: item),
      sessions[item]?.setFocus(to: position - root, at: time) == true
    else { return false }
    moveFocus(to: item, at: time)
    return true
  }

  package func focus(in arrangement: ContainerArrangement) -> SessionTarget? {
    guard let focused, let target = sessions[focused]?.focus else { return nil }
    return arrangement.target(target, of: focused)
  }

  package func focusPosition(in arrangement: ContainerArrangement, at time: Double) -> Int? {
    guard let focused, let root = arrangement.root(of: focused) else { return nil }
    return sessions[focused]?.focusPosition(at: time).map { root + $0 }
  }
}

// State.
extension EmbeddedSessions {
  package func selection(in arrangement: ContainerArrangement) -> [String] {
    sessions.indices.flatMap { item in
      (sessions[item]?.selection ?? []).compactMap { arrangement.id($0, of: item) }
    }
  }

  package mutating func select(
    _ id: String, in arrangement: ContainerArrangement, at time: Double
  ) -> Bool {
    address(id, in: arrangement) { $0.select($1, at: time) }
  }

  mutating func deselect(
    _ id: String, in arrangement: ContainerArrangement, at time: Double
  ) -> Bool {
    address(id, in: arrangement) { $0.deselect($1, at: time) }
  }

  mutating func remove(
    _ id: String, in arrangement: ContainerArrangement, at time: Double
  ) -> Bool {
    address(id, in: arrangement) { $0.remove($1, at: time) }
  }

  private mutating func address(
    _ id: String, in arrangement: ContainerArrangement,
    _ change: (any ControlSession, String) -> Bool
  ) -> Bool {
    for (item, id) in arrangement.items(withID: id) {
      guard takesInput(item), let session = sessions[item] else { continue }
      addressed = item
      if change(session, id) { return true }
      if session.refusal != nil { return false }
    }
    return false
  }

  /// What the addressed control refused.
  package func refusal(in arrangement: ContainerArrangement) -> SessionRefusal? {
    guard let addressed, var refusal = sessions[addressed]?.refusal,
      let id = arrangement.id(refusal.id, of: addressed)
    else { return nil }
    refusal.control = refusal.control.flatMap { arrangement.controlID($0, of: addressed) }
    refusal.id = id
    return refusal
  }

  /// Sets the natural size of the images of an address in all controls.
  package func setNaturalSize(_ size: Size, ofImage href: String, at time: Double) -> Bool {
    sessions.reduce(false) { $1?.setNaturalSize(size, ofImage: href, at: time) ?? false || $0 }
  }

  /// The colour of the first colour picker.
  var color: ColorValue? { sessions.lazy.compactMap { $0?.color }.first }

  func pick(_ color: ColorValue, at time: Double) -> Bool {
    guard let session = sessions.first(where: { $0?.color != nil }) else { return false }
    return session?.pick(color, at: time) ?? false
  }

  /// The stage of the first touch swatch.
  var stage: TouchStage? { sessions.lazy.compactMap { $0?.stage }.first }

  /// The offset in the first drawing of which a layer was dragged.
  package var offset: Point? { sessions.lazy.compactMap { $0?.offset }.first }

  /// The page of the first carousel.
  func page(at time: Double) -> Int? { sessions.lazy.compactMap { $0?.page(at: time) }.first }
}

extension Container {
  /// The prefix of the ids in a control, in what contains it.
  package var idPrefix: String { id.map { $0 + "/" } ?? "" }
}
