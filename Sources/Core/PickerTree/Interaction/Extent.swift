import PickerGeometry

/// The interval that a box covers along one axis, in points.
struct Extent: Hashable {
  var low: Double
  var high: Double

  /// The complete axis.
  static let unlimited = Extent(low: -.infinity, high: .infinity)

  var length: Double { high - low }
  var middle: Double { low + (high - low) / 2 }

  /// Returns the distance to another extent; negative if they overlap.
  func gap(to other: Extent) -> Double { max(other.low - high, low - other.high) }

  /// Returns the distance to a coordinate; 0 inside.
  func distance(to place: Double) -> Double { max(0, low - place, place - high) }

  /// Returns the intersection with another extent.
  func limited(to other: Extent) -> Extent {
    Extent(low: max(low, other.low), high: min(high, other.high))
  }

  /// Returns the smallest extent that contains both.
  func union(_ other: Extent) -> Extent {
    Extent(low: min(low, other.low), high: max(high, other.high))
  }

  /// Returns this extent with each end that still equals an end of `frame` moved inwards by half of `tolerance`.
  ///
  /// Ends of frames are subject to rounding; an end that has grown is exact.
  func inset(whereEqualTo frame: Extent, by tolerance: Double) -> Extent {
    let half = min(tolerance, max(0, length)) / 2
    return Extent(
      low: low == frame.low ? low + half : low, high: high == frame.high ? high - half : high)
  }

  /// Returns this extent widened about its middle to at least `length`.
  func widened(to length: Double) -> Extent {
    let more = max(0, length - self.length) / 2
    return Extent(low: low - more, high: high + more)
  }
}

extension Double {
  /// The nearest multiple of 1/10,000, which JSON writes without loss.
  var roundedToFourDecimals: Double { (self * 10_000).rounded() / 10_000 }
}

extension Rect {
  /// The extent of the box along an axis.
  subscript(axis: Axis) -> Extent {
    axis == .horizontal ? Extent(low: minX, high: maxX) : Extent(low: minY, high: maxY)
  }

  /// Creates a box from its two extents.
  init(_ x: Extent, _ y: Extent) {
    self.init(minX: x.low, minY: y.low, maxX: x.high, maxY: y.high)
  }
}
