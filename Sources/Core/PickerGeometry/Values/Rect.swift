// The folder: `Values` has sizes, points and lengths; `Shapes` and `Paths` are what is drawn, `Transforms` turn and move it;
// `Support` is storage that all modules use.

/// A rectangle: its top left corner and its size, in points.
public struct Rect: Hashable, Sendable {
  /// The left edge, in points.
  public var x: Double
  /// The top edge, in points.
  public var y: Double
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// A rectangle of size 0 at the origin.
  @inlinable public static var zero: Rect { Rect(x: 0, y: 0, width: 0, height: 0) }

  /// Creates a rectangle from its top left corner and its size.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle of `size` at `origin`.
  @inlinable public init(origin: Point = .zero, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// Creates a rectangle from its edges.
  @inlinable public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The top left corner; setting it moves the rectangle.
  @inlinable public var origin: Point {
    get { Point(x: x, y: y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }

  /// The size; setting it keeps the top left corner.
  @inlinable public var size: Size {
    get { Size(width: width, height: height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }

  /// The left edge, in points.
  @inlinable public var minX: Double { x }
  /// The top edge, in points.
  @inlinable public var minY: Double { y }
  /// The horizontal centre, in points.
  @inlinable public var midX: Double { x + width / 2 }
  /// The vertical centre, in points.
  @inlinable public var midY: Double { y + height / 2 }
  /// The right edge, in points.
  @inlinable public var maxX: Double { x + width }
  /// The bottom edge, in points.
  @inlinable public var maxY: Double { y + height }
  /// The centre.
  @inlinable public var center: Point { Point(x: midX, y: midY) }

  /// Returns the rectangle moved by `distance`.
  @inlinable public func offset(by distance: Point) -> Rect {
    Rect(x: x + distance.x, y: y + distance.y, width: width, height: height)
  }

  /// Returns the rectangle inside `insets`; a width or height that would be negative becomes 0.
  @inlinable public func inset(by insets: Edges) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// Returns the rectangle with every edge moved outwards.
  package func outset(by distance: Double) -> Rect {
    Rect(
      minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  /// The smallest rectangle that contains both.
  @inlinable public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The intersection of both; nil if they only touch or are disjoint.
  @inlinable public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let right = min(maxX, other.maxX)
    let top = max(minY, other.minY)
    let bottom = min(maxY, other.maxY)
    guard left < right, top < bottom else { return nil }
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// Returns whether `point` lies inside; the top and left edges are inside, the others outside.
  @inlinable public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns the mirror image within a container of width `width`.
  @inlinable public func mirrored(in width: Double) -> Rect {
    Rect(x: width - x - self.width, y: y, width: self.width, height: height)
  }
}
