extension LayoutTree {
  /// The number of rows of items: the rows of chips, and the visual lines on which the segments of a segmented control
  /// and the boxes of a flow stand, added up over all controls.
  ///
  /// A scrolled control has one line, and so does a menu. Lines of texts do not count, nor do pages and swatches.
  ///
  /// - Complexity: O(*n* log *n*).
  package var rowCount: Int {
    var count = 0
    var position = 0
    while position < nodes.count {
      let isRow = nodes[position].role == .row
      count += isRow ? 1 : lineCount(ofChildrenOf: position)
      // A row consists of chips, which have no rows in them.
      position = isRow ? Int(nodes[position].end) : position + 1
    }
    return count
  }

  /// The number of visual lines of the segments or boxes in a node.
  private func lineCount(ofChildrenOf position: Int) -> Int {
    let items = children(of: position).filter { nodes[$0].role.isOnLines }
    let frames = items.map { nodes[$0].frame }
    return frames.isEmpty ? 0 : BoxLines(frames, rows: frames).lines.count
  }

  /// The number of items that are not shown: the chips that overflow chips represent, and the segments of a menu
  /// except the one that it shows.
  ///
  /// For menus it is unknown and does not count in a tree that was read from JSON, which contains only ids that are
  /// shown.
  ///
  /// - Complexity: O(*n*).
  package var hiddenCount: Int {
    let overflowing = overflows.reduce(0) { $0 + $1.hiddenIDs.count }
    guard controlStates.contains(where: { $0.strategy == .menu }) else { return overflowing }
    let shown = Set(nodes.lazy.map { $0.id }.filter { $0 >= 0 })
    return max(overflowing, ids.count - shown.count)
  }

  /// The number of truncated labels and texts, each counted once regardless of its lines. A label that is dropped for
  /// its icon does not count.
  ///
  /// - Complexity: O(*n*).
  package var truncatedCount: Int {
    nodes.reduce(0) { count, node in
      guard node.role != .line, let label = label(of: node) else { return count }
      return label.fullText == nil || label.text.text.isEmpty ? count : count + 1
    }
  }
}

extension Role {
  /// Whether nodes of this role stand on the lines of their parent.
  fileprivate var isOnLines: Bool { self == .segment || self == .item }
}
