import PickerGeometry
import PickerTree

/// How far what is drawn of each node and of all beneath it can reach, so that a layer need be no
/// larger.
///
/// Clips are left out of account.
struct Extents {
  /// By node, in the coordinates its frame is given in by a walk, before its own transform.
  private let boxes: [Rect]

  init(of tree: LayoutTree) {
    var boxes: [Rect] = []
    boxes.reserveCapacity(tree.nodes.count)
    tree.walk(from: ()) { visit, _ in
      boxes.append(tree.ownExtent(of: tree.nodes[visit.position], in: visit.frame))
      return .descend(())
    } leave: { visit in
      guard let parent = visit.parent else { return }
      let reach = tree.reach(
        of: visit.position, around: boxes[visit.position], frame: visit.frame)
      boxes[parent] = boxes[parent].union(reach)
    }
    self.boxes = boxes
  }

  subscript(position: Int) -> Rect { boxes[position] }
}

extension LayoutTree {
  /// What a node itself covers at most: its shape, a line on that, and a shadow beneath.
  fileprivate func ownExtent(of node: LayoutNode, in frame: Rect) -> Rect {
    if node.role.hasText { return frame.outset(by: frame.height) }
    guard let paint = paint(of: node) else { return frame }
    var box = PaintedShape(paint, in: frame).bounds.union(frame).outset(
      by: paint.stroke?.reach ?? 0)
    if let shadow = paint.shadow {
      let move = max(shadow.offset.x.magnitude, shadow.offset.y.magnitude)
      box = box.outset(by: max(0, shadow.radius) * 1.5 + move + 1)
    }
    return box
  }

  /// Where a node and all beneath it can be, seen from above it.
  fileprivate func reach(of position: Int, around box: Rect, frame: Rect) -> Rect {
    guard let effects = effects(of: nodes[position]) else { return box }
    let blurred = box.outset(by: Blur(effects.filters.deviation).reach)
    return effects.transform.about(frame.origin).bounds(of: blurred)
  }
}
