/// The visible boxes of a sweep line: for each interval of the line the box that covers it last.
///
/// Boxes are added in order along one axis, each with its extent on the other axis. The boxes that a new
/// one covers are the ones that are visible when looking back from it: its neighbours.
///
///     ┌───┐  ┌───┐
///     │ 0 │  │ 1 │  ┌───┐    2 sees 1, and 0 below it; the upper part of 0 is hidden from all
///     │   │  └───┘  │ 2 │    boxes after 1
///     └───┘         └───┘
///
/// Implemented as a segment tree whose nodes have one colour (a box) or are mixed. Painting an interval makes the
/// nodes inside uniform, so *n* boxes with few overlaps take O(*n* log *n*) together.
struct Skyline {
  private static let empty: Int32 = -1
  private static let mixed: Int32 = -2

  /// A binary tree in an array: the children of node `n` are at 2`n` and 2`n` + 1.
  private var colors: [Int32]
  private let width: Int
  /// The elementary intervals that each box covers.
  private let intervals: [Range<Int>]

  /// Creates an empty line for boxes of the given extents.
  init(_ extents: [Extent]) {
    let edges = Skyline.distinct(extents.flatMap { [$0.low, $0.high] })
    intervals = extents.map { extent in
      let first = edges.position(of: extent.low)
      // A box without extent covers one interval as well, so it has neighbours.
      return first..<max(first + 1, edges.position(of: extent.high))
    }
    var width = 1
    while width < edges.count { width *= 2 }
    self.width = width
    colors = [Int32](repeating: Skyline.empty, count: 2 * width)
  }

  /// Paints a box, interval by interval.
  ///
  /// - Parameter front: Called with each visible box; returns the box that hides the other.
  mutating func paint(_ box: Int, front: (_ seen: Int) -> Int) {
    paint(1, 0..<width, intervals[box]) { color in
      color == Skyline.empty
        ? Int32(truncatingIfNeeded: box) : Int32(truncatingIfNeeded: front(Int(color)))
    }
  }

  private mutating func paint(
    _ node: Int, _ interval: Range<Int>, _ target: Range<Int>, _ color: (Int32) -> Int32
  ) {
    guard interval.overlaps(target) else { return }
    let isInside =
      target.lowerBound <= interval.lowerBound && interval.upperBound <= target.upperBound
    if isInside, colors[node] != Skyline.mixed {
      colors[node] = color(colors[node])
      return
    }
    // A mixed node is split even inside the target, because each visible box is reported.
    let (left, right) = (2 * node, 2 * node + 1)
    if colors[node] != Skyline.mixed {
      colors[left] = colors[node]
      colors[right] = colors[node]
    }
    let middle = (interval.lowerBound + interval.upperBound) / 2
    paint(left, interval.lowerBound..<middle, target, color)
    paint(right, middle..<interval.upperBound, target, color)
    colors[node] = colors[left] == colors[right] ? colors[left] : Skyline.mixed
  }

  private static func distinct(_ places: [Double]) -> [Double] {
    var distinct: [Double] = []
    for place in places.sorted() where place != distinct.last { distinct.append(place) }
    return distinct
  }
}

extension [Double] {
  /// The index of the first element that is not less than `place`; the array is sorted.
  fileprivate func position(of place: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
