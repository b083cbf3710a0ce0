/// A time at which work has to stop.
package struct Deadline: Sendable {
  #if hasFeature(Embedded)
    private let end: Double

    /// The time of the host in seconds, of any clock that never goes backwards; nil without a clock, and then no
    /// deadline passes.
    package nonisolated(unsafe) static var hostTime: (() -> Double)?

    /// The time in `seconds` from now.
    init(in seconds: Double) { end = (Deadline.hostTime?() ?? 0) + seconds }

    var hasPassed: Bool { Deadline.hostTime.map { $0() > end } ?? false }
  #else
    private let end: ContinuousClock.Instant

    /// The time in `seconds` from now.
    init(in seconds: Double) { end = .now.advanced(by: .seconds(seconds)) }

    var hasPassed: Bool { end < .now }
  #endif
}
