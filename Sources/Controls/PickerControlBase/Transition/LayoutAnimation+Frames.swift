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
    for time in duration.times(count: duration.frameCount(fps: fps)) where Budget.mayProceed {
      append(LayoutAnimation.Frame(time: time, tree: layout(times.lowerBound + time)))
    }
  }
}

extension Double {
  /// The number of frames of an animation of this many seconds: at least 2, at most 1,001.
  package func frameCount(fps: Double) -> Int {
    Int(max(1, min((self * fps).rounded(.up), 1000))) + 1
  }

  /// Times at equal steps from 0 to this one, both included.
  ///
  /// - Parameter count: The number of times, at least 2.
  package func times(count: Int) -> [Double] {
    (0..<count - 1).map { self * Double($0) / Double(count - 1) } + [self]
  }
}
