/// The boxes of a line with pressed segments: a pressed one grows, and its neighbours shrink.
///
///     |   AAA   |   BBB   |   CCC   |      at rest
///     |  AAA  |     BBB     |  CCC  |      B is pressed: it takes as much from both
///     |     AAA    |  BBB   |   CCC   |    A is pressed: it takes all from B
///
/// Only the sides between segments move. The line keeps its length, and nothing moves if nothing is pressed. A
/// segment of length *w* grows by ``Segmented/expandedRatio`` · *w*. Neighbours on both sides give one half each, at
/// most their trailing padding for one press, or all of their padding for several.
///
/// - Source: Compose Material 3 1.4, `ButtonGroup` and `Modifier.animateWidth`, without its rounding to pixels. As there, a menu of
///   what does not fit takes no part.
struct PressedSegments {
  /// A segment of a line at rest.
  struct PressedBox {
    /// The length along the line, in points.
    var length: Double
    /// The maximum by which it shrinks for one press, in points: its trailing padding.
    var limit: Double
    /// The maximum by which it shrinks for several presses, in points: its padding on both sides.
    var padding: Double
  }

  /// How far the side between each segment and the next has moved towards the end of the line, in points.
  private(set) var shifts: [Double]
  private var lengths: [Double]

  /// Presses segments of a line.
  ///
  /// - Parameters:
  ///   - shares: How far each segment is pressed, by its position on the line: 0…1; other numbers count as the nearest one.
  ///   - boxes: The segments, in their order along the line.
  ///   - ratio: How much a completely pressed segment grows, as a share of its length.
  /// - Complexity: O(*n*).
  init(_ shares: [Int: Double], of boxes: [PressedBox], growingBy ratio: Double) {
    shifts = [Double](repeating: 0, count: max(0, boxes.count - 1))
    lengths = boxes.map { $0.length }
    for position in boxes.indices {
      guard let share = shares[position], share > 0, ratio > 0 else { continue }
      press(position, by: min(1, share), ratio, boxes)
    }
  }

  /// Moves the sides of one segment.
  private mutating func press(
    _ position: Int, by share: Double, _ ratio: Double, _ boxes: [PressedBox]
  ) {
    let neighbours = [position - 1, position + 1].filter { boxes.indices.contains($0) }
    guard let limit = neighbours.map({ boxes[$0].limit }).min() else { return }
    let wanted = share * min(ratio * lengths[position] / Double(neighbours.count), limit)
    for neighbour in neighbours {
      let least = max(0, boxes[neighbour].length - boxes[neighbour].padding)
      let given = max(0, min(wanted, lengths[neighbour] - least))
      lengths[neighbour] -= given
      lengths[position] += given
      shifts[min(position, neighbour)] += neighbour < position ? -given : given
    }
  }

  /// How far the two sides of a segment have moved towards the end of the line, in points.
  func shift(of position: Int) -> (start: Double, end: Double) {
    (
      position > 0 ? shifts[position - 1] : 0,
      position < shifts.count ? shifts[position] : 0
    )
  }
}
