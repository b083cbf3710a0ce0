import PickerColor
import PickerGeometry
import PickerTree

/// An interactive control: it takes input, and returns the layout tree at any time.
///
///     let session = try document.session(within: ProposedSize(width: 320))
///     session?.tap(atPoint: Point(x: 150, y: 20), at: 0.2)
///     session?.selection                               // the ids of the selected items
///     session?.tree(at: 0.25)                          // again while session.isAnimating(at: time)
///
/// Segmented controls, chips, colour pickers, touch swatches, carousels, drawings with layers that can be dragged, drawings and shapes
/// whose gradients move, and panels and flows of any of them have sessions; ``AnyControl/session(within:by:at:)``
/// and ``Document/session(within:at:)`` begin one for a control of any type. For your own items, see
/// ``SegmentedSession`` and ``FlexibleSession``.
///
/// Times are seconds of any monotonic clock; no clock is read here. An earlier time than that of the latest input
/// counts as the latest. Points are relative to the control's origin. Meaningless input changes nothing: a point
/// outside, an unknown id, a disabled item, and points and times that are not finite or beyond 10¹² seconds.
///
/// A session is a class because its state depends on the control. It is not `Sendable`: use it on one thread at a time.
public protocol ControlSession: AnyObject {
  /// The size in which the control is laid out.
  var proposal: ProposedSize { get }

  /// Lays the control out in another size. The state is kept; a drag ends, and an indicator is at rest at once.
  func resize(to proposal: ProposedSize, at time: Double)

  /// Taps on a point: selects a segment, toggles a chip, expands or collapses hidden chips, picks a colour, or slides to the page of
  /// a dot.
  ///
  /// A chip that cannot be selected is a button: a tap on it only reports it. A tap on the trailing icon of a chip only reports it, with the id of the chip, which ``remove(_:at:)`` removes. A tap on a page of a
  /// carousel, where no control has a use for it, only reports the page.
  ///
  /// - Returns: The target of the tap; nil if nothing happens, because there is nothing, it is disabled, or the
  ///   selection rule forbids it; see ``refusal``.
  @discardableResult
  func tap(atPoint point: Point, at time: Double) -> SessionTarget?

  /// Taps on the item that the node at a position shows, or is part of, as keys and assistive technology do, which have no point. What is
  /// beneath another item, or moves, is the one that is meant.
  ///
  ///     session.tap(position: tree.nodes.firstIndex { $0.role == .trailingIcon } ?? 0, at: time)
  ///
  /// A part that picks from a range has the focus afterwards, and keeps its value.
  ///
  /// - Parameters:
  ///   - position: The position of a node in the tree at the time, or of one of its descendants.
  ///   - time: The time, in seconds.
  /// - Returns: As ``tap(atPoint:at:)``.
  @discardableResult
  func tap(position: Int, at time: Double) -> SessionTarget?

  /// Presses the item at a point, as a finger does before it lifts: a segment of a segmented control grows while its
  /// neighbours shrink, and is dimmed if the control has a pressed opacity. Nothing is selected.
  ///
  /// A press ends with another one, and with ``release(at:)``.
  ///
  /// - Returns: The pressed item; nil if there is none, or if it is disabled.
  @discardableResult
  func press(atPoint point: Point, at time: Double) -> SessionTarget?

  /// Releases the pressed item. Has no effect without a press.
  func release(at time: Double)

  /// Sets the force of the finger, on which the stages and the third component of a ``ChromaTouch`` depend, for the taps and drags
  /// that follow.
  ///
  /// - Parameter force: A fraction of the maximum of the device, 0 to 1; nil, as in the beginning: it is not measured.
  func setForce(_ force: Double?)

  /// Scrolls what is at a point and does not fit: the segments of a control that is compressed by `scroll`, until another segment is
  /// selected. Segments that the focus moves to come into sight, too.
  ///
  ///     if session.scroll(atPoint: point, by: Point(x: wheel.deltaX, y: wheel.deltaY), at: time) { wheel.isUsed = true }
  ///
  /// - Parameters:
  ///   - point: Where the wheel or the fingers are.
  ///   - distance: In points; a positive one shows more of what is further to the right, or below. A horizontal control also takes a
  ///     distance that leads mainly downwards, to what follows in its direction.
  ///   - time: The time, in seconds.
  /// - Returns: Whether anything moves: false at the end of the content, so that what is around the control may scroll.
  @discardableResult
  func scroll(atPoint point: Point, by distance: Point, at time: Double) -> Bool

