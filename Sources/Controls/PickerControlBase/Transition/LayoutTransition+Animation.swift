import PickerGeometry
import PickerLimits
public import PickerTree

extension LayoutTransition {
  /// The times at which frames show the transition, from 0 to ``settlingTime``.
  ///
  /// - Parameter count: The number of frames, at least 2.
  package func times(count: Int) -> [Double] {
    let last = count - 1
    return (0..<count).map { (number: Int) -> Double in
      number == last ? settlingTime : settlingTime * Double(number) / Double(last)
    }
  }

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
    guard settlingTime > 0 else {
      return LayoutAnimation(still: after)
    }
    var frames: [LayoutAnimation.Frame] = []
    for time in times(count: settlingTime.frameCount(fps: fps)) {
      let tree = movingTree(at: time)
      guard Budget.spend(tree.count, of: .nodes), Budget.mayProceed else { break }
      frames.append(LayoutAnimation.Frame(time: time, tree: tree))
    }
    return LayoutAnimation(frames: frames, repetition: repetition)
  }
}

extension Double {
  /// The number of frames of an animation of this many seconds: at least 2, at most 1,001.
  package func frameCount(fps: Double) -> Int {
    Int(max(1, min((self * fps).rounded(.up), 1000))) + 1
  }
}
