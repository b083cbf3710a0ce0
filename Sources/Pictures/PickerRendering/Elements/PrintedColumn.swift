import PickerGeometry
import PickerTree

/// The gaps of a panel whose controls are in a column. In print they are in flow, because browsers break pages only there.
struct PrintedColumn {
  /// The gap above the node at each position, in points.
  private var gaps: [Int: Double] = [:]

  /// - Parameter isShown: Whether the node at a position is an element.
  init(_ tree: LayoutTree, isShown: (Int) -> Bool) {
    guard let root = tree.nodes.first, [.stack, .grid, .flow].contains(root.role),
      // The chip that counts hidden ones is an element beside its list.
      !tree.nodes.contains(where: { $0.role == .overflow })
    else { return }
    var bottom = 0.0
    var found: [Int: Double] = [:]
    for child in tree.children(of: 0) {
      let node = tree.nodes[child]
      guard isShown(child) else {
        if Int(node.end) > child + 1 { return }
        continue
      }
      let gap = node.frame.y.snapped - bottom
      guard gap >= 0 else { return }
      found[child] = gap
      bottom = node.frame.maxY.snapped
    }
    guard found.count > 1, bottom <= root.frame.height else { return }
    found[0] = root.frame.height.snapped - bottom
    gaps = found
  }

  /// The gap above a control of the panel, or below the last one for the panel itself, in points; nil: it is not in flow.
  func gap(at position: Int) -> Double? { gaps[position] }
}
