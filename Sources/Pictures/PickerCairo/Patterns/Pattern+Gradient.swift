import CPickerCairo
import PickerColor
import PickerGeometry

extension Pattern {
  /// A gradient between two points; if they are equal, the last colour everywhere.
  static func linear(_ gradient: Gradient, from: Point, to: Point) -> Pattern {
    guard from != to else { return Pattern(gradient.stops.last?.color ?? .clear) }
    return Pattern(
      taking: cairo_pattern_create_linear(from.x, from.y, to.x, to.y), gradient.stops)
  }

  /// A gradient between two concentric circles; the stops are moved outwards to the inner circle.
  static func radial(
    _ gradient: Gradient, round center: Point, from start: Double, to end: Double
  ) -> Pattern {
    let (inner, outer) = (max(0, min(start, end)), max(start, end))
    guard outer > 0 else { return Pattern(gradient.stops.last?.color ?? .clear) }
    let stops = end < start ? gradient.stops.reversed().map(\.mirrored) : gradient.stops
    let inset = inner / outer
    return Pattern(
      taking: cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, outer),
      stops.map { GradientStop(offset: inset + $0.offset * (1 - inset), color: $0.color) })
  }

  /// A gradient from a point to the ellipse of the given size around it; if that is empty, the last colour.
  static func elliptical(_ gradient: Gradient, round center: Point, _ size: Size) -> Pattern {
    guard size.width > 0, size.height > 0 else {
      return Pattern(gradient.stops.last?.color ?? .clear)
    }
    let pattern = Pattern(
      taking: cairo_pattern_create_radial(0, 0, 0, 0, 0, 1), gradient.stops)
    let (x, y) = (2 / size.width, 2 / size.height)
    pattern.map = AffineTransform(a: x, b: 0, c: 0, d: y, tx: -center.x * x, ty: -center.y * y)
    return pattern
  }

  private convenience init(taking pointer: OpaquePointer, _ stops: [GradientStop]) {
    self.init(taking: pointer)
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pointer, stop.offset, color.red, color.green, color.blue, color.alpha)
    }
    extendEdge()
  }
}

extension GradientStop {
  /// The stop of the reversed gradient.
  fileprivate var mirrored: GradientStop { GradientStop(offset: 1 - offset, color: color) }
}
