package import PickerMotion
package import PickerTree

/// The change of a value into another one, in which all numbers follow one motion.
package struct MixedValue<Value: NumberPassing>: Moving {
  private let start: Value
  private let end: Value
  /// Nil: it jumps at its end.
  private let numbers: NumberTrack<Value>?
  /// The share of the way, from 0 to 1, which a spring may overshoot.
  private let share: Motion

  /// Creates a change between two values. Components of colours are mixed each on its own.
  ///
  /// - Parameter jumps: Whether the values have different numbers, so that nothing is between them.
  package init(
    from start: Value, to end: Value, _ timing: Motion.Timing, jumps: Bool = false
  ) {
    (self.start, self.end) = (start, end)
    numbers = jumps ? nil : NumberTrack(from: Moment(start), to: end, .straight)
    share = Motion(from: 0, to: 1, timing: timing, restThreshold: 0.001)
  }

  package var settlingTime: Double { share.settlingTime }

  package func value(at time: Double) -> Value {
    guard time < settlingTime else { return end }
    return numbers?.value(at: TransitionProgress(share.position(at: time))) ?? start
  }
}
