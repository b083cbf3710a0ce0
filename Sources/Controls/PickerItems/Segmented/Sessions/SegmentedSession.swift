import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

/// An interactive segmented control: the selection, and the picture at any time.
///
///     var session = picker.session(width: 300, by: measurer)
///     session.tap(atPoint: point, at: 0)
///     draw(session.tree(at: time))                     // again while session.isAnimating(at: time)
///     session.beginDrag(atPoint: point, at: 0.4)
///     session.drag(to: point)
///     session.endDrag(velocity: velocity, at: 0.6)     // selects the nearest enabled segment
///
/// The tree at a time shows the indicator, the label colours and the separators at that moment. Times are seconds of
/// any monotonic clock; a session reads no clock. Points are relative to the control's origin.
///
/// Nothing is animated when the session begins, or when its size or its items change. ``Segmented/transition`` sets
/// the timing and style of the animation; its other properties are for documents.
public struct SegmentedSession<Item: Identifiable & Sendable> {
  /// The proposed size. Setting it causes a layout with the indicator at rest. Segments that were scrolled by input
  /// keep their scroll position.
  public var proposal: ProposedSize {
    get { segments.proposal }
    set { segments.resize(to: newValue) }
  }
  /// The picker as it was set. The current selection is stored in the segments.
  private var configuration: SegmentedPicker<Item>
  private var segments: SegmentsInUse
  private let measurer: any TextMeasuring

  init(_ picker: SegmentedPicker<Item>, in proposal: ProposedSize, by measurer: any TextMeasuring) {
    configuration = picker
    self.measurer = measurer
    segments = picker.segments(in: proposal, by: measurer)
  }

  /// The picker with the current selection. Setting it causes a layout with the indicator at rest.
  public var picker: SegmentedPicker<Item> {
    get {
      var picker = configuration
      if !picker.settings.isMomentary { picker.selection = selection }
      picker.settings.pressed = pressed
      return picker
    }
    set {
      configuration = newValue
      segments = newValue.segments(in: proposal, by: measurer)
    }
  }

  private var items: [Item] { configuration.items }
}

extension SegmentedSession: Sendable where Item.ID: Sendable {}

// Questions.
extension SegmentedSession {
  /// The id of the selected item; nil for none. Setting it moves the indicator at once; ``select(_:at:)`` animates it.
  public var selection: Item.ID? {
    get { selectedIndex.map { items[$0].id } }
    set {
      var picker = picker
      picker.selection = newValue
      self.picker = picker
    }
  }

  /// The index of the selected item; nil for none. Setting it moves the indicator at once; an index out of range selects
  /// none.
  public var selectedIndex: Int? {
    get { segments.selected.first }
    set {
      var picker = picker
      picker.selectedIndex = newValue
      self.picker = picker
    }
  }

  /// The selected item; nil for none.
  public var selectedItem: Item? { selectedIndex.map { items[$0] } }

  /// The size of the control, in points.
  public var size: Size { segments.track.size }

  /// Returns the layout to draw at a time.
  ///
  /// - Complexity: O(*n*). Nothing is placed again, but labels that must be truncated are measured again, and the
  ///   detail `breakpoints` is recomputed.
  public func tree(at time: Double) -> LayoutTree { segments.tree(at: time) }

  /// Returns the frame of the indicator at a time; nil if it is not shown.
  public func indicator(at time: Double) -> Rect? {
    segments.indicator(at: time)?.onPixels(of: scale)
  }

  private var scale: Double? { configuration.settings.container.scale }

  /// Whether anything moves at a time or is being dragged, so the picture changes.
  public func isAnimating(at time: Double) -> Bool { segments.isAnimating(at: time) }

  /// Returns the item at a point at rest, enabled or not. Gaps belong to the nearest segment. Nil outside the
  /// control.
  ///
  /// - Complexity: O(*n*).
  public func item(atPoint point: Point) -> Item? {
    segments.track(at: .infinity).index(atPoint: point).map { items[$0] }
  }

  /// Returns the resting frame of an item's segment, relative to the control's origin, in points; nil if the item is
  /// hidden or unknown.
  ///
  /// - Complexity: O(*n*).
  public func frame(of id: Item.ID) -> Rect? {
    items.firstIndex { $0.id == id }.flatMap {
      segments.track(at: .infinity).place(of: $0)?.frame.onPixels(of: scale)
    }
  }

  /// The shown items with the resting frames of their segments, in reading order.
  public var frames: [(item: Item, frame: Rect)] {
    segments.track(at: .infinity).places.map { (items[$0.index], $0.frame.onPixels(of: scale)) }
  }
}

// Taps and keys.
extension SegmentedSession {
  /// Selects the item at a point and moves the indicator to it.
  ///
  /// Scrolled segments slide to the position that the layout of the new selection gives them, which is as near to the
  /// middle as possible.
  ///
  /// - Returns: The tapped item; nil if there is none, or it is disabled.
  @discardableResult
  public mutating func tap(atPoint point: Point, at time: Double) -> Item? {
    segments.tap(atPoint: point, at: time).map { items[$0] }
  }

