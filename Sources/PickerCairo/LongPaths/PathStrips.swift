import PickerGeometry
import PickerLimits

/// A figure to be filled, cut into upright strips of whole pixels.
///
/// cairo's time for a row of pixels grows by more than the number of lines that cross it, so that many
/// lines side by side cost least a few at a time. A line belongs to the strips it goes through; what lies
/// beyond a strip's side is pressed flat onto that side, which leaves the winding inside as it is:
///
///     ╱╲  ┊╱╲ ┊  ╱╲
///       ╲╱┊  ╲┊╱╲
struct PathStrips {
  /// The whole pixels from one side to the other.
  struct Strip {
    var left: Double
    var right: Double
    var figures: [[Point]] = []
  }

  private(set) var strips: [Strip]
  private let left: Double
  private let width: Double

  /// The fewest lines that make it worth cutting, in all and in a strip.
  static let fewest = (lines: 4096, inStrip: 64)

  /// - Parameter bounds: Whole pixels; what is outside is left away.
  init(_ path: FlatPath, in bounds: Rect) {
    left = bounds.minX
    width = PathStrips.width(for: path, in: bounds)
    strips = stride(from: bounds.minX, to: bounds.maxX, by: width).map { [width] in
      Strip(left: $0, right: min($0 + width, bounds.maxX))
    }
    var checkpoint = Checkpoint(every: 256)
    for figure in path.figures { add(figure.points, &checkpoint) }
  }

  /// So wide that lines are not cut into more than twice as many, and that none has few.
  private static func width(for path: FlatPath, in bounds: Rect) -> Double {
    var (count, length) = (0.0, 0.0)
    for figure in path.figures {
      for (start, end) in zip(figure.points, figure.points.dropFirst()) {
        count += 1
        length += min(bounds.width, (end.x - start.x).magnitude)
      }
    }
    guard count > 0 else { return max(1, bounds.width) }
    let least = max(length / count, Double(fewest.inStrip) * bounds.width / count)
    return max(1, min(bounds.width, least).rounded(.up))
  }

  private mutating func add(_ points: [Point], _ checkpoint: inout Checkpoint) {
    guard let first = points.first else { return }
    var touched: Set<Int> = []
    for (start, end) in zip(points, points.dropFirst() + [first]) where start != end {
      for number in numbers(from: min(start.x, end.x), to: max(start.x, end.x)) {
        guard checkpoint.mayProceed() else { return }
        if touched.insert(number).inserted { strips[number].figures.append([]) }
        strips[number].add(start, end)
      }
    }
  }

  /// The strips that a line meets whose ends are there.
  private func numbers(from low: Double, to high: Double) -> ClosedRange<Int> {
    func number(_ x: Double) -> Int {
      Int(max(0, min(Double(strips.count - 1), ((x - left) / width).rounded(.down))))
    }
    return number(low)...number(high)
  }
}

extension PathStrips.Strip {
  /// Adds what of a line is inside, and the way along the side from where the one before went out.
  fileprivate mutating func add(_ start: Point, _ end: Point) {
    add(pressed(start, towards: end))
    add(pressed(end, towards: start))
  }

  /// Adds a point; of several on a side one after the other, the last one will do.
  private mutating func add(_ point: Point) {
    let number = figures.count - 1
    let before = figures[number].suffix(2)
    if before.last == point { return }
    let isOnSide = point.x == left || point.x == right
    if isOnSide, before.count == 2, before.allSatisfy({ $0.x == point.x }) {
      figures[number].removeLast()
    }
    figures[number].append(point)
  }

  /// A point of a line; where that is beyond a side, the point at which the line meets the side.
  private func pressed(_ point: Point, towards other: Point) -> Point {
    let x = max(left, min(right, point.x))
    guard x != point.x else { return point }
    guard (other.x - x) * (point.x - x) < 0 else { return Point(x: x, y: point.y) }
    let share = (x - point.x) / (other.x - point.x)
    return Point(x: x, y: point.y + (other.y - point.y) * share)
  }
}
