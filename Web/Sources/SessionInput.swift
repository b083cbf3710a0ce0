import PickerBlock
import PickerColor
import PickerControls
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerTree

/// Takes an event of the kind `PL_EVENT_…`; only what that uses is read. Answers what it did.
///
/// - Returns: Whether the control had a use for it; -1: the answer is an error.
@c
package func pl_session_send(
  _ handle: OpaquePointer, _ kind: Int32, _ number: Int, _ x: Double, _ y: Double,
  _ deltaX: Double, _ deltaY: Double, _ text: UnsafePointer<UInt8>?, _ count: Int, _ time: Double
) -> Int32 {
  attempt { () throws(Failure) in
    let event = try SessionEvent(
      passed: kind, number, Point(x: x, y: y), Point(x: deltaX, y: deltaY),
      String(passed: text, count))
    return handle.object(SessionHandle.self).use { session, answer in
      let result = session.send(event, at: time)
      answer.set(result)
      return result.isUsed ? 1 : 0
    }
  } ?? -1
}

extension SessionEvent {
  /// The event of the arguments of `pl_session_send`, where a colour is a text.
  fileprivate init(
    passed kind: Int32, _ number: Int, _ point: Point, _ distance: Point, _ text: String
  ) throws(Failure) {
    var color = Color.clear
    if kind == EventKind.pick.rawValue {
      guard let read = Color(text) else {
        throw .argument("expected a colour, found \"\(text)\"")
      }
      color = read
    }
    let proposal =
      kind == EventKind.resize.rawValue ? try ProposedSize(point.x, point.y) : .asDeclared
    do throws(UnknownEvent) {
      try self.init(
        kind, number: number, point: point, distance: distance, text: text, color: color,
        proposal: proposal)
    } catch {
      throw .argument(error.message)
    }
  }
}

/// Answers what the events so far have led to.
@c
package func pl_session_state(_ handle: OpaquePointer) {
  handle.object(SessionHandle.self).read { session, answer in answer.set(session.state) }
}
