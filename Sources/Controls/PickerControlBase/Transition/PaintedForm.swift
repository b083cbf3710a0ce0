import PickerGeometry
import PickerTree

/// The properties of a paint other than fills, stroke and shadow.
struct PaintedForm: NumberPassing {
  private var opacity: Double
  private var cornerRadius: CornerRadii
  private var path: Path?
  /// The widths of the stroke's sides, even if they are all equal, so both can be mixed.
  private var borderWidths: Edges
  /// Whether the sides of the stroke may differ.
  private var hasBorderWidths: Bool

  init(_ paint: Paint) {
    opacity = paint.opacity
    cornerRadius = paint.cornerRadius
    path = paint.path
    borderWidths = paint.borderWidths ?? Edges(all: paint.stroke?.width ?? 0)
    hasBorderWidths = paint.borderWidths != nil
  }

  mutating func passNumbers(to visitor: any NumberVisitor) {
    visitor.number(&opacity)
    opacity = opacity.limitedToUnit
    cornerRadius.passNumbers(to: visitor)
    path = path?.passingNumbers(to: visitor)
    borderWidths.passNumbers(to: visitor)
  }

  /// Gives a paint this form.
  func apply(to paint: inout Paint) {
    (paint.opacity, paint.cornerRadius, paint.path) = (opacity, cornerRadius, path)
    paint.borderWidths = hasBorderWidths ? borderWidths : nil
  }

  /// The forms of two paints, of which one becomes the other. A box that is not painted has no corners to be seen: it takes
  /// those of the other.
  ///
  /// - Parameters:
  ///   - stroke: The stroke of the paint at the start.
  ///   - isAlone: Whether the paint at the start has only this form.
  ///   - isEmpty: Whether the paint at the end is empty.
  func paired(
    with end: PaintedForm, stroke: MovingPart?, isAlone: Bool, isEmpty: Bool
  ) -> (start: PaintedForm, end: PaintedForm) {
    var (start, end) = (self, end)
    let corners = cornerRadius
    if isAlone, path == nil, opacity == 1 { start.cornerRadius = end.cornerRadius }
    if isEmpty { end.cornerRadius = corners }
    if !hasBorderWidths, case .stroke(let stroke) = stroke {
      start.borderWidths = Edges(all: stroke.width)
    }
    let differs = hasBorderWidths || end.hasBorderWidths
    (start.hasBorderWidths, end.hasBorderWidths) = (differs, differs)
    return (start, end)
  }
}

extension Edges {
  fileprivate init(all width: Double) {
    self.init(top: width, left: width, bottom: width, right: width)
  }
}
