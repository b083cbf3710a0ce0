import RealModule

/// A turn about a point: clockwise, since y grows downwards; 0 points to three o'clock.
///
///          -90°
///            │
///     180° ──┼── 0°
///            │
///           90°
public struct Angle: Hashable, Sendable {
  /// The turn in degrees; any number of whole turns may be in it.
  public var degrees: Double

  /// A turn of that many degrees.
  @inlinable public init(degrees: Double) {
    self.degrees = degrees
  }

  /// A turn given in whole turns: ¼ is 90°.
  @inlinable public init(turns: Double) {
    self.init(degrees: turns * 360)
  }

  /// The same turn counted in whole turns.
  @inlinable public var turns: Double { degrees / 360 }

  /// The cosine and the sine: where the turn takes the point one to the right of the centre.
  ///
  /// Exact at every quarter of a turn. An angle that is not finite points nowhere: zero.
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
  /// The point at a distance from the origin, in a direction.
  public init(angle: Angle, distance: Double) {
    self = angle.direction * distance
  }

  /// How far the point is from the origin.
  public var distance: Double { .hypot(x, y) }

  /// In which direction the point is from the origin, 0 up to but not including 360 degrees; 0 at
  /// the origin itself.
  public var angle: Angle {
    let degrees = Double.atan2(y: y, x: x) * (180 / .pi)
    let positive = degrees < 0 ? degrees + 360 : degrees
    return Angle(degrees: positive < 360 ? positive : 0)
  }
}
