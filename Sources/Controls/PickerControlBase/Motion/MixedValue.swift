package import PickerMotion
package import PickerTree

/// The change of a value into another one, in which all numbers follow one motion.
package struct MixedValue<Value: NumberPassing>: Moving {
  private let track: NumberTrack<Value>
  /// The share of the way, from 0 to 1, which a spring may overshoot.
  private let share: Motion

  /// Creates a change between two values with the same numbers. Components of colours are mixed each on its own.
  package init(from start: Value, to end: Value, _ timing: Motion.Timing) {
    track = NumberTrack(from: start, to: end, .straight)
    share = Motion(from: 0, to: 1, timing: timing, restThreshold: 0.001)
  }

  package var settlingTime: Double { share.settlingTime }

  package func value(at time: Double) -> Value {
    time < settlingTime ? track.value(at: TransitionProgress(share.position(at: time))) : track.end
  }
}
