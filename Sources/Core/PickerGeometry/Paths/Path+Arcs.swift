import RealModule

extension Path {
  /// Appends an elliptical arc, clockwise if `sweep` is positive.
  ///
  /// A straight line leads to its start unless the current point is there. If the path is empty or closed, a new
  /// subpath starts there. Each cubic curve covers at most 22.5°, with an error below 1e-7 of the radius. The area
  /// and the length of a circle are accurate to 1e-9, and points at quarter turns are exact. If `sweep` is 0 or not
  /// finite, only the start is added.
  ///
  /// - Parameters:
  ///   - center: The centre of the ellipse.
  ///   - radii: Half its width and half its height in points, before rotation.
  ///   - rotation: The rotation of the ellipse.
  ///   - start: The angle at which the arc starts, on the circle that is scaled to the ellipse.
  ///   - sweep: The angle of the arc; more than a full turn is drawn repeatedly, up to ten
  ///     turns.
  public mutating func addArc(
    center: Point, radii: Size, rotation: Angle = Angle(degrees: 0), start: Angle, sweep: Angle
  ) {
    let turns = sweep.degrees.isFinite ? min(max(sweep.degrees, -3600), 3600) : 0
    let arc = EllipticalArc(
      center: center, radii: radii, rotation: rotation, start: start, sweep: Angle(degrees: turns))
    let begin = arc.map.apply(to: start.direction)
    let current = elements.last?.end
    if current != begin { elements.append(current == nil ? .move(begin) : .line(begin)) }
    let end = Angle(degrees: start.degrees + turns)
    if turns != 0 { addPieces(of: arc, to: arc.map.apply(to: end.direction)) }
  }

  /// Appends the curves of `arc` from the current point, which is its start, to `end`, which is its end.
  mutating func addPieces(of arc: EllipticalArc, to end: Point) {
    let map = arc.map
    let count = max(1, (arc.sweep.degrees.magnitude / 22.5 - 1e-6).rounded(.up))
    let step = arc.sweep.degrees / count
    let reach = Path.reach(sweep: Angle(degrees: step))
    var from = arc.start.direction
    for piece in 1...Int(count) {
      let to = Angle(degrees: arc.start.degrees + step * Double(piece)).direction
      let control1 = Point(x: from.x - reach * from.y, y: from.y + reach * from.x)
      let control2 = Point(x: to.x + reach * to.y, y: to.y - reach * to.x)
      elements.append(
        .cubic(
          control1: map.apply(to: control1), control2: map.apply(to: control2),
          to: piece == Int(count) ? end : map.apply(to: to)))
      from = to
    }
  }

  /// The distance of the control points from the ends of an arc of the unit circle.
  ///
  /// 4/3 · tan(θ/4) would put the middle of the curve on the circle and the rest outside. The last
  /// factor, the first term of a series, reduces it so that the sector has the correct area, with an error of
  /// 3e-10 at 22.5°.
  private static func reach(sweep: Angle) -> Double {
    let radians = sweep.degrees * (.pi / 180)
    let square = radians * radians
    return Double.tan(radians / 4) * (4.0 / 3) * (1 - square * square / 7168)
  }
}
