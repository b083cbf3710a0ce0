import PickerBlock
import PickerColor
import PickerControls
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerTree

/// A control in use.
final class SessionHandle: Handle {
  let session: any ControlSession
  private let limits: Limits
  private var shown: ShownBlock?

  init(_ session: any ControlSession, _ limits: Limits) {
    self.session = session
    self.limits = limits
  }

  func tree(at time: Double) throws(Failure) -> LayoutTree {
    try Budget(limits).checked { session.tree(at: time) }
  }

  /// The session, for input after which it may show something else.
  var input: any ControlSession {
    shown?.settledFrom = nil
    return session
  }

  /// The tree at a time as a block, which replaces the one of the last call unless it is the same.
  func block(at time: Double, _ parts: BlockParts) throws(Failure) -> ShownBlock {
    if let shown = shown?.again(at: time, parts) { return shown }
    let tree = try tree(at: time)
    let settled = session.isAnimating(at: time) ? nil : time
    let next = try Failure.unlessOutOfMemory { () throws(OutOfMemory) in
      try ShownBlock.showing(tree, parts, HostOutlines(), settledFrom: settled, after: shown)
    }
    // Of a tree without some of its texts nothing may be told from the next one.
    shown = HostMeasurer.hasFailed ? nil : next
    return next
  }
}

private func session(_ handle: UnsafeMutableRawPointer) -> any ControlSession {
  handle.object(SessionHandle.self).input
}

/// Begins to use a document's control; NaN is the declared width or height.
@c @_expose(wasm)
package func pl_session_begin(
  _ document: UnsafeMutableRawPointer, _ width: Double, _ height: Double, _ time: Double
) -> UnsafeMutableRawPointer? {
  attempt { () throws(Failure) in
    let document = document.object(DocumentHandle.self).document
    let proposal = try ProposedSize(width, height)
    let session: (any ControlSession)?
    do throws(JSONError) {
      session = try document.session(within: proposal, at: time)
    } catch {
      throw Failure(error, in: nil, document.budget)
    }
    guard let session else {
      throw Failure("a control of type \(document.control.type) takes no input")
    }
    return SessionHandle(session, document.budget.limits).retained
  }
}

@c @_expose(wasm)
package func pl_session_tree(
  _ handle: UnsafeMutableRawPointer, _ time: Double
) -> UnsafeMutableRawPointer? {
  attempt { () throws(Failure) in
    TreeHandle(try handle.object(SessionHandle.self).tree(at: time)).retained
  }
}

/// Returns the tree at a time as a block, until the next call with the session; where nothing has changed since the last one, it is the
/// same block. Answers the rows of each column that have changed, as an array of `pl_changed_rows`.
@c @_expose(wasm)
package func pl_session_block(
  _ handle: UnsafeMutableRawPointer, _ time: Double, _ parts: UInt32
) -> UnsafeRawPointer? {
  attempt { () throws(Failure) in
    let session = handle.object(SessionHandle.self)
    let shown = try session.block(at: time, BlockParts(rawValue: parts))
    Answer.set(shown.changes.bytes)
    return UnsafeRawPointer(shown.block.start)
  }
}

/// Takes an event of the kind `PL_EVENT_…`; only what that uses is read. Answers what it did.
///
/// - Returns: Whether the control had a use for it; -1: the answer is an error.
@c @_expose(wasm)
package func pl_session_send(
  _ handle: UnsafeMutableRawPointer, _ kind: Int32, _ number: Int, _ x: Double, _ y: Double,
  _ deltaX: Double, _ deltaY: Double, _ text: UnsafePointer<UInt8>?, _ count: Int, _ time: Double
) -> Int32 {
  attempt { () throws(Failure) in
    let event = try SessionEvent(
      passed: kind, number, Point(x: x, y: y), Point(x: deltaX, y: deltaY),
      String(passed: text, count))
    let result = session(handle).send(event, at: time)
    var json = JSONWriter(pretty: false)
    result.write(to: &json)
    Answer.set(json.bytes)
    return result.isUsed ? 1 : 0
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
        throw Failure("expected a colour, found \"\(text)\"")
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
      throw Failure(error.message)
    }
  }
}

/// Answers what the events so far have led to.
@c @_expose(wasm)
package func pl_session_state(_ handle: UnsafeMutableRawPointer) {
  var json = JSONWriter(pretty: false)
  handle.object(SessionHandle.self).session.state.write(to: &json)
  Answer.set(json.bytes)
}

/// Returns the position of the node that has the focus; -1: none.
@c @_expose(wasm)
package func pl_session_focus_node(_ handle: UnsafeMutableRawPointer, _ time: Double) -> Int {
  handle.object(SessionHandle.self).session.focusPosition(at: time) ?? -1
}

/// Returns the page that covers most of a carousel; -1: there are no pages.
@c @_expose(wasm)
package func pl_session_page(_ handle: UnsafeMutableRawPointer, _ time: Double) -> Int {
  handle.object(SessionHandle.self).session.page(at: time) ?? -1
}

@c @_expose(wasm)
package func pl_session_is_animating(_ handle: UnsafeMutableRawPointer, _ time: Double) -> Bool {
  handle.object(SessionHandle.self).session.isAnimating(at: time)
}
