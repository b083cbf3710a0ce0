import PickerMotion

/// The timing of the leading and the trailing edge of an indicator.
struct EdgeTiming {
  /// The timing without stretching.
  let timing: Motion.Timing
  let style: IndicatorTransition.Style
  /// How much a slide past more than one segment stretches: 0…0.9.
  let stretch: Double

  /// The timings of two sides that move from `start` to `target`; the leading one of a stretched indicator is faster.
  func ofSides(
    _ start: (low: Double, high: Double), _ target: (low: Double, high: Double)
  ) -> (low: Motion.Timing, high: Motion.Timing) {
    let way = (target.low + target.high - start.low - start.high) / 2
    let stretch = stretch(
      over: abs(way), of: (target.high - target.low + start.high - start.low) / 2)
    guard stretch > 0, way != 0 else { return (timing, timing) }
    let leading = timing.leading(stretch)
    return way > 0 ? (timing.trailing, leading) : (leading, timing.trailing)
  }

  /// The share of the time that the leading edge saves on a way of an indicator of `length`.
  ///
  /// With the style `stretch` it is the same for every distance. Otherwise it grows with the distance: from 0 for the
  /// adjacent segment, one length away, to `stretch` for twice that distance.
  private func stretch(over way: Double, of length: Double) -> Double {
    if style == .stretch { return Motion.Timing.stretch }
    guard stretch > 0, length > 0 else { return 0 }
    return min(0.9, stretch) * max(0, min(1, way / length - 1))
  }
}

extension Motion.Timing {
  /// The share of the time that the leading edge saves with the style `stretch`: it arrives after 3/5 of the time.
  static let stretch = 0.4

  /// The timing of the leading edge, in a part of the time.
  ///
  /// - Parameter stretch: The share of the time that it saves.
  func leading(_ stretch: Double) -> Motion.Timing {
    switch self {
    case .curve(let curve, let duration): .curve(curve, duration: duration * (1 - stretch))
    case .spring(let spring):
      Spring(response: spring.response * (1 - stretch), dampingFraction: spring.dampingFraction)
        .map { .spring($0) } ?? self
    }
  }

  /// The timing of the trailing edge: critically damped, so that it never passes the leading edge.
  var trailing: Motion.Timing {
    guard case .spring(let spring) = self, spring.dampingFraction < 1 else { return self }
    return Spring(response: spring.response, dampingFraction: 1).map { .spring($0) } ?? self
  }
}
