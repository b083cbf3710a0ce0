import PickerGeometry
import PickerTree

/// A shape as cairo draws it.
struct PaintedShape {
  let path: Path
  let rule: FillRule
  /// A box that contains the shape.
  let bounds: Rect

  init(_ shape: DisplayShape) {
    bounds = shape.bounds
    switch shape {
    case .rectangle(let box, let radii):
      (path, rule) = (Path(roundedRect: box, radii: radii), .nonZero)
    case .path(let path, let rule): (self.path, self.rule) = (path, rule)
    }
  }
}
