import PickerGeometry

extension LayoutTree {
  /// The rectangle outside of which nothing beneath a node is seen, in the node's own coordinates: after
  /// its transform, its frame's top left corner at the origin.
  ///
  /// It bounds what the clips of the node and of all nodes round it leave, as `clipBoundingRect` of a
  /// `GraphicsContext` does: the node's own clip exactly, and the others by their bounding rectangles.
  ///
  /// - Returns: Nil where nothing is cut; a rectangle without size where nothing is seen.
  /// - Complexity: O(siblings on the way down), and of the paths that clip.
  public func clipBoundingRect(of position: Int) -> Rect? {
    path(to: position).reduce(nil) { clip(of: $1, within: $0) }
  }

  /// What ``clipBoundingRect(of:)`` gives for each node, in their order.
  ///
  /// - Complexity: O(*n*), and of the paths that clip.
  func clipBoundingRects() -> [Rect?] {
    var clips: [Rect?] = []
    walk(from: Rect?.none) { node, outer in
      let clip = clip(of: node.position, within: outer)
      clips.append(clip)
      return .descend(clip)
    }
    return clips
  }

  /// What is left within a node of what is left within its parent.
  private func clip(of position: Int, within outer: Rect?) -> Rect? {
    let node = nodes[position]
    let effects = effects(of: node)
    let inner = outer.map { outer in
      let moved = outer.offset(by: .zero - node.frame.origin)
      guard let transform = effects?.transform, transform != .identity else { return moved }
      return (try? transform.inverted())?.bounds(of: moved) ?? .zero
    }
    guard effects?.clips == true else { return inner }
    let own = paint(of: node)?.path.map { $0.bounds ?? .zero } ?? Rect(size: node.frame.size)
    return inner.map { $0.intersection(own) ?? .zero } ?? own
  }
}
