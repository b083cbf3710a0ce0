package import PickerMotion
package import PickerTree

/// The change of a value into another one, in which all numbers follow one motion.
package struct MixedValue<Value: NumberPassing>: Moving {
  private let track: NumberTrack<Value>
  private let jumps: Bool
  /// The share of the way, from 0 to 1, which a spring may overshoot.
  private let share: Motion

  /// Creates a change between two values. Components of colours are mixed each on its own.
  ///
  /// - Parameter jumps: Whether the values have different numbers, so that nothing is between them.
  package init(
    from start: Value, to end: Value, _ timing: Motion.Timing, jumps: Bool = false
  ) {
    track = NumberTrack(from: start, to: end, .straight)
    self.jumps = jumps
    share = Motion(from: 0, to: 1, timing: timing, restThreshold: 0.001)
  }

  package var settlingTime: Double { share.settlingTime }

  package func value(at time: Double) -> Value {
    guard time < settlingTime else { return track.end }
    if jumps { return track.start }
    return track.value(at: TransitionProgress(share.position(at: time)))
  }
}
