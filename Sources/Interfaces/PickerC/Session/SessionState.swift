package import CPickerLayout
import PickerBlock
import PickerLayout

@c @implementation
package func pl_session_state(
  _ session: OpaquePointer?, _ state: UnsafeMutablePointer<pl_state>?
) {
  state?.pointee = SessionAnswer.unknown
  SessionHandle.find(session)?.read { session, answer in
    let value = answer.state(session.state)
    state?.pointee = value
  }
}

@c @implementation
package func pl_session_focus_node(_ session: OpaquePointer?, _ at: Double) -> Int32 {
  Int32(truncatingIfNeeded: SessionHandle.find(session)?.look { $0.focusPosition(at: at) } ?? -1)
}

@c @implementation
package func pl_session_page(_ session: OpaquePointer?, _ at: Double) -> Int64 {
  Int64(SessionHandle.find(session)?.look { $0.page(at: at) } ?? -1)
}

@c @implementation
package func pl_session_is_animating(_ session: OpaquePointer?, _ at: Double) -> Bool {
  SessionHandle.find(session)?.look { $0.isAnimating(at: at) } ?? false
}
