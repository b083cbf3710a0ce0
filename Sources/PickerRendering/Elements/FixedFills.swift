import PickerGeometry
import PickerTree

/// The fills that keep their colours where the reader's system chooses the others: gradients and other pictures, and the parts of colour
/// pickers. Texts and icons over them keep their own colours.
struct FixedFills {
  /// The painted boxes in paint order, from the origin of the tree; empty if no fill is fixed.
  private var boxes: [(position: Int, frame: Rect, isFixed: Bool)] = []

  init(_ tree: LayoutTree, parents: [Int]) {
    guard tree.nodes.contains(where: { tree.hasFixedFill($0) == true }) else { return }
    var origins: [Point] = []
    for (position, node) in tree.nodes.enumerated() {
      let outer = parents[position] >= 0 ? origins[parents[position]] : .zero
      origins.append(outer + node.frame.origin)
      guard let isFixed = tree.hasFixedFill(node) else { continue }
      boxes.append((position, node.frame.offset(by: outer), isFixed))
    }
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
    return boxes[..<count(before: position)].last { $0.frame.contains(middle) }?.isFixed ?? false
  }

  /// The number of boxes that are painted before a node.
  private func count(before position: Int) -> Int {
    var (low, high) = (0, boxes.count)
    while low < high {
      let middle = (low + high) / 2
      if boxes[middle].position < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension LayoutTree {
  /// Whether the fill of a box is fixed; nil: it covers nothing, or has another fill where the system chooses colours.
  fileprivate func hasFixedFill(_ node: LayoutNode) -> Bool? {
    if image(of: node) != nil { return true }
    guard !node.role.isInk, node.role != .indicator, let paint = paint(of: node),
      paint.fills.contains(where: { $0.plainColor?.isOpaque ?? true })
    else { return nil }
    switch node.role {
    case .slider, .canvas, .wheel, .swatch, .preview, .track: return true
    default:
      if !paint.isPlain(isInk: false) { return true }
      // Several colours are a picture in CSS, unless the highlight of selected items replaces them.
      return paint.fills.count > 1 && !node.state.contains(.selected)
    }
  }
}
