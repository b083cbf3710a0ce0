import PickerColor
import PickerGeometry
import PickerTree

/// An angular gradient cut into wedges of one colour each, so narrow that no step is seen.
///
/// Each wedge reaches under the one after it, and the last colour lies beneath them all: wherever two
/// of them meet there is one of them behind, and no seam. Colours must be opaque.
struct SVGFan {
  fileprivate struct Wedge {
    var from: Double
    var to: Double
    var color: Color
  }

  private var wedges: [Wedge] = []

  /// The most that two neighbouring wedges differ in a component, of 255.
  private static let step = 1.5
  /// The widest wedge in degrees; the length of a wedge allows for two of them.
  private static let widest = 30.0

  init(_ gradient: Gradient, from: Angle, to: Angle) {
    let sweep = Sweep(from: from, to: to)
    let corners = SVGFan.corners(gradient, sweep)
    for (start, end) in zip(corners, corners.dropFirst()) where end > start {
      // Just inside: at the corner itself two colours may meet.
      let inside = (end - start) * 1e-9
      let first = gradient.color(at: sweep.place(of: Angle(degrees: start + inside)))
      let last = gradient.color(at: sweep.place(of: Angle(degrees: end - inside)))
      add(from: start, to: end, first, last)
    }
  }

  /// The angles at which the gradient bends or breaks, once round, ascending.
  private static func corners(_ gradient: Gradient, _ sweep: Sweep) -> [Double] {
    let start = min(sweep.from.degrees, sweep.to.degrees)
    let span = sweep.to.degrees - sweep.from.degrees
    let stops = gradient.stops.map { sweep.from.degrees + $0.offset * span }
    let ends = [sweep.from.degrees, sweep.to.degrees, start + (span.magnitude + 360) / 2]
    let within = (stops + ends).map { degrees in
      let way = (degrees - start).truncatingRemainder(dividingBy: 360)
      return start + (way < 0 ? way + 360 : way)
    }
    return Set(within + [start, start + 360]).sorted()
  }

  /// Wedges of even width from one angle to another, while the colour goes evenly too.
  private mutating func add(from start: Double, to end: Double, _ first: Color, _ last: Color) {
    let difference = max(
      abs(first.red - last.red), abs(first.green - last.green), abs(first.blue - last.blue))
    let steps = max(difference * 255 / SVGFan.step, (end - start) / SVGFan.widest)
    let count = Int(max(1, steps.rounded(.up)))
    for number in 0..<count {
      let place = { (share: Double) in start + (end - start) * share / Double(count) }
      wedges.append(
        Wedge(
          from: place(Double(number)), to: place(Double(number) + 1),
          color: first.mixed(with: last, (Double(number) + 0.5) / Double(count))))
    }
  }

  /// The colour beneath all wedges.
  var base: Color { wedges.last?.color ?? .clear }

  /// The wedges in a circle of radius 1 round the origin, save the last, which the base shows.
  var elements: String {
    wedges.indices.dropLast().map { number in
      let next = number + 2 < wedges.count ? wedges[number + 1].to : wedges[number].to
      return wedges[number].element(to: next)
    }.joined()
  }
}

extension SVGFan.Wedge {
  /// A triangle whose far side lies outside the circle.
  fileprivate func element(to end: Double) -> String {
    let near = Point(angle: Angle(degrees: from), distance: 1.2)
    let far = Point(angle: Angle(degrees: end), distance: 1.2)
    let path = Path([.move(.zero), .line(near), .line(far), .close])
    return "<path d=\"\(path.svgData(decimals: 5))\" fill=\"\(color.hex)\"/>\n"
  }
}

extension SVGDrawing {
  mutating func draw(_ fan: SVGFan, round center: Point, over area: Rect) -> String {
    let base = "<rect\(area.svgAttributes) \(SVGServer(fan.base).attributes("fill"))/>\n"
    let wedges = fan.elements
    guard !wedges.isEmpty else { return base }
    let id = definitions.id("fan", "g", "", wedges)
    let radius = [area.minX - center.x, area.maxX - center.x].map(\.magnitude).max() ?? 0
    let height = [area.minY - center.y, area.maxY - center.y].map(\.magnitude).max() ?? 0
    let reach = Point(x: radius, y: height).distance
    return base + "<use href=\"#\(id)\" transform=\"translate(\(center.x.svg) \(center.y.svg)) "
      + "scale(\(reach.svg))\"/>\n"
  }
}
