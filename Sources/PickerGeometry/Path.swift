/// A figure of straight lines and Bézier curves: a glyph's outline, a clip, a drawn shape.
public struct Path: Hashable, Sendable {
  /// One stroke of the pen.
  public enum Element: Hashable, Sendable {
    /// Lifts the pen and puts it down at the point, which starts a new subpath.
    case move(Point)
    /// A straight line to the point.
    case line(Point)
    /// A quadratic Bézier curve.
    case quad(control: Point, to: Point)
    /// A cubic Bézier curve.
    case cubic(control1: Point, control2: Point, to: Point)
    /// A straight line back to where the subpath began.
    case close
  }

  /// The strokes in the order in which they are drawn.
  public var elements: [Element]

  /// A figure of these strokes.
  @inlinable public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// Whether there is nothing to draw.
  @inlinable public var isEmpty: Bool { elements.isEmpty }

  /// The same figure with every point passed through `transform`.
  @inlinable public func mapPoints(_ transform: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let p): .move(transform(p))
        case .line(let p): .line(transform(p))
        case .quad(let c, let p): .quad(control: transform(c), to: transform(p))
        case .cubic(let c1, let c2, let p):
          .cubic(control1: transform(c1), control2: transform(c2), to: transform(p))
        case .close: .close
        }
      })
  }
}
