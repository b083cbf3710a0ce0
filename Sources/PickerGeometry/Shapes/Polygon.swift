/// A regular polygon.
///
///         0
///       ╱   ╲        sides 5: corner i stands at −90° + i · 72°
///     4       1
///      ╲     ╱
///       3───2
public struct Polygon: Shape {
  /// What documents call it.
  public static let name = "polygon"

  /// How many sides a polygon may have.
  public static let sideCounts = 3...10_000

  /// How many sides it has; beyond ``sideCounts`` nothing is drawn.
  public var sides: Int

  /// A polygon of that many sides.
  public init(sides: Int) {
    self.sides = sides
  }

  /// The corners joined by straight lines.
  public func path(in frame: Rect) -> Path {
    guard Polygon.sideCounts.contains(sides) else { return Path() }
    return Path(
      corners: (0..<sides).map { number in
        Point(corner: number, of: sides, round: frame.center, radius: frame.inradius)
      })
  }
}
