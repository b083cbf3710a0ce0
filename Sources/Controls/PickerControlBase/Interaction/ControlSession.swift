import PickerColor
import PickerGeometry
import PickerTree

/// An interactive control: it takes events, and returns its state and its layout tree at any time.
///
///     let session = try document.session(within: ProposedSize(width: 320))
///     session?.send(.tap(.point(Point(x: 150, y: 20))), at: 0.2)
///     session?.state.selection                         // the ids of the selected items
///     session?.tree(at: 0.25)                          // again while session.isAnimating(at: time)
///
/// These controls have sessions: segmented controls, chips, colour pickers, touch swatches, carousels, drawings with
/// draggable layers, drawings and shapes with animated gradients, and panels and flows of any of them.
/// ``AnyControl/session(within:by:at:)`` and ``Document/session(within:at:)`` start a session for a control of any
/// type. For your own items, see ``SegmentedSession`` and ``FlexibleSession``.
///
/// Times are seconds of any monotonic clock; a session reads no clock. A time before the latest event counts as the
/// time of that event. Points are relative to the control's origin. Meaningless events change nothing: a point
/// outside, an unknown id, a disabled item, and points and times that are not finite or beyond 10¹² seconds.
///
/// A session is a class because its state depends on the control. It is not `Sendable`: use it on one thread at a time.
public protocol ControlSession: AnyObject {
  /// Sends an event at a time in seconds.
  ///
  /// - Returns: The effect of the event.
  @discardableResult
  func send(_ event: SessionEvent, at time: Double) -> SessionResult

  /// The state after all events so far. Reading it between two events costs nothing.
  var state: SessionState { get }

  /// Returns the layout to draw at a time.
  ///
  /// Before the first event, this is the layout of the control itself.
  func tree(at time: Double) -> LayoutTree

  /// Whether the picture changes after a time without further events, or something is being dragged. This includes
  /// the time between two automatic page turns.
  func isAnimating(at time: Double) -> Bool

  /// Returns the position of the focused node in the tree at a time; nil if nothing has the focus or the node is not
  /// shown.
  func focusPosition(at time: Double) -> Int?

  /// The control in its current form, if its size may have changed since the beginning; nil if it has not. A
  /// container that adapts to the sizes of its controls asks for it.
  var measured: AnyMeasuredControl? { get }
}

extension ControlSession {
  /// Returns false: nothing moves.
  public func isAnimating(at time: Double) -> Bool { false }

  /// Nil: the size never changes.
  public var measured: AnyMeasuredControl? { nil }
}

extension ControlSession {
  /// Handles the node at a position like Enter on the focused item, regardless of nodes above it.
  package func tap(node position: Int, at time: Double) -> SessionResult {
    let tree = tree(at: time)
    let path = tree.nodes.indices.contains(position) ? tree.path(to: position) : []
    var focusing = SessionResult()
    let takesFocus: (Int) -> Bool = { node in
      focusing = self.send(.focus(node), at: time)
      return focusing.isUsed
    }
    guard let item = path.last(where: takesFocus) else {
      let page = path.last { tree.nodes[$0].role == .page }
      return SessionResult(on: page.map { tree.sessionTarget(at: $0) })
    }
    let target = tree.sessionTarget(at: item)
    if path.contains(where: { tree.nodes[$0].role == .trailingIcon }) {
      return SessionResult(on: SessionTarget(.trailingIcon, id: target.id))
    }
    var result = send(.key(.enter), at: time)
    result.target = result.refusal == nil ? target : nil
    result.movesFocus = result.movesFocus || focusing.movesFocus
    result.isUsed = result.target != nil
    return result
  }
}
