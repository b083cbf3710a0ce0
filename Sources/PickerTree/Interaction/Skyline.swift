/// Which box was painted last on each stretch of a line.
///
/// Boxes that come one after the other, sorted along one axis, are painted with what they cover
/// across. Where a box is painted, the boxes that it covers up are those that it sees when it looks
/// back: its neighbours.
///
///     ┌───┐  ┌───┐
///     │ 0 │  │ 1 │  ┌───┐    2 sees 1, and 0 beneath it; the upper part of 0 is hidden from all
///     │   │  └───┘  │ 2 │    that come behind 1
///     └───┘         └───┘
///
/// A segment tree whose nodes are of one colour or mixed. Painting evens out what it passes, so
/// that *n* boxes of which few overlap take O(*n* log *n*) together.
struct Skyline {
  private static let empty: Int32 = -1
  private static let mixed: Int32 = -2

  /// A binary tree in an array: the children of `n` are 2`n` and 2`n` + 1.
  private var colors: [Int32]
  private let width: Int
  /// The stretches that each box covers.
  private let stretches: [Range<Int>]

  /// A line on which nothing is painted, for boxes that cover these extents.
  init(_ extents: [Extent]) {
    let edges = Skyline.distinct(extents.flatMap { [$0.low, $0.high] })
    stretches = extents.map { extent in
      let first = edges.position(of: extent.low)
      return first..<max(first + 1, edges.position(of: extent.high))
    }
    var width = 1
    while width < edges.count { width *= 2 }
    self.width = width
    colors = [Int32](repeating: Skyline.empty, count: 2 * width)
  }

  /// Paints a box, stretch by stretch.
  ///
  /// - Parameter front: Called with each box that is seen; returns whichever of both hides the
  ///   other.
  mutating func paint(_ box: Int, front: (_ seen: Int) -> Int) {
    paint(1, 0..<width, stretches[box]) { color in
      color == Skyline.empty
        ? Int32(truncatingIfNeeded: box) : Int32(truncatingIfNeeded: front(Int(color)))
    }
  }

  private mutating func paint(
    _ node: Int, _ stretch: Range<Int>, _ wanted: Range<Int>, _ color: (Int32) -> Int32
  ) {
    guard stretch.overlaps(wanted) else { return }
    let isInside =
      wanted.lowerBound <= stretch.lowerBound && stretch.upperBound <= wanted.upperBound
    if isInside, colors[node] != Skyline.mixed {
      colors[node] = color(colors[node])
      return
    }
    let (left, right) = (2 * node, 2 * node + 1)
    if colors[node] != Skyline.mixed {
      colors[left] = colors[node]
      colors[right] = colors[node]
    }
    let middle = (stretch.lowerBound + stretch.upperBound) / 2
    paint(left, stretch.lowerBound..<middle, wanted, color)
    paint(right, middle..<stretch.upperBound, wanted, color)
    colors[node] = colors[left] == colors[right] ? colors[left] : Skyline.mixed
  }

  private static func distinct(_ places: [Double]) -> [Double] {
    var distinct: [Double] = []
    for place in places.sorted() where place != distinct.last { distinct.append(place) }
    return distinct
  }
}

extension [Double] {
  /// Where `place` stands in these, which are sorted.
  fileprivate func position(of place: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
