import PickerGeometry
import PickerMotion

/// Two opposite sides of an indicator, which move independently.
struct IndicatorSides: Hashable {
  /// The left or the upper side.
  let low: Motion
  /// The right or the lower side.
  let high: Motion

  private init(low: Motion, high: Motion) {
    self.low = low
    self.high = high
  }

  /// Creates the motions of the sides perpendicular to `axis`.
  init(
    from start: Rect, to target: Rect, _ axis: Axis, _ edges: EdgeTiming, velocity: Double?
  ) {
    let (from, to) = (start.sides(axis), target.sides(axis))
    let timings = edges.ofSides(from, to)
    low = Motion(from: from.low, to: to.low, velocity: velocity, timing: timings.low)
    high = Motion(from: from.high, to: to.high, velocity: velocity, timing: timings.high)
  }

  /// Returns the motions that interrupt these at `time` and move to another target.
  func retargeted(
    to target: Rect, _ axis: Axis, at time: Double, _ edges: EdgeTiming
  ) -> IndicatorSides {
    let now = (low: low.position(at: time), high: high.position(at: time))
    let to = target.sides(axis)
    let timings = edges.ofSides(now, to)
    return IndicatorSides(
      low: low.retargeted(to: to.low, at: time, timing: timings.low),
      high: high.retargeted(to: to.high, at: time, timing: timings.high))
  }

  /// Returns the motions, moved by an offset.
  func offset(by offset: Double) -> IndicatorSides {
    IndicatorSides(low: low.offset(by: offset), high: high.offset(by: offset))
  }

  /// The position of the low side and the distance to the high one, shifted to stay within the bounds.
  func extent(at time: Double, from lowerBound: Double, to upperBound: Double) -> (
    low: Double, length: Double
  ) {
    let (low, high) = (low.position(at: time), high.position(at: time))
    let length = min(max(0, high - low), upperBound - lowerBound)
    // Overshooting sides may cross: collapse them to their midpoint instead of a negative length.
    let start = high < low ? (low + high) / 2 : low
    return (max(lowerBound, min(start, upperBound - length)), length)
  }

  /// The velocity of the midpoint, in points per second.
  func velocity(at time: Double) -> Double {
    (low.velocity(at: time) + high.velocity(at: time)) / 2
  }
}

extension Rect {
  /// The coordinates of the two sides perpendicular to an axis.
  fileprivate func sides(_ axis: Axis) -> (low: Double, high: Double) {
    axis == .horizontal ? (minX, maxX) : (minY, maxY)
  }
}
