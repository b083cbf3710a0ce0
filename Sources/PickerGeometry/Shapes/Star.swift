/// A star: points on a circle, and between two of them a corner on a smaller one.
///
///            0
///           ╱ ╲           points 5, inner ratio 0.38: every second vertex is
///     8───9    1───2      0.38 of the radius from the middle
///       ╲        ╱
///        7  5   3
///       ╱ ╱   ╲  ╲
///      6         4
public struct Star: Shape {
  /// What documents call it.
  public static let name = "star"

  /// How many points a star may have.
  public static let pointCounts = 3...10_000

  /// How many points it has; beyond ``pointCounts`` nothing is drawn.
  public var points: Int
  /// How far the corners between two points are from the middle, as a share of the radius, 0…1; at
  /// 1 the star is a polygon of twice as many sides.
  public var innerRatio: Double

  /// A star of that many points.
  public init(points: Int = 5, innerRatio: Double = 0.4) {
    self.points = points
    self.innerRatio = innerRatio
  }

  /// Points and corners by turns, joined by straight lines.
  public func path(in frame: Rect) -> Path {
    guard Star.pointCounts.contains(points) else { return Path() }
    return Path(
      corners: (0..<points * 2).map { number in
        Point(
          corner: number, of: points * 2, round: frame.center,
          radius: number % 2 == 0 ? frame.inradius : frame.inradius * innerRatio)
      })
  }
}
