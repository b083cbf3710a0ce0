import RealModule

/// A mass on a spring with friction, let go at a distance from where it comes to rest.
///
///     distance
///       |\      underdamped: swings through        damping fraction < 1
///       | \ _   critically damped: the quickest    = 1
///       |__\_\____________ t    overdamped: creeps  > 1
///       |   \/
///
/// Position and velocity are in closed form, so that any moment is asked for at once and none depends on steps.
///
/// Source: the equation *m x″ + c x′ + k x = 0*.
public struct Spring: Hashable, Sendable {
  /// What is moved; above 0.
  public let mass: Double
  /// The pull for each unit of distance; above 0.
  public let stiffness: Double
  /// The friction for each unit of velocity; above 0.
  public let damping: Double

  /// A spring by its physics.
  ///
  /// - Returns: `nil` unless all three are finite and above 0; without friction it would never come to rest.
  public init?(mass: Double = 1, stiffness: Double, damping: Double) {
    guard [mass, stiffness, damping].allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    guard decay > 0, frequency > 0, decay.isFinite, frequency.isFinite else { return nil }
  }

  /// A spring of mass 1 by its look.
  ///
  /// - Parameters:
  ///   - response: Seconds that a whole swing takes without friction: the smaller, the stiffer.
  ///   - dampingFraction: 1 is as quick as can be without swinging through; below it swings, above it creeps.
  /// - Returns: `nil` unless both are finite and above 0.
  public init?(response: Double, dampingFraction: Double) {
    guard response > 0, dampingFraction > 0 else { return nil }
    let frequency = 2 * Double.pi / response
    self.init(stiffness: frequency * frequency, damping: 2 * dampingFraction * frequency)
  }

  /// Friction compared with that which just keeps it from swinging through.
  public var dampingFraction: Double { decay / frequency }

  /// Seconds that a whole swing takes without friction.
  public var response: Double { 2 * Double.pi / frequency }

  /// Radians a second without friction: √(k/m).
  var frequency: Double { (stiffness / mass).squareRoot() }

  /// How quickly the swing fades: c/2m.
  var decay: Double { damping / (2 * mass) }

  /// The distance from rest after `time` seconds.
  ///
  /// - Parameters:
  ///   - distance: That at the start, with its sign.
  ///   - velocity: Units a second at the start; negative towards rest where `distance` is positive.
  public func distance(at time: Double, from distance: Double, velocity: Double = 0) -> Double {
    let (cosine, sine) = basis(at: time)
    return distance * cosine + (velocity + decay * distance) * sine
  }

  /// The velocity after `time` seconds, in units a second; the parameters are those of ``distance(at:from:velocity:)``.
  public func velocity(at time: Double, from distance: Double, velocity: Double = 0) -> Double {
    let (cosine, sine) = basis(at: time)
    return velocity * cosine - (frequency * frequency * distance + decay * velocity) * sine
  }

  /// The two motions of which all others are sums: *e^-dt cos wt* and *e^-dt sin wt / w*, with d the decay.
  ///
  /// *w²* is what `frequency²` has over `decay²`. Where it is negative, the functions are hyperbolic; they are
  /// written so that nothing overflows, and that at *w* = 0 they meet the limit *e^-dt* and *t e^-dt*.
  func basis(at time: Double) -> (cosine: Double, sine: Double) {
    let (d, f) = (decay, frequency)
    let square = (f - d) * (f + d)
    let w = abs(square).squareRoot()
    guard w * time > 1e-9 else { return (.exp(-d * time), time * .exp(-d * time)) }
    if square > 0 {
      let fade = Double.exp(-d * time)
      return (fade * .cos(w * time), fade * .sin(w * time) / w)
    }
    let slow = Double.exp(-f * f / (d + w) * time)
    let ratio = Double.expMinusOne(-2 * w * time)
    return (slow * (1 + ratio / 2), slow * -ratio / (2 * w))
  }
}
