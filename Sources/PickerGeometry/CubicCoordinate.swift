/// One coordinate of a cubic Bézier curve, as a function of t from 0 to 1.
struct CubicCoordinate {
  var v0: Double
  var v1: Double
  var v2: Double
  var v3: Double

  /// Exact at both ends.
  func value(at t: Double) -> Double {
    let s = 1 - t
    let (a, b, c) = (v0 * s + v1 * t, v1 * s + v2 * t, v2 * s + v3 * t)
    let (d, e) = (a * s + b * t, b * s + c * t)
    return d * s + e * t
  }

  func slope(at t: Double) -> Double {
    let s = 1 - t
    return 3 * ((v1 - v0) * s * s + 2 * (v2 - v1) * s * t + (v3 - v2) * t * t)
  }

  /// Where the coordinate turns round, in order; 1 stands for a turn that is not there.
  ///
  /// Between 0, the two and 1 it only rises or only falls. The roots of the slope are taken in the
  /// form that loses no digits to cancellation, so a curve raised from a lower degree, whose
  /// leading factor is next to nothing, needs no case of its own.
  var turns: (first: Double, second: Double) {
    let (d0, d1, d2) = (v1 - v0, v2 - v1, v3 - v2)
    let square = d1 * d1 - d0 * d2
    guard square >= 0 else { return (1, 1) }
    let half = d1 - d0
    let sum = -(half + (half < 0 ? -square.squareRoot() : square.squareRoot()))
    let (t, u) = (inside(sum / (d0 - 2 * d1 + d2)), inside(d0 / sum))
    return t < u ? (t, u) : (u, t)
  }

  private func inside(_ t: Double) -> Double { t > 0 && t < 1 ? t : 1 }

  /// Where between `low` and `high` the coordinate is `target`, if it only rises or falls there and
  /// is on either side of it at the two.
  ///
  /// Newton's steps, and half of what is left where one would leave it.
  func parameter(of target: Double, from low: Double, to high: Double, rising: Bool) -> Double {
    var (low, high) = (low, high)
    var t = (low + high) / 2
    for _ in 0..<64 {
      let error = value(at: t) - target
      if (error < 0) == rising { low = t } else { high = t }
      let step = t - error / slope(at: t)
      let next = step > low && step < high ? step : (low + high) / 2
      if abs(next - t) <= .ulpOfOne * t { break }
      t = next
    }
    return t
  }
}
