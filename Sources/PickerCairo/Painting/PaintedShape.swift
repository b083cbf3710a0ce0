import PickerGeometry
import PickerTree

/// The shape that a paint covers, in coordinates of the drawing.
struct PaintedShape {
  let path: Path
  let rule: FillRule
  /// A box that contains the shape.
  let bounds: Rect
  /// Whether the shape is a rectangle without rounded corners.
  let isRectangle: Bool

  /// The shape of a node in `frame`.
  init(_ paint: Paint, in frame: Rect) {
    if let path = paint.path {
      self.init(path.mapPoints { $0 + frame.origin }, paint.fillRule, at: frame.origin)
    } else {
      self.init(frame, paint.cornerRadius)
    }
  }

  /// The centre line of the stroke of a node in `frame`.
  init(_ paint: Paint, strokedIn frame: Rect, width: Double) {
    guard paint.path == nil else {
      self.init(paint, in: frame)
      return
    }
    let half = width / 2
    let inner = frame.inset(by: Edges(top: half, left: half, bottom: half, right: half))
    self.init(inner, paint.cornerRadius.fitted(to: frame.size).inset(by: half))
  }

  private init(_ path: Path, _ rule: FillRule, at origin: Point) {
    self.path = path
    self.rule = rule
    bounds = path.controlBounds ?? Rect(origin: origin, size: .zero)
    isRectangle = false
  }

  private init(_ box: Rect, _ radii: CornerRadii) {
    path = Path(roundedRect: box, radii: radii)
    rule = .nonZero
    bounds = box
    isRectangle = radii.fitted(to: box.size).uniform == 0
  }
}
