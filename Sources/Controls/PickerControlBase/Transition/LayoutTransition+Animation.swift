import PickerGeometry
import PickerLimits
public import PickerTree

extension LayoutTransition {
  /// Returns the transition as an animated picture: frames at equal steps from the start to ``settlingTime``, both
  /// included.
  ///
  /// Every frame has the same nodes, so renderers can animate them. Nodes that have not appeared yet or have
  /// disappeared are transparent. The first frame thus looks like ``before`` and the last one like ``after``. The
  /// nodes of all frames count against the current budget; without a budget, nothing limits them.
  ///
  /// - Parameters:
  ///   - fps: Frames per second, greater than 0. Transitions of more than 1,000 frames are sampled in wider steps.
  ///   - repetition: The behaviour after the last frame.
  public func animation(
    fps: Double = 60, repetition: LayoutAnimation.Repetition = .once
  ) -> LayoutAnimation {
    let frames = [LayoutAnimation.Frame](in: 0...settlingTime, fps: fps) { time in
      let tree = movingTree(at: time)
      Budget.spend(tree.count, of: .nodes)
      return tree
    }
    return frames.isEmpty
      ? LayoutAnimation(still: after) : LayoutAnimation(frames: frames, repetition: repetition)
  }
}
