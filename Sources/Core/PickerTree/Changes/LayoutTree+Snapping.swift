import PickerGeometry

extension LayoutTree {
  /// Moves every edge to the nearest device pixel.
  ///
  /// Absolute edges are rounded, never widths: boxes that touch still touch, and errors do not add up. The right edge
  /// of a text is rounded up, so its box is never narrower than its advance. The crossed part of a label is moved
  /// like a box.
  ///
  /// An edge beyond the precision of its number stays where it is.
  ///
  /// - Parameter scale: Device pixels per point. Nothing moves unless it is positive and finite.
  /// - Complexity: O(*n*).
  public mutating func snap(to scale: Double) {
    guard scale > 0, scale.isFinite else { return }
    var frames: [Rect] = []
    frames.reserveCapacity(nodes.count)
    var clips: [Int: Rect] = [:]
    walk(from: Point.zero) { visit, parent in
      let node = nodes[visit.position]
      let snapped = visit.absoluteFrame.snapped(to: scale, keepingWidth: node.role.hasText)
      if node.role != .line, let crossing = crossing(of: node, in: visit.absoluteFrame) {
        clips[Int(node.content)] = crossing.clip.snapped(
          to: scale, within: visit.absoluteFrame, becoming: snapped)
      }
      frames.append(snapped.offset(by: .zero - parent))
      return .descend(snapped.origin)
    }
    for (position, frame) in frames.enumerated() { nodes[position].frame = frame }
    for (label, clip) in clips { labels[label].crossing?.clip = clip }
  }
}

extension Rect {
  /// The box with its edges on the pixel grid; with `keepingWidth` it never becomes narrower.
  fileprivate func snapped(to scale: Double, keepingWidth: Bool) -> Rect {
    func nearest(_ edge: Double) -> Double {
      let snapped = (edge * scale).rounded() / scale
      return snapped.isFinite ? snapped : edge
    }
    let left = nearest(minX)
    var right = nearest(maxX)
    while keepingWidth, right - left < width {
      let next = nearest(right + 1 / scale)
      // Far from the origin, the next pixel may be the same number.
      guard next > right, next.isFinite else { break }
      right = next
    }
    return Rect(minX: left, minY: nearest(minY), maxX: right, maxY: nearest(maxY))
  }

  /// The crossed part of a label in the coordinates of the label, which is snapped from `label` to `snapped`.
  ///
  /// A part that reaches the end of the text still does so afterwards, although the box may have become wider.
  fileprivate func snapped(to scale: Double, within label: Rect, becoming snapped: Rect) -> Rect {
    let box = self.snapped(to: scale, keepingWidth: false)
    let right = label.maxX.fits(in: maxX) ? max(snapped.maxX, box.maxX) : box.maxX
    return Rect(minX: box.minX, minY: box.minY, maxX: right, maxY: box.maxY)
      .offset(by: .zero - snapped.origin)
  }
}