  /// Selects the item with an id, like a tap on its segment, and moves the indicator to it.
  ///
  /// - Returns: The tapped item; nil if it is unknown, disabled or not shown.
  @discardableResult
  public mutating func tap(_ id: Item.ID, at time: Double) -> Item? {
    guard let index = items.firstIndex(where: { $0.id == id }), !segments.hidden.contains(index),
      segments.tap(index, at: time)
    else { return nil }
    return items[index]
  }

  /// Selects the item that a key leads to and moves the indicator to it.
  ///
  /// - Returns: The selected item afterwards; nil for none.
  @discardableResult
  public mutating func press(_ key: SessionKey, at time: Double) -> Item? {
    let next = segments.track.index(after: selectedIndex, pressing: key)
    if next != selectedIndex { segments.select(next, at: time) }
    return selectedItem
  }

  /// Selects an item, enabled or not, and moves the indicator to it.
  ///
  /// - Parameters:
  ///   - id: The item. Nil or an unknown id clears the selection and removes the indicator at once.
  ///   - time: The time when the indicator begins to move, in seconds.
  public mutating func select(_ id: Item.ID?, at time: Double) {
    segments.select(id.flatMap { id in items.firstIndex { $0.id == id } }, at: time)
  }
}

// Scrolling.
extension SegmentedSession {
  /// Scrolls overflowing segments by a distance, like a wheel at a point; see
  /// ``ControlSession/scroll(atPoint:by:at:)``.
  ///
  /// - Returns: Whether they move; false at the end of the content and during a drag.
  @discardableResult
  public mutating func scroll(atPoint point: Point, by distance: Point, at time: Double) -> Bool {
    segments.scroll(atPoint: point, by: distance, at: time)
  }
}

// Presses.
extension SegmentedSession {
  /// The index of the pressed item; nil for none.
  public var pressed: Int? { segments.pressed }

  /// Presses the segment of an item, like a finger before it is lifted. The segment grows by
  /// ``Segmented/expandedRatio`` while its neighbours shrink, and is dimmed to ``Segmented/pressedOpacity``.
  ///
  ///     session.press(index: 1, at: now)                 // the finger comes down
  ///     session.press(index: nil, at: later)             // and goes up
  ///
  /// Nothing is selected. Another press ends this one. A segment that is released early first grows to three quarters,
  /// which makes the press visible. At rest, segments have exactly the frames of the layout.
  ///
  /// - Parameters:
  ///   - index: The index of the item; nil releases the pressed one.
  ///   - time: The time when it begins, in seconds.
  /// - Returns: Whether the segment is pressed now; false if it is disabled or hidden.
  @discardableResult
  public mutating func press(index: Int?, at time: Double) -> Bool {
    segments.press(index: index, at: time)
  }

  /// Presses the segment at a point.
  ///
  /// - Returns: The pressed item; nil if there is none or it is disabled. Nothing is pressed then.
  @discardableResult
  public mutating func press(atPoint point: Point, at time: Double) -> Item? {
    let index = segments.track(at: time).index(atPoint: point)
    return press(index: index, at: time) ? index.map { items[$0] } : nil
  }
}

// Hidden items.
extension SegmentedSession {
  /// The items behind the overflow segment, in order; empty if all are shown.
  public var hiddenItems: [Item] { segments.hidden.map { items[$0] } }

  /// Whether a point is on the overflow segment. A tap there should open a menu of the hidden items.
  public func isOverflow(atPoint point: Point) -> Bool {
    segments.track.isOverflow(atPoint: point)
  }
}

// Dragging.
extension SegmentedSession {
  /// Whether the indicator or the content is being dragged.
  public var isDragging: Bool { segments.isDragging }

  /// Begins to drag the indicator, even while it moves. Outside the indicator, drags the content if it can be
  /// scrolled.
  ///
  /// - Returns: Whether there is something to drag. If not, no drag begins.
  @discardableResult
  public mutating func beginDrag(atPoint point: Point, at time: Double) -> Bool {
    segments.beginDrag(atPoint: point, at: time)
  }

  /// Moves the dragged indicator or content with the finger, within the bounds of the control.
  public mutating func drag(to point: Point) { segments.drag(to: point) }

  /// Ends the drag. The indicator moves to the enabled segment nearest to where its velocity would take it; content
  /// stays where it is.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the finger, in points per second.
  ///   - time: The time of the release, in seconds.
  /// - Returns: The selected item afterwards; nil for none.
  @discardableResult
  public mutating func endDrag(velocity: Point = .zero, at time: Double) -> Item? {
    segments.endDrag(velocity: velocity, at: time)
    return selectedItem
  }
}

extension SegmentedPicker {
  /// Lays the picker out in a proposed size, for taps, drags and animation.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring
  ) -> SegmentedSession<Item> {
    SegmentedSession(self, in: proposal, by: measurer)
  }

  /// The segments of the items, at rest. ``Segmented/transition`` sets the animation between two selections.
  fileprivate func segments(
    in proposal: ProposedSize, by measurer: any TextMeasuring
  ) -> SegmentsInUse {
    SegmentsInUse(control, in: proposal, by: measurer, reportsTransition: false)
  }
}
