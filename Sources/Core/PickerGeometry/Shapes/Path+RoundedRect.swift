extension Path {
  /// Creates the outline of a rounded rectangle, clockwise from the end of the top left corner.
  ///
  /// Radii that do not fit are scaled down, see ``CornerRadii/fitted(to:)``; half of the smaller side
  /// makes a capsule, or a circle in a square box. A corner is one cubic curve, with an error of at most 0.03 % of the
  /// radius.
  public init(roundedRect box: Rect, radii: CornerRadii) {
    let radii = radii.fitted(to: box.size)
    self.init()
    elements.reserveCapacity(10)
    let corners: [(corner: Point, radius: Double, from: Point, to: Point)] = [
      (Point(x: box.maxX, y: box.minY), radii.topRight, .left, .down),
      (Point(x: box.maxX, y: box.maxY), radii.bottomRight, .up, .left),
      (Point(x: box.minX, y: box.maxY), radii.bottomLeft, .right, .up),
      (Point(x: box.minX, y: box.minY), radii.topLeft, .down, .right),
    ]
    elements.append(.move(Point(x: box.minX + radii.topLeft, y: box.minY)))
    for corner in corners { addCorner(corner.corner, corner.radius, corner.from, corner.to) }
    elements.append(.close)
  }

  /// Appends a line to a corner and the quarter circle at it.
  private mutating func addCorner(
    _ corner: Point, _ radius: Double, _ before: Point, _ after: Point
  ) {
    elements.append(.line(corner + before * radius))
    guard radius > 0 else { return }
    let reach = radius * (1 - Path.quarterReach)
    elements.append(
      .cubic(
        control1: corner + before * reach, control2: corner + after * reach,
        to: corner + after * radius))
  }

  /// The distance of the control points of a quarter of the unit circle from its ends: 4/3 · (√2 − 1).
  private static let quarterReach = 0.5522847498307936
}

extension Point {
  fileprivate static let left = Point(x: -1, y: 0)
  fileprivate static let right = Point(x: 1, y: 0)
  fileprivate static let up = Point(x: 0, y: -1)
  fileprivate static let down = Point(x: 0, y: 1)
}
