/// The flower of life: overlapping circles. Each level adds the circles centred on the corners of the regular polygon
/// around every centre of the preceding level.
///
///      .-.-.
///     ( ( ) )       sides 6, levels 2: one circle and six around it, each through
///      X-X-X        the centres of its neighbours
///     ( ( ) )
///      `-`-'
///
/// The radius of the circles and of the polygon is the radius of the shape divided by `levels`. With six sides there
/// are 1, 7, 19, 37 … circles. A centre that is reached twice counts once.
public struct FlowerOfLife: Shape {
  /// The name of the shape in documents.
  public static let name = "flowerOfLife"

  /// The maximum number of circles; a flower with more is empty.
  public static let maxCircles = 10_000

  /// The allowed numbers of sides of the polygon around a centre.
  public static let sideCounts = 3...1000

  /// The number of sides of the polygon around a centre; outside ``sideCounts`` the shape is empty.
  public var sides: Int
  /// The number of levels: 1 is a single circle. Below 1 the shape is empty.
  public var levels: Int

  /// Creates a flower of life.
  public init(sides: Int = 6, levels: Int = 3) {
    self.sides = sides
    self.levels = levels
  }

  /// The circles level by level, each clockwise from twelve o'clock.
  ///
  /// - Complexity: O(circles · sides).
  public func path(in frame: Rect) -> Path {
    guard let centers = centers() else { return Path() }
    let radius = frame.inradius / Double(levels)
    let circle = Path(ellipseAt: frame.center, radii: Size(width: radius, height: radius))
    return Path(
      centers.flatMap { center in circle.mapPoints { $0 + center * radius }.elements })
  }

  /// The centres of the circles relative to the first one, in units of their radius, in the order in which they are
  /// reached; nil if there are more than ``maxCircles``.
  ///
  /// Centres closer than a millionth of a radius count as one.
  ///
  /// - Complexity: O(circles · sides).
  package func centers() -> [Point]? {
    guard FlowerOfLife.sideCounts.contains(sides), levels >= 1 else { return [] }
    let steps = (0..<sides).map { Point(corner: $0, of: sides, around: .zero, radius: 1) }
    var found = PointSet(tolerance: 1e-6)
    found.insert(.zero)
    var level = 0..<1
    for _ in 1..<levels {
      for number in level {
        for step in steps {
          found.insert(found.points[number] + step)
          if found.points.count > FlowerOfLife.maxCircles { return nil }
        }
      }
      level = level.upperBound..<found.points.count
    }
    return found.points
  }
}

/// A set of points at least a tolerance apart, in insertion order.
struct PointSet {
  private(set) var points: [Point] = []
  private var cells: [Cell: [Int]] = [:]
  private let tolerance: Double

  /// A square of the plane with the tolerance as its side.
  private struct Cell: Hashable {
    var column: Int64
    var row: Int64
  }

  init(tolerance: Double) {
    self.tolerance = tolerance
  }

  /// Inserts a point unless one within the tolerance exists. O(1): only the cell and its neighbours are searched.
  mutating func insert(_ point: Point) {
    let cell = Cell(
      column: Int64((point.x / tolerance).rounded()),
      row: Int64((point.y / tolerance).rounded()))
    for column in cell.column - 1...cell.column + 1 {
      for row in cell.row - 1...cell.row + 1 {
        for known in cells[Cell(column: column, row: row)] ?? []
        where (points[known] - point).distance < tolerance { return }
      }
    }
    cells[cell, default: []].append(points.count)
    points.append(point)
  }
}
