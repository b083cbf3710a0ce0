package import CPickerLayout
import PickerLayout

/// Collects the borders of boxes whose sides have different widths.
struct BorderCollector {
  private(set) var borders: [pl_border] = []

  /// Adds the borders of all nodes, and the areas that they cover to `paints`.
  mutating func addBorders(of tree: LayoutTree, paints: inout PaintCollector) {
    for (position, node) in tree.nodes.enumerated() where !node.role.paintsText {
      guard let paint = tree.paint(of: node), let widths = paint.borderWidths,
        let stroke = paint.stroke, stroke.width > 0,
        let area = paint.borderArea(of: node.frame.size)
      else { continue }
      var border = pl_border()
      border.node = Int32(truncatingIfNeeded: position)
      border.first_element = Int32(truncatingIfNeeded: paints.elements.count)
      border.element_count = Int32(truncatingIfNeeded: area.elements.count)
      border.widths = (widths.top, widths.right, widths.bottom, widths.left)
      borders.append(border)
      paints.add(area)
    }
  }
}

@c @implementation
package func pl_tree_borders(
  _ tree: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?
) -> UnsafePointer<pl_border>? {
  TreeHandle.table(of: tree, count) { $0.paints.borders.read($1) }
}
