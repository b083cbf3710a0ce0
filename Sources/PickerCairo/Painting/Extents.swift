import PickerGeometry
import PickerTree

/// The bounding boxes of what is drawn for each node and its descendants, which limit the size of layers.
///
/// Clips are ignored.
struct Extents {
  /// For each node its box in the coordinates of its absolute frame, before its own transform.
  private let boxes: [Rect]

  init(of tree: LayoutTree) {
    var boxes: [Rect] = []
    boxes.reserveCapacity(tree.nodes.count)
    tree.walk(from: ()) { visit, _ in
      boxes.append(tree.ownExtent(of: tree.nodes[visit.position], in: visit.absoluteFrame))
      return .descend(())
    } leave: { visit in
      guard let parent = visit.parentPosition else { return }
      let reach = tree.reach(
        of: visit.position, around: boxes[visit.position], frame: visit.absoluteFrame)
      boxes[parent] = boxes[parent].union(reach)
    }
    self.boxes = boxes
  }

  subscript(position: Int) -> Rect { boxes[position] }
}

extension LayoutTree {
  /// The bounds of the node itself: its shape, stroke and shadow.
  fileprivate func ownExtent(of node: LayoutNode, in frame: Rect) -> Rect {
    if node.role.hasText {
      return frame.outset(by: frame.height + (contentShadow(of: node)?.reach ?? 0))
    }
    guard let paint = paint(of: node) else { return frame }
    var box = PaintedShape(paint, in: frame).bounds.union(frame).outset(
      by: paint.stroke?.reach ?? 0)
    if let shadow = paint.shadow { box = box.outset(by: shadow.reach) }
    return box
  }

  /// The bounds of a node and its descendants after filters and transform, in the parent's coordinates.
  fileprivate func reach(of position: Int, around box: Rect, frame: Rect) -> Rect {
    let shadow = nodes[position].role.paintsText ? nil : contentShadow(of: nodes[position])
    let box = box.outset(by: shadow?.reach ?? 0)
    guard let effects = effects(of: nodes[position]) else { return box }
    let blurred = box.outset(by: Blur(effects.filters.deviation).reach)
    return effects.transform.about(frame.origin).bounds(of: blurred)
  }
}
