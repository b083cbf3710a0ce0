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

  /// The parameters of the local extrema, ascending; 1 represents a missing one.
  ///
  /// The coordinate is monotonic between 0, the two extrema and 1. The roots of the slope are computed in a
  /// form without cancellation, so a curve elevated from a lower degree, whose
  /// leading coefficient is almost 0, needs no special case.
  var extrema: (first: Double, second: Double) {
    let (d0, d1, d2) = (v1 - v0, v2 - v1, v3 - v2)
    let square = d1 * d1 - d0 * d2
    guard square >= 0 else { return (1, 1) }
    let half = d1 - d0
    let sum = -(half + (half < 0 ? -square.squareRoot() : square.squareRoot()))
    let (t, u) = (inside(sum / (d0 - 2 * d1 + d2)), inside(d0 / sum))
    return t < u ? (t, u) : (u, t)
  }

  private func inside(_ t: Double) -> Double { t > 0 && t < 1 ? t : 1 }

  /// The parameter between `low` and `high` at which the coordinate is `target`.
  ///
  /// The coordinate must be monotonic there, with `target` between its values at the ends. Uses Newton's method, or
  /// bisection if a step would leave the bracket.
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
