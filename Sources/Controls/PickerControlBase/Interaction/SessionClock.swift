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
