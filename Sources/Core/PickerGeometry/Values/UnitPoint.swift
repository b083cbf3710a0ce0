/// A position in a box as fractions of its width and height: (0, 0) is the top left corner, (1, 1) the
/// bottom right one.
///
/// The named points assume left to right: `leading` is always left, because drawings are not mirrored
/// with the layout direction.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from the left.
  public var x: Double
  /// The fraction of the height, from the top.
  public var y: Double

  /// Creates a unit point, which may lie outside the box.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The top right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The middle of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The centre of the box.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The bottom left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The bottom right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The nine named points with their names in documents, row by row.
  package static let named: [(name: String, point: UnitPoint)] = [
    ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
  ]

  /// The position in `box`.
  @inlinable public func point(in box: Rect) -> Point {
    Point(x: box.x + x * box.width, y: box.y + y * box.height)
  }
}
