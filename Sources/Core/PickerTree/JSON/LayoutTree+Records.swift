import PickerGeometry
import PickerText

extension LayoutTree {
  /// Returns what only some nodes have; nil if this one has none of it.
  func extras(of node: LayoutNode) -> NodeExtras? {
    guard hasExtras(node) else { return nil }
    let extras = NodeExtras()
    extras.effects = effects(of: node)
    extras.control = controlState(of: node)
    if hasReserved(node) { extras.reserved = reserved[Int(node.id)] }
    extras.overflow = overflow(of: node)
    extras.icon = icon(of: node)
    extras.image = image(of: node)
    return extras
  }

  func hasExtras(_ node: LayoutNode) -> Bool {
    node.effects >= 0 || hasReserved(node)
      || (node.content >= 0 && !node.role.hasText)
  }

  private func hasReserved(_ node: LayoutNode) -> Bool {
    node.id >= 0 && Int(node.id) < reserved.count
  }
}
