import PickerGeometry
import PickerTree

/// The fills that keep their colours where the reader's system chooses the others: gradients and other pictures, and the parts of colour
/// pickers. Texts and icons over them keep their own colours.
struct FixedFills {
  /// Whether the last fill beneath the middle of each text and icon is fixed, by the positions of nodes; empty if no fill is.
  private var isFixed: [Bool] = []

  init(_ tree: LayoutTree, parents: [Int]) {
    guard tree.nodes.contains(where: { tree.hasFixedFill($0) == true }) else { return }
    isFixed = Array(repeating: false, count: tree.nodes.count)
    let frames = tree.absoluteFrames(parents)
    let inks = tree.nodes.indices.filter { tree.isInk(tree.nodes[$0]) }
    var points = PaintedPoints(inks.map { frames[$0].center })
    var next = 0
    for (position, node) in tree.nodes.enumerated() {
      if next < inks.count, inks[next] == position {
        let box = points.lastBox(over: next)
        isFixed[position] = box.map { tree.hasFixedFill(tree.nodes[$0]) == true } ?? false
        next += 1
      }
      if tree.hasFixedFill(node) != nil { points.paint(frames[position], as: position) }
    }
  }

  /// Whether the last fill beneath the middle of a text or an icon is fixed.
  func isFixed(beneath position: Int) -> Bool { !isFixed.isEmpty && isFixed[position] }
}

extension LayoutTree {
  /// Whether a node is a text or an icon.
  fileprivate func isInk(_ node: LayoutNode) -> Bool {
    node.role.isInk || node.role == .checkmark || label(of: node) != nil || icon(of: node) != nil
  }

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
