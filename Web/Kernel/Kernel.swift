// The solver and the motion alone, for pages that need nothing else: numbers in, numbers out.

import PickerGeometry
import PickerMotion
import PickerSolver

/// Returns memory for `count` numbers, which stays.
@c @_expose(wasm)
package func kernel_numbers(_ count: Int) -> UnsafeMutablePointer<Double> {
  .allocate(capacity: max(1, count))
}

/// Places boxes as CSS flexbox does.
///
/// - Parameters:
///   - boxes: Width, height and growth of each box.
///   - width: The width of the container; NaN: as wide as its boxes.
///   - frames: Room for x, y, width and height of each box.
/// - Returns: Whether the numbers are valid.
@c @_expose(wasm)
package func kernel_flow(
  _ boxes: UnsafePointer<Double>, _ count: Int, _ width: Double, _ spacing: Double, _ wraps: Bool,
  _ frames: UnsafeMutablePointer<Double>
) -> Bool {
  let items = (0..<count).map { number in
    FlowItem(width: boxes[3 * number], height: boxes[3 * number + 1]) {
      $0.grow = boxes[3 * number + 2]
    }
  }
  let container = FlowContainer(wrap: wraps ? .wrap : .nowrap, width: width.isNaN ? nil : width) {
    ($0.itemSpacing, $0.lineSpacing) = (spacing, spacing)
  }
  guard let solver = try? FlowSolver(items, in: container) else { return false }
  for (number, frame) in solver.solve().frames.enumerated() {
    let place = frames + 4 * number
    (place[0], place[1], place[2], place[3]) = (frame.x, frame.y, frame.width, frame.height)
  }
  return true
}

/// Returns the distance of a spring from rest at a time; NaN if its numbers are invalid.
@c @_expose(wasm)
package func kernel_spring(
  _ response: Double, _ dampingFraction: Double, _ distance: Double, _ velocity: Double,
  _ time: Double
) -> Double {
  let spring = Spring(response: response, dampingFraction: dampingFraction)
  return spring?.distance(at: time, from: distance, velocity: velocity) ?? .nan
}

/// Returns the progress of a cubic Bézier curve at a time from 0 to 1; NaN if its points are invalid.
@c @_expose(wasm)
package func kernel_curve(
  _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ time: Double
) -> Double {
  TimingCurve(x1: x1, y1: y1, x2: x2, y2: y2)?.position(at: time) ?? .nan
}
