extension Path {
  /// The bounding box of the path, computed from the extrema of its curves; nil if nothing is drawn.
  ///
  ///     M0 0Q5 10 10 0    the box is 10 × 5, and ``controlBounds`` is 10 × 10
  ///
  /// A move without a following segment does not count, and neither does the width of a stroke. The box of a straight
  /// line along an axis has a height or a width of 0.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public var bounds: Rect? {
    var (horizontal, vertical) = (CoordinateRange(), CoordinateRange())
    for segment in PathSegments(self, closesAll: false) {
      switch segment {
      case .line(let a, let b):
        horizontal.add(a.x, b.x)
        vertical.add(a.y, b.y)
      case .curve(let curve):
        horizontal.add(curve.x)
        vertical.add(curve.y)
      }
    }
    guard horizontal.min <= horizontal.max, vertical.min <= vertical.max else { return nil }
    return Rect(minX: horizontal.min, minY: vertical.min, maxX: horizontal.max, maxY: vertical.max)
  }

  /// The bounding box of all points, control points included; nil for an empty path.
  ///
  /// The path itself may be smaller: see ``bounds``.
  public var controlBounds: Rect? {
    var bounds: Rect?
    func add(_ points: Point...) {
      for point in points {
        let box = Rect(origin: point, size: .zero)
        bounds = bounds?.union(box) ?? box
      }
    }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .quad(let c, let p): add(c, p)
      case .cubic(let c1, let c2, let p): add(c1, c2, p)
      case .close: break
      }
    }
    return bounds
  }
}

/// The range of the path along one axis.
private struct CoordinateRange {
  var min = Double.infinity
  var max = -Double.infinity

  mutating func add(_ a: Double, _ b: Double) {
    min = Swift.min(min, a, b)
    max = Swift.max(max, a, b)
  }

  mutating func add(_ curve: CubicCoordinate) {
    let extrema = curve.extrema
    add(curve.v0, curve.v3)
    add(curve.value(at: extrema.first), curve.value(at: extrema.second))
  }
}
