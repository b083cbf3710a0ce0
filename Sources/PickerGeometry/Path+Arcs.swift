import RealModule

extension Path {
  /// Draws a part of an ellipse, clockwise where `sweep` is positive.
  ///
  /// A line leads to where it begins, unless the path is empty or closed: then a new subpath begins
  /// there. Each cubic curve takes 22.5° at most, which is off by less than 1e-7 of the radius; a
  /// circle's area and length are right to 1e-9, and quarters of a turn are hit exactly. Without a
  /// sweep, or with one that is not finite, only the beginning is drawn.
  ///
  /// - Parameters:
  ///   - center: The ellipse's centre.
  ///   - radii: Half its width and half its height, before it is turned.
  ///   - rotation: How far the ellipse is turned.
  ///   - start: Where the arc begins, on the circle that the ellipse was stretched from.
  ///   - sweep: How far it goes on from there; what exceeds a whole turn is drawn again, up to ten
  ///     turns.
  public mutating func addArc(
    center: Point, radii: Size, rotation: Angle = Angle(degrees: 0), start: Angle, sweep: Angle
  ) {
    let turns = sweep.degrees.isFinite ? min(max(sweep.degrees, -3600), 3600) : 0
    let arc = EllipticalArc(
      center: center, radii: radii, rotation: rotation, start: start, sweep: Angle(degrees: turns))
    let begin = arc.map.apply(to: start.direction)
    switch elements.last {
    case nil, .close: elements.append(.move(begin))
    default: elements.append(.line(begin))
    }
    let end = Angle(degrees: start.degrees + turns)
    if turns != 0 { addPieces(of: arc, to: arc.map.apply(to: end.direction)) }
  }

  /// Draws an arc from where the pen is, which is its beginning, to `end`, which is its end.
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
  /// How far the control points of a part of the unit circle are from its ends.
  ///
  /// 4/3 · tan(θ/4) would put the middle of the curve on the circle and all else outside; the last
  /// factor, the first term of a series, draws it in until the sector has its own area: off by
  /// 3e-10 at 22.5°.
  private static func reach(sweep: Angle) -> Double {
    let radians = sweep.degrees * (.pi / 180)
    let square = radians * radians
    return Double.tan(radians / 4) * (4.0 / 3) * (1 - square * square / 7168)
  }
}
