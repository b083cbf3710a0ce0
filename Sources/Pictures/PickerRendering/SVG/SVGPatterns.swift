import PickerColor
import PickerGeometry
import PickerTree

extension SVGDrawing {
  /// Returns the paint server for a fill; nil if SVG has none for it.
  mutating func server(of fill: Fill, in frame: Rect) -> SVGServer? {
    guard fill.mask == nil else { return nil }
    return server(of: fill.pattern, in: frame)?.fading(to: fill.opacity)
  }

  /// Returns elements that cover `area` with a pattern.
  mutating func draw(_ pattern: Fill.Pattern, in frame: Rect, over area: Rect) -> [SVGElement] {
    if let server = server(of: pattern, in: frame) {
      return [SVGElement(area, server)]
    }
    // Overlapping pieces must be opaque, so the alpha is applied to the whole group.
    let alphas = pattern.colors.map { $0.alpha }
    let content = drawPieces(of: pattern.mapColors { $0.withAlpha(1) }, in: frame, over: area)
    guard let minimum = alphas.min(), minimum < 1 else { return content }
    if minimum == alphas.max() {
      return [SVGElement("g", ["opacity": .number(minimum)], content)]
    }
    let greys = drawPieces(of: pattern.mapColors { Color(white: $0.alpha) }, in: frame, over: area)
    return [SVGElement("g", ["mask": mask(greys, area)], content)]
  }

  private mutating func drawPieces(
    of pattern: Fill.Pattern, in frame: Rect, over area: Rect
  ) -> [SVGElement] {
    switch pattern {
    case .angular(let gradient, let center, let from, let to):
      return draw(gradient, from: from, to: to, round: center.point(in: frame), over: area)
    case .mesh(let mesh): return draw(mesh, in: frame, over: area)
    default: return []
    }
  }

  private mutating func server(of pattern: Fill.Pattern, in frame: Rect) -> SVGServer? {
    switch pattern {
    case .color(let color): SVGServer(color)
    case .linear(let gradient, let from, let to):
      linear(gradient, from: from.point(in: frame), to: to.point(in: frame))
    case .radial(let gradient, let center, let start, let end):
      radial(gradient, round: center.point(in: frame), from: start, to: end)
    case .elliptical(let gradient, let center):
      elliptical(gradient, round: center.point(in: frame), frame.size)
    case .checkerboard(let board): server(of: board, in: frame)
    case .angular, .mesh: nil
    }
  }

  mutating func linear(_ gradient: Gradient, from: Point, to: Point) -> SVGServer {
    let line: SVGAttributes = [
      "x1": "\(from.x.svg)", "y1": "\(from.y.svg)", "x2": "\(to.x.svg)", "y2": "\(to.y.svg)",
    ]
    return define("linearGradient", line, gradient.stops)
  }

  /// Moves the stops outwards to the inner circle instead of using `fr`, which older viewers do not support.
  private mutating func radial(
    _ gradient: Gradient, round center: Point, from start: Double, to end: Double
  ) -> SVGServer {
    let (inner, outer) = (min(start, end), max(start, end))
    let stops = end < start ? gradient.stops.reversed().map { $0.mirrored } : gradient.stops
    let inset = outer > 0 ? inner / outer : 0
    let moved = stops.map { GradientStop(offset: inset + $0.offset * (1 - inset), color: $0.color) }
    let circle: SVGAttributes = [
      "cx": "\(center.x.svg)", "cy": "\(center.y.svg)", "r": "\(outer.svg)",
    ]
    return define("radialGradient", circle, moved)
  }

  private mutating func elliptical(
    _ gradient: Gradient, round center: Point, _ size: Size
  ) -> SVGServer {
    let place = "translate(\(center.x.svg) \(center.y.svg))"
    let form = "scale(\((size.width / 2).decimalText(6)) \((size.height / 2).decimalText(6)))"
    return define(
      "radialGradient",
      ["cx": "0", "cy": "0", "r": "1", "gradientTransform": "\(place) \(form)"], gradient.stops)
  }

  private mutating func define(
    _ tag: String, _ attributes: SVGAttributes, _ stops: [GradientStop]
  ) -> SVGServer {
    guard let first = stops.first else { return SVGServer(.clear) }
    if stops.allSatisfy({ $0.color == first.color }) { return SVGServer(first.color) }
    let stops = stops.map { stop in
      let color = SVGServer(stop.color).attributes("stop-color", opacity: "stop-opacity")
      return SVGElement("stop", ["offset": "\(stop.offset.decimalText(5))"] + color)
    }
    let place = ["gradientUnits": "userSpaceOnUse"] + attributes
    return SVGServer(id: definitions.id("fill", SVGElement(tag, place, stops)))
  }

  private mutating func server(of board: Checkerboard, in frame: Rect) -> SVGServer {
    guard board.first != board.second else { return SVGServer(board.second) }
    guard board.tile >= Checkerboard.minimumTile else { return SVGServer(board.mean) }
    let tile = board.tile
    let (first, second) = (SVGServer(board.first), SVGServer(board.second))
    let squares = [(0, 0, second), (tile, 0, first), (0, tile, first), (tile, tile, second)]
      .map { x, y, fill in SVGElement(Rect(x: x, y: y, width: tile, height: tile), fill) }
    let place = Rect(x: frame.x, y: frame.y, width: tile * 2, height: tile * 2)
    let attributes =
      ["patternUnits": "userSpaceOnUse"] + place.svgTexts() + ["shape-rendering": "crispEdges"]
    return SVGServer(id: definitions.id("fill", SVGElement("pattern", attributes, squares)))
  }
}

extension GradientStop {
  /// The stop of the reversed gradient.
  fileprivate var mirrored: GradientStop { GradientStop(offset: 1 - offset, color: color) }
}
