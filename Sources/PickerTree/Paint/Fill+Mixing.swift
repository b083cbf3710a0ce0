import PickerColor
import PickerGeometry

extension Fill.Pattern {
  /// Interpolates linearly between this gradient and another.
  ///
  /// Points, radii, angles, and the offsets and colours of the stops are each interpolated separately.
  ///
  /// - Parameter fraction: 0 returns this gradient, 1 the other; values outside 0…1 extrapolate.
  /// - Returns: Nil unless both patterns are gradients of the same kind with equally many stops.
  package func mixed(with other: Fill.Pattern, _ fraction: Double) -> Fill.Pattern? {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    // A radius to the farthest corner does not move.
    func mixRadii(_ a: Double, _ b: Double) -> Double {
      if a.isInfinite || b.isInfinite { return fraction < 1 ? a : b }
      return max(0, mix(a, b))
    }
    func mix(_ a: UnitPoint, _ b: UnitPoint) -> UnitPoint {
      UnitPoint(x: mix(a.x, b.x), y: mix(a.y, b.y))
    }
    func mix(_ a: Angle, _ b: Angle) -> Angle { Angle(degrees: mix(a.degrees, b.degrees)) }
    guard let one = gradient, let two = other.gradient,
      let gradient = one.mixed(with: two, fraction)
    else { return nil }
    switch (self, other) {
    case (.linear(_, let from, let to), .linear(_, let otherFrom, let otherTo)):
      return .linear(gradient, from: mix(from, otherFrom), to: mix(to, otherTo))
    case (
      .radial(_, let center, let start, let end),
      .radial(_, let otherCenter, let otherStart, let otherEnd)
    ):
      return .radial(
        gradient, center: mix(center, otherCenter), startRadius: mixRadii(start, otherStart),
        endRadius: mixRadii(end, otherEnd))
    case (.elliptical(_, let center), .elliptical(_, let otherCenter)):
      return .elliptical(gradient, center: mix(center, otherCenter))
    case (
      .angular(_, let center, let from, let to),
      .angular(_, let otherCenter, let otherFrom, let otherTo)
    ):
      return .angular(
        gradient, center: mix(center, otherCenter), from: mix(from, otherFrom),
        to: mix(to, otherTo))
    default: return nil
    }
  }

  /// The stops of the gradient; nil if the pattern is not a gradient.
  private var gradient: Gradient? {
    switch self {
    case .linear(let gradient, _, _), .radial(let gradient, _, _, _),
      .elliptical(let gradient, _), .angular(let gradient, _, _, _):
      gradient
    default: nil
    }
  }
}

extension Gradient {
  /// Interpolates between the stops of two gradients; nil if the number of stops differs.
  fileprivate func mixed(with other: Gradient, _ fraction: Double) -> Gradient? {
    guard stops.count == other.stops.count else { return nil }
    return Gradient(
      stops: zip(stops, other.stops).map { one, two in
        GradientStop(
          offset: one.offset + (two.offset - one.offset) * fraction,
          color: one.color.mixed(with: two.color, fraction))
      })
  }
}
