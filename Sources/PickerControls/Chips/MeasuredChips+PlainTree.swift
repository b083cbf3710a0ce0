import PickerGeometry
import PickerTree

// Chips of which each is a label on one line, the common case: their nodes are written into memory whose size is known.
extension MeasuredChips {
  /// Returns the nodes of a flow of all chips, none of which has to be changed to fit: the root, and of each row the node
  /// of the row followed by two for each chip.
  func plainNodes(of flow: CheckedFlow.Placement) -> [LayoutNode] {
    let total = 1 + flow.lines.count + 2 * flow.frames.count
    return [LayoutNode](unsafeUninitializedCapacity: total) { nodes, count in
      var root = root
      root.frame = Rect(size: flow.size)
      root.end = Int32(truncatingIfNeeded: total)
      nodes.initializeElement(at: 0, to: root)
      count = 1
      for (number, line) in flow.lines.enumerated() {
        let end = count + 1 + 2 * line.items.count
        nodes.initializeElement(
          at: count, to: LayoutNode(.row, frame: line.frame, end: end, index: number))
        items.writePlain(
          line.items, .chip, frames: flow.frames, shift: .zero - line.frame.origin,
          direction: direction, to: UnsafeMutableBufferPointer(rebasing: nodes[(count + 1)..<end]),
          from: count + 1)
        count = end
      }
    }
  }
}
