/// A change over time: its value at any number of seconds from its start, until it is at rest.
package protocol Moving: Sendable {
  associatedtype Value
  /// Seconds from the start until it is at rest.
  var settlingTime: Double { get }
  /// The value after `time` seconds: the first one up to the start, the last one from ``settlingTime`` on.
  func value(at time: Double) -> Value
}

/// What moves by a clock: motions one after the other, the latest of which can be interrupted at any time.
///
///     var offset = Track(restingAt: 0)
///     offset.send(to: 120, at: now, .press)
///     offset.value(at: now + 0.1)
///     offset.send(to: 0, at: now + 0.1, .press)       // continues with the value and the velocity
///
/// Times are seconds of any clock.
package struct Track<Course: Moving>: Sendable {
  /// A motion, and the time when it starts.
  package struct Leg: Sendable {
    package let motion: Course
    package let start: Double

    /// The time from which it is at rest.
    package var restTime: Double { start + motion.settlingTime }

    /// Seconds since it started; infinite once it is at rest, also where rounding would make it less.
    package func elapsed(at time: Double) -> Double { time < restTime ? time - start : .infinity }
  }

  /// The motions that end where a later one starts, in the order of time.
  private var earlier: [Leg] = []
  private var latest: Leg

  /// Creates a track with one motion. By default, it started long ago.
  package init(_ motion: Course, startingAt start: Double = -.infinity) {
    latest = Leg(motion: motion, start: start)
  }

  /// The last motion.
  package var motion: Course { latest.motion }

  /// The time when it starts.
  package var start: Double { latest.start }

  /// The time from which nothing moves.
  package var restTime: Double { latest.restTime }

  /// The motion at a time. Before the start of the first one, it is the first.
  package func leg(at time: Double) -> Leg {
    guard time < latest.start, let first = earlier.first else { return latest }
    return earlier.last { $0.start <= time } ?? first
  }

  /// The value at a time.
  package func value(at time: Double) -> Course.Value {
    let leg = leg(at: time)
    return leg.motion.value(at: leg.elapsed(at: time))
  }

  /// Replaces the motion from a time on. Until then, it stays.
  ///
  /// - Parameter next: Returns the motion that continues another one some seconds after its start.
  package mutating func interrupt(
    at time: Double, _ next: (_ motion: Course, _ elapsed: Double) -> Course
  ) {
    let leg = leg(at: time)
    earlier = [leg]
    latest = Leg(motion: next(leg.motion, max(0, leg.elapsed(at: time))), start: time)
  }

  /// Adds a motion that starts when the last one is at rest.
  package mutating func append(_ motion: Course) {
    earlier.append(latest)
    latest = Leg(motion: motion, start: restTime)
  }

  /// Changes every motion and keeps its time.
  package mutating func changeMotions(_ change: (Course) -> Course) {
    earlier = earlier.map { Leg(motion: change($0.motion), start: $0.start) }
    latest = Leg(motion: change(latest.motion), start: latest.start)
  }
}

extension Track: Equatable where Course: Equatable {}
extension Track: Hashable where Course: Hashable {}
extension Track.Leg: Equatable where Course: Equatable {}
extension Track.Leg: Hashable where Course: Hashable {}

extension Motion: Moving {
  package func value(at time: Double) -> Double { position(at: time) }
}

extension Motion.Timing {
  /// Ends at once.
  package static let immediate = Motion.Timing.curve(.linear, duration: 0)
}

extension Track<Motion> {
  /// Creates a track at rest; see ``Motion/restThreshold``.
  package init(restingAt value: Double, restThreshold: Double = 0.01) {
    self.init(Motion(from: value, to: value, timing: .immediate, restThreshold: restThreshold))
  }

  /// The velocity at a time, per second.
  package func velocity(at time: Double) -> Double {
    let leg = leg(at: time)
    return leg.motion.velocity(at: leg.elapsed(at: time))
  }

  /// Sends the number elsewhere. On its way, it continues with its velocity; at rest, it starts with that of the timing.
  ///
  /// - Parameter velocity: The velocity at the start, per second, in place of these; 0 at the target is rest.
  package mutating func send(
    to target: Double, at time: Double, _ timing: Motion.Timing, velocity: Double? = nil
  ) {
    interrupt(at: time) { motion, elapsed in
      let own = elapsed < motion.settlingTime ? motion.velocity(at: elapsed) : nil
      let (start, velocity) = (motion.position(at: elapsed), velocity ?? own)
      let isResting = start == target && velocity ?? 0 == 0
      return Motion(
        from: start, to: target, velocity: velocity, timing: isResting ? .immediate : timing,
        restThreshold: motion.restThreshold)
    }
  }

  /// The first time at or after `time` at which the rising number reaches a value; `time` if it already has it or never
  /// reaches it.
  package func time(reaching value: Double, from time: Double) -> Double {
    let leg = leg(at: time)
    guard leg.motion.to > value, self.value(at: time) < value else { return time }
    var (low, high) = (time, leg.restTime)
    for _ in 0..<50 {
      let middle = low + (high - low) / 2
      if self.value(at: middle) < value { low = middle } else { high = middle }
    }
    return high
  }
}
