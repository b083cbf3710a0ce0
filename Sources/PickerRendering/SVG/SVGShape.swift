import PickerGeometry
import PickerTree

/// The shape that a paint covers, in coordinates of the drawing.
struct SVGShape {
  private enum Outline {
    case box(Rect, radius: Double)
    case path(String)
  }

  private let outline: Outline
  private let isEvenOdd: Bool
  /// A box that contains the shape.
  let bounds: Rect

  /// Whether it was given as a path.
  let isPath: Bool

  init(_ shape: DisplayShape) {
    bounds = shape.bounds
    switch shape {
    case .rectangle(let box, let radii):
      outline =
        radii.uniform.map { .box(box, radius: $0) }
        ?? .path(Path(roundedRect: box, radii: radii).svgData())
      (isEvenOdd, isPath) = (false, false)
    case .path(let path, let rule):
      outline = .path(path.svgData())
      (isEvenOdd, isPath) = (rule == .evenOdd, true)
    }
  }

  /// Returns an element of this shape with the given attributes.
  func element(_ attributes: String) -> String {
    let rest = attributes.isEmpty ? "" : " \(attributes)"
    switch outline {
    case .box(let box, let radius):
      let corner = radius > 0 ? " rx=\"\(radius.svg)\"" : ""
      return "<rect\(box.svgAttributes)\(corner)\(rest)/>\n"
    case .path(let data): return "<path d=\"\(data)\"\(rest)/>\n"
    }
  }

  /// The attribute `fill-rule`; empty for the default rule.
  var fillRule: String { isEvenOdd ? " fill-rule=\"evenodd\"" : "" }

  /// The attribute `clip-rule`; empty for the default rule.
  var clipRule: String { isEvenOdd ? "clip-rule=\"evenodd\"" : "" }
}

extension Rect {
  /// ` x="0" y="0" width="10" height="10"`
  var svgAttributes: String {
    " x=\"\(x.svg)\" y=\"\(y.svg)\" width=\"\(width.svg)\" height=\"\(height.svg)\""
  }
}
