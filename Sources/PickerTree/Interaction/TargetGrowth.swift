import PickerGeometry
import PickerLimits

/// Boxes that grow to a least size into the gaps round them, never beyond the middle of a gap.
///
///     ├─ 12 ─┼──────┼2┼2┼──────┼─ 12 ─┤    boxes 30 wide, 4 apart, that want 44:
///            ┌──────┐   ┌──────┐           2 points inwards, the rest outwards
///            │  30  │   │  30  │
///            └──────┘   └──────┘
///
/// A region grows evenly on both sides, and on the other side by what it cannot have on one. Boxes
/// that are apart on both axes are parted on the one on which they are further apart. Which box
/// comes first makes no difference. Where boxes do not overlap, regions do not either. Edges that
/// are free to choose have four decimals, so that regions are as large when they are written.
///
/// - Complexity: O(*n* log *n*).
struct TargetGrowth {
  /// A box, and how large it wants to be in both directions.
  struct Box {
    var frame: Rect
    var minimum: Double
  }

  /// Boxes that overlap by less are meant to touch: their places were rounded. In points.
  static let slack = 1.0 / 1024

  private let boxes: [Box]
  private var regions: [Sides]

  /// A box by its two axes.
  private struct Sides {
    var x: Extent
    var y: Extent

    init(_ rect: Rect) {
      x = rect[.horizontal]
      y = rect[.vertical]
    }

    subscript(axis: Axis) -> Extent {
      get { axis == .horizontal ? x : y }
      set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
  }

  /// The region of each box, in the same order.
  static func regions(of boxes: [Box]) -> [Rect] {
    var growth = TargetGrowth(boxes)
    growth.grow()
    return growth.regions.map { Rect($0.x, $0.y) }
  }

  private init(_ boxes: [Box]) {
    self.boxes = boxes
    regions = boxes.map { Sides($0.frame) }
  }

  /// Across first, so that rows are shared out among their own, then up and down, then across once
  /// more where a neighbour has become harmless.
  ///
  /// One axis at a time, because the gap between two boxes that are apart on both can be shared out along
  /// either, and each way takes from other neighbours: a best share of all at once would have to be searched
  /// for, and would leap when one box moves by a hair. The first pass has limits between boxes too that only
  /// meet once both have grown; later ones look at regions that have grown already.
  private mutating func grow() {
    if isShort(along: .horizontal) {
      let diagonal = diagonalLimits(along: .horizontal)
      let limits = neighbourLimits(along: .horizontal)
      grow(along: .horizontal, within: zip(limits, diagonal).map { $0.limited(to: $1) })
    }
    for axis in [Axis.vertical, .horizontal] where Budget.mayProceed && isShort(along: axis) {
      grow(along: axis, within: neighbourLimits(along: axis))
    }
  }

  /// Whether any box is smaller than it wants to be.
  private func isShort(along axis: Axis) -> Bool {
    boxes.indices.contains { regions[$0][axis].length < boxes[$0].minimum }
  }

  private mutating func grow(along axis: Axis, within limits: [Extent]) {
    for box in boxes.indices {
      let room = limits[box].union(regions[box][axis])
      regions[box][axis] = regions[box][axis].grown(
        to: boxes[box].minimum, about: boxes[box].frame[axis].middle, within: room)
    }
  }
}

// How far each may grow.
extension TargetGrowth {
  /// The limits that those set which are beside a box, at the same height as a part of it.
  private func neighbourLimits(along axis: Axis) -> [Extent] {
    let across = axis.perpendicular
    var limits = [Extent](repeating: .unlimited, count: boxes.count)
    let extents = boxes.indices.map { box in
      regions[box][across].withoutSlack(of: boxes[box].frame[across], TargetGrowth.slack)
    }
    sweep(along: axis, across: extents) { first, second in
      part(first, second, along: axis, &limits)
    }
    return limits
  }

  /// The limits between boxes that have no height in common but would meet if both grew, where they
  /// are further apart along the axis than across.
  private func diagonalLimits(along axis: Axis) -> [Extent] {
    let across = axis.perpendicular
    var limits = [Extent](repeating: .unlimited, count: boxes.count)
    let wanted = boxes.map { $0.frame[across].widened(to: $0.minimum) }
    sweep(along: axis, across: wanted) { first, second in
      let (one, other) = (boxes[first].frame, boxes[second].frame)
      let gap = one[across].gap(to: other[across])
      guard gap > 0, other[axis].low - one[axis].high >= gap else { return }
      part(first, second, along: axis, &limits)
    }
    return limits
  }

  /// Calls `visit` for each box with those that it sees when it looks back along the axis.
  private func sweep(
    along axis: Axis, across extents: [Extent], visit: (_ first: Int, _ second: Int) -> Void
  ) {
    var skyline = Skyline(extents)
    let order = boxes.indices.sorted {
      (regions[$0][axis].low, $0) < (regions[$1][axis].low, $1)
    }
    var checkpoint = Checkpoint(every: 64)
    for box in order where checkpoint.mayProceed() {
      skyline.paint(box) { seen in
        visit(seen, box)
        return regions[seen][axis].high > regions[box][axis].high ? seen : box
      }
    }
  }

  /// Draws the line between two boxes in the middle of their gap, or as near to it as their regions
  /// let it be. Two that overlap do not grow towards each other.
  private func part(_ first: Int, _ second: Int, along axis: Axis, _ limits: inout [Extent]) {
    let (one, other) = (regions[first][axis], regions[second][axis])
    if one.high <= other.low + TargetGrowth.slack {
      let middle = (boxes[first].frame[axis].high + boxes[second].frame[axis].low) / 2
      let line = max(one.high, min(middle.onWrittenGrid, other.low))
      limits[first].high = min(limits[first].high, line)
      limits[second].low = max(limits[second].low, line)
    } else {
      limits[first].high = min(limits[first].high, one.high)
      limits[second].low = max(limits[second].low, other.low)
      if one.high > other.high { limits[second].high = min(limits[second].high, other.high) }
    }
  }
}

extension Extent {
  /// This extent grown to `length`, as nearly about `middle` as `room` lets it, which holds it; all
  /// of the room where that is less.
  fileprivate func grown(to length: Double, about middle: Double, within room: Extent) -> Extent {
    guard self.length < length else { return self }
    guard room.length > length else { return room }
    let least = max(room.low, high - length)
    let most = min(low, room.high - length)
    let start = min(max((middle - length / 2).onWrittenGrid, least), max(most, least))
    return Extent(low: start, high: min(start + length, room.high))
  }
}
