import PickerGeometry

extension LayoutTree {
  /// The shadow that is cast by what a node shows, a text, an icon or the contents of a layer, instead of by its box; nil for
  /// none.
  package func contentShadow(of node: LayoutNode) -> Shadow? {
    guard let paint = paint(of: node), let shadow = paint.shadow, shadow.color.alpha > 0 else {
      return nil
    }
    let isGroup = node.role == .layer && paint.fills.isEmpty && paint.stroke == nil
    return isGroup || node.role.paintsText ? shadow : nil
  }

  /// The maximum of points by which a picture is larger than its tree, at each edge.
  ///
  /// A blur radius of 100 fits with an offset of 50. Larger shadows and thumbs are cut: otherwise one number of a document would
  /// make a small picture too large for PNG, and a PDF of hundreds of megabytes.
  private static let maximumOverhang = 200.0

  /// The frame that pictures of the tree show, in root coordinates: its frame, enlarged in whole points if thumbs or
  /// shadows reach beyond an edge, so none is cut that reaches at most 200 points.
  ///
  /// - Complexity: O(*n*); O(*paints*) for a tree without shadows.
  package var pictureFrame: Rect {
    let picture = Rect(size: size)
    guard paints.contains(where: { $0.shadow != nil }) else { return picture }
    var reached = picture
    walk(from: Rect?.none) { visit, outer in
      if let box = shadowBounds(of: visit, within: outer, in: picture) {
        reached = reached.union(box)
      }
      return .descend(clip(of: visit.position, within: outer))
    }
    // The last hundredth cannot be seen, and a tree that was written and read again has the same picture.
    func whole(_ overhang: Double) -> Double {
      min(max(0, (overhang - 0.01).rounded(.up)), LayoutTree.maximumOverhang)
    }
    return Rect(
      minX: -whole(-reached.minX), minY: -whole(-reached.minY),
      maxX: picture.maxX + whole(reached.maxX - picture.maxX),
      maxY: picture.maxY + whole(reached.maxY - picture.maxY))
  }

  /// The box of a node with its shadow, in the coordinates of the root; nil without a visible shadow, or for what the picture cuts.
  ///
  /// - Parameter outer: The clip of the parent, in its coordinates.
  private func shadowBounds(
    of visit: NodeView, within outer: Rect?, in picture: Rect
  ) -> Rect? {
    let node = nodes[visit.position]
    guard let paint = paint(of: node), let shadow = paint.shadow, shadow.color.alpha > 0 else {
      return nil
    }
    let shape = paint.shapeBounds(in: node.frame.size)
    let space = picture.outset(by: Lengths.grace)
    let isInside = space.union(visit.absoluteTransform.bounds(of: shape)) == space
    guard isInside || node.role == .thumb else { return nil }
    var box = shape.union(shape.offset(by: shadow.offset).outset(by: shadow.blurReach))
    if let clip = outerClip(of: visit.position, within: outer) {
      guard let inside = box.intersection(clip) else { return nil }
      box = inside
    }
    return visit.absoluteTransform.bounds(of: box)
  }
}

extension Paint {
  /// The box that its fills and its stroke cover, in the coordinates of the node.
  fileprivate func shapeBounds(in size: Size) -> Rect {
    guard let bounds = path?.bounds else { return Rect(size: size) }
    return bounds.outset(by: (stroke?.width ?? 0) / 2)
  }
}

extension Shadow {
  /// How far it reaches beyond what casts it, in points.
  package var reach: Double { blurReach + max(offset.x.magnitude, offset.y.magnitude) + 1 }

  /// How far the blur reaches beyond a shape, in points: three standard deviations.
  fileprivate var blurReach: Double { max(0, radius) * 1.5 }
}

extension LayoutAnimation {
  /// The frame that pictures of all frames show; see ``LayoutTree/pictureFrame``.
  package var pictureFrame: Rect {
    frames.reduce(Rect.zero) { $0.union($1.tree.pictureFrame) }
  }
}
