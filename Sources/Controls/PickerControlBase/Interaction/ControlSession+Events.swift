import PickerColor
import PickerGeometry
import PickerTree

// Each event and each value of the state by a name of its own.

// Taps and drags.
extension ControlSession {
  /// Taps on a point; see ``SessionEvent/tap(_:)``.
  ///
  /// - Returns: The target of the tap; nil if nothing happens, because there is no item, it is disabled, or the
  ///   selection rule forbids it; see ``refusal``.
  @discardableResult
  public func tap(atPoint point: Point, at time: Double) -> SessionTarget? {
    send(.tap(.point(point)), at: time).target
  }

  /// Taps the item that the node at a position shows or belongs to; see ``SessionEvent/Place/node(_:)``.
  ///
  ///     session.tap(position: tree.nodes.firstIndex { $0.role == .trailingIcon } ?? 0, at: time)
  ///
  /// - Parameters:
  ///   - position: The position of a node in the tree at the time, or of one of its descendants.
  ///   - time: The time, in seconds.
  /// - Returns: The same as ``tap(atPoint:at:)``.
  @discardableResult
  public func tap(position: Int, at time: Double) -> SessionTarget? {
    send(.tap(.node(position)), at: time).target
  }

  /// Presses the item at a point until ``release(at:)``; see ``SessionEvent/press(_:)``.
  ///
  /// - Returns: The pressed item; nil if there is none, or if it is disabled.
  @discardableResult
  public func press(atPoint point: Point, at time: Double) -> SessionTarget? {
    send(.press(point), at: time).target
  }

  /// Releases the pressed item. Has no effect without a press.
  public func release(at time: Double) { send(.release, at: time) }

  /// Sets the force of the finger for subsequent taps and drags; see ``SessionEvent/setForce(_:)``.
  ///
  /// - Parameter force: A fraction of the device's maximum, 0 to 1; nil if it is not measured.
  public func setForce(_ force: Double?) { send(.setForce(force), at: SessionClock.earliest) }

  /// Scrolls overflowing content at a point; see ``SessionEvent/scroll(_:by:)``.
  ///
  ///     if session.scroll(atPoint: point, by: Point(x: wheel.deltaX, y: wheel.deltaY), at: time) { wheel.isUsed = true }
  ///
  /// - Parameters:
  ///   - point: The position of the wheel or of the fingers.
  ///   - distance: The distance in points; positive values reveal content further to the right or further down.
  ///   - time: The time, in seconds.
  /// - Returns: Whether anything moves. False at the end of the content: the surroundings of the control may then
  ///   scroll.
  @discardableResult
  public func scroll(atPoint point: Point, by distance: Point, at time: Double) -> Bool {
    send(.scroll(point, by: distance), at: time).isUsed
  }

  /// Begins to drag the part at a point; see ``SessionEvent/beginDrag(_:)``.
  ///
  /// - Returns: Whether there is something to drag. If not, no drag begins.
  @discardableResult
  public func beginDrag(atPoint point: Point, at time: Double) -> Bool {
    send(.beginDrag(point), at: time).isUsed
  }

  /// Moves the dragged part. Has no effect without a drag.
  public func drag(to point: Point, at time: Double) { send(.drag(point), at: time) }

  /// Ends a drag. Has no effect without one.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the finger, in points per second; nil uses the velocity of the drag.
  ///   - time: The time of the release, in seconds.
  public func endDrag(velocity: Point? = nil, at time: Double) {
    send(.endDrag(velocity: velocity), at: time)
  }
}

// Keys and the focus.
extension ControlSession {
  /// Sends a key to the item with the ``focus``; see ``SessionEvent/key(_:)``.
  ///
  /// - Returns: Whether the key changed something, moved the focus, or pressed a momentary segment. Returns false for
  ///   the Tab key after the last control or before the first one: the focus may then leave the control.
  @discardableResult
  public func press(_ key: SessionKey, at time: Double) -> Bool { send(.key(key), at: time).isUsed }

