/// A place in the plane, in points; the origin is at the top left and y grows downwards.
public struct Point: Hashable, Sendable {
  /// Points from the left.
  public var x: Double
  /// Points from the top.
  public var y: Double

  /// The origin of the frame it is in.
  public static let zero = Point(x: 0, y: 0)

  /// The point at `x` and `y`.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point reached from `a` by going as far as `b` is from the origin.
  @inlinable public static func + (a: Point, b: Point) -> Point {
    Point(x: a.x + b.x, y: a.y + b.y)
  }

  /// How far `a` is from `b`.
  @inlinable public static func - (a: Point, b: Point) -> Point {
    Point(x: a.x - b.x, y: a.y - b.y)
  }

  /// The point `factor` times as far from the origin.
  @inlinable public static func * (a: Point, factor: Double) -> Point {
    Point(x: a.x * factor, y: a.y * factor)
  }

  /// This point's part along `axis`.
  @inlinable public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
