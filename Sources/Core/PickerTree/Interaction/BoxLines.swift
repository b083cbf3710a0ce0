import PickerGeometry

/// The direction of an arrow key.
enum Direction: CaseIterable {
  case left, right, up, down
}

/// Groups boxes into visual lines from top to bottom, each sorted from left to right.
///
///     ┌─┐ ┌─┐       line 0: 0 1
///     │0│ └1┘       line 1: 2
///     └─┘
///       ┌─┐
///       └2┘
///
/// A box joins a line if its overlap with the line's first box is at least half the height of the shorter
/// of the two.
struct BoxLines {
  private let frames: [Rect]
  /// The boxes of each line.
  private(set) var lines: [[Int]] = []
  /// The vertical extent of all boxes of each line.
  private var heights: [Extent] = []
  /// The line and column of each box.
  private var places: [LinePlace]

  private struct LinePlace {
    var line = 0
    var column = 0
  }

  /// - Parameters:
  ///   - frames: The boxes.
  ///   - rows: For each box the rectangle that determines its line: the row that contains it, or the box itself.
  init(_ frames: [Rect], rows: [Rect]) {
    self.frames = frames
    places = [LinePlace](repeating: LinePlace(), count: frames.count)
    var first = Extent.unlimited
    for box in frames.indices.sorted(by: { (rows[$0].midY, $0) < (rows[$1].midY, $1) }) {
      let height = rows[box][.vertical]
      if lines.isEmpty || !first.shares(height) {
        first = height
        lines.append([])
        heights.append(frames[box][.vertical])
      }
      lines[lines.count - 1].append(box)
      heights[heights.count - 1] = heights[heights.count - 1].union(frames[box][.vertical])
    }
    for line in lines.indices { sortLine(line) }
  }

  private mutating func sortLine(_ line: Int) {
    lines[line].sort { (frames[$0].midX, $0) < (frames[$1].midX, $1) }
    for (column, box) in lines[line].enumerated() {
      places[box] = LinePlace(line: line, column: column)
    }
  }

  /// Returns the line of a box.
  func line(of box: Int) -> Int { places[box].line }

  /// Returns the next box in a direction: left and right on the same line; up and down the box of the next line
  /// that is nearest to `x`.
  func neighbour(of box: Int, _ direction: Direction, at x: Double) -> Int? {
    let place = places[box]
    switch direction {
    case .left: return place.column > 0 ? lines[place.line][place.column - 1] : nil
    case .right:
      return place.column + 1 < lines[place.line].count ? lines[place.line][place.column + 1] : nil
    case .up: return place.line > 0 ? nearest(to: x, in: place.line - 1) : nil
    case .down:
      return place.line + 1 < lines.count ? nearest(to: x, in: place.line + 1) : nil
    }
  }

  /// Returns the box at which navigation enters from `frame`, which is outside.
  func entrance(from frame: Rect, _ direction: Direction) -> Int {
    switch direction {
    case .down: return nearest(to: frame.midX, in: 0)
    case .up: return nearest(to: frame.midX, in: lines.count - 1)
    case .left, .right:
      let line = lines[nearest(to: frame.midY, among: heights.indices) { heights[$0] }]
      return direction == .right ? line[0] : line[line.count - 1]
    }
  }

  private func nearest(to x: Double, in line: Int) -> Int {
    nearest(to: x, among: lines[line]) { frames[$0][.horizontal] }
  }

  /// Returns the candidate nearest to a coordinate; if two are equally near, the lower number, which comes
  /// first in reading order. Candidates are sorted by their extents.
  private func nearest<Candidates: RandomAccessCollection<Int>>(
    to place: Double, among candidates: Candidates, _ extent: (Int) -> Extent
  ) -> Int where Candidates.Index == Int {
    var (low, high) = (0, candidates.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if extent(candidates[middle]).high < place { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return candidates[low] }
    let (before, after) = (candidates[low - 1], candidates[low])
    let difference = extent(before).distance(to: place) - extent(after).distance(to: place)
    if difference.magnitude < TargetGrowth.tolerance { return min(before, after) }
    return difference < 0 ? before : after
  }
}

extension Extent {
  /// Whether at least half of the shorter extent overlaps the other.
  fileprivate func shares(_ other: Extent) -> Bool {
    -gap(to: other) >= min(length, other.length) / 2
  }
}
