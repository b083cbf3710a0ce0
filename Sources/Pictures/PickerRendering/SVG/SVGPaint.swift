import PickerColor
import PickerGeometry
import PickerTree

extension SVGDrawing {
  /// Fills a shape.
  ///
  /// - Parameter edges: The attributes of its edges.
  mutating func cover(_ shape: DisplayShape, with brush: Brush, _ edges: SVGAttributes) {
    let (fill, frame) = (brush.fill, brush.frame)
    if let server = server(of: fill, in: frame) {
      body.add(
        shape.svgElement(
          server.attributes("fill") + shape.svgRule("fill-rule") + edges + fill.style))
    } else {
      let area = frame.union(shape.bounds)
      body.add(paintFill(fill, in: frame, over: area, through: ["mask": mask(shape)]))
    }
  }

  /// Returns a reference to a mask of a shape. A clip would cut each of the overlapping pieces of a fill, whose
  /// antialiased edges would add up to opaque. It has no area, which CSS could not animate: the fill contains it.
  private mutating func mask(_ shape: DisplayShape) -> SVGValue {
    let white: SVGAttributes = ["fill": "#FFFFFF"]
    let content = [shape.svgElement(white + shape.svgRule("fill-rule"))]
    return .reference(definitions.id("mask", SVGElement("mask", [:], content)))
  }

  /// Draws a line along the edge of a shape.
  mutating func draw(_ line: StrokeLine, along shape: DisplayShape, with brush: Brush) {
    let (fill, frame, form) = (brush.fill, brush.frame, line.svgAttributes(isPath: shape.isPath))
    if let server = server(of: fill, in: frame) {
      return body.add(
        shape.svgElement(["fill": "none"] + server.attributes("stroke") + form + fill.style))
    }
    let area = frame.union(shape.bounds).outset(by: line.reach)
    let mask = mask([shape.svgElement(["fill": "none", "stroke": "#FFFFFF"] + form)], area)
    body.add(paintFill(fill, in: frame, over: area, through: ["mask": mask]))
  }

  /// Returns a group that fills an area through a mask.
  mutating func paintFill(
    _ fill: Fill, in frame: Rect, over area: Rect, through window: SVGAttributes
  ) -> SVGElement {
    var content = draw(fill.pattern, in: frame, over: area)
    if let mask = fill.mask {
      let greys = draw(mask.mapColors { Color(white: $0.alpha) }, in: frame, over: area)
      content = [SVGElement("g", ["mask": self.mask(greys, area)], content)]
    }
    let opacity: SVGAttributes = fill.opacity < 1 ? ["opacity": .number(fill.opacity)] : [:]
    return SVGElement("g", window + opacity + fill.style, content)
  }
}

extension Fill {
  /// `style="mix-blend-mode:multiply"`; none for the normal blend mode.
  var style: SVGAttributes {
    blend == .normal ? [:] : ["style": "mix-blend-mode:\(blend.rawValue.kebabCased)"]
  }
}

extension StrokeLine {
  fileprivate func svgAttributes(isPath: Bool) -> SVGAttributes {
    var attributes: SVGAttributes = ["stroke-width": .length(width)]
    if cap != .butt { attributes["stroke-linecap"] = .text(cap.rawValue) }
    if join != .miter {
      attributes["stroke-linejoin"] = .text(join.rawValue)
    } else if isPath {
      attributes["stroke-miterlimit"] = "10"
    }
    if !dash.isEmpty {
      attributes["stroke-dasharray"] = .text(dash.map { $0.svg }.joined(separator: " "))
    }
    return attributes
  }
}
