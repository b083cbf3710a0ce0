import PickerColor
import PickerGeometry

/// A tap, a key or another action of a user, or of a program on their behalf: the input of ``ControlSession/send(_:at:)``.
///
///     session.send(.tap(.point(Point(x: 150, y: 20))), at: 0.2)
///     session.send(.key(.right), at: 0.4)
///     session.send(.select("tea"), at: 0.6)
///
/// Points are relative to the control's origin, in points. An item is given by the position of its node in the tree at the time, or by
/// its id.
public enum SessionEvent: Hashable, Sendable {
  /// A tap selects a segment, toggles a chip, expands or collapses hidden chips, picks a colour, or slides to the page of a dot.
  ///
  /// A chip that cannot be selected is a button: a tap on it only reports it. A tap on the trailing icon of a chip only reports it, with
  /// the id of the chip, which ``remove(_:)`` removes. A tap on a page of a carousel, where no control has a use for it, only reports the
  /// page.
  case tap(Place)
  /// A finger comes down on a point: a segment of a segmented control grows while its neighbours shrink, and is dimmed if the control
  /// has a pressed opacity. Nothing is selected. A press ends with another one, and with ``release``.
  case press(Point)
  /// The pressed item is released.
  case release
  /// A drag begins at a point: of the indicator of a segmented control, or beside it of the segments if they can be scrolled, of a part of
  /// a colour picker, the pages of a carousel, a layer of a drawing. On a page of a carousel, a control comes before the pages, unless
  /// they are moving.
  case beginDrag(Point)
  /// The finger has moved to a point. Has no effect without a drag.
  case drag(Point)
  /// The finger is lifted, with a velocity in points per second; nil: that of the drag itself. Has no effect without a drag.
  case endDrag(velocity: Point?)
  /// A wheel turns over a point, or fingers scroll there, by a distance: the segments of a control that is compressed by `scroll` move,
  /// until another segment is selected.
  ///
  /// A positive distance shows more of what is further to the right, or below. A horizontal control also takes a distance that leads
  /// mainly downwards, to what follows in its direction.
  case scroll(Point, by: Point)
  /// A key is pressed, which acts on what has the focus. Without a focus, it gives it, or acts on the selected item or the first control
  /// that has a use for it.
  ///
  /// In a panel, an arrow key that has no further use in its control moves the focus to the adjacent one, as
  /// `LayoutTree.navigation()` of the panel's tree leads; a slider uses every arrow key, even at its limit, and so does a segmented
  /// control of which one segment is selected, where they wrap around. Up and Down leave a row of other segments at once where another
  /// control is above or below. In a carousel, Page Up and Page Down turn the pages if the control that has the focus has no use for
  /// them. The Tab key moves the focus from control to control, in their order: to the first selected item of segments or chips, else to
  /// their first enabled one, to the current page of a carousel, and to every part of a colour picker. Escape closes what a firm touch has
  /// opened, and Enter on a slider of a touch swatch opens it.
  case key(SessionKey)
  /// The focus moves to the node at a position in the tree at the time, one of its `LayoutTree.navigation()`, and nothing else changes;
  /// nil removes it. The page that has the focus of a carousel without dots, and a palette, whose swatches share one focus, may be given
  /// as well.
  case focus(Int?)
  /// The item of an id is selected, shown or hidden, if it is enabled and the rule of selection allows it; a carousel slides to a page.
  case select(String)
  /// The item of an id is deselected, if it is enabled and the rule of selection allows it.
  case deselect(String)
  /// The chip of an id is removed, as its trailing icon asks for: the others move up, and keep their ids and states. The focus moves from
  /// it to the next chip that is shown and enabled, else to the preceding one, else to the chip that stands for hidden ones.
  case remove(String)
  /// A colour is picked, which is converted to the space of the control.
  case pick(ColorValue)
  /// The force of the finger for the taps and drags that follow, as a fraction of the maximum of the device, 0 to 1; nil, as in the
  /// beginning: it is not measured. The stages and the third component of a touch swatch depend on it, and nothing else.
  case setForce(Double?)
  /// The natural size of an image that only a page loads, such as `{"href": "https://…", "load": true}`, is known: what depends on it
  /// is laid out again. A pixel is a point.
  case setNaturalSize(Size, ofImage: String)
  /// The control is laid out in another size. The state is kept; a drag ends, and an indicator is at rest at once.
  case resize(ProposedSize)

  /// The place of a tap.
  public enum Place: Hashable, Sendable {
    /// A point, relative to the control's origin.
    case point(Point)
    /// What the node at a position in the tree at the time shows, or is part of, as keys and assistive technology tap, which have no
    /// point. What is beneath another item, or moves, is the one that is meant. A part that picks from a range has the focus afterwards,
    /// and keeps its value.
    case node(Int)
  }
}

extension SessionEvent {
  /// Whether the rule of selection may refuse it.
  package var isChoice: Bool {
    switch self {
    case .tap, .key, .select, .deselect, .remove: true
    default: false
    }
  }

  /// The point where it happens; nil for those that have none.
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
