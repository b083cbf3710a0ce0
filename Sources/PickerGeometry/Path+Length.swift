import RealModule

extension Path {
  /// How far the pen goes while it draws, in points.
  ///
  /// A `close` counts as the line it draws; what is left open stays open. Right to about eleven
  /// digits, at cusps too; 0 of nothing.
  ///
  /// - Complexity: O(*n*) of the elements. A smooth curve takes 48 evaluations; one close to a
  ///   cusp some hundreds.
  public var length: Double {
    PathSegments(self, closesAll: false).reduce(0) { length, segment in
      switch segment {
      case .line(let a, let b): length + (b - a).distance
      case .curve(let curve): length + curve.length
      }
    }
  }
}

extension CubicCurve {
  /// The integral of the speed along the curve, from one cusp to the next.
  var length: Double {
    let reach =
      (control1 - start).distance + (control2 - control1).distance + (end - control2).distance
    guard reach > 0, reach.isFinite else { return reach }
    let cuts = cusps(slowerThan: reach / 1000)
    return zip([0] + cuts, cuts + [1]).reduce(0) { length, part in
      let whole = travel(from: part.0, to: part.1)
      return length
        + refined(whole, from: part.0, to: part.1, within: reach * 1e-13, levels: 40)
    }
  }

  /// Where the pen all but stops, in order.
  ///
  /// There the speed has a kink that a rule of any number of points can step over unseen. At the
  /// least speed the velocity is at a right angle to the acceleration, so across or down it turns
  /// close by.
  private func cusps(slowerThan slow: Double) -> [Double] {
    let (across, down) = (x.turns, y.turns)
    return [across.first, across.second, down.first, down.second]
      .filter { $0 < 1 && speed(at: $0) < slow }.sorted()
  }

  /// `whole`, the length of a part of the curve, by halves until halving changes nothing.
  ///
  /// Where the curve all but has a cusp only the half with it goes on, and its share falls
  /// fourfold.
  private func refined(
    _ whole: Double, from low: Double, to high: Double, within tolerance: Double, levels: Int
  ) -> Double {
    let middle = (low + high) / 2
    let (first, second) = (travel(from: low, to: middle), travel(from: middle, to: high))
    guard levels > 0, abs(first + second - whole) > tolerance else { return first + second }
    return refined(first, from: low, to: middle, within: tolerance, levels: levels - 1)
      + refined(second, from: middle, to: high, within: tolerance, levels: levels - 1)
  }

  /// The length of a part of the curve by Gauss's rule of sixteen points.
  private func travel(from low: Double, to high: Double) -> Double {
    let (middle, half) = ((low + high) / 2, (high - low) / 2)
    var sum = 0.0
    for (place, weight) in CubicCurve.gauss {
      sum += weight * (speed(at: middle - half * place) + speed(at: middle + half * place))
    }
    return sum * half
  }

  private func speed(at t: Double) -> Double {
    let (dx, dy) = (x.slope(at: t), y.slope(at: t))
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The positive roots of the Legendre polynomial of degree 16, and their weights.
  private static let gauss: [(place: Double, weight: Double)] = [
    (0.09501250983763744, 0.18945061045506850), (0.28160355077925891, 0.18260341504492359),
    (0.45801677765722739, 0.16915651939500254), (0.61787624440264375, 0.14959598881657673),
    (0.75540440835500303, 0.12462897125553387), (0.86563120238783174, 0.09515851168249278),
    (0.94457502307323258, 0.06225352393864789), (0.98940093499164993, 0.02715245941175409),
  ]
}
