import RealModule

/// A part of an ellipse, as seen from its centre.
struct EllipticalArc {
  var center: Point
  var radii: Size
  /// How far the ellipse is turned.
  var rotation: Angle
  /// Where the arc begins and how far it goes on, both on the circle that the ellipse was stretched
  /// from.
  var start: Angle
  var sweep: Angle
}

extension EllipticalArc {
  /// The arc between two points as SVG describes it; nil where it is none: one point only, no
  /// radii.
  ///
  /// Seen from the middle of the chord, on the circle of radius 1 that the ellipse is stretched
  /// from, the arc begins at `half` and ends opposite; the centre lies at a right angle to that, on
  /// the side that the two flags choose. Radii too small for the chord are made to reach it. The
  /// sweep comes from chord and distance, not from the difference of two angles, and so is right
  /// where the radii are huge.
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

  /// Takes the circle of radius 1 about the origin to the ellipse.
  var map: AffineTransform {
    AffineTransform(scaleX: radii.width, scaleY: radii.height)
      .concatenating(AffineTransform(rotation: rotation))
      .concatenating(AffineTransform(translation: center))
  }
}
