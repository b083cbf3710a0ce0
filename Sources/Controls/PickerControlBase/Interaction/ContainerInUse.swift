import PickerTree

/// A panel, a carousel, a drawing or a shape for a ``ContainerSession``: the behaviour that distinguishes them.
package protocol ContainerInUse {
  /// The size in which it is laid out.
  var size: ProposedSize { get set }
  /// Whether it takes input or moves even if none of its controls takes input.
  var takesInput: Bool { get }

  /// Returns the layout at a time, and the positions of the controls that `layOut` was called for, in that order.
  ///
  /// - Parameters:
  ///   - controls: The controls in their current form; see ``EmbeddedSessions/measured``.
  ///   - layOut: Lays out a control; nil if it takes no input.
  func layout(
    with controls: [AnyMeasuredControl?]?, at time: Double, layingOut layOut: @escaping ChildLayout
  ) -> (tree: LayoutTree, roots: [Int])

  /// Returns the container with these controls in their current form; nil if its size never changes.
  func measured(with controls: [AnyMeasuredControl?]?) -> AnyMeasuredControl?

  /// Whether the picture changes after a time without further events, or something is being dragged.
  func isAnimating(with controls: EmbeddedSessions, at time: Double) -> Bool

  /// The container is laid out in another size. Nothing is being dragged.
  mutating func resize(
    to proposal: ProposedSize, with controls: [AnyMeasuredControl?]?, at time: Double)

  /// Handles an event without a place: a drag goes on, or a natural size is known.
  mutating func handle(
    _ event: SessionEvent, _ controls: inout EmbeddedSessions, at time: Double
  ) -> SessionResult

  /// Handles an event at a place or for an id, a key that no control handles, or the focus on a node outside all
  /// controls.
  mutating func handle(
    _ event: SessionEvent, _ controls: inout EmbeddedSessions,
    in arrangement: ContainerArrangement, at time: Double
  ) -> SessionResult

  /// The controls that can have the focus at a time, in the order of the Tab key; nil: all that are shown.
  func reachable(at time: Double) -> [Int]?

  /// The item outside all controls that has the focus; nil if there is none.
  ///
  /// - Parameter control: The control that has it.
  func focus(besides control: Int?, in tree: LayoutTree, at time: Double) -> SessionTarget?

  /// Whether keys are for such an item while nothing has the focus.
  var takesKeys: Bool { get }

  /// Whether such an item follows the controls in the order of the Tab key.
  func followsControls(in tree: LayoutTree, at time: Double) -> Bool

  /// Completes the state of the controls.
  func complete(_ state: inout SessionState)
}

/// Lays out a control of a container in a proposed size; nil if it takes no input.
package typealias ChildLayout = (_ item: Int, _ proposal: ProposedSize) -> LayoutTree?

// What only some of them do.
extension ContainerInUse {
  package var takesInput: Bool { false }

  package func measured(with controls: [AnyMeasuredControl?]?) -> AnyMeasuredControl? { nil }

  package func isAnimating(with controls: EmbeddedSessions, at time: Double) -> Bool {
    controls.isAnimating(at: time)
  }

  package mutating func resize(
    to proposal: ProposedSize, with controls: [AnyMeasuredControl?]?, at time: Double
  ) { size = proposal }

  package func handle(
    _ event: SessionEvent, _ controls: inout EmbeddedSessions, at time: Double
  ) -> SessionResult {
    controls.send(event, at: time)
  }

  package func handle(
    _ event: SessionEvent, _ controls: inout EmbeddedSessions,
    in arrangement: ContainerArrangement, at time: Double
  ) -> SessionResult {
    controls.send(event, in: arrangement, at: time)
  }

  package func complete(_ state: inout SessionState) {}
}

// What there is without items outside all controls.
extension ContainerInUse {
  package func reachable(at time: Double) -> [Int]? { nil }

  package func focus(
    besides control: Int?, in tree: LayoutTree, at time: Double
  ) -> SessionTarget? { nil }

  package var takesKeys: Bool { false }

  package func followsControls(in tree: LayoutTree, at time: Double) -> Bool { false }
}
