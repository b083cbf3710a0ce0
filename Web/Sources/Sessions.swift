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

/// Lays the control out in another size.
///
/// - Returns: Whether it could; if not, the answer is an error.
@c @_expose(wasm)
package func pl_session_resize(
  _ handle: UnsafeMutableRawPointer, _ width: Double, _ height: Double, _ time: Double
) -> Bool {
  attempt { () throws(Failure) in
    session(handle).resize(to: try ProposedSize(width, height), at: time)
    return true
  } ?? false
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

/// Answers what was tapped.
///
/// - Returns: Whether something was.
@c @_expose(wasm)
package func pl_session_tap(
  _ handle: UnsafeMutableRawPointer, _ x: Double, _ y: Double, _ time: Double
) -> Bool {
  answer(session(handle).tap(atPoint: Point(x: x, y: y), at: time))
}

/// Answers what was tapped of the node at a position in the tree at the time.
///
/// - Returns: Whether something was.
@c @_expose(wasm)
package func pl_session_tap_node(
  _ handle: UnsafeMutableRawPointer, _ node: Int, _ time: Double
) -> Bool {
  answer(session(handle).tap(position: node, at: time))
}

/// Answers what a finger presses that comes down on a point.
///
/// - Returns: Whether something is pressed.
@c @_expose(wasm)
package func pl_session_press_point(
  _ handle: UnsafeMutableRawPointer, _ x: Double, _ y: Double, _ time: Double
) -> Bool {
  answer(session(handle).press(atPoint: Point(x: x, y: y), at: time))
}

@c @_expose(wasm)
package func pl_session_release(_ handle: UnsafeMutableRawPointer, _ time: Double) {
  session(handle).release(at: time)
}

/// Answers what keys act on.
///
/// - Returns: Whether there is something.
@c @_expose(wasm)
package func pl_session_focus(_ handle: UnsafeMutableRawPointer) -> Bool {
  answer(session(handle).focus)
}

private func answer(_ target: SessionTarget?) -> Bool {
  guard let target else { return false }
  var json = JSONWriter(pretty: false)
  json.object { json in
    json.member("role", string: target.role.rawValue)
    if let id = target.id { json.member("id", string: id) }
  }
  Answer.set(json.bytes)
  return true
}

/// Sets the force of the finger; NaN: it is not measured.
@c @_expose(wasm)
package func pl_session_set_force(_ handle: UnsafeMutableRawPointer, _ force: Double) {
  session(handle).setForce(force.isNaN ? nil : force)
}

/// Returns whether anything was scrolled.
@c @_expose(wasm)
package func pl_session_scroll(
  _ handle: UnsafeMutableRawPointer, _ x: Double, _ y: Double, _ deltaX: Double, _ deltaY: Double,
  _ time: Double
) -> Bool {
  session(handle).scroll(
    atPoint: Point(x: x, y: y), by: Point(x: deltaX, y: deltaY), at: time)
}

@c @_expose(wasm)
package func pl_session_begin_drag(
  _ handle: UnsafeMutableRawPointer, _ x: Double, _ y: Double, _ time: Double
) -> Bool {
  session(handle).beginDrag(atPoint: Point(x: x, y: y), at: time)
}

@c @_expose(wasm)
package func pl_session_drag(
  _ handle: UnsafeMutableRawPointer, _ x: Double, _ y: Double, _ time: Double
) {
  session(handle).drag(to: Point(x: x, y: y), at: time)
}

/// NaN for both velocities is that of the drag itself.
@c @_expose(wasm)
package func pl_session_end_drag(
  _ handle: UnsafeMutableRawPointer, _ velocityX: Double, _ velocityY: Double, _ time: Double
) {
  let isGiven = !velocityX.isNaN || !velocityY.isNaN
  session(handle)
    .endDrag(velocity: isGiven ? Point(x: velocityX, y: velocityY) : nil, at: time)
}

/// Presses the key of a number in the order of `SessionKey`.
@c @_expose(wasm)
package func pl_session_press(
  _ handle: UnsafeMutableRawPointer, _ key: Int, _ time: Double
) -> Bool {
  let keys = SessionKey.allCases
  return keys.indices.contains(key) && session(handle).press(keys[key], at: time)
}

/// Answers the names of the keys.
@c @_expose(wasm)
package func pl_session_keys() { Answer.set(strings: SessionKey.allCases.map { $0.rawValue }) }

/// Moves the focus to a node; -1 removes it.
@c @_expose(wasm)
package func pl_session_set_focus(
  _ handle: UnsafeMutableRawPointer, _ node: Int, _ time: Double
) -> Bool {
  session(handle).setFocus(to: node < 0 ? nil : node, at: time)
}

/// Returns the position of the node that has the focus; -1: none.
@c @_expose(wasm)
package func pl_session_focus_node(_ handle: UnsafeMutableRawPointer, _ time: Double) -> Int {
  session(handle).focusPosition(at: time) ?? -1
}

@c @_expose(wasm)
package func pl_session_select(
  _ handle: UnsafeMutableRawPointer, _ id: UnsafePointer<UInt8>?, _ count: Int,
  _ isSelected: Bool, _ time: Double
) -> Bool {
  let id = String(passed: id, count)
  return isSelected
    ? session(handle).select(id, at: time) : session(handle).deselect(id, at: time)
}

@c @_expose(wasm)
package func pl_session_remove(
  _ handle: UnsafeMutableRawPointer, _ id: UnsafePointer<UInt8>?, _ count: Int, _ time: Double
) -> Bool {
  session(handle).remove(String(passed: id, count), at: time)
}

/// Returns whether there is an image of that address whose natural size was not known.
@c @_expose(wasm)
package func pl_session_set_natural_size(
  _ handle: UnsafeMutableRawPointer, _ href: UnsafePointer<UInt8>?, _ count: Int,
  _ width: Double, _ height: Double, _ time: Double
) -> Bool {
  let size = Size(width: width, height: height)
  return session(handle).setNaturalSize(size, ofImage: String(passed: href, count), at: time)
}

/// Answers the ids of the selected items.
@c @_expose(wasm)
package func pl_session_selection(_ handle: UnsafeMutableRawPointer) {
  var json = JSONWriter(pretty: false)
  json.array { json in
    for id in session(handle).selection { json.string(id) }
  }
  Answer.set(json.bytes)
}

/// Answers what the rule of selection refused.
///
/// - Returns: Whether it refused anything.
@c @_expose(wasm)
package func pl_session_refusal(_ handle: UnsafeMutableRawPointer) -> Bool {
  guard let refusal = session(handle).refusal else { return false }
  var json = JSONWriter(pretty: false)
  json.object { json in
    if let control = refusal.control { json.member("control", string: control) }
    json.member("id", string: refusal.id)
    json.member("reason", string: refusal.reason.rawValue)
  }
  Answer.set(json.bytes)
  return true
}

/// Picks a colour, written as in documents.
///
/// - Returns: Whether the control picks colours; if not, or if there is no such colour, the answer is an error.
@c @_expose(wasm)
package func pl_session_pick(
  _ handle: UnsafeMutableRawPointer, _ color: UnsafePointer<UInt8>?, _ count: Int, _ time: Double
) -> Bool {
  attempt { () throws(Failure) in
    let text = String(passed: color, count)
    guard let color = Color(text) else { throw Failure("expected a colour, found \"\(text)\"") }
    guard session(handle).pick(ColorValue(color, in: .rgba), at: time) else {
      throw Failure("the control picks no colour")
    }
    return true
  } ?? false
}

/// Answers `{"hex":"#336699","space":"hsba","components":[…]}`.
///
/// - Returns: Whether the control picks colours.
@c @_expose(wasm)
package func pl_session_color(_ handle: UnsafeMutableRawPointer) -> Bool {
  guard let value = session(handle).color else { return false }
  var json = JSONWriter(pretty: false)
  json.object { json in
    json.member("hex", string: value.color.hex)
    json.member("space", string: value.space.rawValue)
    json.key("components")
    json.array { json in
      for component in value.components { json.number(component) }
    }
  }
  Answer.set(json.bytes)
  return true
}

/// Answers the name of the stage of a touch swatch.
///
/// - Returns: Whether there is one.
@c @_expose(wasm)
package func pl_session_stage(_ handle: UnsafeMutableRawPointer) -> Bool {
  guard let stage = session(handle).stage else { return false }
  Answer.set(Array(stage.rawValue.utf8))
  return true
}

/// Answers how far the layer that was dragged last was moved.
///
/// - Returns: Whether one was.
@c @_expose(wasm)
package func pl_session_offset(_ handle: UnsafeMutableRawPointer) -> Bool {
  guard let offset = session(handle).offset else { return false }
  var json = JSONWriter(pretty: false)
  json.array { json in
    json.number(offset.x)
    json.number(offset.y)
  }
  Answer.set(json.bytes)
  return true
}

/// Returns the page that covers most of a carousel; -1: there are no pages.
@c @_expose(wasm)
package func pl_session_page(_ handle: UnsafeMutableRawPointer, _ time: Double) -> Int {
  session(handle).page(at: time) ?? -1
}

@c @_expose(wasm)
package func pl_session_is_animating(_ handle: UnsafeMutableRawPointer, _ time: Double) -> Bool {
  handle.object(SessionHandle.self).session.isAnimating(at: time)
}
