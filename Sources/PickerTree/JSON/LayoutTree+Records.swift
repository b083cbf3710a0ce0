import PickerGeometry
import PickerText

extension LayoutTree {
  /// Returns a node with everything that it refers to, except for its paint and its text.
  func record(of node: LayoutNode) -> NodeRecord {
    let record = NodeRecord()
    record.role = node.role
    record.id = id(of: node)
    record.index = node.index >= 0 ? Int(node.index) : nil
    record.state = node.state
    record.frame = node.frame
    record.extras = extras(of: node)
    return record
  }

  /// Returns what only some nodes have; nil if this one has none of it.
  func extras(of node: LayoutNode) -> NodeExtras? {
    guard node.hasExtras(reservedCount: reserved.count, hasText: node.role.hasText) else {
      return nil
    }
    let extras = NodeExtras()
    extras.minTarget = node.minTarget >= 0 ? Double(node.minTarget) : nil
    extras.effects = effects(of: node)
    extras.control = controlState(of: node)
    if node.hasReserved(reserved.count) { extras.reserved = reserved[Int(node.id)] }
    extras.overflow = overflow(of: node)
    extras.icon = icon(of: node)
    extras.image = image(of: node)
    return extras
  }
}

extension LayoutNode {
  /// Whether the node may have what only some nodes have.
  ///
  /// - Parameters:
  ///   - reservedCount: The number of entries of ``LayoutTree/reserved``.
  ///   - hasText: Whether its role has.
  @inline(__always)
  func hasExtras(reservedCount: Int, hasText: Bool) -> Bool {
    effects >= 0 || minTarget >= 0 || hasReserved(reservedCount) || (content >= 0 && !hasText)
  }

  @inline(__always)
  fileprivate func hasReserved(_ count: Int) -> Bool { id >= 0 && Int(id) < count }
}
