import PickerControls
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerTree

/// The animation of one layout into another.
final class TransitionHandle: Handle {
  let transition: LayoutTransition

  init(_ transition: LayoutTransition) { self.transition = transition }
}

private func transition(_ handle: UnsafeMutableRawPointer) -> LayoutTransition {
  handle.object(TransitionHandle.self).transition
}

private func tree(_ handle: UnsafeMutableRawPointer) -> LayoutTree {
  handle.object(TreeHandle.self).tree
}

extension LayoutTransition.Settings {
  /// Reads the options of JavaScript; nil if it passed none.
  fileprivate static func passed(
    _ json: UnsafePointer<UInt8>?, _ count: Int
  ) throws(Failure) -> LayoutTransition.Settings? {
    guard count > 0 else { return nil }
    do throws(JSONError) {
      let json = try JSONValue(parsing: [UInt8](passed: json, count))
      return try LayoutTransition.Settings(reading: json, fonts: HostMeasurer(0))
    } catch {
      throw Failure(error, in: nil, Budget())
    }
  }
}

/// Begins the transition between two trees, with the keys of `LayoutTransition.Settings`.
@c @_expose(wasm)
package func pl_transition_begin(
  _ before: UnsafeMutableRawPointer, _ after: UnsafeMutableRawPointer,
  _ json: UnsafePointer<UInt8>?, _ count: Int
) -> UnsafeMutableRawPointer? {
  attempt { () throws(Failure) in
    let settings = try LayoutTransition.Settings.passed(json, count) ?? LayoutTransition.Settings()
    let transition = LayoutTransition(from: tree(before), to: tree(after), settings: settings)
    return TransitionHandle(transition).retained
  }
}

/// Interrupts a transition: positions and velocities are continuous.
@c @_expose(wasm)
package func pl_transition_retarget(
  _ handle: UnsafeMutableRawPointer, _ target: UnsafeMutableRawPointer, _ time: Double,
  _ json: UnsafePointer<UInt8>?, _ count: Int
) -> UnsafeMutableRawPointer? {
  attempt { () throws(Failure) in
    let settings = try LayoutTransition.Settings.passed(json, count)
    let next = transition(handle).retargeted(
      to: tree(target), at: time, timing: settings?.timing, rowChange: settings?.rowChange)
    return TransitionHandle(next).retained
  }
}

/// Interrupts a transition and leads back.
@c @_expose(wasm)
package func pl_transition_reverse(
  _ handle: UnsafeMutableRawPointer, _ time: Double
) -> UnsafeMutableRawPointer {
  TransitionHandle(transition(handle).reversed(at: time)).retained
}

@c @_expose(wasm)
package func pl_transition_tree(
  _ handle: UnsafeMutableRawPointer, _ time: Double
) -> UnsafeMutableRawPointer {
  TreeHandle(transition(handle).tree(at: time)).retained
}

@c @_expose(wasm)
package func pl_transition_settling_time(_ handle: UnsafeMutableRawPointer) -> Double {
  transition(handle).settlingTime
}

nonisolated(unsafe) private let velocity = UnsafeMutablePointer<Double>.allocate(capacity: 4)

/// Returns the velocity of x, y, width and height of the node with an id, until the next call; nil if there is none.
@c @_expose(wasm)
package func pl_transition_velocity(
  _ handle: UnsafeMutableRawPointer, _ id: UnsafePointer<UInt8>?, _ count: Int, _ time: Double
) -> UnsafeMutablePointer<Double>? {
  let id = String(passed: id, count)
  guard let speed = transition(handle).velocity(ofID: id, at: time) else { return nil }
  for (place, number) in [speed.x, speed.y, speed.width, speed.height].enumerated() {
    velocity[place] = number
  }
  return velocity
}
