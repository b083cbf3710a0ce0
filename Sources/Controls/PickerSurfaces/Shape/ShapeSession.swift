import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

/// A shape in use, which takes no input, and of which gradients move.
final class ShapeSession: ControlSession {
  private(set) var proposal: ProposedSize
  private let shape: ShapeControl
  private let motion: ControlMotion<ShapeControl>
  private var clock: SessionClock
  /// The time when the session began.
  private let start: Double

  init(
    _ shape: ShapeControl, _ motion: ControlMotion<ShapeControl>, in proposal: ProposedSize,
    at time: Double
  ) {
    self.shape = shape
    self.motion = motion
    self.proposal = proposal
    clock = SessionClock(startingAt: time)
    start = clock.latest
  }

  func resize(to proposal: ProposedSize, at time: Double) {
    if clock.advance(to: time) != nil { self.proposal = proposal }
  }

  func isAnimating(at time: Double) -> Bool { motion.isMoving(after: clock.time(time) - start) }

  func tree(at time: Double) -> LayoutTree {
    let shape =
      motion.control(after: clock.time(time) - start, in: shape.container) ?? shape
    return MeasuredShape(control: shape).layout(within: proposal)
  }
}

// Nothing is tapped, and nothing has the focus.
extension ShapeSession {
  func tap(atPoint point: Point, at time: Double) -> SessionTarget? { nil }

  func press(_ key: SessionKey, at time: Double) -> Bool { false }

  var focus: SessionTarget? { nil }

  func setFocus(to position: Int?, at time: Double) -> Bool { position == nil }

  func focusPosition(at time: Double) -> Int? { nil }
}

extension ShapeControl {
  /// Begins to show the shape; nil if none of its gradients moves.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) -> (any ControlSession)? {
    motion.map { ShapeSession(self, $0, in: proposal, at: time) }
  }
}
