import PickerGeometry
import PickerTree

// Chips of which each is a label on one line, the common case: the ends of their nodes are known.
extension MeasuredChips {
  /// Returns the nodes of a flow of all chips, none of which has to be changed to fit: the root, and of each row the node
  /// of the row followed by two for each chip.
  func plainNodes(of flow: CheckedFlow.Placement) -> [LayoutNode] {
    let count = 1 + flow.lines.count + 2 * flow.frames.count
    var root = root
    root.frame = Rect(size: flow.size)
    root.end = Int32(truncatingIfNeeded: count)
    // Reserved and appended: other ways to make an array look up its type each time.
    var nodes: [LayoutNode] = []
    nodes.reserveCapacity(count)
    nodes.append(root)
    for (number, line) in flow.lines.enumerated() {
      let end = nodes.count + 1 + 2 * line.items.count
      nodes.append(LayoutNode(.row, frame: line.frame, end: end, index: number))
      items.appendPlain(
        line.items, .chip, frames: flow.frames, shift: .zero - line.frame.origin,
        direction: direction, to: &nodes)
    }
    return nodes
  }
}
