import PickerColor
import PickerGeometry
import PickerTree

/// An interactive control: events go in, and the state and the layout tree at any time come out.
///
///     let session = try document.session(within: ProposedSize(width: 320))
///     session?.send(.tap(.point(Point(x: 150, y: 20))), at: 0.2)
///     session?.state.selection                         // the ids of the selected items
///     session?.tree(at: 0.25)                          // again while session.isAnimating(at: time)
///
/// Segmented controls, chips, colour pickers, touch swatches, carousels, drawings with layers that can be dragged, drawings and shapes
/// whose gradients move, and panels and flows of any of them have sessions; ``AnyControl/session(within:by:at:)``
/// and ``Document/session(within:at:)`` begin one for a control of any type. For your own items, see
/// ``SegmentedSession`` and ``FlexibleSession``.
///
/// Times are seconds of any monotonic clock; no clock is read here. An earlier time than that of the latest event
/// counts as the latest. Points are relative to the control's origin. Meaningless events change nothing: a point
/// outside, an unknown id, a disabled item, and points and times that are not finite or beyond 10¹² seconds.
///
/// A session is a class because its state depends on the control. It is not `Sendable`: use it on one thread at a time.
public protocol ControlSession: AnyObject {
  /// Takes an event at a time in seconds.
  ///
  /// - Returns: What it did.
  @discardableResult
  func send(_ event: SessionEvent, at time: Double) -> SessionResult

  /// What the events so far have led to. To read it costs nothing between two events.
  var state: SessionState { get }

  /// Returns the layout at a time, to be drawn.
  ///
  /// Before any event, this is the layout of the control itself.
  func tree(at time: Double) -> LayoutTree

  /// Whether the picture changes from a time on without further events, or something is being dragged. True for
  /// pages between two automatic advances, too.
  func isAnimating(at time: Double) -> Bool

  /// Returns the position of the node in the tree at a time that has the focus; nil for none, and where it is not shown.
  func focusPosition(at time: Double) -> Int?

  /// The control as it is now, where its size may not be that of the beginning; nil: it is. A container of controls that adapts to
  /// their sizes asks for it.
  var measured: AnyMeasuredControl? { get }
}

extension ControlSession {
  /// Returns false: nothing moves.
  public func isAnimating(at time: Double) -> Bool { false }

  /// Nil: the size never changes.
  public var measured: AnyMeasuredControl? { nil }
}

extension ControlSession {
  /// Does to the node at a position what Enter does to what has the focus, so that nothing else can be in the way.
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
