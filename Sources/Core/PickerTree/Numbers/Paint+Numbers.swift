import PickerColor
import PickerGeometry

extension Paint: NumberPassing {
  /// Passes the numbers of everything that is painted.
  package mutating func passNumbers(to visitor: any NumberVisitor) {
    for fill in fills.indices { fills[fill].passNumbers(to: visitor) }
    stroke?.passNumbers(to: visitor)
    borderWidths?.passNumbers(to: visitor)
    cornerRadius.passNumbers(to: visitor)
    shadow?.passNumbers(to: visitor)
    visitor.number(&opacity)
    path = path?.passingNumbers(to: visitor)
  }
}

extension Shadow: NumberPassing {
  package mutating func passNumbers(to visitor: any NumberVisitor) {
    visitor.color(&color)
    visitor.length(&radius)
    radius = max(0, radius)
    offset.passNumbers(to: visitor)
  }
}

extension Stroke: NumberPassing {
  /// Passes the numbers of the fill, the width and the dashes.
  package mutating func passNumbers(to visitor: any NumberVisitor) {
    fill.passNumbers(to: visitor)
    visitor.length(&width)
    width = max(0, width)
    for index in dash.indices {
      visitor.length(&dash[index])
      dash[index] = max(0, dash[index])
    }
    if !dash.contains(where: { $0 > 0 }) { dash = [] }
  }
}

extension Edges {
  package mutating func passNumbers(to visitor: any NumberVisitor) {
    visitor.length(&top)
    visitor.length(&left)
    visitor.length(&bottom)
    visitor.length(&right)
    (top, left, bottom, right) = (max(0, top), max(0, left), max(0, bottom), max(0, right))
  }
}

extension CornerRadii {
  package mutating func passNumbers(to visitor: any NumberVisitor) {
    visitor.length(&topLeft)
    visitor.length(&topRight)
    visitor.length(&bottomRight)
    visitor.length(&bottomLeft)
  }
}

extension Point: NumberPassing {
  package mutating func passNumbers(to visitor: any NumberVisitor) {
    visitor.length(&x)
    visitor.length(&y)
  }
}

extension Path {
  package func passingNumbers(to visitor: any NumberVisitor) -> Path {
    mapPoints { point in
      var point = point
      point.passNumbers(to: visitor)
      return point
    }
  }
}

extension Rect: NumberPassing {
  /// Passes the origin and the size.
  package mutating func passNumbers(to visitor: any NumberVisitor) {
    origin.passNumbers(to: visitor)
    visitor.length(&size.width)
    visitor.length(&size.height)
    size = Size(width: max(0, size.width), height: max(0, size.height))
  }
}
