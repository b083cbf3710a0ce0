extension Path {
  /// Returns whether `point` is inside the path by the fill rule `rule`.
  ///
  /// Open subpaths count as closed by a straight line. The top and left edges of a box are inside and the others are
  /// outside, so paths with a common edge share no point. On a curve, rounding decides.
  ///
  /// - Complexity: O(*n*) in the number of elements, without allocating. Only curves whose bounding box contains the
  ///   point take more than comparisons.
  public func contains(_ point: Point, rule: FillRule = .nonZero) -> Bool {
    let winding = windingNumber(around: point)
    return rule == .nonZero ? winding != 0 : winding % 2 != 0
  }

  /// The winding number around `point`: clockwise turns minus anticlockwise turns.
  ///
  ///     ┌─→─────┐
  ///     ↑   · ──┼──→    one crossing, downwards: +1
  ///     └─────←─┘
  ///
  /// It counts the crossings of the ray from the point to the right: downwards +1, upwards −1. A segment includes its
  /// upper end but not its lower one. A corner at the height of the ray is thus counted once if the path crosses the
  /// ray, and not at all if it only touches it. The winding number is odd exactly if the number of crossings is odd,
  /// so it serves both fill rules.
  public func windingNumber(around point: Point) -> Int {
    var winding = 0
    for segment in PathSegments(self, closesAll: true) {
      switch segment {
      case .line(let a, let b): winding += point.winding(ofLineFrom: a, to: b)
      case .curve(let curve): winding += point.winding(of: curve)
      }
    }
    return winding
  }
}

extension Point {
  /// +1 if a segment crosses the height of the point downwards, −1 upwards, otherwise 0.
  private func passing(from top: Double, to bottom: Double) -> Int {
    if top <= y, y < bottom { return 1 }
    if bottom <= y, y < top { return -1 }
    return 0
  }

  fileprivate func winding(ofLineFrom a: Point, to b: Point) -> Int {
    let passing = passing(from: a.y, to: b.y)
    guard passing != 0 else { return 0 }
    let side = (b - a).cross(self - a)
    return (passing > 0 ? side > 0 : side < 0) ? passing : 0
  }

  fileprivate func winding(of curve: CubicCurve) -> Int {
    let (xs, ys) = (curve.x, curve.y)
    guard max(ys.v0, ys.v1, ys.v2, ys.v3) >= y, min(ys.v0, ys.v1, ys.v2, ys.v3) <= y else {
      return 0
    }
    guard max(xs.v0, xs.v1, xs.v2, xs.v3) > x else { return 0 }
    guard min(xs.v0, xs.v1, xs.v2, xs.v3) <= x else { return passing(from: ys.v0, to: ys.v3) }
    let extrema = ys.extrema
    return winding(of: curve, from: 0, to: extrema.first)
      + winding(of: curve, from: extrema.first, to: extrema.second)
      + winding(of: curve, from: extrema.second, to: 1)
  }

  /// The contribution of a part of a curve that is monotonic in y.
  private func winding(of curve: CubicCurve, from low: Double, to high: Double) -> Int {
    let ys = curve.y
    let passing = passing(from: ys.value(at: low), to: ys.value(at: high))
    guard passing != 0 else { return 0 }
    let t = ys.parameter(of: y, from: low, to: high, rising: passing > 0)
    return curve.x.value(at: t) > x ? passing : 0
  }
}
