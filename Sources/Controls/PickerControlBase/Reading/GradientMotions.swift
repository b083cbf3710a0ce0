import PickerLimits

/// How long the gradients with keyframes of a document, or of a control in it, move, recorded while it is read.
package final class GradientMotions: Sendable {
  private let extent = Mutex((duration: 0.0, loops: false))
  /// The motions of the document that contains the control.
  private let outer: GradientMotions?

  init(within outer: GradientMotions? = nil) { self.outer = outer }

  /// Seconds until the last gradient is at rest. Looping gradients count with one round.
  package var duration: Double { extent.withLock { $0.duration } }

  /// Whether any gradient starts again after its last keyframe.
  package var loops: Bool { extent.withLock { $0.loops } }

  /// Records a gradient.
  func include(duration: Double, loops: Bool) {
    outer?.include(duration: duration, loops: loops)
    extent.withLock { $0 = (max($0.duration, duration), $0.loops || loops) }
  }
}
