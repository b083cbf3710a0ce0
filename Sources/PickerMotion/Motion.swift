/// One number on its way from one value to another, as a function of time.
///
///     let motion = Motion(from: 0, to: 120, timing: .curve(.easeInOut, duration: 0.2))
///     motion.position(at: 0.1)                              // 60
///     let back = motion.retargeted(to: 0, at: 0.1)          // turns round without a jerk
///
/// Time is in seconds from the start of this motion. Position is exact at the start, and exactly ``to`` from
/// ``settlingTime`` on.
public struct Motion: Hashable, Sendable {
  /// What carries the number along.
  public enum Timing: Hashable, Sendable {
    /// A curve over a duration in seconds; one of 0 or less arrives at once.
    case curve(TimingCurve, duration: Double)
    /// A spring, which takes as long as it takes.
    case spring(Spring)
  }

  /// The value at the start.
  public let from: Double
  /// The value at the end.
  public let to: Double
  /// Units a second at the start; `nil` begins as the timing does by itself.
  public let initialVelocity: Double?
  /// What carries the number along.
  public let timing: Timing
  /// How far from ``to`` a spring may still be when it is set down there.
  public let restThreshold: Double

  /// The seconds after which it is at ``to`` for good: a curve's duration, or a spring's settling time, taken where its
  /// bound comes within ``restThreshold``.
  public let settlingTime: Double

  /// A motion between two values.
  ///
  /// - Parameters:
  ///   - initialVelocity: Units a second; one that is not finite counts as 0. A spring starts at rest where it is `nil`. A
  ///     curve then is followed exactly; given a velocity, it is bent to leave with it (see ``position(at:)``).
  ///   - restThreshold: In the unit of the values, above 0: a hundredth of a point unless said otherwise.
  public init(
    from: Double, to: Double, initialVelocity: Double? = nil, timing: Timing,
    restThreshold: Double = 0.01
  ) {
    self.from = from
    self.to = to
    self.initialVelocity = initialVelocity.map { $0.isFinite ? $0 : 0 }
    self.timing = timing
    self.restThreshold = restThreshold
    settlingTime =
      switch timing {
      case .curve(_, let duration): max(0, duration)
      case .spring(let spring):
        spring.settlingTime(
          from: from - to, velocity: self.initialVelocity ?? 0, threshold: restThreshold)
      }
  }

  /// The value after `time` seconds: ``from`` up to the start, ``to`` from ``settlingTime`` on.
  ///
  /// To a curve that has to leave with a velocity *v* of its own, *w t (1 − t/T)³* is added, *T* being the duration and
  /// *w* what *v* has over the curve's velocity: it gives the right velocity at the start, fades out to
  /// nothing at the end, and is *0.105 w T* at most.
  public func position(at time: Double) -> Double {
    guard time < settlingTime else { return to }
    guard time > 0 else { return from }
    switch timing {
    case .curve(let curve, let duration):
      let rest = 1 - time / duration
      return from + (to - from) * curve.position(at: time / duration)
        + excess(curve, duration) * time * rest * rest * rest
    case .spring(let spring):
      return to + spring.distance(at: time, from: from - to, velocity: initialVelocity ?? 0)
    }
  }

  /// Units a second after `time` seconds: those at the start up to it, 0 from ``settlingTime`` on.
  ///
  /// - Returns: An infinity where a curve stands upright.
  public func velocity(at time: Double) -> Double {
    guard time < settlingTime else { return 0 }
    let time = time > 0 ? time : 0
    switch timing {
    case .curve(let curve, let duration):
      let share = time / duration
      let rest = 1 - share
      let speed = from == to ? 0 : (to - from) * curve.velocity(at: share) / duration
      return speed + excess(curve, duration) * rest * rest * (1 - 4 * share)
    case .spring(let spring):
      return spring.velocity(at: time, from: from - to, velocity: initialVelocity ?? 0)
    }
  }

  /// What the initial velocity has over the curve's own; 0 where none is given.
  private func excess(_ curve: TimingCurve, _ duration: Double) -> Double {
    guard let initialVelocity else { return 0 }
    let speed = (to - from) * curve.velocity(at: 0) / duration
    return speed.isFinite ? initialVelocity - speed : 0
  }
}

// A change of mind.
extension Motion {
  /// The motion that leaves this one after `time` seconds for another end.
  ///
  /// It starts where this one is, as fast as this one is, at its own time 0: nothing jumps and nothing jerks. At rest, too, it
  /// leaves with velocity 0; a curve that shall be followed exactly from rest is a new ``Motion``.
  /// What may jump is a velocity that none can carry on: into and out of an upright stretch of a curve, and
  /// at the end of a curve that arrives at speed, such as `linear`.
  ///
  /// - Parameter timing: That of the new motion; this one's unless said otherwise.
  public func retargeted(to target: Double, at time: Double, timing: Timing? = nil) -> Motion {
    Motion(
      from: position(at: time), to: target, initialVelocity: velocity(at: time),
      timing: timing ?? self.timing, restThreshold: restThreshold)
  }
}
