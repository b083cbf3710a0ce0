import PickerGeometry
import PickerLimits

/// Points over which boxes are painted, one after the other, and the last box over each.
///
/// The points are split in halves along the longer side of their bounds, and these again, down to single points. A box is noted once for
/// all points of a part that lies within it.
///
/// - Complexity: O(*n* log² *n*) to make it; a box takes O(log *n*) for each of its points, or less, and at most O(√*n*).
struct PaintedPoints {
  /// The parts, each before its two halves.
  private var parts: [Part] = []
  /// The place of each point in the order of the parts.
  private var places: [Int] = []
  private var checkpoint = Checkpoint(every: 256)
  /// The number of parts that boxes were compared with.
  private(set) var comparisons = 0

  private struct Part {
    let low: Point
    let high: Point
    /// The last box over all of its points.
    var box: Int32 = -1

    init(_ points: some Sequence<Point>) {
      let (x, y) = (points.lazy.map { $0.x }, points.lazy.map { $0.y })
      low = Point(x: x.min() ?? 0, y: y.min() ?? 0)
      high = Point(x: x.max() ?? 0, y: y.max() ?? 0)
    }

    var isWide: Bool { high.x - low.x > high.y - low.y }

    /// Whether some point may lie within a box; exact for a single point.
    func meets(_ box: Rect) -> Bool {
      low.x < box.maxX && high.x >= box.minX && low.y < box.maxY && high.y >= box.minY
    }
  }

  init(_ points: [Point]) {
    var order = Array(points.indices)
    parts.reserveCapacity(2 * points.count)
    split(points, &order, 0..<points.count)
    places = order
    for (place, point) in order.enumerated() { places[point] = place }
  }

  private mutating func split(_ points: [Point], _ order: inout [Int], _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let part = Part(order[range].lazy.map { points[$0] })
    parts.append(part)
    guard range.count > 1 else { return }
    let isWide = part.isWide
    order[range].sort { one, other in
      isWide ? points[one].x < points[other].x : points[one].y < points[other].y
    }
    let middle = range.middle
    split(points, &order, range.lowerBound..<middle)
    split(points, &order, middle..<range.upperBound)
  }

  /// Paints a box over the preceding ones.
  mutating func paint(_ box: Rect, as number: Int) {
    guard !places.isEmpty else { return }
    paint(box, Int32(truncatingIfNeeded: number), 0, 0..<places.count)
  }

  private mutating func paint(_ box: Rect, _ number: Int32, _ part: Int, _ range: Range<Int>) {
    guard checkpoint.mayProceed() else { return }
    comparisons += 1
    guard parts[part].meets(box) else { return }
    if range.count == 1 || box.contains(parts[part].low) && box.contains(parts[part].high) {
      parts[part].box = number
      return
    }
    let middle = range.middle
    paint(box, number, part + 1, range.lowerBound..<middle)
    paint(box, number, part + 2 * (middle - range.lowerBound), middle..<range.upperBound)
  }

  /// The number of the last box over a point; nil: there is none.
  func lastBox(over point: Int) -> Int? {
    let place = places[point]
    var (part, range, last) = (0, 0..<places.count, parts[0].box)
    while range.count > 1 {
      let middle = range.middle
      if place < middle {
        (part, range) = (part + 1, range.lowerBound..<middle)
      } else {
        (part, range) = (part + 2 * (middle - range.lowerBound), middle..<range.upperBound)
      }
      last = max(last, parts[part].box)
    }
    return last < 0 ? nil : Int(last)
  }
}

extension Range<Int> {
  fileprivate var middle: Int { lowerBound + count / 2 }
}
