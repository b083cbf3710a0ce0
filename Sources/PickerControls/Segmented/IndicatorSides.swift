import PickerGeometry
import PickerMotion

/// Two opposite sides of an indicator, each of which moves by itself.
struct IndicatorSides: Hashable {
  /// The left or the upper side.
  let low: Motion
  /// The right or the lower side.
  let high: Motion

  private init(low: Motion, high: Motion) {
    self.low = low
    self.high = high
  }

  /// The sides that are across `axis`.
  init(
    from start: Rect, to target: Rect, _ axis: Axis, _ timing: Motion.Timing,
    _ style: IndicatorTransition.Style, velocity: Double?
  ) {
    let (from, to) = (start.sides(axis), target.sides(axis))
    let timings = timing.ofSides(from, to, style)
    low = Motion(from: from.low, to: to.low, initialVelocity: velocity, timing: timings.low)
    high = Motion(from: from.high, to: to.high, initialVelocity: velocity, timing: timings.high)
  }

  /// The sides on their way to another target.
  func retargeted(
    to target: Rect, _ axis: Axis, at time: Double, _ timing: Motion.Timing,
    _ style: IndicatorTransition.Style
  ) -> IndicatorSides {
    let now = (low: low.position(at: time), high: high.position(at: time))
    let to = target.sides(axis)
    let timings = timing.ofSides(now, to, style)
    return IndicatorSides(
      low: low.retargeted(to: to.low, at: time, timing: timings.low),
      high: high.retargeted(to: to.high, at: time, timing: timings.high))
  }

  /// From the low side to the high one, moved back where it would stick out of the bounds.
  func extent(at time: Double, from least: Double, to most: Double) -> (low: Double, length: Double)
  {
    let (low, high) = (low.position(at: time), high.position(at: time))
    let length = min(max(0, high - low), most - least)
    // Sides that have changed places meet in the middle.
    let start = high < low ? (low + high) / 2 : low
    return (max(least, min(start, most - length)), length)
  }

  /// Units a second of the middle.
  func velocity(at time: Double) -> Double {
    (low.velocity(at: time) + high.velocity(at: time)) / 2
  }
}

extension Motion.Timing {
  /// What carries two sides from `start` to `target`: where the box stretches, the leading one is
  /// quicker.
  fileprivate func ofSides(
    _ start: (low: Double, high: Double), _ target: (low: Double, high: Double),
    _ style: IndicatorTransition.Style
  ) -> (low: Motion.Timing, high: Motion.Timing) {
    let way = target.low + target.high - start.low - start.high
    guard style == .stretch, way != 0 else { return (self, self) }
    return way > 0 ? (trailing, leading) : (leading, trailing)
  }

  /// What carries the leading edge, where the box stretches.
  var leading: Motion.Timing {
    switch self {
    case .curve(let curve, let duration): .curve(curve, duration: duration * 0.6)
    case .spring(let spring):
      Spring(response: spring.response * 0.6, dampingFraction: spring.dampingFraction)
        .map { .spring($0) } ?? self
    }
  }

  /// What carries the trailing edge: it does not swing, so that it never runs into the leading one.
  var trailing: Motion.Timing {
    guard case .spring(let spring) = self, spring.dampingFraction < 1 else { return self }
    return Spring(response: spring.response, dampingFraction: 1).map { .spring($0) } ?? self
  }
}

extension Rect {
  /// The two sides that are across an axis.
  fileprivate func sides(_ axis: Axis) -> (low: Double, high: Double) {
    axis == .horizontal ? (minX, maxX) : (minY, maxY)
  }
}
