// The folder: a `Motion` goes from one number to another by a `TimingCurve` or a `Spring`.

/// An animation of one number from one value to another, as a function of time.
///
///     let motion = Motion(from: 0, to: 120, timing: .curve(.easeInOut, duration: 0.2))
///     motion.position(at: 0.1)                              // 60
///     let back = motion.retargeted(to: 0, at: 0.1)          // reverses with continuous velocity
///
/// Times are in seconds from the start of the motion. The position is exactly ``from`` at the start, and exactly ``to``
/// from ``settlingTime`` on.
public struct Motion: Hashable, Sendable {
  /// The timing of a motion: a curve or a spring.
  public enum Timing: Hashable, Sendable {
    /// A timing curve with a duration in seconds; a duration of 0 or less ends at once.
    case curve(TimingCurve, duration: Double)
    /// A spring, whose duration follows from its settling time.
    case spring(Spring)
  }

  /// The value at the start.
  public let from: Double
  /// The value at the end.
  public let to: Double
  /// The velocity at the start, in units per second; nil uses the timing's own.
  public let initialVelocity: Double?
  /// The timing curve or spring.
  public let timing: Timing
  /// The distance from ``to``, in the unit of the value, at which a spring counts as settled.
  public let restThreshold: Double

  /// The seconds after which the position stays ``to``: the duration of a curve, or the time after which a spring stays
  /// within ``restThreshold``.
  public let settlingTime: Double

  /// Creates a motion between two values.
  ///
  /// - Parameters:
  ///   - from: The value at the start.
  ///   - to: The value at the end.
  ///   - velocity: The ``initialVelocity`` in units per second; a value that is not finite counts as 0. Nil starts a spring at
  ///     rest and follows a curve exactly; with a velocity, a curve is modified to start with it (see ``position(at:)``).
  ///   - timing: The timing curve or spring.
  ///   - restThreshold: In the unit of the values, above 0; the default is a hundredth of a point.
  public init(
    from: Double, to: Double, velocity: Double? = nil, timing: Timing,
    restThreshold: Double = 0.01
  ) {
    self.from = from
    self.to = to
    self.initialVelocity = velocity.map { $0.isFinite ? $0 : 0 }
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
  /// For a curve with an initial velocity *v*, *w t (1 − t/T)³* is added, where *T* is the duration and
  /// *w* the difference between *v* and the curve's own velocity at the start. The term gives the requested velocity at the
  /// start, vanishes at the end, and is at most *0.105 w T*.
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

  /// The velocity after `time` seconds, in units per second; 0 from ``settlingTime`` on.
  ///
  /// Before the start it is the velocity at the start.
  ///
  /// - Returns: Positive or negative infinity if the curve is vertical there.
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

  /// The difference between the initial velocity and the curve's own; 0 if none is set.
  private func excess(_ curve: TimingCurve, _ duration: Double) -> Double {
    guard let initialVelocity else { return 0 }
    let speed = (to - from) * curve.velocity(at: 0) / duration
    return speed.isFinite ? initialVelocity - speed : 0
  }
}

// Retargeting.
extension Motion {
  /// Returns this motion with an offset added to all of its values.
  func offset(by offset: Double) -> Motion {
    Motion(
      from: from + offset, to: to + offset, velocity: initialVelocity, timing: timing,
      restThreshold: restThreshold)
  }

  /// Returns a motion that continues this one after `time` seconds towards another value.
  ///
  /// It starts with the position and the velocity of this motion, at its own time 0, so both are continuous. This
  /// includes a velocity of 0 at rest; to follow a curve exactly from rest, create a new ``Motion``. The velocity may
  /// jump if it cannot be continued: into and out of a vertical part of a curve, and at the end of a curve that does
  /// not end at rest, such as `linear`.
  ///
  /// - Parameters:
  ///   - target: The value at the end of the new motion.
  ///   - time: Seconds from the start of this motion.
  ///   - timing: The timing of the new motion; nil keeps the timing of this motion.
  public func retargeted(to target: Double, at time: Double, timing: Timing? = nil) -> Motion {
    Motion(
      from: position(at: time), to: target, velocity: velocity(at: time),
      timing: timing ?? self.timing, restThreshold: restThreshold)
  }
}
