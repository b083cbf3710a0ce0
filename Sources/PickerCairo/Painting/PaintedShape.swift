import PickerGeometry
import PickerTree

/// The outline that a paint covers, where it stands in the drawing.
struct PaintedShape {
  let path: Path
  let rule: FillRule
  /// A box that holds all of it.
  let bounds: Rect
  /// Whether it is a box without round corners.
  let isPlain: Bool

  /// The shape of a node in `frame`.
  init(_ paint: Paint, in frame: Rect) {
    if let path = paint.path {
      self.init(path.mapPoints { $0 + frame.origin }, paint.fillRule, at: frame.origin)
    } else {
      self.init(frame, paint.cornerRadius)
    }
  }

  /// The middle of the stroke of a node in `frame`.
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
    isPlain = false
  }

  private init(_ box: Rect, _ radii: CornerRadii) {
    path = Path(roundedRect: box, radii: radii)
    rule = .nonZero
    bounds = box
    isPlain = radii.fitted(to: box.size).uniform == 0
  }
}
