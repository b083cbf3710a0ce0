package import CPickerLayout
import PickerBlock
import PickerLayout

extension pl_event: SizedOptions {}

extension SessionEvent {
  /// The event that a program passes.
  fileprivate init(_ event: pl_event) throws(Failure) {
    let color = event.color
    let resizes = event.kind == EventKind.resize.rawValue
    let text = try event.text.text("event.text") ?? ""
    let proposal = resizes ? try ProposedSize(event.x, event.y) : .asDeclared
    do throws(UnknownEvent) {
      try self.init(
        event.kind, number: Int(event.number), point: Point(x: event.x, y: event.y),
        distance: Point(x: event.delta_x, y: event.delta_y), text: text,
        color: Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha),
        proposal: proposal)
    } catch {
      throw .argument("event.\(error.message)")
    }
  }
}

@c @implementation
package func pl_session_send(
  _ session: OpaquePointer?, _ event: UnsafePointer<pl_event>?, _ at: Double,
  _ result: UnsafeMutablePointer<pl_result>?, _ error: ErrorPlace?
) -> Bool {
  result?.pointee = SessionAnswer.nothing
  return attempt(error) { () throws(Failure) in
    let handle = try SessionHandle.from(session, "session")
    guard event != nil else { throw .argument("event is NULL") }
    let passed = try SessionEvent(try pl_event.from(event, "event"))
    return handle.use { session, answer in
      let done = session.send(passed, at: at)
      let value = answer.result(done)
      result?.pointee = value
      return done.isUsed
    }
  } ?? false
}