  /// Begins to drag the part at a point: the indicator of a segmented control, or beside it the segments if they can be scrolled, a part
  /// of a colour picker, the pages of a carousel, a layer of a drawing. On a page of a carousel, a control comes before the pages, unless
  /// they are moving.
  ///
  /// - Returns: Whether there is something to drag; if not, no drag begins.
  @discardableResult
  func beginDrag(atPoint point: Point, at time: Double) -> Bool

  /// Moves the dragged part. Has no effect without a drag.
  func drag(to point: Point, at time: Double)

  /// Ends a drag. Has no effect without one.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the finger, in points per second; nil uses that of the drag itself.
  ///   - time: The time of the release, in seconds.
  func endDrag(velocity: Point?, at time: Double)

  /// Presses a key on what has the ``focus``. Without a focus, the key gives it, or acts on the selected item or the first
  /// control that has a use for it.
  ///
  /// In a panel, an arrow key that has no further use in its control moves the focus to the adjacent one, as
  /// `LayoutTree.navigation()` of the panel's tree leads; a slider uses every arrow key, even at its limit, and so does a segmented
  /// control of which one segment is selected, where they wrap around. Up and Down leave a row of other segments at once where another
  /// control is above or below. In a carousel, Page Up and Page Down turn the pages if the control that has
  /// the focus has no use for them. The Tab key moves the focus from control to control, in their
  /// order: to the first selected item of segments or chips, else to their first enabled one, to the current page of a
  /// carousel, and to every part of a colour picker. Escape closes what a firm touch has opened, and
  /// Enter on a slider of a touch swatch opens it.
  ///
  /// - Returns: Whether the key changed something, moved the focus, or pressed a momentary segment. False for the Tab key
  ///   beyond the last control, or before the first: the focus may go on to what is outside.
  @discardableResult
  func press(_ key: SessionKey, at time: Double) -> Bool

  /// What keys act on; nil for none, as before any input. Taps, drags, keys and ``setFocus(to:at:)`` move it.
  ///
  /// Two controls of a panel may each have a chip that stands for hidden ones, which has no id: ``focusPosition(at:)``
  /// tells them apart.
  var focus: SessionTarget? { get }

  /// Moves the focus to an item, and changes nothing else.
  ///
  ///     for stop in tree.navigation() where isUnderTheCursor(stop) { session.setFocus(to: stop.node, at: time) }
  ///
  /// - Parameters:
  ///   - position: The position of a node in the tree at the time: one of its `LayoutTree.navigation()`. The page that
  ///     has the focus of a carousel without dots, and a palette, whose swatches share one focus, may be given as well. Nil
  ///     removes the focus.
  ///   - time: The time, in seconds.
  /// - Returns: Whether the focus is there now; false, and it stays where it was, if there is no such enabled item.
  @discardableResult
  func setFocus(to position: Int?, at time: Double) -> Bool

  /// Returns the position of the node in the tree at a time that has the focus; nil for none, and where it is not shown.
  func focusPosition(at time: Double) -> Int?

  /// Selects an item, shown or hidden, if it is enabled and the rule of selection allows it; slides to a page.
  ///
  /// - Returns: Whether the item is selected afterwards.
  @discardableResult
  func select(_ id: String, at time: Double) -> Bool

  /// Deselects an item if it is enabled and the rule of selection allows it.
  ///
  /// - Returns: Whether the item exists and is not selected afterwards; false for pages and the parts of colour pickers.
  @discardableResult
  func deselect(_ id: String, at time: Double) -> Bool

  /// Removes a chip, as its trailing icon asks for: the others move up, and keep their ids and states. The focus moves from it to the
  /// next chip that is shown and enabled, else to the preceding one, else to the chip that stands for hidden ones.
  ///
  /// - Returns: Whether there was such a chip; false for the items of other controls.
  @discardableResult
  func remove(_ id: String, at time: Double) -> Bool

  /// Picks a colour, which is converted to the space of the control.
  ///
  /// - Returns: Whether the control picks colours.
  @discardableResult
  func pick(_ color: ColorValue, at time: Double) -> Bool

  /// Sets the natural size of an image that only a page loads, such as `{"href": "https://…", "load": true}`, once it is known: what
  /// depends on it is laid out again.
  ///
  ///     session.setNaturalSize(Size(width: 1080, height: 1920), ofImage: address, at: time)
  ///
  /// - Parameters:
  ///   - size: In points: a pixel is a point.
  ///   - href: The address, as in the document.
  ///   - time: The time, in seconds.
  /// - Returns: Whether there is such an image of which the size was not known; false for a size that is not positive and finite.
  @discardableResult
  func setNaturalSize(_ size: Size, ofImage href: String, at time: Double) -> Bool

