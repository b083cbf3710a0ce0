import PickerJSON

/// The motion of a control whose gradients have keyframes: the control as a document describes it at later times.
package struct ControlMotion<Base: Control>: Sendable {
  /// Seconds until the last gradient is at rest; infinite if one starts again after its last keyframe.
  private let settlingTime: Double
  private var later: @Sendable (Double) -> Base?

  /// - Parameters:
  ///   - source: The document before its time is resolved.
  ///   - motions: The motions that reading recorded; the result is nil if there are none.
  package init?(of source: DocumentSource, _ motions: GradientMotions) {
    guard motions.duration > 0 else { return nil }
    settlingTime = motions.loops ? .infinity : motions.duration
    later = { seconds in try? Base(reading: source.later(by: seconds)) }
  }

  /// Whether a gradient moves some seconds after the time in the document.
  package func isMoving(after seconds: Double) -> Bool { seconds < settlingTime }

  /// Returns the control some seconds after the time in the document, in another container.
  package func control(after seconds: Double, in container: Container) -> Base? {
    var control = later(min(seconds, settlingTime))
    control?.container = container
    return control
  }

  /// Returns the motion of the control with a change.
  package func changing(_ change: @escaping @Sendable (Base) -> Base) -> ControlMotion {
    var motion = self
    motion.later = { [later] seconds in later(seconds).map(change) }
    return motion
  }
}
