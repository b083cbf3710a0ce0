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
  /// A shape is hit where its path contains the point, by its fill rule; layers are looked through.
  /// What is transformed is hit where it is drawn, its regions too, though their frames, as all frames,
  /// are those before any transform.
  ///
  /// - Parameters:
  ///   - point: Relative to the root's origin.
  ///   - regions: Those of ``hitRegions()``, for who keeps them from point to point.
  /// - Returns: Nil where nothing is.
  /// - Complexity: O(*n*) with regions at hand.
  public func hitTest(_ point: Point, in regions: [HitRegion]? = nil) -> Hit? {
    var top: (node: Int, frame: Rect)?
    var seen: [Point?] = []
    seen.reserveCapacity(nodes.count)
    walk(from: View(point: point, isCut: false)) { visit, view in
      let node = nodes[visit.position]
      let effects = effects(of: node)
      let here = view.point?.seen(through: effects, at: visit.frame.origin)
      seen.append(here)
      let isInside = !view.isCut && here.map { covers($0, node, in: visit.frame) } ?? false
      if isInside, canBeHit(visit.position) { top = (visit.position, visit.frame) }
      let clips = effects?.clips == true
      return .descend(View(point: here, isCut: view.isCut || (clips && !isInside)))
    }
    let region = (regions ?? hitRegions()).last { region in
      seen.indices.contains(region.node)
        && seen[region.node].map { region.frame.contains($0) } ?? false
    }
    if let region, top.map({ !contains($0.node, within: region.node) }) ?? true {
      top = (region.node, frame(of: region.node))
    }
    return top.map { Hit(path: path(to: $0.node), region: region, frame: $0.frame) }
  }

  /// How the nodes beneath one see the point that is looked for.
  private struct View {
    /// Where the point is before the transforms of all nodes above; nil: nowhere, all is flat.
    var point: Point?
    /// Whether what is there is cut away.
    var isCut: Bool
  }

  /// A node's frame, relative to the root's origin.
  private func frame(of position: Int) -> Rect {
    let path = path(to: position)
    return path.dropLast().reduce(nodes[position].frame) { frame, ancestor in
      frame.offset(by: nodes[ancestor].frame.origin)
    }
  }

  /// Whether the shape of a node contains a point.
  private func covers(_ point: Point, _ node: LayoutNode, in frame: Rect) -> Bool {
    guard node.role.traits.hitShape != .box, let paint = paint(of: node), let path = paint.path
    else { return frame.contains(point) }
    return path.contains(point - frame.origin, rule: paint.fillRule)
  }

  /// Layers, and what only holds copies of a shape, are not there by themselves.
  private func canBeHit(_ position: Int) -> Bool {
    switch nodes[position].role.traits.hitShape {
    case .box: true
    case .path: position == 0 || paint(of: nodes[position])?.path != nil
    case .nothing: false
    }
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

extension Point {
  /// The point as a node sees it whose transform takes it here; nil where that lays everything flat.
  fileprivate func seen(through effects: Effects?, at origin: Point) -> Point? {
    guard let transform = effects?.transform, transform != .identity else { return self }
    return try? transform.about(origin).inverted().apply(to: self)
  }
}
