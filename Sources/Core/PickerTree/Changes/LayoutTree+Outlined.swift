import PickerColor
import PickerGeometry

extension LayoutTree {
  /// Returns this tree with a line along the edge of each box that draws nothing. This shows the boxes of a flow, or
  /// of a tree without paints.
  ///
  /// Boxes that contain others get a grey dashed line, all others a blue one, each one point wide and inside the
  /// edge. Painted nodes do not change, and neither do texts, icons and pictures.
  ///
  /// - Complexity: O(*n*).
  public func outlined() -> LayoutTree {
    var tree = self
    var numbers: [Outline: Int32] = [:]
    for position in nodes.indices {
      let node = nodes[position]
      guard let outline = Outline(of: node, in: self, isContainer: node.end > position + 1) else {
        continue
      }
      let number = numbers[outline] ?? Int32(truncatingIfNeeded: tree.add(outline.paint(in: self)))
      numbers[outline] = number
      tree.nodes[position].paint = number
    }
    return tree
  }
}

/// The outline of a box that draws nothing.
private struct Outline: Hashable {
  /// The index of the box's own paint, whose corners and opacity are kept; -1: it has none.
  let paint: Int32
  let isContainer: Bool

  /// Creates the outline of a node; nil if it draws something, or has no area.
  init?(of node: LayoutNode, in tree: LayoutTree, isContainer: Bool) {
    guard !node.role.paintsText, node.role.traits.content != .images, node.frame.width > 0,
      node.frame.height > 0, tree.paint(of: node)?.drawsNothing ?? true
    else { return nil }
    paint = node.paint
    self.isContainer = isContainer
  }

  func paint(in tree: LayoutTree) -> Paint {
    var outline = paint >= 0 ? tree.paints[Int(paint)] : Paint()
    outline.stroke =
      isContainer
      ? Stroke(fill: .color(Color(white: 0.6)), width: 1, dash: [4, 3])
      : Stroke(fill: .color(Color(red: 0.2, green: 0.4, blue: 0.9)), width: 1)
    return outline
  }
}

extension Paint {
  /// Whether it has neither a visible fill nor a line nor a shadow; it may have corners and an opacity.
  fileprivate var drawsNothing: Bool {
    guard stroke == nil, shadow == nil, path == nil else { return false }
    return fills.allSatisfy { fill in
      if case .color(let color) = fill.pattern { color.alpha == 0 } else { false }
    }
  }
}
