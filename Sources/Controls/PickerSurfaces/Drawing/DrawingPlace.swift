import PickerGeometry

/// The placement of an item in a drawing: an anchor point of the item at a point of the drawing.
///
///     ┌───────────────────┐
///     │                   │    at bottomTrailing, offset (−10, −10): the caption's own
///     │        ╭────────╮ │    bottom right corner is 10 from both edges
///     │        ╰────────╯ │
///     └───────────────────┘
public struct DrawingPlace: Hashable, Sendable {
  /// The unit point of the drawing's box; nil for the top left corner.
  public var at: UnitPoint?
  /// The offset from there in points, to the right and down.
  public var offset: Point
  /// The unit point of the item placed there; nil uses ``at``.
  public var anchor: UnitPoint?

  /// Creates a placement; by default at the top left corner.
  public init(at: UnitPoint? = nil, offset: Point = .zero, anchor: UnitPoint? = nil) {
    self.at = at
    self.offset = offset
    self.anchor = anchor
  }

  /// The frame of an item of a given size in a drawing of a given size.
  package func frame(of size: Size, in drawing: Size) -> Rect {
    let at = at ?? .topLeading
    let point = at.point(in: Rect(size: drawing)) + offset
    return Rect(origin: point - (anchor ?? at).point(in: Rect(size: size)), size: size)
  }
}
