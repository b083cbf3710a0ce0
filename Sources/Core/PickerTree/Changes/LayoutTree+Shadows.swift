import PickerGeometry

extension LayoutTree {
  /// The shadow that is cast by what a node shows, a text, an icon or the contents of a layer, instead of by its box; nil for
  /// none.
  package func contentShadow(of node: LayoutNode) -> Shadow? {
    guard let paint = paint(of: node), let shadow = paint.shadow, shadow.color.alpha > 0 else {
      return nil
    }
    let isGroup = node.role == .layer && paint.fills.isEmpty && paint.stroke == nil
    return isGroup || node.role.paintsText ? shadow : nil
  }
}

extension Shadow {
  /// How far it reaches beyond what casts it, in points.
  package var reach: Double {
    max(0, radius) * 1.5 + max(offset.x.magnitude, offset.y.magnitude) + 1
  }
}
