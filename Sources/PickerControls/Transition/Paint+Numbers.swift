import PickerColor
import PickerGeometry
import PickerTree

extension Shadow: NumberPassing {
  mutating func passNumbers(through visit: NumberVisitor) {
    color.passNumbers(through: visit)
    visit(&radius)
    radius = max(0, radius)
    offset.passNumbers(through: visit)
  }

  /// The shadow without any effect.
  var faded: Shadow {
    var shadow = self
    shadow.color = color.withAlpha(0)
    return shadow
  }
}

extension Stroke: NumberPassing {
  /// Passes the numbers of the fill, the width and the dashes.
  mutating func passNumbers(through visit: NumberVisitor) {
    fill.passNumbers(through: visit)
    visit(&width)
    width = max(0, width)
    for index in dash.indices {
      visit(&dash[index])
      dash[index] = max(0, dash[index])
    }
  }

  /// Whether the numbers of both mean the same, so that one can become the other.
  func isSimilar(to other: Stroke) -> Bool {
    fill.isSimilar(to: other.fill) && dash.count == other.dash.count
  }

  /// The stroke without any effect.
  var faded: Stroke {
    var stroke = self
    stroke.fill = fill.faded
    return stroke
  }

  /// The stroke with its colour as a constant gradient of the other's kind, where the other has a gradient.
  func matching(_ other: Stroke) -> Stroke {
    var stroke = self
    stroke.fill = fill.matching(other.fill)
    return stroke
  }
}

extension Edges {
  fileprivate mutating func passNumbers(through visit: NumberVisitor) {
    visit(&top)
    visit(&left)
    visit(&bottom)
    visit(&right)
    (top, left, bottom, right) = (max(0, top), max(0, left), max(0, bottom), max(0, right))
  }
}

extension CornerRadii {
  fileprivate mutating func passNumbers(through visit: NumberVisitor) {
    visit(&topLeft)
    visit(&topRight)
    visit(&bottomRight)
    visit(&bottomLeft)
  }
}

extension Point {
  fileprivate mutating func passNumbers(through visit: NumberVisitor) {
    visit(&x)
    visit(&y)
  }
}

extension Path {
  fileprivate func passingNumbers(through visit: NumberVisitor) -> Path {
    mapPoints { point in
      var point = point
      point.passNumbers(through: visit)
      return point
    }
  }

  /// Whether both consist of the same kinds of elements, so that one can become the other point by point.
  func isSimilar(to other: Path) -> Bool {
    guard elements.count == other.elements.count else { return false }
    return zip(elements, other.elements).allSatisfy { one, two in
      switch (one, two) {
      case (.move, .move), (.line, .line), (.quad, .quad), (.cubic, .cubic), (.close, .close): true
      default: false
      }
    }
  }
}

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

  mutating func passNumbers(through visit: NumberVisitor) {
    visit(&opacity)
    opacity = opacity.limitedToUnit
    cornerRadius.passNumbers(through: visit)
    path = path?.passingNumbers(through: visit)
    borderWidths.passNumbers(through: visit)
  }
}

extension Paint {
  /// The paint without any effect on what is inside the node: fills, stroke and shadow are transparent.
  var faded: Paint {
    var paint = self
    paint.fills = fills.map { $0.faded }
    paint.stroke = stroke?.faded
    paint.shadow = shadow?.faded
    return paint
  }
}
