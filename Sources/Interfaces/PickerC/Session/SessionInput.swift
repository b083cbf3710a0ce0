package import CPickerLayout
import PickerBlock
import PickerLayout

extension Constants where Value == SessionKey {
  fileprivate static let keys = Constants([
    .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .space, .enter, .tab, .backTab,
    .escape, .selectAll, .shiftLeft, .shiftRight, .shiftUp, .shiftDown,
  ])
}

extension SessionHandle {
  /// Stores the target of a call; returns whether there is one.
  fileprivate func store(
    _ target: UnsafeMutablePointer<pl_target>?, _ find: (any ControlSession) -> SessionTarget?
  ) -> Bool {
    use { session, answer in
      guard let found = find(session) else { return false }
      let value = answer.target(found)
      target?.pointee = value
      return true
    }
  }
}

@c @implementation
package func pl_session_tap(
  _ session: OpaquePointer?, _ x: Double, _ y: Double, _ at: Double,
  _ target: UnsafeMutablePointer<pl_target>?
) -> Bool {
  SessionHandle.find(session)?.store(target) { $0.tap(atPoint: Point(x: x, y: y), at: at) }
    ?? false
}

@c @implementation
package func pl_session_tap_node(
  _ session: OpaquePointer?, _ node: Int32, _ at: Double,
  _ target: UnsafeMutablePointer<pl_target>?
) -> Bool {
  SessionHandle.find(session)?.store(target) { $0.tap(position: Int(node), at: at) } ?? false
}

@c @implementation
package func pl_session_press_point(
  _ session: OpaquePointer?, _ x: Double, _ y: Double, _ at: Double,
  _ target: UnsafeMutablePointer<pl_target>?
) -> Bool {
  SessionHandle.find(session)?.store(target) { $0.press(atPoint: Point(x: x, y: y), at: at) }
    ?? false
}

@c @implementation
package func pl_session_release(_ session: OpaquePointer?, _ at: Double) {
  SessionHandle.find(session)?.use { $0.release(at: at) }
}

@c @implementation
package func pl_session_set_force(_ session: OpaquePointer?, _ force: Double) {
  SessionHandle.find(session)?.use { $0.setForce(force.isNaN ? nil : force) }
}

@c @implementation
package func pl_session_scroll(
  _ session: OpaquePointer?, _ x: Double, _ y: Double, _ deltaX: Double, _ deltaY: Double,
  _ at: Double
) -> Bool {
  let (point, distance) = (Point(x: x, y: y), Point(x: deltaX, y: deltaY))
  return SessionHandle.find(session)?.use { $0.scroll(atPoint: point, by: distance, at: at) }
    ?? false
}

@c @implementation
package func pl_session_begin_drag(
  _ session: OpaquePointer?, _ x: Double, _ y: Double, _ at: Double
) -> Bool {
  SessionHandle.find(session)?.use { $0.beginDrag(atPoint: Point(x: x, y: y), at: at) } ?? false
}

@c @implementation
package func pl_session_drag(
  _ session: OpaquePointer?, _ x: Double, _ y: Double, _ at: Double
) {
  SessionHandle.find(session)?.use { $0.drag(to: Point(x: x, y: y), at: at) }
}

@c @implementation
package func pl_session_end_drag(
  _ session: OpaquePointer?, _ velocityX: Double, _ velocityY: Double, _ at: Double
) {
  let isGiven = !velocityX.isNaN || !velocityY.isNaN
  let velocity = isGiven ? Point(x: velocityX, y: velocityY) : nil
  SessionHandle.find(session)?.use { $0.endDrag(velocity: velocity, at: at) }
}

@c @implementation
package func pl_session_press(_ session: OpaquePointer?, _ key: Int32, _ at: Double) -> Bool {
  guard let key = try? Constants.keys.value(of: key, "key") else { return false }
  return SessionHandle.find(session)?.use { $0.press(key, at: at) } ?? false
}

@c @implementation
package func pl_session_focus(
  _ session: OpaquePointer?, _ target: UnsafeMutablePointer<pl_target>?
) -> Bool {
  SessionHandle.find(session)?.store(target) { $0.focus } ?? false
}

@c @implementation
package func pl_session_focus_node(_ session: OpaquePointer?, _ at: Double) -> Int32 {
  Int32(truncatingIfNeeded: SessionHandle.find(session)?.use { $0.focusPosition(at: at) } ?? -1)
}

@c @implementation
package func pl_session_set_focus(
  _ session: OpaquePointer?, _ node: Int32, _ at: Double
) -> Bool {
  let position = node == -1 ? nil : Int(node)
  return SessionHandle.find(session)?.use { $0.setFocus(to: position, at: at) } ?? false
}

@c @implementation
package func pl_session_select(
  _ session: OpaquePointer?, _ id: UnsafePointer<CChar>?, _ count: Int, _ isSelected: Bool,
  _ at: Double
) -> Bool {
  guard let id = try? String(utf8: id, count: count, "id") else { return false }
  return SessionHandle.find(session)?.use {
    isSelected ? $0.select(id, at: at) : $0.deselect(id, at: at)
  } ?? false
}

@c @implementation
package func pl_session_remove(
  _ session: OpaquePointer?, _ id: UnsafePointer<CChar>?, _ count: Int, _ at: Double
) -> Bool {
  guard let id = try? String(utf8: id, count: count, "id") else { return false }
  return SessionHandle.find(session)?.use { $0.remove(id, at: at) } ?? false
}

@c @implementation
package func pl_session_set_natural_size(
  _ session: OpaquePointer?, _ href: UnsafePointer<CChar>?, _ count: Int, _ width: Double,
  _ height: Double, _ at: Double
) -> Bool {
  guard let href = try? String(utf8: href, count: count, "href") else { return false }
  return SessionHandle.find(session)?.use {
    $0.setNaturalSize(Size(width: width, height: height), ofImage: href, at: at)
  } ?? false
}

@c @implementation
package func pl_session_pick(_ session: OpaquePointer?, _ color: pl_color, _ at: Double) -> Bool {
  let picked = Color(
    red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  return SessionHandle.find(session)?.use { $0.pick(ColorValue(picked, in: .rgba), at: at) }
    ?? false
}
