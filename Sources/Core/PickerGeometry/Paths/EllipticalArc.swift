import RealModule

/// An elliptical arc in centre parameterization.
struct EllipticalArc {
  var center: Point
  var radii: Size
  /// The rotation of the ellipse.
  var rotation: Angle
  /// The start and the sweep of the arc, both on the circle from which the ellipse is scaled.
  var start: Angle
  var sweep: Angle
}

extension EllipticalArc {
  /// Creates an arc from SVG's endpoint parameterization; nil if the points are equal or a radius is 0.
  ///
  /// Relative to the middle of the chord, on the unit circle from which the ellipse is scaled,
  /// the arc starts at `half` and ends opposite; the centre lies perpendicular to the chord, on
  /// the side that the two flags select. Radii too small for the chord are scaled up. The
  /// sweep is computed from the chord and its distance, not as the difference of two angles, which keeps it accurate
  /// for huge radii.
  ///
  /// Source: SVG 2, appendix B.2.4 and B.2.5.
  init?(
    from begin: Point, to end: Point, radii: Size, rotation: Angle, isLarge: Bool, isClockwise: Bool
  ) {
    guard begin != end, radii.width > 0, radii.height > 0 else { return nil }
    let axis = rotation.direction
    let chord = (begin - end) * 0.5
    var half = Point(
      x: (axis.x * chord.x + axis.y * chord.y) / radii.width,
      y: (axis.x * chord.y - axis.y * chord.x) / radii.height)
    let stretch = max(1, half.distance)
    half = half * (1 / stretch)
    let reach = min(1, half.distance)
    let depth = ((1 - reach) * (1 + reach)).squareRoot()
    let side = (isLarge == isClockwise ? -depth : depth) / reach
    let center = Point(x: half.y * side, y: -half.x * side)
    let narrow = 2 * Double.atan2(y: reach, x: depth) * (180 / .pi)
    let sweep = isLarge ? 360 - narrow : narrow
    self.radii = Size(width: radii.width * stretch, height: radii.height * stretch)
    self.rotation = rotation
    self.start = (half - center).angle
    self.sweep = Angle(degrees: isClockwise ? sweep : -sweep)
    let way = Point(x: center.x * self.radii.width, y: center.y * self.radii.height)
    self.center =
      (begin + end) * 0.5
      + Point(x: axis.x * way.x - axis.y * way.y, y: axis.y * way.x + axis.x * way.y)
  }

  /// Maps the unit circle to the ellipse.
  var map: AffineTransform {
    AffineTransform(scaleX: radii.width, scaleY: radii.height)
      .concatenating(AffineTransform(rotation: rotation))
      .concatenating(AffineTransform(translation: center))
  }
}
