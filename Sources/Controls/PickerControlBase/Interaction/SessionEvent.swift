import PickerColor
import PickerGeometry

/// A tap, a key or another user action, possibly sent by a program: the input of ``ControlSession/send(_:at:)``.
///
///     session.send(.tap(.point(Point(x: 150, y: 20))), at: 0.2)
///     session.send(.key(.right), at: 0.4)
///     session.send(.select("tea"), at: 0.6)
///
/// Points are relative to the control's origin, in points. An item is identified by its id, or by the position of its
/// node in the tree at the time.
public enum SessionEvent: Hashable, Sendable {
  /// A tap selects a segment, toggles a chip, expands or collapses hidden chips, picks a colour, or slides to a dot's
  /// page.
  ///
  /// A chip that cannot be selected is a button: a tap only reports it. A tap on a chip's trailing icon only reports
  /// the id of the chip, which ``remove(_:)`` removes. A tap on a carousel page that no control handles only reports
  /// the page.
  case tap(Place)
  /// A finger touches a point. A segment of a segmented control grows while its neighbours shrink, and is dimmed if
  /// the control has a pressed opacity. Nothing is selected. A press ends with ``release`` or with another press.
  case press(Point)
  /// The pressed item is released.
  case release
  /// A drag begins at a point. It drags the indicator of a segmented control, scrollable segments outside the
  /// indicator, a part of a colour picker, the pages of a carousel, or a layer of a drawing. On a carousel page, a
  /// control takes precedence over the pages unless they are moving.
  case beginDrag(Point)
  /// The finger has moved to a point. Has no effect without a drag.
  case drag(Point)
  /// The finger is lifted, with a velocity in points per second; nil uses the velocity of the drag. Has no effect
  /// without a drag.
  case endDrag(velocity: Point?)
  /// A wheel turns, or fingers scroll, at a point. Segments of a control that is compressed by `scroll` move until
  /// another segment is selected.
  ///
  /// Positive distances reveal content further to the right or further down. A horizontal control also accepts a
  /// mainly vertical distance: scrolling down reveals the following items.
  case scroll(Point, by: Point)
  /// A key is pressed. It acts on the focused item. If nothing has the focus, it sets the focus, or acts on the
  /// selected item or on the first control that handles the key.
  ///
  /// In a panel, an arrow key that its control does not handle moves the focus to the adjacent control, as
  /// `LayoutTree.navigation()` of the panel's tree describes. A slider handles every arrow key, even at its limit. So
  /// does a segmented control with one selected segment: its selection wraps around. In a row of other segments, Up
  /// and Down move to the control above or below at once. In a carousel, Page Up and Page Down turn the pages unless
  /// the focused control handles them. The Tab key moves the focus from control to control in order: to the first
  /// selected item of segments or chips, or their first enabled one, to the current page of a carousel, and to every
  /// part of a colour picker. Escape closes what a firm touch has opened, and Enter on a slider of a touch swatch
  /// opens it.
  case key(SessionKey)
  /// The focus moves to the node at a position in the tree at the time, one of its `LayoutTree.navigation()`. Nothing
  /// else changes. Nil removes the focus. The position may also be the focused page of a carousel without dots, or a
  /// palette, whose swatches share one focus.
  case focus(Int?)
  /// The item with this id is selected, shown or hidden, if it is enabled and the selection rule allows it. A
  /// carousel slides to the page.
  case select(String)
  /// The item with this id is deselected, if it is enabled and the selection rule allows it.
  case deselect(String)
  /// The chip with this id is removed, as its trailing icon requests. The following chips move up and keep their ids
  /// and states. The focus moves from it to the next enabled chip that is shown, otherwise to the preceding one,
  /// otherwise to the overflow chip.
  case remove(String)
  /// A colour is picked. It is converted to the colour space of the control.
  case pick(ColorValue)
  /// The force of the finger for subsequent taps and drags, as a fraction of the device's maximum, 0 to 1; nil, the
  /// initial value, if it is not measured. It affects only the stages and the third component of a touch swatch.
  case setForce(Double?)
  /// The natural size of an image that only a page loads, such as `{"href": "https://…", "load": true}`, is known.
  /// Everything that depends on it is laid out again. One pixel is one point.
  case setNaturalSize(Size, ofImage: String)
  /// The control is laid out in another size. The state is kept, but a drag ends, and an indicator stops at its
  /// target.
  case resize(ProposedSize)

  /// The location of a tap.
  public enum Place: Hashable, Sendable {
    /// A point, relative to the control's origin.
    case point(Point)
    /// The item that the node at a position in the tree shows or belongs to. Keys and assistive technology tap it
    /// this way, because they have no point. It is tapped even if it is moving or beneath another item. A part that
    /// picks from a range gets the focus and keeps its value.
    case node(Int)
  }
}

extension SessionEvent {
  /// Whether the selection rule may refuse it.
  package var isChoice: Bool {
    switch self {
    case .tap, .key, .select, .deselect, .remove: true
    default: false
    }
  }

  /// The point of the event; nil for events without one.
  var point: Point? {
    switch self {
    case .tap(.point(let point)), .press(let point), .beginDrag(let point), .drag(let point),
      .scroll(let point, _):
      point
    default: nil
    }
  }

  /// The event in a control at a place in its container.
  func moved(into place: ControlPlace) -> SessionEvent {
    switch self {
    case .tap(.point(let point)): .tap(.point(place.point(point)))
    case .press(let point): .press(place.point(point))
    case .beginDrag(let point): .beginDrag(place.point(point))
    case .drag(let point): .drag(place.point(point))
    case .endDrag(let velocity): .endDrag(velocity: velocity.map(place.vector))
    case .scroll(let point, let distance):
      .scroll(place.point(point), by: place.vector(distance))
    default: self
    }
  }
}
