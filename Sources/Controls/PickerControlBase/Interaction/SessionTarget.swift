import PickerTree

/// The target of a tap or of the focus in a ``ControlSession``.
public struct SessionTarget: Hashable, Sendable {
  /// The role of the node: `segment`, `chip`, `trailingIcon`, `overflow`, `dot`, or a part of a colour picker such as
  /// `slider`.
  public var role: Role
  /// The id of the node; for a trailing icon, the id of its chip; nil for an overflow chip.
  public var id: String?

  /// Creates a target.
  public init(_ role: Role, id: String? = nil) {
    self.role = role
    self.id = id
  }
}

extension LayoutTree {
  /// The target at the position of a node.
  package func sessionTarget(at position: Int) -> SessionTarget {
    SessionTarget(nodes[position].role, id: id(of: nodes[position]))
  }

  /// The target that a key leads to from another one, or from outside where that is nil or not shown; nil if it leads
  /// nowhere.
  package func sessionTarget(after focus: SessionTarget?, pressing key: SessionKey)
    -> SessionTarget?
  {
    guard key.navigates else { return nil }
    let stops = navigation()
    guard let stop = stops.first(where: { sessionTarget(at: $0.node) == focus }) else {
      return (key == .end ? stops.last : stops.first).map { sessionTarget(at: $0.node) }
    }
    return stop.node(pressing: key).map { sessionTarget(at: $0) }
  }
}

extension NavigationStop {
  /// The node that a key leads to; nil at the end.
  func node(pressing key: SessionKey) -> Int? {
    switch key {
    case .left: left
    case .right: right
    case .up: up
    case .down: down
    case .home: home
    case .end: end
    default: nil
    }
  }
}
