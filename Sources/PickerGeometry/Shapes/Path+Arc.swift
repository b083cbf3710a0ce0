import RealModule

extension Path {
  /// Adds a circle as a subpath: four curves from twelve o'clock on, clockwise.
  mutating func addCircle(center: Point, radius: Double) {
    addArc(center: center, radius: radius, from: Angle(degrees: -90), to: Angle(degrees: 270))
    elements.append(.close)
  }

  /// Adds an arc as a subpath: one cubic curve for each quarter of a turn or a part of it.
  ///
  /// Ends at more than a whole turn from the start are brought back to one turn. Nothing is added for
  /// angles that are not finite.
  mutating func addArc(center: Point, radius: Double, from: Angle, to: Angle) {
    let sweep = min(max(to.degrees - from.degrees, -360), 360)
    guard from.degrees.isFinite, sweep.isFinite else { return }
    let pieces = max(1, Int((abs(sweep) / 90 - 1e-9).rounded(.up)))
    let reach = 4 / 3 * Double.tan(sweep / Double(pieces) / 4 * (.pi / 180))
    var start = from.direction
    elements.append(.move(center + start * radius))
    for piece in 1...pieces {
      let share = Double(piece) / Double(pieces)
      let end = Angle(degrees: from.degrees + sweep * share).direction
      elements.append(
        .cubic(
          control1: center + (start + start.turned * reach) * radius,
          control2: center + (end - end.turned * reach) * radius, to: center + end * radius))
      start = end
    }
  }
}

extension Point {
  /// A quarter of a turn further, clockwise.
  fileprivate var turned: Point { Point(x: -y, y: x) }
}
