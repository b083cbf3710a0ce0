import PickerGeometry

extension LayoutTree {
  /// Moves every edge to the nearest device pixel.
  ///
  /// Absolute edges are rounded, never widths: boxes that touch still touch, and errors do not add up. The
  /// right edge of a text is rounded up, so that its box is never narrower than its advance.
  ///
  /// - Parameter scale: Device pixels per point, more than 0.
  /// - Complexity: O(*n*).
  public mutating func snap(to scale: Double) {
    var frames: [Rect] = []
    frames.reserveCapacity(nodes.count)
    walk(from: Point.zero) { node, parent in
      let keepsWidth = nodes[node.position].role.hasText
      let snapped = node.absoluteFrame.snapped(to: scale, keepingWidth: keepsWidth)
      frames.append(snapped.offset(by: .zero - parent))
      return .descend(snapped.origin)
    }
    for (position, frame) in frames.enumerated() { nodes[position].frame = frame }
  }
}

extension Rect {
  /// The box with its edges on the pixel grid; with `keepingWidth` it never becomes narrower.
  fileprivate func snapped(to scale: Double, keepingWidth: Bool) -> Rect {
    func nearest(_ edge: Double) -> Double { (edge * scale).rounded() / scale }
    let left = nearest(minX)
    var right = nearest(maxX)
    while keepingWidth, right - left < width { right = nearest(right + 1 / scale) }
    return Rect(minX: left, minY: nearest(minY), maxX: right, maxY: nearest(maxY))
  }
}
