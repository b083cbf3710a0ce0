import PickerGeometry
import PickerSolver

/// The frames of an arrangement with pressed segments.
struct PressedArrangement {
  /// The frame of each segment, relative to the control.
  private(set) var frames: [Rect]
  private let axis: Axis
  fileprivate var lines: [Line] = []

  /// A line of segments, and how far its points move along it.
  fileprivate struct Line {
    /// The middle of the line across it.
    var middle: Double
    /// The sides of its segments at rest, ascending, and how far each moves; between two, shifts are interpolated.
    var knots: [(place: Double, shift: Double)] = []
  }

  /// Presses segments.
  ///
  /// - Parameter shares: How far segments are pressed, 0…1 by index.
  init(
    _ shares: [Int: Double], in arrangement: SegmentedArrangement, of control: Segmented,
    _ direction: LayoutDirection
  ) {
    frames = arrangement.frames
    axis = control.axis
    let isReversed = axis == .horizontal && direction == .rightToLeft
    for line in arrangement.lines where !line.isEmpty {
      let presses = PressedSegments(
        shares.shifted(to: line), of: line.map { arrangement.box(of: $0, axis) },
        growingBy: control.expandedRatio)
      add(line, presses, isReversed: isReversed)
    }
    lines.sort { $0.middle < $1.middle }
  }

  private mutating func add(_ line: ItemSubset, _ presses: PressedSegments, isReversed: Bool) {
    var added = Line(middle: frames[line[0]].center[axis.perpendicular])
    for (position, item) in line.enumerated() {
      let shift = presses.shift(of: position)
      let (low, high) = isReversed ? (-shift.end, -shift.start) : (shift.start, shift.end)
      let rest = frames[item]
      added.knots.append((rest.origin[axis], low))
      added.knots.append((rest.origin[axis] + rest.size[axis], high))
      frames[item].origin[axis] += low
      frames[item].size[axis] += high - low
    }
    if isReversed { added.knots.sort { $0.place < $1.place } }
    lines.append(added)
  }

  /// Returns where presses move a box, such as a moving indicator, that was at `rest`.
  ///
  /// A box on a segment goes with it. One between two lines goes with both, according to how near they are.
  func moved(_ rest: Rect) -> Rect {
    let across = rest.center[axis.perpendicular]
    let (start, end) = (rest.origin[axis], rest.origin[axis] + rest.size[axis])
    let low = start + shift(at: start, across)
    let high = end + shift(at: end, across)
    var moved = rest
    moved.origin[axis] = low
    moved.size[axis] = max(0, high - low)
    return moved
  }

  /// How far a point moves along the axis.
  private func shift(at place: Double, _ across: Double) -> Double {
    guard let after = lines.firstIndex(where: { $0.middle >= across }) else {
      return lines.last?.shift(at: place) ?? 0
    }
    guard after > 0 else { return lines[0].shift(at: place) }
    let (one, other) = (lines[after - 1], lines[after])
    let share = (across - one.middle) / (other.middle - one.middle)
    return one.shift(at: place) * (1 - share) + other.shift(at: place) * share
  }
}

extension PressedArrangement.Line {
  /// How far a point of the line moves: the sides as their segments do, and nothing beyond the ends.
  func shift(at place: Double) -> Double {
    guard let after = knots.firstIndex(where: { $0.place >= place }), after > 0,
      knots[after].place > knots[after - 1].place
    else { return knots.first { $0.place == place }?.shift ?? 0 }
    let (one, other) = (knots[after - 1], knots[after])
    let share = (place - one.place) / (other.place - one.place)
    return one.shift * (1 - share) + other.shift * share
  }
}

extension SegmentedArrangement {
  /// The box of a segment on its line.
  fileprivate func box(of item: Int, _ axis: Axis) -> PressedSegments.PressedBox {
    let padding = items.resolvedStyle(of: item).style.padding ?? .zero
    let isHorizontal = axis == .horizontal
    return PressedSegments.PressedBox(
      length: frames[item].size[axis], limit: isHorizontal ? padding.trailing : padding.bottom,
      padding: isHorizontal ? padding.horizontal : padding.vertical)
  }
}

extension [Int: Double] {
  /// The shares of the items of a line, by their positions on it.
  fileprivate func shifted(to line: ItemSubset) -> [Int: Double] {
    var shares: [Int: Double] = [:]
    for (item, share) in self {
      if let place = line.firstIndex(of: item) { shares[place] = share }
    }
    return shares
  }
}
