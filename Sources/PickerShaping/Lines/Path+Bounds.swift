import PickerGeometry

extension Path {
  /// The smallest box around what is drawn: curves count with their own extremes, not with their
  /// control points; nil where nothing is drawn.
  var bounds: Rect? {
    var box: Rect?
    var pen = Point.zero
    func add(_ points: [Point]) {
      for point in points {
        let dot = Rect(origin: point, size: .zero)
        box = box?.union(dot) ?? dot
      }
      pen = points.last ?? pen
    }
    for element in elements {
      switch element {
      case .move(let to): pen = to
      case .line(let to): add([pen, to])
      case .quad(let control, let to): add([pen] + Curve([pen, control, to]).extremes + [to])
      case .cubic(let control1, let control2, let to):
        add([pen] + Curve([pen, control1, control2, to]).extremes + [to])
      case .close: break
      }
    }
    return box
  }
}

/// A Bézier curve of any degree, by its control points.
private struct Curve {
  let points: [Point]

  init(_ points: [Point]) {
    self.points = points
  }

  /// Where it turns back along x or y.
  var extremes: [Point] {
    let turns = [Axis.horizontal, .vertical].flatMap { axis in
      Curve.roots(steps(along: axis)).filter { $0 > 0 && $0 < 1 }
    }
    return turns.map(point)
  }

  /// The control values of its derivative, but for a factor.
  private func steps(along axis: Axis) -> [Double] {
    zip(points.dropFirst(), points).map { $0[axis] - $1[axis] }
  }

  /// By de Casteljau's construction.
  private func point(at t: Double) -> Point {
    var level = points
    while level.count > 1 {
      level = zip(level, level.dropFirst()).map { $0 * (1 - t) + $1 * t }
    }
    return level.first ?? .zero
  }

  /// Where a polynomial of degree 1 or 2 with these control values is zero.
  private static func roots(_ values: [Double]) -> [Double] {
    guard values.count == 3 else {
      let slope = values[0] - values[1]
      return slope == 0 ? [] : [values[0] / slope]
    }
    let a = values[0] - 2 * values[1] + values[2]
    let b = values[1] - values[0]
    if a.magnitude < 1e-12 { return b == 0 ? [] : [-values[0] / (2 * b)] }
    let discriminant = b * b - a * values[0]
    if discriminant < 0 { return [] }
    let root = discriminant.squareRoot()
    return [(-b + root) / a, (-b - root) / a]
  }
}
