import RealModule

extension Spring {
  /// The seconds after which the distance from rest stays within `threshold` for good.
  ///
  /// It is the moment at which an upper bound of the swing, not the swing itself, comes below the threshold;
  /// the true last crossing is up to one swing earlier.
  ///
  /// - Parameters:
  ///   - distance: That at the start.
  ///   - velocity: Units a second at the start.
  ///   - threshold: In the unit of `distance`; a thousandth of the way unless said otherwise. Above 0.
  /// - Returns: 0 where it is at rest already.
  public func settlingTime(
    from distance: Double = 1, velocity: Double = 0, threshold: Double = 0.001
  ) -> Double {
    let bound = Bound(spring: self, distance: distance, velocity: velocity)
    guard !bound.isWithin(threshold, after: 0) else { return 0 }
    var (low, high) = (0.0, 1 / decay)
    while !bound.isWithin(threshold, after: high), high < 1e300 { (low, high) = (high, high * 2) }
    while high - low > 1e-12 * high {
      let middle = (low + high) / 2
      if bound.isWithin(threshold, after: middle) { high = middle } else { low = middle }
    }
    return high
  }
}

/// What the swing stays below.
private struct Bound {
  let spring: Spring
  /// The weights of the two basic motions, without sign.
  let a: Double
  let b: Double

  init(spring: Spring, distance: Double, velocity: Double) {
    self.spring = spring
    a = abs(distance)
    b = abs(velocity + spring.decay * distance)
  }

  /// Whether the distance is at most `limit` from `time` on; once true, true for all later times.
  func isWithin(_ limit: Double, after time: Double) -> Bool {
    let (d, f) = (spring.decay, spring.frequency)
    guard f > d else { return isFallingBelow(limit, spring.basis(at: time)) }
    // Swinging: below the amplitude, and below the critically damped motion of the same decay.
    let fade = Double.exp(-d * time)
    let amplitude = Double.hypot(a, b / ((f - d) * (f + d)).squareRoot())
    return fade * amplitude <= limit
      || (fade * (a + b * time) <= limit && b - d * (a + b * time) <= 0)
  }

  /// Creeping: the sum of both motions without sign rises at most once, and then falls for good.
  private func isFallingBelow(_ limit: Double, _ basis: (cosine: Double, sine: Double)) -> Bool {
    let (d, f) = (spring.decay, spring.frequency)
    let square = (f - d) * (f + d)
    let slope = basis.cosine * (b - d * a) - basis.sine * (square * a + d * b)
    return a * basis.cosine + b * basis.sine <= limit && slope <= 0
  }
}
