import PickerGeometry

extension LayoutTree {
  /// The number of nodes.
  public var count: Int { nodes.count }

  /// The root; nil for a tree without nodes.
  public var root: NodeView? { nodes.isEmpty ? nil : NodeView(atTopOf: NodeView.Source(self)) }

  /// Returns the node at a position in paint order, such as the position in a ``Hit``.
  ///
  /// - Returns: Nil if there is no such node.
  /// - Complexity: O(*s*) for *s* siblings on the path from the root.
  public func node(at position: Int) -> NodeView? {
    NodeView(at: position, of: NodeView.Source(self))
  }

  /// Returns the node with an id. If several have it, returns the first in paint order.
  ///
  /// - Returns: Nil if there is no such node.
  /// - Complexity: O(*n*).
  public func node(ofID id: String) -> NodeView? {
    nodes.firstIndex { $0.id >= 0 && ids[Int($0.id)] == id }.flatMap { node(at: $0) }
  }

  /// Returns the nodes of a role, in paint order.
  ///
  /// - Complexity: O(*n*).
  public func nodes(role: Role) -> [NodeView] {
    var found: [NodeView] = []
    walk { if $0.role == role { found.append($0) } }
    return found
  }

  /// Returns the frame of the node with an id, in points relative to the root's origin, before any transform. If
  /// several nodes have the id, returns the first in paint order.
  ///
  /// - Returns: Nil if there is no such node.
  /// - Complexity: O(*n*).
  public func frame(ofID id: String) -> Rect? { node(ofID: id)?.absoluteFrame }

  /// The items that can be selected, such as chips and segments, in paint order.
  ///
  /// Disabled items are included. Hidden items are not, because they have no node.
  ///
  /// - Complexity: O(*n*).
  public var items: [LayoutItem] {
    var items: [LayoutItem] = []
    walk { if $0.role.isSelectable { items.append(LayoutItem($0)) } }
    return items
  }
}

/// An item of a control that can be selected, and its position.
public struct LayoutItem: Hashable, Sendable {
  /// The id of the item; nil if it has none.
  public var id: String?
  /// The border box in points, relative to the root's origin, before any transform.
  public var frame: Rect
  /// Whether the item is selected.
  public var isSelected: Bool
  /// Whether the item can be selected and deselected.
  public var isEnabled: Bool

  /// Creates an item; by default it is enabled and not selected.
  public init(id: String?, frame: Rect, isSelected: Bool = false, isEnabled: Bool = true) {
    self.id = id
    self.frame = frame
    self.isSelected = isSelected
    self.isEnabled = isEnabled
  }

  init(_ node: NodeView) {
    self.init(
      id: node.id, frame: node.absoluteFrame, isSelected: node.isSelected,
      isEnabled: node.isEnabled)
  }
}
