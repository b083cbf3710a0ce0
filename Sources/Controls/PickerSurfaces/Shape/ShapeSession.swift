import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

/// A session of a shape with animated gradients. It takes no input.
final class ShapeSession: SingleSession {
  var state: SessionState
  var clock: SessionClock
  private let shape: ShapeControl
  private let motion: ControlMotion<ShapeControl>
  /// The time when the session began.
  private let start: Double

  init(
    _ shape: ShapeControl, _ motion: ControlMotion<ShapeControl>, in proposal: ProposedSize,
    at time: Double
  ) {
    self.shape = shape
    self.motion = motion
    state = SessionState(in: proposal)
    clock = SessionClock(startingAt: time)
    start = clock.latest
  }

  func handle(_ event: SessionEvent, at now: Double) -> SessionResult {
    switch event {
    case .resize(let proposal):
      state.proposal = proposal
      return SessionResult(isUsed: true)
    case .focus(nil): return SessionResult(isUsed: true)
    default: return SessionResult()
    }
  }

  func isAnimating(at time: Double) -> Bool { motion.isMoving(after: clock.time(time) - start) }

  func tree(at time: Double) -> LayoutTree {
    let shape =
      motion.control(after: clock.time(time) - start, in: shape.container) ?? shape
    return MeasuredShape(control: shape).layout(within: state.proposal)
  }
}

extension ShapeControl {
  /// Starts a session that shows the shape; nil if none of its gradients is animated.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) -> (any ControlSession)? {
    motion.map { ShapeSession(self, $0, in: proposal, at: time) }
  }
}
