import PickerGeometry

/// What a box covers along one axis, in points.
struct Extent: Hashable {
  var low: Double
  var high: Double

  /// From end to end of the plane.
  static let unlimited = Extent(low: -.infinity, high: .infinity)

  var length: Double { high - low }
  var middle: Double { low + (high - low) / 2 }

  /// How far the other one is away; below 0 where they overlap.
  func gap(to other: Extent) -> Double { max(other.low - high, low - other.high) }

  /// How far a place is away; 0 within.
  func distance(to place: Double) -> Double { max(0, low - place, place - high) }

  /// What both allow.
  func limited(to other: Extent) -> Extent {
    Extent(low: max(low, other.low), high: min(high, other.high))
  }

  /// What either covers, and what is between.
  func union(_ other: Extent) -> Extent {
    Extent(low: min(low, other.low), high: max(high, other.high))
  }

  /// This extent, each end moved inwards by half of `slack` where it is the end of `frame` still:
  /// where it has grown it is exact.
  func withoutSlack(of frame: Extent, _ slack: Double) -> Extent {
    let half = min(slack, max(0, length)) / 2
    return Extent(
      low: low == frame.low ? low + half : low, high: high == frame.high ? high - half : high)
  }

  /// At least `length` long, about the same middle.
  func widened(to length: Double) -> Extent {
    let more = max(0, length - self.length) / 2
    return Extent(low: low - more, high: high + more)
  }
}

extension Double {
  /// The nearest place that is written as it is: with four decimals.
  var onWrittenGrid: Double { (self * 10_000).rounded() / 10_000 }
}

extension Rect {
  /// What the box covers along an axis.
  subscript(axis: Axis) -> Extent {
    axis == .horizontal ? Extent(low: minX, high: maxX) : Extent(low: minY, high: maxY)
  }

  /// The box that covers these extents.
  init(_ x: Extent, _ y: Extent) {
    self.init(minX: x.low, minY: y.low, maxX: x.high, maxY: y.high)
  }
}
