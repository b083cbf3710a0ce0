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
