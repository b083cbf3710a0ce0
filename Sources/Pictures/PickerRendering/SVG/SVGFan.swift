import PickerColor
import PickerGeometry
import PickerTree

/// An angular gradient as wedges of one colour each, so narrow that no steps are visible. SVG has no
/// conic gradients.
///
/// Each wedge extends by a quarter turn beneath the following ones, and the last colour lies beneath
/// all of them. So there is always a wedge behind the edge of another, and no seam is visible, not even
/// near the centre, where many wedges share a pixel. Between similar colours edges are not antialiased, so
/// that a pixel has one colour instead of an accumulation of rounding errors. Colours must be opaque.
struct SVGFan {
  fileprivate struct Wedge {
    var from: Double
    var to: Double
    var color: Color
  }

  private var wedges: [Wedge] = []

  /// The maximum angle of a wedge, in degrees.
  private static let maximumAngle = 45.0
  /// The angle in degrees by which a wedge extends beneath the next ones, and the length of its sides that this
  /// requires: its far side must stay outside the unit circle.
  fileprivate static let reach = (degrees: 90.0, length: 1.42)

  /// - Parameter stepCount: The number of wedges between two corners of the gradient; nil: as many as its colours require.
  init(_ gradient: Gradient, from: Angle, to: Angle, stepCount: Int? = nil) {
    let sweep = Sweep(from: from, to: to)
    let corners = gradient.corners(along: sweep)
    for (start, end) in zip(corners, corners.dropFirst()) where end > start {
      // Just inside, because at the angle itself the colour may change abruptly.
      let inside = (end - start) * 1e-9
      let first = gradient.color(at: sweep.fraction(of: Angle(degrees: start + inside)))
      let last = gradient.color(at: sweep.fraction(of: Angle(degrees: end - inside)))
      add(from: start, to: end, first, last, stepCount)
    }
  }

  /// Adds the wedges between two angles, between which the colour changes linearly: one for each of the 256
  /// values of the component that changes most, or `stepCount`.
  private mutating func add(
    from start: Double, to end: Double, _ first: Color, _ last: Color, _ stepCount: Int?
  ) {
    let width = stepCount.map { 1 / Double($0) } ?? (SVGFan.maximumAngle / (end - start))
    let steps = stepCount == nil ? SVGFan.steps(first, last) : []
    var fractions = Array(stride(from: 0, to: 1, by: width)) + steps + [1]
    fractions.sort()
    for (low, high) in zip(fractions, fractions.dropFirst()) where high > low {
      wedges.append(
        Wedge(
          from: start + (end - start) * low, to: start + (end - start) * high,
          color: first.mixed(with: last, (low + high) / 2)))
    }
  }

  /// The fractions between two colours at which the 8-bit value of the component that changes most steps.
  private static func steps(_ first: Color, _ last: Color) -> [Double] {
    let components = [(first.red, last.red), (first.green, last.green), (first.blue, last.blue)]
    guard let component = components.max(by: { abs($0.0 - $0.1) < abs($1.0 - $1.1) }),
      component.0 != component.1
    else {
      return []
    }
    let (low, high) = (min(component.0, component.1) * 255, max(component.0, component.1) * 255)
    return stride(from: low.rounded() + 0.5, to: high, by: 1).map {
      ($0 / 255 - component.0) / (component.1 - component.0)
    }
  }

  /// The colour beneath all wedges.
  var base: Color { wedges.last?.color ?? .clear }

  /// The wedges, which cover the unit circle around the origin.
  var elements: [SVGElement] {
    guard let end = wedges.last?.to, wedges.count > 1 else { return [] }
    return wedges.indices.map { number in
      let wedge = wedges[number]
      let before = number > 0 ? wedges[number - 1].color : base
      return wedge.element(
        to: min(wedge.from + SVGFan.reach.degrees, end),
        isEdge: wedge.color.difference(from: before) > SVGFan.edge)
    }
  }

  /// The difference of two adjacent wedges, of 255, above which the edge between them is antialiased.
  private static let edge = 8.0
}

extension Color {
  /// The maximum difference between two colours in any component, of 255.
  fileprivate func difference(from other: Color) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) * 255
  }
}

extension SVGFan.Wedge {
  /// A triangle whose outer side is outside the unit circle.
  fileprivate func element(to end: Double, isEdge: Bool) -> SVGElement {
    let first = Point(angle: Angle(degrees: from), distance: SVGFan.reach.length)
    let last = Point(angle: Angle(degrees: end), distance: SVGFan.reach.length)
    let path = Path([.move(.zero), .line(first), .line(last), .close])
    var wedge = SVGElement(
      "path", ["d": "\(path.svgData(decimals: 4))", "fill": .color(color)])
    if isEdge { wedge["shape-rendering"] = "auto" }
    return wedge
  }
}

extension SVGDrawing {
  /// Draws an angular gradient. In animated pictures it begins at angle 0 and is rotated, and always has equally many
  /// wedges, so that CSS can animate their colours and their rotation.
  mutating func draw(
    _ gradient: Gradient, from: Angle, to: Angle, round center: Point, over area: Rect
  ) -> [SVGElement] {
    // Rounded, so that interpolated angles of a full turn have the same wedges.
    let sweep = ((to.degrees - from.degrees) * 1e6).rounded() / 1e6
    let fan =
      isMoving
      ? SVGFan(gradient, from: Angle(degrees: 0), to: Angle(degrees: sweep), stepCount: 64)
      : SVGFan(gradient, from: from, to: to)
    let base = SVGElement(area, SVGServer(fan.base))
    let wedges = fan.elements
    guard isMoving || !wedges.isEmpty else { return [base] }
    let id = definitions.id("fan", SVGElement("g", ["shape-rendering": "crispEdges"], wedges))
    let radius = [area.minX - center.x, area.maxX - center.x].map { $0.magnitude }.max() ?? 0
    let height = [area.minY - center.y, area.maxY - center.y].map { $0.magnitude }.max() ?? 0
    let reach = Point(x: radius, y: height).distance
    let place = SVGValue.place(center, scale: reach, degrees: isMoving ? from.degrees : nil)
    return [base, .use(id, ["transform": place])]
  }
}
