import PickerGeometry
import PickerLimits

/// Grows boxes to a minimum size into the gaps around them, never beyond the middle of a gap.
///
///     ├─ 12 ─┼──────┼2┼2┼──────┼─ 12 ─┤    boxes 30 wide, 4 apart, with a minimum of 44:
///            ┌──────┐   ┌──────┐           2 points inwards, the rest outwards
///            │  30  │   │  30  │
///            └──────┘   └──────┘
///
/// A region grows evenly on both sides. If there is too little space on one side, it grows on the other. Boxes that
/// are separated on both axes are split on the axis with the larger gap. The order of the boxes makes no difference.
/// If boxes do not overlap, their regions do not either. Edges that can be chosen freely have four decimals, so JSON
/// writes regions without loss.
///
/// - Complexity: O(*n* log *n*).
struct TargetGrowth {
  /// A box and its minimum size on both axes.
  struct GrowingBox {
    var frame: Rect
    var minimum: Double
  }

  /// In points. Boxes that overlap by less are meant to touch: the overlap is a rounding error.
  static let tolerance = 1.0 / 1024

  private let boxes: [GrowingBox]
  private var regions: [Sides]

  /// A box as one extent for each axis.
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

  /// Returns the region of each box, in the same order.
  static func regions(of boxes: [GrowingBox]) -> [Rect] {
    var growth = TargetGrowth(boxes)
    growth.grow()
    return growth.regions.map { Rect($0.x, $0.y) }
  }

  private init(_ boxes: [GrowingBox]) {
    self.boxes = boxes
    regions = boxes.map { Sides($0.frame) }
  }

  /// Grows all regions: horizontally, then vertically, then horizontally again where a neighbour turned out
  /// not to be in the way.
  ///
  /// One axis at a time, because the gap between two boxes that are separated on both axes can be divided along
  /// either, and each choice takes space from other neighbours: a joint optimum would need a search, and would
  /// jump when one box moves slightly. The first pass also limits pairs of boxes that collide only once
  /// both have grown; later passes use the regions as grown so far.
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

  /// Whether any box is smaller than its minimum.
  private func isShort(along axis: Axis) -> Bool {
    boxes.indices.contains { regions[$0][axis].length < boxes[$0].minimum }
  }

  private mutating func grow(along axis: Axis, within limits: [Extent]) {
    for box in boxes.indices {
      let bounds = limits[box].union(regions[box][axis])
      regions[box][axis] = regions[box][axis].grown(
        to: boxes[box].minimum, about: boxes[box].frame[axis].middle, within: bounds)
    }
  }
}

// The limits of growth.
extension TargetGrowth {
  /// The limits between boxes that overlap on the other axis.
  private func neighbourLimits(along axis: Axis) -> [Extent] {
    let across = axis.perpendicular
    var limits = [Extent](repeating: .unlimited, count: boxes.count)
    let extents = boxes.indices.map { box in
      regions[box][across].inset(
        whereEqualTo: boxes[box].frame[across], by: TargetGrowth.tolerance)
    }
    sweep(along: axis, across: extents) { first, second in
      separate(first, second, along: axis, &limits)
    }
    return limits
  }

  /// The limits between boxes that do not overlap on the other axis but would if both grew, provided
  /// that the gap along `axis` is the larger one.
  private func diagonalLimits(along axis: Axis) -> [Extent] {
    let across = axis.perpendicular
    var limits = [Extent](repeating: .unlimited, count: boxes.count)
    let grown = boxes.map { $0.frame[across].widened(to: $0.minimum) }
    sweep(along: axis, across: grown) { first, second in
      let (one, other) = (boxes[first].frame, boxes[second].frame)
      let gap = one[across].gap(to: other[across])
      guard gap > 0, other[axis].low - one[axis].high >= gap else { return }
      separate(first, second, along: axis, &limits)
    }
    return limits
  }

  /// Calls `visit` for each box with the boxes that are visible from it looking back along the axis.
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

  /// Limits two boxes to the middle of their gap, or as near to it as their regions allow.
  /// Boxes that overlap do not grow towards each other.
  private func separate(_ first: Int, _ second: Int, along axis: Axis, _ limits: inout [Extent]) {
    let (one, other) = (regions[first][axis], regions[second][axis])
    if one.high <= other.low + TargetGrowth.tolerance {
      let middle = (boxes[first].frame[axis].high + boxes[second].frame[axis].low) / 2
      let line = max(one.high, min(middle.roundedToFourDecimals, other.low))
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
  /// Returns this extent grown to `length`, as close to centred on `middle` as `bounds` allow; all of
  /// `bounds`, which contain this extent, if they are shorter.
  fileprivate func grown(to length: Double, about middle: Double, within bounds: Extent) -> Extent {
    guard self.length < length else { return self }
    guard bounds.length > length else { return bounds }
    let minimum = max(bounds.low, high - length)
    let maximum = min(low, bounds.high - length)
    let start = min(
      max((middle - length / 2).roundedToFourDecimals, minimum), max(maximum, minimum))
    return Extent(low: start, high: min(start + length, bounds.high))
  }
}
