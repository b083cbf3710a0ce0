import PickerGeometry
import PickerTree

/// What of a paint is neither fill, stroke nor shadow.
struct PaintedForm: NumberPassing {
  private(set) var opacity: Double
  private(set) var cornerRadius: CornerRadii
  private(set) var path: Path?
  /// The widths of the sides of the stroke; of one that is equally wide everywhere, those too, so that both can mix.
  private(set) var borderWidths: Edges

  /// The form of a paint, with the corners of another one where it is given.
  init(_ paint: Paint, roundedAs other: Paint? = nil) {
    opacity = paint.opacity
    cornerRadius = (other ?? paint).cornerRadius
    path = paint.path
    let width = paint.stroke?.width ?? 0
    borderWidths =
      paint.borderWidths ?? Edges(top: width, left: width, bottom: width, right: width)
  }

  mutating func passNumbers(to visitor: any NumberVisitor) {
    visitor.number(&opacity)
    opacity = opacity.limitedToUnit
    cornerRadius.passNumbers(to: visitor)
    path = path?.passingNumbers(to: visitor)
    borderWidths.passNumbers(to: visitor)
  }
}
