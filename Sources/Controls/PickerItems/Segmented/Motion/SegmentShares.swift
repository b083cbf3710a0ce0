import PickerMotion

/// Shares of segments, 0…1 by index: how far each is pressed, or looks selected. A share that is left out is 0.
extension [Int: Track] {
  /// Shares at rest.
  init(restingAt shares: [Int: Double]) { self = shares.mapValues { Track(restingShareAt: $0) } }

  /// The time in seconds from which nothing moves.
  var restTime: Double { values.reduce(-.infinity) { Swift.max($0, $1.restTime) } }

  /// The shares at a time. A spring that overshoots stops at 0 and at 1.
  func values(at time: Double) -> [Int: Double] {
    mapValues { Swift.max(0, Swift.min(1, $0.value(at: time))) }
  }

  /// Sends the share of a segment to another value, and drops those that are 0 from then on.
  mutating func send(_ index: Int, to share: Double, at time: Double, _ timing: Motion.Timing) {
    self = filter { $0.key == index || $0.value.target != 0 || time < $0.value.restTime }
    guard self[index] != nil || share > 0 else { return }
    self[index, default: Track(restingShareAt: 0)].send(to: share, at: time, timing)
  }
}

// Presses, of which there is one at a time.
extension [Int: Track] {
  /// The share of its growth that a pressed segment reaches before it shrinks again, however soon it is released.
  /// Short taps are thus visible.
  ///
  /// - Source: Compose Material 3, `ButtonGroup`.
  private static var minimumPress: Double { 0.75 }

  /// The index of the pressed segment; nil for none.
  var pressed: Int? { first { $0.value.target > 0 }?.key }

  /// Presses a segment and releases the previous one; nil presses none.
  mutating func press(_ next: Int?, at time: Double) {
    let previous = pressed
    guard next != previous else { return }
    if let previous, let track = self[previous] {
      let start = track.time(reaching: [Int: Track].minimumPress, from: time)
      send(previous, to: 0, at: start, .press)
    }
    if let next { send(next, to: 1, at: time, .press) }
  }
}
