import PickerGeometry

/// The time of a session, which never goes backwards.
package struct SessionClock {
  /// The time of the latest input, in seconds.
  package private(set) var latest: Double

  /// Beyond this number of seconds, times are not taken for times: the difference of two would lose milliseconds.
  private static let limit = 1e12
  /// A time that counts as the time of the latest input.
  static let earliest = -limit

  package init(startingAt time: Double) {
    latest = SessionClock.isTime(time) ? time : 0
  }

  private static func isTime(_ time: Double) -> Bool { time.magnitude <= limit }

  /// Advances to the time of an input.
  ///
  /// - Returns: The time that counts: the latest one, if `time` is earlier; nil for what is not a time.
  package mutating func advance(to time: Double) -> Double? {
    guard SessionClock.isTime(time) else { return nil }
    latest = max(latest, time)
    return latest
  }

  /// Returns the time that counts where the session is drawn: `time`, but not before the latest input.
  package func time(_ time: Double) -> Double {
    SessionClock.isTime(time) ? max(latest, time) : latest
  }
}

/// The velocity of a finger, averaged over its last tenth of a second.
package struct FingerVelocity {
  private var samples: [(time: Double, point: Point)] = []

  private static let window = 0.1
  /// Fingers and pens report at most about 250 positions a second.
  private static let maximumCount = 64

  /// Begins a drag.
  package init(at point: Point, time: Double) {
    samples = [(time, point)]
  }

  /// Records a position, and drops positions that no longer affect the velocity.
  package mutating func move(to point: Point, at time: Double) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, point))
    let first = samples.lastIndex { $0.time <= time - FingerVelocity.window } ?? 0
    samples.removeFirst(max(first, samples.count - FingerVelocity.maximumCount))
  }

  /// The mean velocity up to a time, in points per second; zero if the finger has rested.
  ///
  /// If only one position is within the window, the preceding one counts as well.
  package func velocity(at time: Double) -> Point {
    guard samples.count > 1, let last = samples.last,
      time - last.time <= FingerVelocity.window
    else { return .zero }
    let recent = samples.firstIndex { $0.time >= time - FingerVelocity.window } ?? 0
    let first = samples[min(recent, samples.count - 2)]
    return (last.point - first.point) * (1 / (last.time - first.time))
  }
}

extension Point {
  /// Whether both coordinates are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite }

  /// The velocity with components that a motion can start with; zero if one is not finite.
  package var boundedVelocity: Point {
    guard isFinite else { return .zero }
    let limit = Lengths.maximum
    return Point(x: max(-limit, min(x, limit)), y: max(-limit, min(y, limit)))
  }
}
