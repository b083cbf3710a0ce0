/// A regular polygon.
///
///         0
///       ╱   ╲        sides 5: corner i is at −90° + i · 72°
///     4       1
///      ╲     ╱
///       3───2
public struct Polygon: Shape {
  /// The name of the shape in documents.
  public static let name = "polygon"

  /// The allowed numbers of sides.
  public static let sideCounts = 3...10_000

  /// The number of sides; outside ``sideCounts`` the shape is empty.
  public var sides: Int

  /// Creates a regular polygon.
  public init(sides: Int) {
    self.sides = sides
  }

  /// The closed outline.
  public func path(in frame: Rect) -> Path {
    guard Polygon.sideCounts.contains(sides) else { return Path() }
    return Path(
      corners: (0..<sides).map { number in
        Point(corner: number, of: sides, around: frame.center, radius: frame.inradius)
      })
  }
}
