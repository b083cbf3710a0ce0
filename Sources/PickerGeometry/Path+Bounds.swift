extension Path {
  /// The smallest box that holds the figure, found from where its curves turn round; nil of
  /// nothing.
  ///
  ///     M0 0Q5 10 10 0    the box is 10 × 5, and ``controlBounds`` is 10 × 10
  ///
  /// A point that is moved to and not drawn from does not count, nor does the width of a stroke. A
  /// straight line along an axis has a box without a height or a width.
  ///
  /// - Complexity: O(*n*) of the elements.
  public var bounds: Rect? {
    var (across, down) = (CoordinateRange(), CoordinateRange())
    for segment in PathSegments(self, closesAll: false) {
      switch segment {
      case .line(let a, let b):
        across.add(a.x, b.x)
        down.add(a.y, b.y)
      case .curve(let curve):
        across.add(curve.x)
        down.add(curve.y)
      }
    }
    guard across.min <= across.max, down.min <= down.max else { return nil }
    return Rect(minX: across.min, minY: down.min, maxX: across.max, maxY: down.max)
  }

  /// The smallest box that holds every point, those that only bend a curve included; nil of
  /// nothing.
  ///
  /// The figure itself may be smaller: see ``bounds``.
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

/// From where to where the figure goes along one axis.
private struct CoordinateRange {
  var min = Double.infinity
  var max = -Double.infinity

  mutating func add(_ a: Double, _ b: Double) {
    min = Swift.min(min, a, b)
    max = Swift.max(max, a, b)
  }

  mutating func add(_ curve: CubicCoordinate) {
    let turns = curve.turns
    add(curve.v0, curve.v3)
    add(curve.value(at: turns.first), curve.value(at: turns.second))
  }
}
