import PickerGeometry

// Nodes as a table have a row for each node. These columns follow from how nodes are nested; blocks, the flat form of JSON, pages,
// comparisons and transitions share them.
extension LayoutTree {
  /// The position of every node's parent; -1 for the root.
  ///
  /// - Complexity: O(*n*).
  package func parentPositions() -> [Int] {
    var parents = [Int](repeating: -1, count: nodes.count)
    for position in nodes.indices.dropFirst() {
      // The parent is the preceding node or one of its ancestors: the first one that has not ended.
      var parent = position - 1
      while parent >= 0, Int(nodes[parent].end) <= position { parent = parents[parent] }
      parents[position] = parent
    }
    return parents
  }

  /// The border box of every node relative to the root, before any transform.
  ///
  /// - Parameter parents: The positions of their parents, where they are known.
  package func absoluteFrames(_ parents: [Int]? = nil) -> [Rect] {
    var frames: [Rect] = []
    frames.reserveCapacity(nodes.count)
    for (position, parent) in (parents ?? parentPositions()).enumerated() {
      let origin = parent < 0 ? Point.zero : frames[parent].origin
      frames.append(nodes[position].frame.offset(by: origin))
    }
    return frames
  }

  /// The index of the row that each node is or is in; -1 outside rows.
  ///
  /// - Parameter parents: The positions of their parents.
  package func rowIndices(_ parents: [Int]) -> [Int32] {
    var rows: [Int32] = []
    rows.reserveCapacity(nodes.count)
    for (position, parent) in parents.enumerated() {
      let outer = parent < 0 ? -1 : rows[parent]
      rows.append(nodes[position].role == .row ? nodes[position].index : outer)
    }
    return rows
  }
}
