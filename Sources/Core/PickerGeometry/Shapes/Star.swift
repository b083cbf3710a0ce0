/// A star: points on a circle, alternating with corners on a smaller circle.
///
///            0
///           ╱ ╲           points 5, inner ratio 0.38: every second vertex is
///     8───9    1───2      0.38 of the radius from the middle
///       ╲        ╱
///        7  5   3
///       ╱ ╱   ╲  ╲
///      6         4
public struct Star: Shape {
  /// The name of the shape in documents.
  public static let name = "star"

  /// The allowed numbers of points.
  public static let pointCounts = 3...10_000

  /// The number of points; outside ``pointCounts`` the shape is empty.
  public var points: Int
  /// The radius of the inner corners as a fraction of the outer radius, 0…1. At 1, the star is a regular polygon with
  /// twice as many sides.
  public var innerRatio: Double

  /// Creates a star.
  public init(points: Int = 5, innerRatio: Double = 0.4) {
    self.points = points
    self.innerRatio = innerRatio
  }

  /// The closed outline.
  public func path(in frame: Rect) -> Path {
    guard Star.pointCounts.contains(points) else { return Path() }
    return Path(
      corners: (0..<points * 2).map { number in
        Point(
          corner: number, of: points * 2, around: frame.center,
          radius: number % 2 == 0 ? frame.inradius : frame.inradius * innerRatio)
      })
  }
}
