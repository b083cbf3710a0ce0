/// A figure that draws itself into any box.
///
/// Polygons, stars, circles, arcs and the flower of life stand in the middle of the box, their radius
/// half its smaller side, their first vertex at twelve o'clock, and run clockwise as seen on screen:
///
///     ┌───────0───────┐
///     │    ╱     ╲    │
///     │   5       1   │
///     │   │   ·   │   │
///     │   4       2   │
///     │    ╲     ╱    │
///     └───────3───────┘
///
/// The others say of themselves how they lie in it. Nothing depends on the direction of a text. What
/// makes no figure, such as a polygon of two sides, draws nothing.
public protocol Shape: Hashable, Sendable {
  /// What documents call it: `polygon`, `star` …
  static var name: String { get }

  /// The outline in a box, in the coordinates that the box is given in.
  ///
  /// - Complexity: O(*elements*), unless the shape says otherwise.
  func path(in frame: Rect) -> Path

  /// The box it has by itself; nil where any will do, as with all shapes but ``PathShape``.
  var ownFrame: Rect? { get }
}

extension Shape {
  /// Any box will do.
  public var ownFrame: Rect? { nil }
}

extension Rect {
  /// The radius of the largest circle in the box: half the smaller side.
  var inradius: Double { max(0, min(width, height) / 2) }
}

extension Point {
  /// Corner `number` of `count` even ones round a point: the first at twelve o'clock, then clockwise.
  init(corner number: Int, of count: Int, round center: Point, radius: Double) {
    let angle = Angle(degrees: 360 * Double(number) / Double(count) - 90)
    self = center + Point(angle: angle, distance: radius)
  }
}

extension Path {
  /// A closed figure of straight lines; nothing without corners.
  public init(corners: [Point]) {
    self.init()
    guard let first = corners.first else { return }
    elements.reserveCapacity(corners.count + 1)
    elements.append(.move(first))
    for corner in corners.dropFirst() { elements.append(.line(corner)) }
    elements.append(.close)
  }
}
