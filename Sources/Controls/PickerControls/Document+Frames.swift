import PickerControlBase
import PickerTree

extension Document {
  /// The frames of gradients with keyframes, of a minute at most; none if none moves.
  package func gradientFrames(fps: Double) -> [LayoutAnimation.Frame] {
    [LayoutAnimation.Frame](in: 0...Swift.min(gradientDuration, 60), fps: fps) { time in
      ((try? control(after: time)) ?? control).measured(by: fonts).layout(within: .asDeclared)
    }
  }
}
