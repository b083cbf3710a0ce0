import PickerControlBase
import PickerText
import PickerTree

extension Segmented {
  /// The frames of the control's transition, at the transition's own frame rate.
  public func frames(fps: Double?, by measurer: any TextMeasuring) -> [LayoutAnimation.Frame]? {
    guard let transition else { return [] }
    var moving = self
    moving.transition?.at = nil
    moving.transition?.fps = 1
    let duration = moving.measured(by: measurer).layout().transition?.duration ?? 0
    return [LayoutAnimation.Frame](in: 0...duration, fps: fps ?? transition.fps) { time in
      moving.transition?.at = time
      return moving.measured(by: measurer).layout()
    }
  }
}
