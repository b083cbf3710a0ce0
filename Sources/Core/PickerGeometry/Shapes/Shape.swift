/// A shape that makes a path for any box.
///
/// Polygons, stars, circles, arcs and the flower of life are centred in the box, with a radius of
/// half its smaller side and the first vertex at twelve o'clock, and run clockwise on screen:
///
///     ┌───────0───────┐
///     │    ╱     ╲    │
///     │   5       1   │
///     │   │   ·   │   │
///     │   4       2   │
///     │    ╲     ╱    │
///     └───────3───────┘
///
/// Other shapes document their placement. Shapes do not depend on the layout direction. Invalid parameters, such as a
/// polygon with two sides, produce an empty path.
public protocol Shape: Hashable, Sendable {
  /// The name of the shape in documents, such as `polygon`; `custom` for shapes that documents cannot use.
  static var name: String { get }

  /// Returns the path in the box `frame`, in the coordinate system of `frame`.
  ///
  /// - Complexity: O(*n*) in the number of elements unless the shape documents otherwise.
  func path(in frame: Rect) -> Path

  /// The intrinsic frame of the shape; nil for shapes that fill any box, which are all but ``PathShape``.
  var intrinsicFrame: Rect? { get }
}

extension Shape {
  /// `custom`: documents cannot use the shape.
  public static var name: String { "custom" }

  /// Nil: the shape fills any box.
  public var intrinsicFrame: Rect? { nil }
}

extension Rect {
  /// The radius of the largest circle in the box: half the smaller side.
  var inradius: Double { max(0, min(width, height) / 2) }
}

extension Point {
  /// Creates corner `number` of a regular polygon: the first at twelve o'clock, the others clockwise.
  init(corner number: Int, of count: Int, around center: Point, radius: Double) {
    let angle = Angle(degrees: 360 * Double(number) / Double(count) - 90)
    self = center + Point(angle: angle, distance: radius)
  }
}

extension Path {
  /// Creates a closed polygon; empty without corners.
  public init(corners: [Point]) {
    self.init()
    guard let first = corners.first else { return }
    elements.reserveCapacity(corners.count + 1)
    elements.append(.move(first))
    for corner in corners.dropFirst() { elements.append(.line(corner)) }
    elements.append(.close)
  }
}
