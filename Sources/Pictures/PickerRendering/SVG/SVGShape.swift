import PickerGeometry
import PickerTree

extension DisplayShape {
  /// Returns an element of this shape with the given attributes.
  func svgElement(_ attributes: SVGAttributes) -> SVGElement {
    guard case .rectangle(let box, let radii) = self, let radius = radii.uniform else {
      return SVGElement("path", ["d": .path(path)] + attributes)
    }
    let corner: SVGAttributes = radius > 0 ? ["rx": .length(radius)] : [:]
    return SVGElement("rect", box.svgAttributes + corner + attributes)
  }

  /// Whether it is not a rectangle.
  var isPath: Bool { if case .path = self { true } else { false } }

  /// The attribute `fill-rule` or `clip-rule`; none for the default rule.
  func svgRule(_ name: String) -> SVGAttributes { rule == .evenOdd ? [name: "evenodd"] : [:] }
}

extension Rect {
  /// `x="0" y="0" width="10" height="10"`
  var svgAttributes: SVGAttributes {
    ["x": .length(x), "y": .length(y), "width": .length(width), "height": .length(height)]
  }

  /// The attributes as text, for elements whose frame CSS cannot animate.
  func svgTexts(decimals: Int = 3) -> SVGAttributes {
    let texts = [x, y, width, height].map { SVGValue.text($0.decimalText(decimals)) }
    return ["x": texts[0], "y": texts[1], "width": texts[2], "height": texts[3]]
  }
}

extension SVGElement {
  /// A rectangle that is filled by a paint server.
  init(_ area: Rect, _ server: SVGServer) {
    self.init("rect", area.svgAttributes + server.attributes("fill"))
  }
}
