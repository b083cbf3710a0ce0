import PickerColor
import PickerGeometry
import PickerTree

/// An angular gradient cut into wedges of one colour each, so narrow that no step is seen.
///
/// Each wedge reaches a quarter of a turn on, beneath those after it, and the last colour lies beneath
/// them all: wherever two of them meet there is one of them behind, and no seam, not even near the
/// middle, where many of them share a pixel. Where colours go evenly, edges are not smoothed: a
/// pixel has one colour then, and no rounding error of many. Colours must be opaque.
struct SVGFan {
  fileprivate struct Wedge {
    var from: Double
    var to: Double
    var color: Color
  }

  private var wedges: [Wedge] = []

  /// The widest wedge in degrees.
  private static let widest = 45.0
  /// How far a wedge reaches on, in degrees, and how long its sides must be for that.
  fileprivate static let reach = (degrees: 90.0, length: 1.42)

  init(_ gradient: Gradient, from: Angle, to: Angle) {
    let sweep = Sweep(from: from, to: to)
    let corners = gradient.corners(along: sweep)
    for (start, end) in zip(corners, corners.dropFirst()) where end > start {
      // Just inside: at the corner itself two colours may meet.
      let inside = (end - start) * 1e-9
      let first = gradient.color(at: sweep.place(of: Angle(degrees: start + inside)))
      let last = gradient.color(at: sweep.place(of: Angle(degrees: end - inside)))
      add(from: start, to: end, first, last)
    }
  }

  /// Wedges from one angle to another, while the colour goes evenly too: one for each of the 256 values
  /// that the component has which changes most.
  private mutating func add(from start: Double, to end: Double, _ first: Color, _ last: Color) {
    let width = SVGFan.widest / (end - start)
    var shares = Array(stride(from: 0, to: 1, by: width)) + SVGFan.steps(first, last) + [1]
    shares.sort()
    for (near, far) in zip(shares, shares.dropFirst()) where far > near {
      wedges.append(
        Wedge(
          from: start + (end - start) * near, to: start + (end - start) * far,
          color: first.mixed(with: last, (near + far) / 2)))
    }
  }

  /// The shares of the way from one colour to another at which the byte of a component changes.
  private static func steps(_ first: Color, _ last: Color) -> [Double] {
    let ways = [(first.red, last.red), (first.green, last.green), (first.blue, last.blue)]
    guard let way = ways.max(by: { abs($0.0 - $0.1) < abs($1.0 - $1.1) }), way.0 != way.1 else {
      return []
    }
    let (low, high) = (min(way.0, way.1) * 255, max(way.0, way.1) * 255)
    return stride(from: low.rounded() + 0.5, to: high, by: 1).map {
      ($0 / 255 - way.0) / (way.1 - way.0)
    }
  }

  /// The colour beneath all wedges.
  var base: Color { wedges.last?.color ?? .clear }

  /// The wedges in a circle of radius 1 round the origin.
  var elements: String {
    guard let end = wedges.last?.to, wedges.count > 1 else { return "" }
    return wedges.indices.map { number in
      let wedge = wedges[number]
      let before = number > 0 ? wedges[number - 1].color : base
      return wedge.element(
        to: min(wedge.from + SVGFan.reach.degrees, end),
        isEdge: wedge.color.difference(from: before) > SVGFan.edge)
    }.joined()
  }

  /// From which difference of two wedges on, of 255, one sees an edge between them.
  private static let edge = 8.0
}

extension Color {
  /// The most that two colours differ in a component, of 255.
  fileprivate func difference(from other: Color) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) * 255
  }
}

extension SVGFan.Wedge {
  /// A triangle whose far side lies outside the circle.
  fileprivate func element(to end: Double, isEdge: Bool) -> String {
    let near = Point(angle: Angle(degrees: from), distance: SVGFan.reach.length)
    let far = Point(angle: Angle(degrees: end), distance: SVGFan.reach.length)
    let path = Path([.move(.zero), .line(near), .line(far), .close])
    return "<path d=\"\(path.svgData(decimals: 4))\" fill=\"\(color.hex)\""
      + (isEdge ? " shape-rendering=\"auto\"/>\n" : "/>\n")
  }
}

extension SVGDrawing {
  mutating func draw(_ fan: SVGFan, round center: Point, over area: Rect) -> String {
    let base = "<rect\(area.svgAttributes) \(SVGServer(fan.base).attributes("fill"))/>\n"
    let wedges = fan.elements
    guard !wedges.isEmpty else { return base }
    let id = definitions.id("fan", "g", "shape-rendering=\"crispEdges\"", wedges)
    let radius = [area.minX - center.x, area.maxX - center.x].map(\.magnitude).max() ?? 0
    let height = [area.minY - center.y, area.maxY - center.y].map(\.magnitude).max() ?? 0
    let reach = Point(x: radius, y: height).distance
    return base + "<use href=\"#\(id)\" transform=\"translate(\(center.x.svg) \(center.y.svg)) "
      + "scale(\(reach.svg))\"/>\n"
  }
}
