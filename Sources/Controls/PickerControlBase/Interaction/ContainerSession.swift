import PickerColor
import PickerGeometry
import PickerTree

/// A session of a container, which passes every input to the control that it is for.
package protocol ContainerSession: ControlSession {
  /// The sessions of the controls.
  var controls: EmbeddedSessions { get set }
  var clock: SessionClock { get set }

  /// The layout at a time, with the controls that are shown then.
  func arrangement(at time: Double) -> ContainerArrangement
}

extension ContainerSession {
  package func tree(at time: Double) -> LayoutTree { arrangement(at: clock.time(time)).tree }
}

// Taps and drags.
extension ContainerSession {
  package func tap(atPoint point: Point, at time: Double) -> SessionTarget? {
    controls.addressed = nil
    guard let now = clock.advance(to: time) else { return nil }
    return controls.tap(atPoint: point, in: arrangement(at: now), at: now)
  }

  package func scroll(atPoint point: Point, by distance: Point, at time: Double) -> Bool {
    guard let now = clock.advance(to: time) else { return false }
    return controls.scroll(atPoint: point, by: distance, in: arrangement(at: now), at: now)
  }

  package func beginDrag(atPoint point: Point, at time: Double) -> Bool {
    guard let now = clock.advance(to: time) else { return false }
    return controls.beginDrag(atPoint: point, in: arrangement(at: now), at: now)
  }

  package func setForce(_ force: Double?) { controls.setForce(force) }

  package func drag(to point: Point, at time: Double) {
    guard controls.isDragging, let now = clock.advance(to: time) else { return }
    controls.drag(to: point, at: now)
  }

  package func endDrag(velocity: Point?, at time: Double) {
    guard controls.isDragging, let now = clock.advance(to: time) else { return }
    controls.endDrag(velocity: velocity, at: now)
  }

  package func press(atPoint point: Point, at time: Double) -> SessionTarget? {
    guard let now = clock.advance(to: time) else { return nil }
    return controls.press(atPoint: point, in: arrangement(at: now), at: now)
  }

  package func release(at time: Double) {
    if let now = clock.advance(to: time) { controls.release(at: now) }
  }
}

// State.
extension ContainerSession {
  package var selection: [String] { controls.selection(in: arrangement(at: clock.latest)) }

  package func select(_ id: String, at time: Double) -> Bool {
    controls.addressed = nil
    guard let now = clock.advance(to: time) else { return false }
    return controls.select(id, in: arrangement(at: now), at: now)
  }

  package func deselect(_ id: String, at time: Double) -> Bool {
    controls.addressed = nil
    guard let now = clock.advance(to: time) else { return false }
    return controls.deselect(id, in: arrangement(at: now), at: now)
  }

  package func remove(_ id: String, at time: Double) -> Bool {
    guard let now = clock.advance(to: time) else { return false }
    return controls.remove(id, in: arrangement(at: now), at: now)
  }

  package func setNaturalSize(_ size: Size, ofImage href: String, at time: Double) -> Bool {
    clock.advance(to: time).map { controls.setNaturalSize(size, ofImage: href, at: $0) } ?? false
  }

  package var refusal: SessionRefusal? { controls.refusal(in: arrangement(at: clock.latest)) }

  /// The colour of the first colour picker.
  package var color: ColorValue? { controls.color }

  package func pick(_ color: ColorValue, at time: Double) -> Bool {
    clock.advance(to: time).map { controls.pick(color, at: $0) } ?? false
  }

  /// The stage of the first touch swatch.
  package var stage: TouchStage? { controls.stage }

  /// The offset in the first drawing of which a layer was dragged.
  package var offset: Point? { controls.offset }

  /// The page of the first carousel.
  package func page(at time: Double) -> Int? { controls.page(at: clock.time(time)) }
}

// Keys.
extension ContainerSession {
  package func press(_ key: SessionKey, at time: Double) -> Bool {
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
extension ContainerSession {
  package var focus: SessionTarget? { controls.focus(in: arrangement(at: clock.latest)) }

  package func setFocus(to position: Int?, at time: Double) -> Bool {
    guard let now = clock.advance(to: time) else { return false }
    if let position { return controls.setFocus(to: position, in: arrangement(at: now), at: now) }
    controls.moveFocus(to: nil, at: now)
    return true
  }

  package func focusPosition(at time: Double) -> Int? {
    let now = clock.time(time)
    return controls.focusPosition(in: arrangement(at: now), at: now)
  }
}
