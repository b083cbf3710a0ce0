import RealModule

/// An angle, clockwise because y grows downwards; 0 points to three o'clock.
///
///          -90°
///            │
///     180° ──┼── 0°
///            │
///           90°
public struct Angle: Hashable, Sendable {
  /// The angle in degrees, including full turns.
  public var degrees: Double

  /// Creates an angle from degrees.
  @inlinable public init(degrees: Double) {
    self.degrees = degrees
  }

  /// Creates an angle from full turns: 0.25 is 90°.
  @inlinable public init(turns: Double) {
    self.init(degrees: turns * 360)
  }

  /// Creates an angle from radians: π is 180°.
  @inlinable public init(radians: Double) {
    self.init(degrees: radians * 180 / .pi)
  }

  /// An angle of 0°.
  public static let zero = Angle(degrees: 0)

  /// Returns an angle in degrees.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns an angle in radians.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// The angle in radians, including full turns.
  @inlinable public var radians: Double {
    get { degrees * .pi / 180 }
    set { degrees = newValue * 180 / .pi }
  }

  /// The angle in full turns.
  @inlinable public var turns: Double { degrees / 360 }

  /// The unit vector in this direction: the cosine and the sine.
  ///
  /// Exact at every quarter turn. Zero if the angle is not finite.
  public var direction: Point {
    let rest = degrees.remainder(dividingBy: 360)
    guard rest.isFinite else { return .zero }
    let quarters = (rest / 90).rounded()
    let radians = (rest - quarters * 90) * (.pi / 180)
    let (x, y) = (Double.cos(radians), Double.sin(radians))
    return switch Int(quarters) {
    case 0: Point(x: x, y: y)
    case 1: Point(x: -y, y: x)
    case -1: Point(x: y, y: -x)
    default: Point(x: -x, y: -y)
    }
  }
}

extension Point {
  /// Creates the point at a distance from the origin in the direction of `angle`.
  public init(angle: Angle, distance: Double) {
    self = angle.direction * distance
  }

  /// The distance from the origin, in points.
  public var distance: Double { .hypot(x, y) }

  /// The direction from the origin, from 0 up to but excluding 360 degrees; 0 at the origin.
  public var angle: Angle {
    let degrees = Double.atan2(y: y, x: x) * (180 / .pi)
    let positive = degrees < 0 ? degrees + 360 : degrees
    return Angle(degrees: positive < 360 ? positive : 0)
  }
}
