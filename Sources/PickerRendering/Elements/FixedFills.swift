import PickerGeometry
import PickerTree

/// The fills that keep their colours where the reader's system chooses the others: gradients and other pictures, and the parts of colour
/// pickers. Text over them keeps its own colour.
struct FixedFills {
  /// The painted boxes in paint order, from the origin of the tree; empty if no fill is fixed.
  private var boxes: [(position: Int, frame: Rect, isFixed: Bool)] = []

  init(_ tree: LayoutTree, parents: [Int]) {
    var origins: [Point] = []
    for (position, node) in tree.nodes.enumerated() {
      let outer = parents[position] >= 0 ? origins[parents[position]] : .zero
      origins.append(outer + node.frame.origin)
      guard let isFixed = tree.hasFixedFill(node) else { continue }
      boxes.append((position, node.frame.offset(by: outer), isFixed))
    }
    if !boxes.contains(where: { $0.isFixed }) { boxes = [] }
  }

  /// Whether the last fill beneath the middle of a node is fixed.
  func isFixed(beneath position: Int, in tree: LayoutTree, parents: [Int]) -> Bool {
    guard !boxes.isEmpty else { return false }
    var middle = tree.nodes[position].frame.center
    var next = parents[position]
    while next >= 0 {
      middle = middle + tree.nodes[next].frame.origin
      next = parents[next]
    }
    return boxes.last { $0.position < position && $0.frame.contains(middle) }?.isFixed ?? false
  }
}

extension LayoutTree {
  /// Whether the fill of a box is fixed; nil: it has none, or another one where the system chooses colours.
  fileprivate func hasFixedFill(_ node: LayoutNode) -> Bool? {
    if image(of: node) != nil { return true }
    guard let paint = paint(of: node), !paint.fills.isEmpty, !node.role.isInk else { return nil }
    switch node.role {
    case .indicator: return nil
    case .slider, .canvas, .wheel, .swatch, .preview, .track: return true
    default: return !paint.isPlain(isInk: false) || paint.fills.count > 1
    }
  }
}
