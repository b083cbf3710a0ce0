import PickerControlBase
import PickerGeometry

nonisolated(unsafe) private let velocity = UnsafeMutablePointer<Double>.allocate(capacity: 4)

/// Returns the velocity of x, y, width and height of the node with an id, until the next call; nil if there is none.
@c
package func pl_transition_velocity(
  _ handle: OpaquePointer, _ id: UnsafePointer<UInt8>?, _ count: Int, _ time: Double
) -> UnsafeMutablePointer<Double>? {
  let id = String(passed: id, count)
  let transition = handle.object(TransitionHandle.self).transition
  guard let speed = transition.velocity(ofID: id, at: time) else { return nil }
  for (place, number) in [speed.x, speed.y, speed.width, speed.height].enumerated() {
    velocity[place] = number
  }
  return velocity
}
