/// The segments of a path in order, each with its start point.
///
/// A path without an initial move starts at the origin; after `close` the next segment starts
/// at the start of the closed subpath.
struct PathSegments: Sequence, IteratorProtocol {
  enum Segment {
    case line(Point, Point)
    case curve(CubicCurve)
  }

  /// The start of the current subpath.
  private(set) var start = Point.zero
  private var current = Point.zero
  private var isOpen = false
  private var index = 0
  private let elements: [Path.Element]
  private let closesAll: Bool

  /// - Parameter closesAll: Whether open subpaths count as closed.
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
        return segment()
      }
    }
    return isOpen && closesAll ? closingLine() : nil
  }

  private mutating func segment() -> Segment {
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
