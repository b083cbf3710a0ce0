import PickerGeometry

extension LayoutTree {
  /// Returns ``NodeView/clipBoundingRect`` of the node at a position.
  package func clipBoundingRect(of position: Int) -> Rect? {
    path(to: position).reduce(nil) { clip(of: $1, within: $0) }
  }

  /// Returns ``clipBoundingRect(of:)`` of every node, in paint order.
  ///
  /// - Complexity: O(*n* + *e*) for *e* elements of clipping paths.
  func clipBoundingRects() -> [Rect?] {
    var clips: [Rect?] = []
    walk(from: Rect?.none) { node, outer in
      let clip = clip(of: node.position, within: outer)
      clips.append(clip)
      return .descend(clip)
    }
    return clips
  }

  /// Maps the clip of the parent into a node's coordinates.
  func outerClip(of position: Int, within outer: Rect?) -> Rect? {
    guard let moved = outer?.offset(by: .zero - nodes[position].frame.origin) else { return nil }
    guard let transform = effects(of: nodes[position])?.transform, transform != .identity else {
      return moved
    }
    return (try? transform.inverted())?.bounds(of: moved) ?? .zero
  }

  /// Maps the clip of the parent into a node's coordinates and intersects it with the node's own clip.
  func clip(of position: Int, within outer: Rect?) -> Rect? {
    let node = nodes[position]
    let inner = outerClip(of: position, within: outer)
    guard effects(of: node)?.clips == true else { return inner }
    let own = paint(of: node)?.path.map { $0.bounds ?? .zero } ?? Rect(size: node.frame.size)
    return inner.map { $0.intersection(own) ?? .zero } ?? own
  }
}
