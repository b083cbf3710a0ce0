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
    guard hasExtras(node) else { return nil }
    let extras = NodeExtras()
    extras.minTarget = node.minTarget >= 0 ? Double(node.minTarget) : nil
    extras.effects = effects(of: node)
    extras.control = controlState(of: node)
    if hasReserved(node) { extras.reserved = reserved[Int(node.id)] }
    extras.overflow = overflow(of: node)
    extras.icon = icon(of: node)
    extras.image = image(of: node)
    return extras
  }

  private func hasExtras(_ node: LayoutNode) -> Bool {
    node.effects >= 0 || node.minTarget >= 0 || hasReserved(node)
      || (node.content >= 0 && !node.role.hasText)
  }

  private func hasReserved(_ node: LayoutNode) -> Bool {
    node.id >= 0 && Int(node.id) < reserved.count
  }
}
