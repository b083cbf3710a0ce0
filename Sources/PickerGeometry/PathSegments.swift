/// The pieces of a path one after the other, each with the point where it begins.
///
/// A path that draws before it moves begins at the origin; after a `close` the next piece begins
/// where the closed subpath did.
struct PathSegments: Sequence, IteratorProtocol {
  enum Segment {
    case line(Point, Point)
    case curve(CubicCurve)
  }

  /// Where the subpath began of which the last piece is.
  private(set) var start = Point.zero
  private var current = Point.zero
  private var isOpen = false
  private var index = 0
  private let elements: [Path.Element]
  private let closesAll: Bool

  /// - Parameter closesAll: Whether a subpath that is left open counts as closed.
  init(_ path: Path, closesAll: Bool) {
    self.elements = path.elements
    self.closesAll = closesAll
  }

  mutating func next() -> Segment? {
    while index < elements.count {
      if case .move(let point) = elements[index] {
        if isOpen, closesAll { return closingLine() }
        (start, current, isOpen) = (point, point, false)
        index += 1
      } else {
        return piece()
      }
    }
    return isOpen && closesAll ? closingLine() : nil
  }

  private mutating func piece() -> Segment {
    defer { index += 1 }
    isOpen = true
    switch elements[index] {
    case .line(let p): return advance(to: p, .line(current, p))
    case .quad(let c, let p): return advance(to: p, .curve(CubicCurve(current, c, p)))
    case .cubic(let c1, let c2, let p):
      return advance(to: p, .curve(CubicCurve(current, c1, c2, p)))
    case .move, .close: return closingLine()
    }
  }

  private mutating func closingLine() -> Segment {
    isOpen = false
    return advance(to: start, .line(current, start))
  }

  private mutating func advance(to point: Point, _ segment: Segment) -> Segment {
    current = point
    return segment
  }
}
