import PickerControlBase
import PickerText
import PickerTree

/// A shape with animated gradients for a session. It contains no controls and takes no input.
struct ShapeInUse: ContainerInUse {
  var size: ProposedSize
  let shape: ShapeControl
  let motion: ControlMotion<ShapeControl>
  /// The time when the session began.
  let start: Double

  var takesInput: Bool { true }

  func isAnimating(with controls: EmbeddedSessions, at time: Double) -> Bool {
    motion.isMoving(after: time - start)
  }

  func layout(
    with controls: [AnyMeasuredControl?]?, at time: Double, layingOut layOut: @escaping ChildLayout
  ) -> (tree: LayoutTree, roots: [Int]) {
    let shape = motion.control(after: time - start, in: shape.container) ?? shape
    return (MeasuredShape(control: shape).layout(within: size), [])
  }
}

extension ShapeControl {
  /// Starts a session that shows the shape; nil if none of its gradients is animated.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) -> (any ControlSession)? {
    motion.flatMap { motion in
      let start = SessionClock(startingAt: time).latest
      let shape = ShapeInUse(size: proposal, shape: self, motion: motion, start: start)
      return ContainerSession(shape, of: [], by: measurer, at: time)
    }
  }
}
