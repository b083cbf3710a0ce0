import PickerGeometry
import PickerJSON
import PickerTree

extension AffineTransform: JSONReadable, JSONWritable {
  /// Reads a list of steps, applied in order, or the six numbers of a matrix.
  package init(reading json: JSONValue) throws(JSONError) {
    try self.init(reading: json, nil)
  }

  /// Reads a transform whose translations may be percentages.
  ///
  /// - Parameter scope: The scope of a drawing; nil: there are no percentages.
  init(reading json: JSONValue, _ scope: ReadingScope?) throws(JSONError) {
    guard json.kind == .array else {
      throw json.unexpected("a list of steps such as {\"rotate\": 15}, or six numbers")
    }
    let elements = Array(try json.array())
    if elements.first?.kind == .number {
      self = try AffineTransform.numbers.read(json)
    } else {
      self = .identity
      for element in elements {
        self = concatenating(try AffineTransform(step: element, scope))
      }
    }
    guard isBounded else { throw json.error("moves points farther than 1000000000") }
  }

  /// Reads an object with exactly one key that names the step, or six numbers.
  private init(step json: JSONValue, _ scope: ReadingScope?) throws(JSONError) {
    switch json.kind {
    case .array: self = try AffineTransform.numbers.read(json)
    case .object:
      var step = TransformStep(scope: scope)
      try TransformStep.fields.read(try json.object(), into: &step)
      guard let found = step.transform else {
        let names = TransformStep.fields.keys.joined(separator: ", ")
        throw json.error("has no step, expected one of \(names)")
      }
      self = found
    default: throw json.unexpected("a step such as {\"rotate\": 15}, or six numbers")
    }
  }

  /// Writes six numbers.
  package func write(to json: inout JSONWriter) { AffineTransform.numbers.write(self, &json) }

  package static var writtenSchema: JSONSchema { numbers.writtenSchema() }

  package static var schema: JSONSchema { schema(inDrawing: false) }

  /// - Parameter inDrawing: Whether translations may be percentages.
  static func schema(inDrawing: Bool) -> JSONSchema {
    .shared(inDrawing ? "drawingTransform" : "transform") {
      let fields = inDrawing ? TransformStep.relativeFields : TransformStep.fields
      return .anyOf([
        numbers.schema(),
        .list(of: .anyOf([numbers.schema(), fields.schema(ofOne: fields.keys)])),
      ])
    }
  }

  private static let numbers = JSONCodec<AffineTransform>.numbers(
    in: -maximumLength...maximumLength)

  /// Whether its numbers are small enough to draw without loss of precision.
  package var isBounded: Bool {
    [a, b, c, d, tx, ty].allSatisfy { $0.magnitude <= 1e9 }
  }
}

/// A step of a transform while it is read.
private struct TransformStep {
  /// The scope of a drawing; nil: there are no percentages.
  let scope: ReadingScope?
  var transform: AffineTransform?

  static let fields = table(inDrawing: false)
  static let relativeFields = table(inDrawing: true)

  private static func table(inDrawing: Bool) -> ValueFields<TransformStep> {
    let offset = inDrawing ? DrawingOffset.schema : Point.schema
    return ValueFields<TransformStep>(
      [translation(offset)] + others + [inversion(inDrawing: inDrawing)])
  }

  private static func translation(_ schema: JSONSchema) -> Field<TransformStep, Void> {
    .step("translate", schema: schema) { (json, scope) throws(JSONError) in
      guard let scope else { return AffineTransform(translation: try Point(reading: json)) }
      return AffineTransform(translation: try scope.drawingOffset(json))
    }.doc("Moves by x and y points, in a drawing also by percentages of its size.")
  }

  private static let others: [Field<TransformStep, Void>] = [
    .step("scale", schema: .anyOf([.number(in: -maximumLength...maximumLength), Point.schema])) {
      (json, _) throws(JSONError) in
      if json.kind == .number {
        return AffineTransform(scale: try json.number(in: -maximumLength...maximumLength))
      }
      let factors = try Point(reading: json)
      return AffineTransform(scaleX: factors.x, scaleY: factors.y)
    }.doc("Scales by a factor, or by a separate factor for each axis."),
    .step("rotate", schema: Angle.schema) { (json, _) throws(JSONError) in
      AffineTransform(rotation: try Angle(reading: json))
    }.doc("Rotates clockwise, in degrees."),
    .step("mirror", schema: Axis.schema) { (json, _) throws(JSONError) in
      let axis = try Axis(reading: json)
      return AffineTransform(mirrorAt: Angle(degrees: axis == .horizontal ? 90 : 0))
    }.doc("Swaps left and right, or top and bottom."),
    .step("shear", schema: Point.schema) { (json, _) throws(JSONError) in
      let shares = try Point(reading: json)
      return AffineTransform(shearX: shares.x, shearY: shares.y)
    }.doc("Shears by fractions of y along x, and of x along y."),
  ]

  private static func inversion(inDrawing: Bool) -> Field<TransformStep, Void> {
    .step("invert", schema: AffineTransform.schema(inDrawing: inDrawing)) {
      (json, scope) throws(JSONError) in
      let transform = try AffineTransform(reading: json, scope)
      do throws(SingularTransformError) {
        return try transform.inverted()
      } catch {
        throw json.error(error.description)
      }
    }.doc("Inverts another transform.")
  }
}

extension Field where Root == TransformStep, Scope == Void {
  /// A transform step; an object must have exactly one.
  fileprivate static func step(
    _ name: String, schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    _ read: @escaping @Sendable (JSONValue, ReadingScope?) throws(JSONError) -> AffineTransform
  ) -> Field {
    Field(name, schema: schema()) { (json, step, _) throws(JSONError) in
      guard step.transform == nil else {
        throw json.error("a step takes only one key, and this is the second")
      }
      step.transform = try read(json, step.scope)
    }
  }
}

extension Point: JSONReadable {
  /// Reads `[x, y]`, or an object with `x` and `y`.
  package init(reading json: JSONValue) throws(JSONError) {
    self.init(x: 0, y: 0)
    switch json.kind {
    case .object: try Point.fields.read(try json.object(), into: &self)
    case .array:
      let parts = Array(try json.array())
      guard parts.count == 2 else { throw json.error("must have 2 numbers, has \(parts.count)") }
      x = try parts[0].number(in: -maximumLength...maximumLength)
      y = try parts[1].number(in: -maximumLength...maximumLength)
    default: throw json.unexpected("[x, y]")
    }
  }

  package static var schema: JSONSchema {
    .anyOf([.list(of: .number(in: -maximumLength...maximumLength), count: 2...2), fields.schema])
  }

  private static let fields = ValueFields<Point>([
    Field("x", .number(in: -maximumLength...maximumLength)) { $0.x = $1 }.doc(
      "The x coordinate, or the value for the x axis; default: 0."),
    Field("y", .number(in: -maximumLength...maximumLength)) { $0.y = $1 }.doc(
      "The y coordinate, or the value for the y axis; default: 0."),
  ])
}

extension Angle: JSONReadable, JSONWritable {
  /// Reads degrees.
  package init(reading json: JSONValue) throws(JSONError) {
    self.init(degrees: try json.number(in: -maximumLength...maximumLength))
  }

  package func write(to json: inout JSONWriter) { json.number(degrees) }

  package static var schema: JSONSchema { .number(in: -maximumLength...maximumLength) }
}
