extension Path {
  /// Whether `point` is inside the figure as `rule` has it.
  ///
  /// Subpaths that are left open count as closed by a straight line. Of a box the top and the left
  /// edge are inside and the others are not, so that figures that share an edge share no point; on
  /// a curve rounding decides.
  ///
  /// - Complexity: O(*n*) of the elements, without allocating; only a curve that passes to both
  ///   sides of the point at its height takes more than comparing.
  public func contains(_ point: Point, rule: FillRule = .nonZero) -> Bool {
    let winding = windingNumber(around: point)
    return rule == .nonZero ? winding != 0 : winding % 2 != 0
  }

  /// How often the figure goes round `point`: clockwise turns less those the other way.
  ///
  ///     ┌─→─────┐
  ///     ↑   · ──┼──→    one crossing, downwards: +1
  ///     └─────←─┘
  ///
  /// Counts what crosses the ray from the point to the right: downwards +1, upwards −1. A piece
  /// owns its upper end and not its lower one, so a corner at the ray's height is counted once
  /// where the figure passes and not at all where it only touches. The number is odd exactly where
  /// that of the crossings is, so it serves both fill rules.
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
  /// +1 where a piece goes down past the point's height, −1 where it goes up, else 0.
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
    let turns = ys.turns
    return winding(of: curve, from: 0, to: turns.first)
      + winding(of: curve, from: turns.first, to: turns.second)
      + winding(of: curve, from: turns.second, to: 1)
  }

  /// Of a part of a curve that only falls or only rises.
  private func winding(of curve: CubicCurve, from low: Double, to high: Double) -> Int {
    let ys = curve.y
    let passing = passing(from: ys.value(at: low), to: ys.value(at: high))
    guard passing != 0 else { return 0 }
    let t = ys.parameter(of: y, from: low, to: high, rising: passing > 0)
    return curve.x.value(at: t) > x ? passing : 0
  }
}
