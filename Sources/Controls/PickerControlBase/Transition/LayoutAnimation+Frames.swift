import PickerLimits
import PickerTree

extension [LayoutAnimation.Frame] {
  /// Creates frames at equal steps from zero on; none if there is no time between the first and the last.
  ///
  /// - Parameter layout: Returns the layout at a time within `times`.
  package init(
    in times: ClosedRange<Double>, fps: Double, _ layout: (_ time: Double) -> LayoutTree
  ) {
    self.init()
    let duration = times.upperBound - times.lowerBound
    guard duration > 0 else { return }
    let count = duration.frameCount(fps: fps)
    for number in 0..<count where Budget.mayProceed {
      let time = duration * Double(number) / Double(count - 1)
      append(LayoutAnimation.Frame(time: time, tree: layout(times.lowerBound + time)))
    }
  }
}