  /// The ids of the selected items, in the order of the items: of a carousel the current page, then the items on all pages.
  var selection: [String] { get }

  /// What the rule of selection refused of the latest tap, key or selection; nil if it refused nothing.
  var refusal: SessionRefusal? { get }

  /// The picked colour; nil if the control picks none.
  var color: ColorValue? { get }

  /// The stage of the touch swatch, in a container of the first one; nil if there is none. Its node in the tree has it, too.
  var stage: TouchStage? { get }

  /// How far the layer that was dragged last is from where the document places it, in points of what contains it; nil if no
  /// layer was dragged. In a container, that of the first drawing; the node of each drawing has its own.
  var offset: Point? { get }

  /// Returns the page that covers most of the viewport at a time, from 0; nil if the control has no pages.
  func page(at time: Double) -> Int?

  /// Whether the picture changes from a time on without further input, or something is being dragged. True for
  /// pages between two automatic advances, too.
  func isAnimating(at time: Double) -> Bool

  /// The control as it is now, where its size may not be that of the beginning; nil: it is. A container of controls that adapts to
  /// their sizes asks for it.
  var measured: AnyMeasuredControl? { get }

  /// Returns the layout at a time, to be drawn.
  ///
  /// Before any input, this is the layout of the control itself.
  func tree(at time: Double) -> LayoutTree
}

// What many controls do not have.
extension ControlSession {
  /// Does what Enter does on the item.
  public func tap(position: Int, at time: Double) -> SessionTarget? {
    let tree = tree(at: time)
    let path = tree.nodes.indices.contains(position) ? tree.path(to: position) : []
    let item = path.last { setFocus(to: $0, at: time) }
    if path.contains(where: { tree.nodes[$0].role == .trailingIcon }) {
      return item.map { SessionTarget(.trailingIcon, id: tree.sessionTarget(at: $0).id) }
    }
    guard let item else {
      return path.last { tree.nodes[$0].role == .page }.map { tree.sessionTarget(at: $0) }
    }
    press(.enter, at: time)
    return refusal == nil ? tree.sessionTarget(at: item) : nil
  }

  /// Returns nil: nothing can be pressed.
  public func press(atPoint point: Point, at time: Double) -> SessionTarget? { nil }

  /// Has no effect: nothing can be pressed.
  public func release(at time: Double) {}

  /// Has no effect: force means nothing.
  public func setForce(_ force: Double?) {}

  /// Returns false: everything fits.
  public func scroll(atPoint point: Point, by distance: Point, at time: Double) -> Bool { false }

  /// Returns false: nothing can be dragged.
  public func beginDrag(atPoint point: Point, at time: Double) -> Bool { false }

  /// Has no effect: nothing can be dragged.
  public func drag(to point: Point, at time: Double) {}

  /// Has no effect: nothing can be dragged.
  public func endDrag(velocity: Point?, at time: Double) {}

  /// Returns false: there are no items.
  public func select(_ id: String, at time: Double) -> Bool { false }

  /// Returns false: there are no items.
  public func deselect(_ id: String, at time: Double) -> Bool { false }

  /// Returns false: there are no chips.
  public func remove(_ id: String, at time: Double) -> Bool { false }

  /// Returns false: no colour is picked.
  public func pick(_ color: ColorValue, at time: Double) -> Bool { false }

  /// Returns false: there are no images.
  public func setNaturalSize(_ size: Size, ofImage href: String, at time: Double) -> Bool { false }

  /// No ids: there are no items.
  public var selection: [String] { [] }

  /// Nil: the size never changes.
  public var measured: AnyMeasuredControl? { nil }

  /// Nil: there is no rule of selection.
  public var refusal: SessionRefusal? { nil }

  /// Nil: no colour is picked.
  public var color: ColorValue? { nil }

  /// Nil: there is no touch swatch.
  public var stage: TouchStage? { nil }

  /// Nil: there are no layers to drag.
  public var offset: Point? { nil }

  /// Returns nil: there are no pages.
  public func page(at time: Double) -> Int? { nil }

  /// Returns false: nothing moves.
  public func isAnimating(at time: Double) -> Bool { false }
}

extension ControlSession {
  /// Ends a drag with the velocity of the drag itself.
  public func endDrag(at time: Double) { endDrag(velocity: nil, at: time) }
}
