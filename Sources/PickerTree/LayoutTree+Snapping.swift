import PickerGeometry

extension LayoutTree {
  /// Moves every edge to the nearest device pixel.
  ///
  /// Edges are rounded where they stand in the whole, never widths: boxes that touched still touch,
  /// and errors do not add up. A text's right edge is rounded up, so that its box is never narrower
  /// than its advance.
  ///
  /// - Parameter scale: Device pixels in a point, more than 0.
  /// - Complexity: O(*n*).
  public mutating func snap(to scale: Double) {
    var origins: [(end: Int32, exact: Point, snapped: Point)] = []
    for position in nodes.indices {
      let node = nodes[position]
      while let last = origins.last, last.end <= position { origins.removeLast() }
      let parent = origins.last ?? (0, .zero, .zero)
      let exact = node.frame.offset(by: parent.exact)
      let snapped = exact.snapped(to: scale, keepingWidth: node.role.hasText)
      nodes[position].frame = snapped.offset(by: .zero - parent.snapped)
      if node.end > position + 1 { origins.append((node.end, exact.origin, snapped.origin)) }
    }
  }
}

extension Rect {
  /// The box with its edges on the pixel grid; `keepingWidth` lets it only grow.
  fileprivate func snapped(to scale: Double, keepingWidth: Bool) -> Rect {
    func nearest(_ edge: Double) -> Double { (edge * scale).rounded() / scale }
    let left = nearest(minX)
    var right = nearest(maxX)
    while keepingWidth, right - left < width { right = nearest(right + 1 / scale) }
    return Rect(minX: left, minY: nearest(minY), maxX: right, maxY: nearest(maxY))
  }
}
