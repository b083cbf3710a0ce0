/// A number that moves by a clock: motions one after the other, the latest of which can be interrupted at any time.
///
///     var offset = Track(restingAt: 0)
///     offset.send(to: 120, at: now, .press)
///     offset.value(at: now + 0.1)
///     offset.send(to: 0, at: now + 0.1, .press)       // continues with the value and the velocity
///
/// Times are seconds of any clock.
package struct Track: Hashable, Sendable {
  /// A motion, and the time when it starts.
  private struct Leg: Hashable {
    let motion: Motion
    let start: Double

    /// The time from which it is at rest.
    var restTime: Double { start + motion.settlingTime }

    /// Seconds since it started; infinite once it is at rest, also where rounding would make it less.
    func elapsed(at time: Double) -> Double { time < restTime ? time - start : .infinity }
  }

  /// The motions that end where a later one starts, in the order of time.
  private var earlier: [Leg] = []
  private var latest: Leg

  /// Creates a track with one motion. By default, it started long ago.
  package init(_ motion: Motion, startingAt start: Double = -.infinity) {
    latest = Leg(motion: motion, start: start)
  }

  /// Creates a track at rest; see ``Motion/restThreshold``.
  package init(restingAt value: Double, restThreshold: Double = 0.01) {
    self.init(Motion(from: value, to: value, timing: .immediate, restThreshold: restThreshold))
  }

  /// The number from ``restTime`` on.
  package var target: Double { latest.motion.to }

  /// The time when the last motion starts.
  package var start: Double { latest.start }

  /// The time from which nothing moves.
  package var restTime: Double { latest.restTime }

  /// The motion at a time. Before the start of the first one, it is the first.
  package func motion(at time: Double) -> Motion { leg(at: time).motion }

  private func leg(at time: Double) -> Leg {
    guard time < latest.start, let first = earlier.first else { return latest }
    return earlier.last { $0.start <= time } ?? first
  }

  /// The number at a time.
  package func value(at time: Double) -> Double {
    let leg = leg(at: time)
    return leg.motion.position(at: leg.elapsed(at: time))
  }

  /// The velocity at a time, per second.
  package func velocity(at time: Double) -> Double {
    let leg = leg(at: time)
    return leg.motion.velocity(at: leg.elapsed(at: time))
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

// Changes.
extension Track {
  /// Sends the number elsewhere from a time on. On its way, it continues with its velocity; at rest, it starts with that
  /// of the timing.
  ///
  /// - Parameter velocity: The velocity at the start, per second; nil: see above.
  package mutating func send(
    to target: Double, at time: Double, _ timing: Motion.Timing, velocity: Double? = nil
  ) {
    let leg = leg(at: time)
    let (motion, elapsed) = (leg.motion, max(0, leg.elapsed(at: time)))
    let own = elapsed < motion.settlingTime ? motion.velocity(at: elapsed) : nil
    let (start, velocity) = (motion.position(at: elapsed), velocity ?? own)
    let isResting = start == target && velocity ?? 0 == 0
    let next = Motion(
      from: start, to: target, velocity: velocity, timing: isResting ? .immediate : timing,
      restThreshold: motion.restThreshold)
    (earlier, latest) = ([leg], Leg(motion: next, start: time))
  }

  /// Adds a motion that starts when the last one is at rest.
  package mutating func append(_ motion: Motion) {
    earlier.append(latest)
    latest = Leg(motion: motion, start: restTime)
  }

  /// Moves the number and its way by an offset.
  package mutating func move(by offset: Double) {
    earlier = earlier.map { Leg(motion: $0.motion.offset(by: offset), start: $0.start) }
    latest = Leg(motion: latest.motion.offset(by: offset), start: latest.start)
  }
}

extension Motion.Timing {
  /// Ends at once.
  package static let immediate = Motion.Timing.curve(.linear, duration: 0)
}
