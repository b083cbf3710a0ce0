/// The flower of life: circles about a centre, and level by level about the corners of the polygon
/// round every centre there is.
///
///      .-.-.
///     ( ( ) )       sides 6, levels 2: one circle and six about it, each through
///      X-X-X        the middle of its neighbours
///     ( ( ) )
///      `-`-'
///
/// All circles have the radius of the whole divided by `levels`, and so has the polygon: with six sides
/// 1, 7, 19, 37 … of them fill the whole. A centre that is reached twice is one centre.
public struct FlowerOfLife: Shape {
  /// What documents call it.
  public static let name = "flowerOfLife"

  /// How many circles are drawn at most; a flower of more draws nothing.
  public static let mostCircles = 10_000

  /// How many sides the polygon round a centre may have.
  public static let sideCounts = 3...1000

  /// How many sides the polygon round a centre has; beyond ``sideCounts`` nothing is drawn.
  public var sides: Int
  /// How many levels there are: 1 is a single circle. With fewer nothing is drawn.
  public var levels: Int

  /// A flower.
  public init(sides: Int = 6, levels: Int = 3) {
    self.sides = sides
    self.levels = levels
  }

  /// The circles level by level, each from its twelve o'clock on.
  ///
  /// - Complexity: O(circles · sides).
  public func path(in frame: Rect) -> Path {
    guard let centers = centers() else { return Path() }
    let radius = frame.inradius / Double(levels)
    let circle = Path(ellipseAt: frame.center, radii: Size(width: radius, height: radius))
    return Path(
      centers.flatMap { center in circle.mapPoints { $0 + center * radius }.elements })
  }

  /// Where the circles are, in radii of one of them from the middle, in the order in which they are
  /// reached; nil where there are more than ``mostCircles``.
  ///
  /// Two centres nearer to each other than a millionth of a radius are one.
  ///
  /// - Complexity: O(circles · sides).
  public func centers() -> [Point]? {
    guard FlowerOfLife.sideCounts.contains(sides), levels >= 1 else { return [] }
    let steps = (0..<sides).map { Point(corner: $0, of: sides, round: .zero, radius: 1) }
    var found = PointSet(tolerance: 1e-6)
    found.insert(.zero)
    var level = 0..<1
    for _ in 1..<levels {
      for number in level {
        for step in steps {
          found.insert(found.points[number] + step)
          if found.points.count > FlowerOfLife.mostCircles { return nil }
        }
      }
      level = level.upperBound..<found.points.count
    }
    return found.points
  }
}

/// Points no two of which are nearer to each other than a tolerance, in the order in which they came.
struct PointSet {
  private(set) var points: [Point] = []
  private var cells: [Cell: [Int]] = [:]
  private let tolerance: Double

  /// A square of the plane as large as the tolerance.
  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  init(tolerance: Double) {
    self.tolerance = tolerance
  }

  /// Adds a point unless one is there already. O(1), by the cells about it.
  mutating func insert(_ point: Point) {
    let cell = Cell(
      column: Int((point.x / tolerance).rounded()), row: Int((point.y / tolerance).rounded()))
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
