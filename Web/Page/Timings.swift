import PickerControls
import PickerMotion

extension Motion.Timing {
  /// Reads numbers from a place: 0, a duration and the four numbers of a curve; or 1, stiffness and damping of a spring of
  /// mass 1.
  init(numbersAt place: Int) {
    let numbers = Numbers.start + place
    if numbers[0] == 1, let spring = Spring(stiffness: numbers[1], damping: numbers[2]) {
      self = .spring(spring)
    } else {
      let curve = TimingCurve(x1: numbers[2], y1: numbers[3], x2: numbers[4], y2: numbers[5])
      self = .curve(curve ?? .linear, duration: numbers[1])
    }
  }

  /// The number of numbers.
  static var numberCount: Int { 6 }
}
