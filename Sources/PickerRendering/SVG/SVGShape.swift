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

  /// The shape of a node in `frame`.
  init(_ paint: Paint, in frame: Rect) {
    if let path = paint.path {
      self.init(path: path, at: frame.origin, isEvenOdd: paint.fillRule == .evenOdd)
    } else {
      self.init(box: frame, radii: paint.cornerRadius)
    }
  }

  /// The centre line of the stroke of a node in `frame`.
  init(_ paint: Paint, strokedIn frame: Rect, width: Double) {
    if paint.path != nil {
      self.init(paint, in: frame)
    } else {
      let half = width / 2
      let inner = frame.inset(by: Edges(top: half, left: half, bottom: half, right: half))
      self.init(box: inner, radii: paint.cornerRadius.fitted(to: frame.size).inset(by: half))
    }
  }

  private init(box: Rect, radii: CornerRadii) {
    let fitted = radii.fitted(to: box.size)
    if let radius = fitted.uniform {
      outline = .box(box, radius: radius)
    } else {
      outline = .path(Path(roundedRect: box, radii: fitted).svgData())
    }
    isEvenOdd = false
    bounds = box
  }

  private init(path: Path, at origin: Point, isEvenOdd: Bool) {
    let placed = path.mapPoints { $0 + origin }
    outline = .path(placed.svgData())
    self.isEvenOdd = isEvenOdd
    bounds = placed.controlBounds ?? Rect(origin: origin, size: .zero)
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

  /// Whether the shape is a rectangle without rounded corners.
  var isRectangle: Bool {
    if case .box(_, 0) = outline { true } else { false }
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
