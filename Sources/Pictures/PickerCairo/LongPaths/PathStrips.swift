import PickerGeometry
import PickerLimits

/// A path to be filled, divided into vertical strips of whole pixels.
///
/// cairo's time for a row of pixels grows more than linearly with the number of lines that cross it, so it is
/// faster to fill few lines at a time. A line belongs to the strips it passes through; parts beyond a side
/// of a strip are projected onto that side, which preserves the winding number inside:
///
///     ╱╲  ┊╱╲ ┊  ╱╲
///       ╲╱┊  ╲┊╱╲
struct PathStrips {
  /// The pixels between two vertical sides.
  struct Strip {
    var left: Double
    var right: Double
    var figures: [[Point]] = []
  }

  private(set) var strips: [Strip]
  private let left: Double
  private let width: Double

  /// The minimum number of lines for which dividing pays off, in total and per strip.
  static let minimumCount = (lines: 4096, inStrip: 64)

  /// - Parameter bounds: Whole pixels; everything outside is dropped.
  init(_ path: FlatPath, in bounds: Rect) {
    left = bounds.minX
    width = PathStrips.width(for: path, in: bounds)
    strips = stride(from: bounds.minX, to: bounds.maxX, by: width).map { [width] in
      Strip(left: $0, right: min($0 + width, bounds.maxX))
    }
    var checkpoint = Checkpoint(every: 256)
    for figure in path.figures { add(figure.points, &checkpoint) }
  }

  /// The width of a strip: wide enough that lines are at most doubled by division, and no strip has few lines.
  private static func width(for path: FlatPath, in bounds: Rect) -> Double {
    var (count, length) = (0.0, 0.0)
    for figure in path.figures {
      for (start, end) in zip(figure.points, figure.points.dropFirst()) {
        count += 1
        length += min(bounds.width, (end.x - start.x).magnitude)
      }
    }
    guard count > 0 else { return max(1, bounds.width) }
    let minimum = max(length / count, Double(minimumCount.inStrip) * bounds.width / count)
    return max(1, min(bounds.width, minimum).rounded(.up))
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

  /// The strips that a line between two x coordinates passes through.
  private func numbers(from low: Double, to high: Double) -> ClosedRange<Int> {
    func number(_ x: Double) -> Int {
      Int(max(0, min(Double(strips.count - 1), ((x - left) / width).rounded(.down))))
    }
    return number(low)...number(high)
  }
}

extension PathStrips.Strip {
  /// Adds the part of a line inside the strip; parts outside become movements along a side.
  fileprivate mutating func add(_ start: Point, _ end: Point) {
    add(clamped(start, towards: end))
    add(clamped(end, towards: start))
  }

  /// Adds a point. Of consecutive points on one side only the first and the last are kept.
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

  /// Returns an end of a line; if it is beyond a side, the intersection of the line with the side, or else its
  /// projection onto the side.
  private func clamped(_ point: Point, towards other: Point) -> Point {
    let x = max(left, min(right, point.x))
    guard x != point.x else { return point }
    guard (other.x - x) * (point.x - x) < 0 else { return Point(x: x, y: point.y) }
    let fraction = (x - point.x) / (other.x - point.x)
    return Point(x: x, y: point.y + (other.y - point.y) * fraction)
  }
}
