import CPickerLayout
import PickerControlBase
import PickerJSON
import PickerLimits

/// The object behind `pl_transition`.
final class TransitionHandle: Handle {
  let transition: LayoutTransition
  /// The tree at the end; the trees of the transition are drawn with its fonts and pictures.
  let end: TreeHandle

  init(_ transition: LayoutTransition, to end: TreeHandle) {
    self.transition = transition
    self.end = end
  }
}

extension TransitionHandle {
  /// Settings in JSON; nil if there are none.
  fileprivate static func settings(
    _ json: UnsafePointer<CChar>?, _ count: Int, for end: TreeHandle
  ) throws(Failure) -> LayoutTransition.Settings? {
    guard json != nil || count != 0 else { return nil }
    let bytes = try [UInt8](json: json, count: count, "settings")
    do throws(JSONError) {
      return try LayoutTransition.Settings(
        reading: try JSONValue(parsing: bytes), fonts: end.glyphs)
    } catch {
      throw Failure(error, in: bytes, Budget())
    }
  }
}

@c @implementation
package func pl_transition_new(
  _ before: OpaquePointer?, _ after: OpaquePointer?, _ settings: UnsafePointer<CChar>?,
  _ count: Int, _ error: ErrorPlace?
) -> OpaquePointer? {
  attempt(error) { () throws(Failure) in
    let before = try TreeHandle.from(before, "before")
    let after = try TreeHandle.from(after, "after")
    let settings = try TransitionHandle.settings(settings, count, for: after)
    let transition = LayoutTransition(
      from: before.tree, to: after.tree, settings: settings ?? LayoutTransition.Settings())
    return TransitionHandle(transition, to: after).retained
  }
}

@c @implementation
package func pl_transition_retarget(
  _ transition: OpaquePointer?, _ after: OpaquePointer?, _ at: Double,
  _ settings: UnsafePointer<CChar>?, _ count: Int, _ error: ErrorPlace?
) -> OpaquePointer? {
  attempt(error) { () throws(Failure) in
    let handle = try TransitionHandle.from(transition, "transition")
    let after = try TreeHandle.from(after, "after")
    let settings = try TransitionHandle.settings(settings, count, for: after)
    let next = handle.transition.retargeted(
      to: after.tree, at: at, timing: settings?.timing, rowChange: settings?.rowChange)
    return TransitionHandle(next, to: after).retained
  }
}

@c @implementation
package func pl_transition_reverse(
  _ transition: OpaquePointer?, _ at: Double, _ error: ErrorPlace?
) -> OpaquePointer? {
  attempt(error) { () throws(Failure) in
    let handle = try TransitionHandle.from(transition, "transition")
    return TransitionHandle(handle.transition.reversed(at: at), to: handle.end).retained
  }
}

@c @implementation
package func pl_transition_duration(_ transition: OpaquePointer?) -> Double {
  TransitionHandle.find(transition)?.transition.settlingTime ?? 0
}

@c @implementation
package func pl_transition_tree(
  _ transition: OpaquePointer?, _ at: Double, _ error: ErrorPlace?
) -> OpaquePointer? {
  attempt(error) { () throws(Failure) in
    let handle = try TransitionHandle.from(transition, "transition")
    return TreeHandle(handle.transition.tree(at: at), like: handle.end).retained
  }
}

@c @implementation
package func pl_transition_free(_ transition: OpaquePointer?) {
  TransitionHandle.release(transition)
}
