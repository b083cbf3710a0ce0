/// A path of straight lines and Bézier curves, such as a glyph outline or a shape.
public struct Path: Hashable, Sendable {
  /// One segment of a path, or a move between subpaths.
  public enum Element: Hashable, Sendable {
    /// Starts a new subpath at the point.
    case move(Point)
    /// A straight line to the point.
    case line(Point)
    /// A quadratic Bézier curve.
    case quad(control: Point, to: Point)
    /// A cubic Bézier curve.
    case cubic(control1: Point, control2: Point, to: Point)
    /// A straight line back to the start of the subpath.
    case close
  }

  /// The elements in drawing order.
  public var elements: [Element]

  /// Creates a path from its elements.
  @inlinable public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// Whether the path has no elements.
  @inlinable public var isEmpty: Bool { elements.isEmpty }

  /// Returns the path with `transform` applied to every point, control points included.
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
