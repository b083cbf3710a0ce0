/// One cubic Bézier curve.
struct CubicCurve {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point

  init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  /// Creates the cubic curve that is equal to a quadratic one, by degree elevation.
  init(_ start: Point, _ control: Point, _ end: Point) {
    let reach = control * (2.0 / 3)
    self.init(start, start * (1.0 / 3) + reach, end * (1.0 / 3) + reach, end)
  }

  var x: CubicCoordinate {
    CubicCoordinate(v0: start.x, v1: control1.x, v2: control2.x, v3: end.x)
  }

  var y: CubicCoordinate {
    CubicCoordinate(v0: start.y, v1: control1.y, v2: control2.y, v3: end.y)
  }

  /// The signed area between the curve and `point`, positive if clockwise, by Green's theorem. Exact except for
  /// rounding, because the integrand is a polynomial.
  func area(about point: Point) -> Double {
    let (a, b, c, d) = (start - point, control1 - point, control2 - point, end - point)
    let adjacent = 6 * (a.cross(b) + c.cross(d))
    let separate = 3 * (a.cross(c) + b.cross(c) + b.cross(d))
    return (adjacent + separate + a.cross(d)) / 20
  }
}

extension Point {
  /// The cross product: twice the signed area of the triangle of the origin, this point and `other`, positive if
  /// clockwise.
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }
}
