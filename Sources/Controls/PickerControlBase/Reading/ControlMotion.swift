import PickerJSON

/// The motion of a control whose gradients have keyframes: the control as a document describes it at later times.
package struct ControlMotion<Base: Control>: Sendable {
  /// Seconds until the last gradient is at rest. Looping gradients count with one round.
  private let duration: Double
  /// Whether a gradient starts again after its last keyframe.
  private let loops: Bool
  private let later: @Sendable (Double) -> Base?

  private init(duration: Double, loops: Bool, later: @escaping @Sendable (Double) -> Base?) {
    (self.duration, self.loops, self.later) = (duration, loops, later)
  }

  /// - Parameters:
  ///   - source: The document before its time is resolved.
  ///   - motions: The motions that reading recorded; the result is nil if there are none.
  package init?(of source: DocumentSource, _ motions: GradientMotions) {
    guard motions.duration > 0 else { return nil }
    self.init(duration: motions.duration, loops: motions.loops) { seconds in
      try? Base(reading: source.later(by: seconds))
    }
  }

  /// Whether a gradient moves some seconds after the time in the document.
  package func isMoving(after seconds: Double) -> Bool { loops || seconds < duration }

  /// Returns the control some seconds after the time in the document, in another container.
  package func control(after seconds: Double, in container: Container) -> Base? {
    var control = later(loops ? seconds : min(seconds, duration))
    control?.container = container
    return control
  }

  /// Returns the motion of the control with a change.
  package func changing(_ change: @escaping @Sendable (Base) -> Base) -> ControlMotion {
    let later = later
    return ControlMotion(duration: duration, loops: loops) { later($0).map(change) }
  }
}
