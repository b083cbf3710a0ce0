import PickerGeometry

/// What is at a point.
public struct Hit: Hashable, Sendable {
  /// The positions of the nodes from the root down to the one that was hit.
  public var path: [Int]
  /// The hit region that the point is in, if it is in one.
  public var region: HitRegion?
  /// The frame of the node that was hit, relative to the root's origin.
  public var frame: Rect

  /// Where the node that was hit stands in ``LayoutTree/nodes``.
  public var node: Int { path.last ?? 0 }
}

extension LayoutTree {
  /// The topmost node at a point, with its path from the root.
  ///
  /// A point in the hit region of an item hits the item even beside its frame; within its frame it
  /// hits what is drawn there, such as the label. A delete icon is hit in all of its region. The
  /// left and top edges belong to a box, the others do not.
  ///
  /// - Parameters:
  ///   - point: Relative to the root's origin.
  ///   - regions: Those of ``hitRegions()``, for who keeps them from point to point.
  /// - Returns: Nil where nothing is.
  /// - Complexity: O(*n*) with regions at hand.
  public func hitTest(_ point: Point, in regions: [HitRegion]? = nil) -> Hit? {
    let region = (regions ?? hitRegions()).last { $0.frame.contains(point) }
    var top: (node: Int, frame: Rect)?
    var target: (node: Int, frame: Rect)?
    walkVisible { position, frame, visible in
      if visible?.contains(point) == true { top = (position, frame) }
      if position == region?.node { target = (position, frame) }
    }
    if let target, top.map({ !contains($0.node, within: target.node) }) ?? true { top = target }
    return top.map { Hit(path: path(to: $0.node), region: region, frame: $0.frame) }
  }

  /// The positions from the root down to a node, both included.
  ///
  /// - Complexity: O(siblings on the way).
  public func path(to position: Int) -> [Int] {
    var path: [Int] = []
    var next = nodes.isEmpty ? nil : Optional(0)
    while let node = next, contains(position, within: node) {
      path.append(node)
      next = children(of: node).first { contains(position, within: $0) }
    }
    return path
  }

  /// Whether a node is another one or stands beneath it.
  private func contains(_ position: Int, within ancestor: Int) -> Bool {
    position >= ancestor && position < Int(nodes[ancestor].end)
  }
}
