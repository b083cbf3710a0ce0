import PickerGeometry
import PickerTree

extension DisplayShape {
  /// Returns an element of this shape with the given attributes.
  func svgElement(_ attributes: String) -> String {
    let rest = attributes.isEmpty ? "" : " \(attributes)"
    guard case .rectangle(let box, let radii) = self, let radius = radii.uniform else {
      return "<path d=\"\(path.svgData())\"\(rest)/>\n"
    }
    let corner = radius > 0 ? " rx=\"\(radius.svg)\"" : ""
    return "<rect\(box.svgAttributes)\(corner)\(rest)/>\n"
  }

  /// Whether it is not a rectangle.
  var isPath: Bool { if case .path = self { true } else { false } }

  /// The attribute `fill-rule`; empty for the default rule.
  var svgFillRule: String { rule == .evenOdd ? " fill-rule=\"evenodd\"" : "" }

  /// The attribute `clip-rule`; empty for the default rule.
  var svgClipRule: String { rule == .evenOdd ? "clip-rule=\"evenodd\"" : "" }
}

extension Rect {
  /// ` x="0" y="0" width="10" height="10"`
  var svgAttributes: String {
    " x=\"\(x.svg)\" y=\"\(y.svg)\" width=\"\(width.svg)\" height=\"\(height.svg)\""
  }
}
