import RealModule

extension Path {
  /// The length of the path in points; 0 for an empty path.
  ///
  /// `close` counts as the line it draws; open subpaths stay open. Accurate to about eleven
  /// digits, even at cusps.
  ///
  /// - Complexity: O(*n*) in the number of elements. A smooth curve takes 48 evaluations, a curve close to a cusp
  ///   some hundreds.
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

  /// The parameters at which the speed is almost 0, ascending.
  ///
  /// There the speed has a kink, which a quadrature rule with any number of points can miss. At the
  /// minimum speed the velocity is perpendicular to the acceleration, so x or y has an extremum close by.
  private func cusps(slowerThan slow: Double) -> [Double] {
    let (horizontal, vertical) = (x.extrema, y.extrema)
    return [horizontal.first, horizontal.second, vertical.first, vertical.second]
      .filter { $0 < 1 && speed(at: $0) < slow }.sorted()
  }

  /// Refines `whole`, the length of a part of the curve, by bisection until it stays within `tolerance`.
  ///
  /// Near a cusp only the half that contains it is bisected further, and its error falls by a factor of four.
  private func refined(
    _ whole: Double, from low: Double, to high: Double, within tolerance: Double, levels: Int
  ) -> Double {
    let middle = (low + high) / 2
    let (first, second) = (travel(from: low, to: middle), travel(from: middle, to: high))
    guard levels > 0, abs(first + second - whole) > tolerance else { return first + second }
    return refined(first, from: low, to: middle, within: tolerance, levels: levels - 1)
      + refined(second, from: middle, to: high, within: tolerance, levels: levels - 1)
  }

  /// The length of a part of the curve by Gauss–Legendre quadrature with 16 points.
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
