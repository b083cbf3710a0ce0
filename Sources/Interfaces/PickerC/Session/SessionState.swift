package import CPickerLayout
import PickerBlock
import PickerLayout

@c @implementation
package func pl_session_selection(
  _ session: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?
) -> UnsafePointer<pl_string>? {
  count?.pointee = 0
  return SessionHandle.find(session)?.use { session, answer in
    answer.list(session.selection, count)
  }
}

@c @implementation
package func pl_session_refusal(
  _ session: OpaquePointer?, _ refusal: UnsafeMutablePointer<pl_refusal>?
) -> Bool {
  SessionHandle.find(session)?.use { session, answer in
    guard let found = session.refusal else { return false }
    let value = answer.refusal(found)
    refusal?.pointee = value
    return true
  } ?? false
}

@c @implementation
package func pl_session_color(
  _ session: OpaquePointer?, _ color: UnsafeMutablePointer<pl_color>?
) -> Bool {
  guard let picked = SessionHandle.find(session)?.use({ $0.color?.color }) else { return false }
  color?.pointee = pl_color(picked)
  return true
}

@c @implementation
package func pl_session_stage(
  _ session: OpaquePointer?, _ stage: UnsafeMutablePointer<pl_string>?
) -> Bool {
  SessionHandle.find(session)?.use { session, answer in
    guard let found = session.stage else { return false }
    let value = answer.text(found.rawValue)
    stage?.pointee = value
    return true
  } ?? false
}

@c @implementation
package func pl_session_offset(
  _ session: OpaquePointer?, _ x: UnsafeMutablePointer<Double>?,
  _ y: UnsafeMutablePointer<Double>?
) -> Bool {
  guard let offset = SessionHandle.find(session)?.use({ $0.offset }) else { return false }
  x?.pointee = offset.x
  y?.pointee = offset.y
  return true
}

@c @implementation
package func pl_session_page(_ session: OpaquePointer?, _ at: Double) -> Int64 {
  Int64(SessionHandle.find(session)?.use { $0.page(at: at) } ?? -1)
}

@c @implementation
package func pl_session_is_animating(_ session: OpaquePointer?, _ at: Double) -> Bool {
  SessionHandle.find(session)?.look { $0.isAnimating(at: at) } ?? false
}
