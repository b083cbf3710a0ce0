extension Path {
  /// Returns the path transformed by `transform`.
  ///
  /// Exact, because affine transforms of Bézier curves transform their control points.
  @inlinable public func applying(_ transform: AffineTransform) -> Path {
    mapPoints(transform.apply)
  }

  /// The path with the direction of each subpath reversed; the order of subpaths is kept.
  ///
  ///     M0 0L4 0L4 3Z  becomes  M4 3L4 0L0 0Z
  ///
  /// Reversing turns a clockwise subpath into an anticlockwise one, which is a hole in a clockwise surrounding.
  public var reversed: Path {
    var path = Path()
    path.elements.reserveCapacity(elements.count)
    var begin = 0
    var start = Point.zero
    for index in elements.indices {
      switch elements[index] {
      case .move(let point):
        path.appendReversed(elements[begin..<index], from: start)
        (begin, start) = (index + 1, point)
      case .close:
        if begin == index { path.elements.append(.move(start)) }
        path.appendReversed(elements[begin..<index], from: start)
        path.elements.append(.close)
        begin = index + 1
      case .line, .quad, .cubic: break
      }
    }
    path.appendReversed(elements[begin...], from: start)
    return path
  }

  /// Appends `segments`, which started at `start`, in reverse.
  private mutating func appendReversed(_ segments: ArraySlice<Element>, from start: Point) {
    guard let last = segments.last?.end else { return }
    elements.append(.move(last))
    for index in segments.indices.reversed() {
      let to = index > segments.startIndex ? segments[index - 1].end ?? start : start
      switch segments[index] {
      case .line: elements.append(.line(to))
      case .quad(let c, _): elements.append(.quad(control: c, to: to))
      case .cubic(let c1, let c2, _): elements.append(.cubic(control1: c2, control2: c1, to: to))
      case .move, .close: break
      }
    }
  }
}

extension Path.Element {
  /// The current point after the element; nil for `close`.
  var end: Point? {
    switch self {
    case .move(let p), .line(let p), .quad(_, let p), .cubic(_, _, let p): p
    case .close: nil
    }
  }
}
