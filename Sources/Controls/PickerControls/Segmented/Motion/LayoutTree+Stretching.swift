import PickerGeometry
import PickerTree

extension LayoutTree {
  /// Gives an item another frame, and moves its content as a whole: where its alignment would have it, but never beyond the
  /// item's sides while it fits.
  mutating func stretch(_ item: Int, to frame: Rect, _ style: ResolvedItemStyle) {
    let old = nodes[item].frame
    nodes[item].frame = frame
    let parts = Array(children(of: item))
    guard frame.size != old.size, let first = parts.first else { return }
    let content = parts.reduce(nodes[first].frame) { $0.union(nodes[$1].frame) }
    var way = Point.zero
    for (axis, share) in [(Axis.horizontal, style.leftShare), (.vertical, style.topShare)] {
      let (before, after) = (old.size[axis], frame.size[axis])
      guard before != after else { continue }
      let (start, size) = (content.origin[axis], content.size[axis])
      let wanted = start + (after - before) * share
      way[axis] = (size <= after ? max(0, min(wanted, after - size)) : wanted) - start
    }
    for part in parts { nodes[part].frame.origin = nodes[part].frame.origin + way }
  }
}
