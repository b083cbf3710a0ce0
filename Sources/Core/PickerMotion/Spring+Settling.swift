import RealModule

extension Spring {
  /// The seconds after which the distance from rest stays within `threshold`.
  ///
  /// It is the time at which an upper bound of the oscillation falls below the threshold;
  /// the last crossing of the oscillation itself is up to one period earlier.
  ///
  /// - Parameters:
  ///   - distance: The signed distance from rest at the start.
  ///   - velocity: The velocity at the start, in units per second.
  ///   - threshold: A distance in the unit of `distance`, above 0.
  /// - Returns: Seconds; 0 if the spring is already at rest.
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

/// An upper bound of the oscillation.
private struct Bound {
  let spring: Spring
  /// The magnitudes of the coefficients of the two basis functions.
  let a: Double
  let b: Double

  init(spring: Spring, distance: Double, velocity: Double) {
    self.spring = spring
    a = abs(distance)
    b = abs(velocity + spring.decay * distance)
  }

  /// Whether the distance is at most `limit` from `time` on. Monotonic: once true, it stays true.
  func isWithin(_ limit: Double, after time: Double) -> Bool {
    let (d, f) = (spring.decay, spring.frequency)
    guard f > d else { return isFallingBelow(limit, spring.basis(at: time)) }
    // Underdamped: bounded by the amplitude, and by the critically damped motion of equal decay.
    let fade = Double.exp(-d * time)
    let amplitude = Double.hypot(a, b / ((f - d) * (f + d)).squareRoot())
    return fade * amplitude <= limit
      || (fade * (a + b * time) <= limit && b - d * (a + b * time) <= 0)
  }

  /// Overdamped: the sum of the magnitudes of both basis motions rises at most once and then falls monotonically.
  private func isFallingBelow(_ limit: Double, _ basis: (cosine: Double, sine: Double)) -> Bool {
    let (d, f) = (spring.decay, spring.frequency)
    let square = (f - d) * (f + d)
    let slope = basis.cosine * (b - d * a) - basis.sine * (square * a + d * b)
    return a * basis.cosine + b * basis.sine <= limit && slope <= 0
  }
}
