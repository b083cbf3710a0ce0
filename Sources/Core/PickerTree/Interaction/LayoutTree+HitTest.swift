import PickerGeometry

/// The result of a hit test.
public struct Hit: Hashable, Sendable {
  /// The positions of the nodes from the root down to the one that was hit.
  public var path: [Int]
  /// The hit region that contains the point, if any.
  public var region: HitRegion?
  /// The frame of the node that was hit, in points relative to the root's origin.
  public var frame: Rect

  /// The position of the node that was hit; see ``LayoutTree/node(at:)``.
  public var node: Int { path.last ?? 0 }
}

extension LayoutTree {
  /// Returns the topmost node at a point, with its path from the root.
  ///
  /// A point in the hit region of an item hits the item even outside its frame. Inside the frame, it hits the node
  /// that is drawn there, such as the label. A delete icon is hit anywhere in its region. A box includes its left and
  /// top edges, but not the right and bottom ones.
  ///
  /// A node that is leaving is not hit, but the node beneath it is. A shape is hit if its path contains the point, by
  /// its fill rule. Layers are never hit themselves. Transformed nodes and their regions are hit where they are
  /// drawn, although the returned frames do not include transforms.
  ///
  /// - Parameters:
  ///   - point: In points, relative to the root's origin.
  ///   - regions: The result of ``hitRegions()``, to reuse it for several points; nil computes it.
  /// - Returns: Nil if there is no node at the point.
  /// - Complexity: O(*n* + *e*) with given regions, otherwise O(*n* log *n* + *e*), for *e* elements of paths.
  public func hitTest(atPoint point: Point, in regions: [HitRegion]? = nil) -> Hit? {
    var top: (node: Int, frame: Rect)?
    var seen: [Point?] = []
    seen.reserveCapacity(nodes.count)
    walk(from: View(point: point, isCut: false)) { visit, view in
      let node = nodes[visit.position]
      let effects = effects(of: node)
      let here = view.point?.seen(through: effects, at: visit.absoluteFrame.origin)
      seen.append(here)
      let isInside = !view.isCut && here.map { covers($0, node, in: visit.absoluteFrame) } ?? false
      if isInside, canBeHit(visit.position) { top = (visit.position, visit.absoluteFrame) }
      let clips = effects?.clips == true
      return .descend(View(point: here, isCut: view.isCut || (clips && !isInside)))
    }
    let region = (regions ?? hitRegions()).last { region in
      seen.indices.contains(region.node)
        && seen[region.node].map { region.frame.contains($0) } ?? false
    }
    if let region, top.map({ !contains($0.node, within: region.node) }) ?? true {
      top = node(at: region.node).map { ($0.position, $0.absoluteFrame) }
    }
    return top.map { Hit(path: path(to: $0.node), region: region, frame: $0.frame) }
  }

  /// The point of a hit test, passed down to the descendants of a node.
  private struct View {
    /// The point mapped back through the transforms of all ancestors; nil if one of them is singular.
    var point: Point?
    /// Whether an ancestor clips the point away.
    var isCut: Bool
  }

  /// Whether the shape of a node contains a point.
  private func covers(_ point: Point, _ node: LayoutNode, in frame: Rect) -> Bool {
    guard node.role.traits.hitShape != .box, let paint = paint(of: node), let path = paint.path
    else { return frame.contains(point) }
    return path.contains(point - frame.origin, rule: paint.fillRule)
  }

  /// Layers, nodes that only contain copies of a shape, and nodes that are leaving cannot be hit themselves.
  private func canBeHit(_ position: Int) -> Bool {
    guard !nodes[position].state.contains(.leaving) else { return false }
    return switch nodes[position].role.traits.hitShape {
    case .box: true
    case .path: position == 0 || paint(of: nodes[position])?.path != nil
    case .nothing: false
    }
  }

  /// Returns the positions from the root down to a node, including both.
  ///
  /// - Complexity: O(*s*) for *s* siblings along the path.
  package func path(to position: Int) -> [Int] {
    var path: [Int] = []
    var next = nodes.isEmpty ? nil : Optional(0)
    while let node = next, contains(position, within: node) {
      path.append(node)
      next = children(of: node).first { contains(position, within: $0) }
    }
    return path
  }

  /// Whether a node is `ancestor` or one of its descendants.
  private func contains(_ position: Int, within ancestor: Int) -> Bool {
    position >= ancestor && position < Int(nodes[ancestor].end)
  }
}

extension Point {
  /// The point mapped back through the transform of a node; nil if the transform is singular.
  fileprivate func seen(through effects: Effects?, at origin: Point) -> Point? {
    guard let transform = effects?.transform, transform != .identity else { return self }
    return try? transform.about(origin).inverted().apply(to: self)
  }
}
