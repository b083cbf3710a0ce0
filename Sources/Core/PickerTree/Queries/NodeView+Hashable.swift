extension NodeView: Hashable {
  /// Whether both are the node at the same position of equal trees.
  ///
  /// - Complexity: O(1) for views of one tree and its unchanged copies, otherwise O(*n*) for equal positions.
  public static func == (a: NodeView, b: NodeView) -> Bool {
    a.position == b.position && (a.isOfSameSource(as: b) || a.tree == b.tree)
  }

  /// Hashes the position and the frame.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(position)
    hasher.combine(frame)
  }
}
