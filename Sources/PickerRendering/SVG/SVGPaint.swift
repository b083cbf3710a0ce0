import PickerColor
import PickerGeometry
import PickerTree

extension SVGDrawing {
  /// Fills a shape.
  ///
  /// - Parameter edges: The attributes of its edges.
  mutating func cover(_ shape: DisplayShape, with brush: Brush, _ edges: String) {
    let (fill, frame) = (brush.fill, brush.frame)
    if let server = server(of: fill, in: frame) {
      body += shape.svgElement(server.attributes("fill") + shape.svgFillRule + edges + fill.style)
    } else {
      body += paintFill(
        fill, in: frame, over: frame.union(shape.bounds), through: " clip-path=\"\(clip(shape))\"")
    }
  }

  /// Draws a line along the edge of a shape.
  mutating func draw(_ line: StrokeLine, along shape: DisplayShape, with brush: Brush) {
    let (fill, frame, form) = (brush.fill, brush.frame, line.svgAttributes(isPath: shape.isPath))
    if let server = server(of: fill, in: frame) {
      body += shape.svgElement("fill=\"none\" \(server.attributes("stroke"))\(form)\(fill.style)")
      return
    }
    let area = frame.union(shape.bounds).outset(by: line.reach)
    let mask = mask(shape.svgElement("fill=\"none\" stroke=\"#FFFFFF\"\(form)"), area)
    body += paintFill(fill, in: frame, over: area, through: " mask=\"\(mask)\"")
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

extension StrokeLine {
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