  /// Moves the focus to an item without any other change.
  ///
  ///     for stop in tree.navigation() where isUnderTheCursor(stop) { session.setFocus(to: stop.node, at: time) }
  ///
  /// - Parameters:
  ///   - position: The position of a node in the tree at the time; see ``SessionEvent/focus(_:)``. Nil removes the focus.
  ///   - time: The time, in seconds.
  /// - Returns: Whether the item has the focus now. If there is no such enabled item, the focus does not move.
  @discardableResult
  public func setFocus(to position: Int?, at time: Double) -> Bool {
    send(.focus(position), at: time).isUsed
  }

  /// The target of keys; see ``SessionState/focus``.
  public var focus: SessionTarget? { state.focus }
}

// Items, colours, images and the size.
extension ControlSession {
  /// Selects an item, shown or hidden, if it is enabled and the selection rule allows it. In a carousel, slides to a
  /// page.
  ///
  /// - Returns: Whether the item is selected afterwards.
  @discardableResult
  public func select(_ id: String, at time: Double) -> Bool { send(.select(id), at: time).isUsed }

  /// Deselects an item if it is enabled and the selection rule allows it.
  ///
  /// - Returns: Whether the item exists and is not selected afterwards; false for pages and parts of colour pickers.
  @discardableResult
  public func deselect(_ id: String, at time: Double) -> Bool {
    send(.deselect(id), at: time).isUsed
  }

  /// Removes a chip; see ``SessionEvent/remove(_:)``.
  ///
  /// - Returns: Whether there was such a chip; false for items of other controls.
  @discardableResult
  public func remove(_ id: String, at time: Double) -> Bool { send(.remove(id), at: time).isUsed }

  /// Picks a colour. It is converted to the colour space of the control.
  ///
  /// - Returns: Whether the control picks colours.
  @discardableResult
  public func pick(_ color: ColorValue, at time: Double) -> Bool {
    send(.pick(color), at: time).isUsed
  }

  /// Sets the natural size of an image that only a page loads; see ``SessionEvent/setNaturalSize(_:ofImage:)``.
  ///
  ///     session.setNaturalSize(Size(width: 1080, height: 1920), ofImage: address, at: time)
  ///
  /// - Parameters:
  ///   - size: The size in points; one pixel is one point.
  ///   - href: The address, as in the document.
  ///   - time: The time, in seconds.
  /// - Returns: Whether there is such an image of unknown size; false if the size is not positive and finite.
  @discardableResult
  public func setNaturalSize(_ size: Size, ofImage href: String, at time: Double) -> Bool {
    send(.setNaturalSize(size, ofImage: href), at: time).isUsed
  }

  /// Lays out the control in another size. The state is kept, but a drag ends, and an indicator stops at its target.
  public func resize(to proposal: ProposedSize, at time: Double) {
    send(.resize(proposal), at: time)
  }
}

// The state.
extension ControlSession {
  /// The size in which the control is laid out.
  public var proposal: ProposedSize { state.proposal }

  /// The ids of the selected items; see ``SessionState/selection``.
  public var selection: [String] { state.selection }

  /// The item that the selection rule refused at the latest tap, key or selection; nil if there was none.
  public var refusal: SessionRefusal? { state.refusal }

  /// The picked colour; nil if the control does not pick colours.
  public var color: ColorValue? { state.color }

  /// The stage of the touch swatch; see ``SessionState/stage``.
  public var stage: TouchStage? { state.stage }

  /// How far the most recently dragged layer is from its place; see ``SessionState/offset``.
  public var offset: Point? { state.offset }

  /// Returns the page that covers most of the viewport at a time, from 0; nil if the control has no pages. In a
  /// container, it is the page of the first carousel.
  public func page(at time: Double) -> Int? {
    tree(at: time).controlStates.first { $0.paging.map { $0.count > 0 } ?? false }?.paging?.current
  }
}
