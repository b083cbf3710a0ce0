import PickerJSON
import PickerMotion

extension Motion.Timing {
  /// Writes six numbers for the page's engine: 0, the duration and the four numbers of a curve; or 1, the stiffness and the
  /// damping of a spring of mass 1.
  func write(to json: inout JSONWriter) {
    json.array { json in for number in numbers { json.number(number) } }
  }

  private var numbers: [Double] {
    switch self {
    case .curve(let curve, let duration): [0, duration, curve.x1, curve.y1, curve.x2, curve.y2]
    case .spring(let spring):
      [1, spring.stiffness / spring.mass, spring.damping / spring.mass, 0, 0, 0]
    }
  }
}
