import PickerGeometry

/// Where an item of a drawing stands: a point of the item on a point of the drawing.
///
///     ┌───────────────────┐
///     │                   │    at bottomTrailing, offset (−10, −10): the caption's own
///     │        ╭────────╮ │    bottom right corner is 10 from both edges
///     │        ╰────────╯ │
///     └───────────────────┘
public struct DrawingPlace: Hashable, Sendable {
  /// The point of the drawing's box; nil: the top left corner.
  public var at: UnitPoint?
  /// Points from there, to the right and down.
  public var offset: Point
  /// The point of the item that comes to lie there; nil: the same as of the drawing.
  public var anchor: UnitPoint?

  /// A place; the top left corner unless said otherwise.
  public init(at: UnitPoint? = nil, offset: Point = .zero, anchor: UnitPoint? = nil) {
    self.at = at
    self.offset = offset
    self.anchor = anchor
  }

  /// The frame of an item of that size in a drawing of that size.
  public func frame(of size: Size, in drawing: Size) -> Rect {
    let at = at ?? .topLeading
    let point = at.point(in: Rect(size: drawing)) + offset
    return Rect(origin: point - (anchor ?? at).point(in: Rect(size: size)), size: size)
  }
}
