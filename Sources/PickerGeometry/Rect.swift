/// A box: where its top left corner is, and how large it is, in points.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// Points across.
  public var width: Double
  /// Points down.
  public var height: Double

  /// A box of no size at the origin.
  @inlinable public static var zero: Rect { Rect(x: 0, y: 0, width: 0, height: 0) }

  /// The box of that corner and that size.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The box of `size` at `origin`.
  @inlinable public init(origin: Point = .zero, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The box between two pairs of edges.
  @inlinable public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The top left corner; setting it moves the box.
  @inlinable public var origin: Point {
    get { Point(x: x, y: y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }

  /// How large the box is; setting it keeps the top left corner.
  @inlinable public var size: Size {
    get { Size(width: width, height: height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }

  /// The left edge.
  @inlinable public var minX: Double { x }
  /// The top edge.
  @inlinable public var minY: Double { y }
  /// Half way across.
  @inlinable public var midX: Double { x + width / 2 }
  /// Half way down.
  @inlinable public var midY: Double { y + height / 2 }
  /// The right edge.
  @inlinable public var maxX: Double { x + width }
  /// The bottom edge.
  @inlinable public var maxY: Double { y + height }
  /// The middle of the box.
  @inlinable public var center: Point { Point(x: midX, y: midY) }

  /// The same box, moved.
  @inlinable public func offset(by distance: Point) -> Rect {
    Rect(x: x + distance.x, y: y + distance.y, width: width, height: height)
  }

  /// The box inside `insets`; a side that would become negative is zero, at the leading edge.
  @inlinable public func inset(by insets: Edges) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The smallest box that holds both.
  @inlinable public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// What both boxes cover; nil where they only touch or are apart.
  @inlinable public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let right = min(maxX, other.maxX)
    let top = max(minY, other.minY)
    let bottom = min(maxY, other.maxY)
    guard left < right, top < bottom else { return nil }
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// Whether `point` lies inside; the top and left edges belong to the box, the others do not.
  @inlinable public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The same box as seen from the other side of a container of width `width`.
  @inlinable public func mirrored(in width: Double) -> Rect {
    Rect(x: width - x - self.width, y: y, width: self.width, height: height)
  }
}
