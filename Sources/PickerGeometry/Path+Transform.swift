extension Path {
  /// The same figure after `transform`.
  ///
  /// Exact: a Bézier curve goes where its points go.
  @inlinable public func applying(_ transform: AffineTransform) -> Path {
    mapPoints(transform.apply)
  }

  /// The same figure drawn from its end to its beginning, each subpath on its own and in its place.
  ///
  ///     M0 0L4 0L4 3Z  becomes  M4 3L4 0L0 0Z
  ///
  /// What was wound clockwise is wound the other way: a hole in what surrounds it.
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

  /// Draws `strokes`, which began at `start`, backwards.
  private mutating func appendReversed(_ strokes: ArraySlice<Element>, from start: Point) {
    guard let last = strokes.last?.end else { return }
    elements.append(.move(last))
    for index in strokes.indices.reversed() {
      let to = index > strokes.startIndex ? strokes[index - 1].end ?? start : start
      switch strokes[index] {
      case .line: elements.append(.line(to))
      case .quad(let c, _): elements.append(.quad(control: c, to: to))
      case .cubic(let c1, let c2, _): elements.append(.cubic(control1: c2, control2: c1, to: to))
      case .move, .close: break
      }
    }
  }
}

extension Path.Element {
  /// Where the pen is after the stroke; nil of `close`.
  fileprivate var end: Point? {
    switch self {
    case .move(let p), .line(let p), .quad(_, let p), .cubic(_, _, let p): p
    case .close: nil
    }
  }
}
