import PickerGeometry
import PickerTree

/// The properties of a paint other than fills, stroke and shadow.
struct PaintedForm: NumberPassing {
  private(set) var opacity: Double
  private(set) var cornerRadius: CornerRadii
  private(set) var path: Path?
  /// The widths of the stroke's sides, even if they are all equal, so both can be mixed.
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
