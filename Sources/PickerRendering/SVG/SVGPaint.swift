import PickerColor
import PickerGeometry
import PickerTree

// Paints: the fills in order, the stroke, and the shadow of both.
extension SVGDrawing {
  mutating func draw(_ paint: Paint, in frame: Rect) {
    let shape = SVGShape(paint, in: frame)
    var elements = ""
    let edges =
      shape.isRectangle && paint.fills.count > 1 ? " shape-rendering=\"crispEdges\"" : ""
    for fill in paint.fills where mayProceed {
      elements += cover(shape, with: fill, in: frame, edges)
    }
    if let stroke = paint.stroke, let area = paint.borderArea(of: frame.size) {
      let border = SVGShape(Paint(path: area, fillRule: .evenOdd), in: frame)
      elements += cover(border, with: stroke.fill, in: frame, "")
    } else if let stroke = paint.stroke, paint.path == nil, stroke.covers(frame) {
      elements += cover(shape, with: stroke.fill, in: frame, "")
    } else if let stroke = paint.stroke, stroke.width > 0 {
      let line = SVGShape(paint, strokedIn: frame, width: stroke.width)
      elements += draw(stroke, along: line, in: frame, isPath: paint.path != nil)
    }
    if let shadow = paint.shadow, !elements.isEmpty {
      elements = "<g filter=\"\(self.shadow(shadow, of: shape))\">\n\(elements)</g>\n"
    }
    body += elements
  }

  /// - Parameter edges: The rendering of edges. With several fills, antialiased edges would let the lower ones
  ///   show through.
  private mutating func cover(
    _ shape: SVGShape, with fill: Fill, in frame: Rect, _ edges: String
  ) -> String {
    if let server = server(of: fill, in: frame) {
      return shape.element(server.attributes("fill") + shape.fillRule + edges + fill.style)
    }
    return paintFill(
      fill, in: frame, over: frame.union(shape.bounds), through: " clip-path=\"\(clip(shape))\"")
  }

  private mutating func draw(
    _ stroke: Stroke, along line: SVGShape, in frame: Rect, isPath: Bool
  ) -> String {
    let form = stroke.svgAttributes(isPath: isPath)
    if let server = server(of: stroke.fill, in: frame) {
      return line.element("fill=\"none\" \(server.attributes("stroke"))\(form)\(stroke.fill.style)")
    }
    let area = frame.union(line.bounds).outset(by: stroke.width * 5)
    let mask = mask(line.element("fill=\"none\" stroke=\"#FFFFFF\"\(form)"), area)
    return paintFill(stroke.fill, in: frame, over: area, through: " mask=\"\(mask)\"")
  }

  /// Returns a group that fills an area through a clip or a mask.
  mutating func paintFill(
    _ fill: Fill, in frame: Rect, over area: Rect, through window: String
  ) -> String {
    var content = draw(fill.pattern, in: frame, over: area)
    if let mask = fill.mask {
      let greys = draw(mask.mapColors { Color(white: $0.alpha) }, in: frame, over: area)
      content = "<g mask=\"\(self.mask(greys, area))\">\n\(content)</g>\n"
    }
    let opacity = fill.opacity < 1 ? " opacity=\"\(fill.opacity.decimalText(4))\"" : ""
    return "<g\(window)\(opacity)\(fill.style)>\n\(content)</g>\n"
  }
}

extension Fill {
  /// ` style="mix-blend-mode:multiply"`; empty for the normal blend mode.
  var style: String {
    blend == .normal ? "" : " style=\"mix-blend-mode:\(blend.rawValue.kebabCased)\""
  }
}

extension Stroke {
  /// Whether a line of this width inside the edges of a frame covers all of it.
  package func covers(_ frame: Rect) -> Bool {
    width > 0 && (frame.width <= width || frame.height <= width)
  }

  fileprivate func svgAttributes(isPath: Bool) -> String {
    var attributes = " stroke-width=\"\(width.svg)\""
    if cap != .butt { attributes += " stroke-linecap=\"\(cap.rawValue)\"" }
    if join != .miter {
      attributes += " stroke-linejoin=\"\(join.rawValue)\""
    } else if isPath {
      attributes += " stroke-miterlimit=\"10\""
    }
    if !dash.isEmpty {
      attributes += " stroke-dasharray=\"\(dash.map { $0.svg }.joined(separator: " "))\""
    }
    return attributes
  }
}
