import RealModule

/// A damped harmonic oscillator: a mass on a spring with friction, released at a distance from rest.
///
///     distance
///       |\      underdamped: oscillates            damping fraction < 1
///       | \ _   critically damped: the fastest     = 1
///       |__\_\____________ t    overdamped: slow    > 1
///       |   \/
///
/// Position and velocity have a closed form, so any time can be evaluated directly, without time steps.
///
/// Source: the equation *m x″ + c x′ + k x = 0*.
public struct Spring: Hashable, Sendable {
  /// The mass, in any unit that stiffness and damping share; above 0.
  public let mass: Double
  /// The force per unit of distance; above 0.
  public let stiffness: Double
  /// The friction force per unit of velocity; above 0.
  public let damping: Double

  /// Creates a spring from its physical parameters.
  ///
  /// - Returns: nil unless all three are finite and above 0; without friction a spring would never come to rest.
  public init?(mass: Double = 1, stiffness: Double, damping: Double) {
    guard [mass, stiffness, damping].allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    guard decay > 0, frequency > 0, decay.isFinite, frequency.isFinite else { return nil }
  }

  /// Creates a spring of mass 1 from its response and its damping fraction.
  ///
  /// - Parameters:
  ///   - response: The undamped period in seconds; smaller values are stiffer.
  ///   - dampingFraction: 1 is critically damped, below 1 oscillates, above 1 is overdamped.
  /// - Returns: nil unless both are finite and above 0.
  public init?(response: Double, dampingFraction: Double) {
    guard response > 0, dampingFraction > 0 else { return nil }
    let frequency = 2 * Double.pi / response
    self.init(stiffness: frequency * frequency, damping: 2 * dampingFraction * frequency)
  }

  /// The damping as a fraction of critical damping.
  public var dampingFraction: Double { decay / frequency }

  /// The undamped period, in seconds.
  public var response: Double { 2 * Double.pi / frequency }

  /// The undamped angular frequency in radians per second: √(k/m).
  var frequency: Double { (stiffness / mass).squareRoot() }

  /// The decay rate per second: c/2m.
  var decay: Double { damping / (2 * mass) }

  /// The distance from rest after `time` seconds.
  ///
  /// - Parameters:
  ///   - time: Seconds from the start.
  ///   - distance: The signed distance at the start.
  ///   - velocity: The velocity at the start, in units per second; negative means towards rest if `distance` is
  ///     positive.
  public func distance(at time: Double, from distance: Double, velocity: Double = 0) -> Double {
    let (cosine, sine) = basis(at: time)
    return distance * cosine + (velocity + decay * distance) * sine
  }

  /// The velocity after `time` seconds, in units per second; see ``distance(at:from:velocity:)`` for the parameters.
  public func velocity(at time: Double, from distance: Double, velocity: Double = 0) -> Double {
    let (cosine, sine) = basis(at: time)
    return velocity * cosine - (frequency * frequency * distance + decay * velocity) * sine
  }

  /// The basis of all solutions: *e^-dt cos wt* and *e^-dt sin wt / w*, where d is the decay.
  ///
  /// *w²* is `frequency² − decay²`. If it is negative, the functions are hyperbolic. They are written without
  /// overflow, and approach *e^-dt* and *t e^-dt* in the limit *w* = 0.
  func basis(at time: Double) -> (cosine: Double, sine: Double) {
    let (d, f) = (decay, frequency)
    let square = (f - d) * (f + d)
    let w = abs(square).squareRoot()
    guard w * time > 1e-9 else { return (.exp(-d * time), time * .exp(-d * time)) }
    if square > 0 {
      let fade = Double.exp(-d * time)
      return (fade * Double.cos(w * time), fade * Double.sin(w * time) / w)
    }
    let slow = Double.exp(-f * f / (d + w) * time)
    let ratio = Double.expMinusOne(-2 * w * time)
    return (slow * (1 + ratio / 2), slow * -ratio / (2 * w))
  }
}
