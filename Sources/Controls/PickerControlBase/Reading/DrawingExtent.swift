import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText

/// The path of the first percentage in a drawing, recorded while it is read.
package final class PercentagePath: Sendable {
  private let first = Mutex<String?>(nil)

  /// Nil if there is none.
  package var path: String? { first.withLock { $0 } }

  package func record(_ path: @autoclosure () -> String) {
    if self.path == nil { first.withLock { $0 = path() } }
  }
}

/// The size to which the percentages of a drawing refer, while the drawing is read.
package final class DrawingExtent: Sendable {
  /// The size of the content box; nil on the first reading, before a size is proposed: all percentages are 0 then.
  private let size: Size?
  package let percentages = PercentagePath()

  package init(_ size: Size?) { self.size = size }

  /// Returns the points of a percentage of the width, the height, or of the smaller of both.
  fileprivate func points(_ percent: Double, along axis: Axis?, at json: JSONValue) -> Double {
    percentages.record(json.path)
    guard let size else { return 0 }
    let whole =
      switch axis {
      case .horizontal: size.width
      case .vertical: size.height
      case nil: min(size.width, size.height)
      }
    return whole * percent / 100
  }
}

extension ReadingScope {
  /// Reads points or, in a drawing, a percentage.
  ///
  /// - Parameter axis: The side of the drawing to which percentages refer; nil: the smaller one.
  func drawingLength(
    _ json: JSONValue, along axis: Axis?, isSigned: Bool = false
  ) throws(JSONError) -> Double {
    switch try RelativeLength(json, isMargin: isSigned) {
    case .points(let points): return points
    case .percent(let percent):
      guard let drawing else { throw json.unexpected("a number") }
      return drawing.points(percent, along: axis, at: json)
    case .auto, nil: throw json.unexpected("a number or a percentage such as \"50%\"")
    }
  }

  /// Reads `[x, y]` in points or percentages.
  func drawingOffset(_ json: JSONValue) throws(JSONError) -> Point {
    guard json.kind == .array else {
      var offset = Point.zero
      try DrawingOffset.fields.read(try json.object(), into: &offset, self)
      return offset
    }
    let parts = Array(try json.array())
    guard parts.count == 2 else { throw json.error("must have 2 numbers, has \(parts.count)") }
    return Point(
      x: try drawingLength(parts[0], along: .horizontal, isSigned: true),
      y: try drawingLength(parts[1], along: .vertical, isSigned: true))
  }

  /// Reads one radius, or four clockwise from the top left, in points or percentages.
  package func drawingRadii(_ json: JSONValue) throws(JSONError) -> CornerRadii {
    guard json.kind == .array else { return CornerRadii(try drawingLength(json, along: nil)) }
    var radii: [Double] = []
    for element in try json.array() { radii.append(try drawingLength(element, along: nil)) }
    guard radii.count == 4 else { throw json.error("must have 4 radii, has \(radii.count)") }
    return CornerRadii(
      topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
  }
}

/// The keys of an offset in points or percentages, and its schema.
package enum DrawingOffset {
  fileprivate static let fields = DocumentFields<Point>([
    .drawingLength("x", along: .horizontal, isSigned: true) { $0.x = $1 }.doc(
      "The x coordinate, in points or percent of the drawing's width; default: 0."),
    .drawingLength("y", along: .vertical, isSigned: true) { $0.y = $1 }.doc(
      "The y coordinate, in points or percent of the drawing's height; default: 0."),
  ])

  static var schema: JSONSchema {
    .anyOf([.list(of: RelativeLength.signedSchema, count: 2...2), fields.schema])
  }

  package static var radiiSchema: JSONSchema {
    .anyOf([
      RelativeLength.schema(), .list(of: RelativeLength.schema(), count: 4...4),
    ])
  }
}

extension Field where Scope == ReadingScope {
  /// A length in points or, as a percentage, of a side of the drawing.
  package static func drawingLength(
    _ key: String, along axis: Axis, isSigned: Bool = false,
    _ set: @escaping @Sendable (inout Root, Double) -> Void
  ) -> Field {
    let schema = isSigned ? RelativeLength.signedSchema : RelativeLength.schema()
    return Field(key, schema: schema) { (json, root, scope) throws(JSONError) in
      set(&root, try scope.drawingLength(json, along: axis, isSigned: isSigned))
    }
  }

  /// A transform whose translations may be percentages of the drawing.
  package static func drawingTransform(
    _ set: @escaping @Sendable (inout Root, AffineTransform) -> Void
  ) -> Field {
    Field("transform", schema: AffineTransform.schema(inDrawing: true)) {
      (json, root, scope) throws(JSONError) in
      set(&root, try AffineTransform(reading: json, scope))
    }
  }
}
