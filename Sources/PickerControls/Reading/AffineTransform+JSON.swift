import PickerGeometry
import PickerJSON

extension AffineTransform: JSONReadable {
  /// A list of steps applied in order, or the six numbers of one.
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    guard json.kind == .array else {
      throw json.unexpected("a list of steps such as {\"rotate\": 15}, or six numbers")
    }
    let elements = Array(try json.array())
    if elements.first?.kind == .number {
      self = try AffineTransform(numbers: json)
    } else {
      self = .identity
      for element in elements {
        self = concatenating(try AffineTransform(step: element, scope))
      }
    }
    guard isBounded else { throw json.error("takes points further away than 1000000000") }
  }

  /// `[a, b, c, d, tx, ty]`
  private init(numbers json: JSONValue) throws(JSONError) {
    var numbers: [Double] = []
    for element in try json.array() {
      numbers.append(try element.number(in: -maximumLength...maximumLength))
    }
    guard numbers.count == 6 else {
      throw json.error("must be 6 numbers, a b c d tx ty, are \(numbers.count)")
    }
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// An object with the one key that names the step, or six numbers.
  private init(step json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    switch json.kind {
    case .array: try self.init(numbers: json)
    case .object:
      var step = TransformStep()
      try TransformStep.fields.read(try json.object(), into: &step, scope)
      guard let found = step.transform else {
        let names = TransformStep.fields.keys.joined(separator: ", ")
        throw json.error("has no step, expected one of \(names)")
      }
      self = found
    default: throw json.unexpected("a step such as {\"rotate\": 15}, or six numbers")
    }
  }

  static var schema: JSONSchema {
    .shared("transform") {
      .anyOf([
        numbersSchema,
        .list(
          of: .anyOf([numbersSchema, TransformStep.fields.schema(ofOne: TransformStep.fields.keys)])
        ),
      ])
    }
  }

  private static var numbersSchema: JSONSchema {
    .list(of: .number(in: -maximumLength...maximumLength), count: 6...6)
  }

  /// Whether its numbers are so small that nothing is lost by drawing with them.
  var isBounded: Bool {
    [a, b, c, d, tx, ty].allSatisfy { $0.magnitude <= 1e9 }
  }
}

/// A step of a transform while it is read: it has exactly one name.
private struct TransformStep {
  var transform: AffineTransform?

  static let fields = Fields<TransformStep>([
    .step("translate", schema: Point.schema) { (json, scope) throws(JSONError) in
      AffineTransform(translation: try Point(reading: json, scope))
    },
    .step("scale", schema: .anyOf([.number(in: -maximumLength...maximumLength), Point.schema])) {
      (json, scope) throws(JSONError) in
      if json.kind == .number {
        return AffineTransform(scale: try json.number(in: -maximumLength...maximumLength))
      }
      let factors = try Point(reading: json, scope)
      return AffineTransform(scaleX: factors.x, scaleY: factors.y)
    },
    .step("rotate", schema: Angle.schema) { (json, scope) throws(JSONError) in
      AffineTransform(rotation: try Angle(reading: json, scope))
    },
    .step("mirror", schema: Axis.schema) { (json, scope) throws(JSONError) in
      let axis = try Axis(reading: json, scope)
      return AffineTransform(mirrorAt: Angle(degrees: axis == .horizontal ? 90 : 0))
    },
    .step("shear", schema: Point.schema) { (json, scope) throws(JSONError) in
      let shares = try Point(reading: json, scope)
      return AffineTransform(shearX: shares.x, shearY: shares.y)
    },
    .step("invert", schema: AffineTransform.schema) { (json, scope) throws(JSONError) in
      let transform = try AffineTransform(reading: json, scope)
      do throws(SingularTransformError) {
        return try transform.inverted()
      } catch {
        throw json.error(error.description)
      }
    },
  ])
}

extension Field<TransformStep> {
  /// A step, which must be the only one.
  fileprivate static func step(
    _ name: String, schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    _ read: @escaping @Sendable (JSONValue, ReadingScope) throws(JSONError) -> AffineTransform
  ) -> Field {
    Field(name, schema: schema()) { (json, step, scope) throws(JSONError) in
      guard step.transform == nil else {
        throw json.error("a step does one thing, and this is the second")
      }
      step.transform = try read(json, scope)
    }
  }
}

extension Point: JSONReadable {
  /// `[x, y]`, or an object with `x` and `y`.
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init(x: 0, y: 0)
    switch json.kind {
    case .object: try Point.fields.read(try json.object(), into: &self, scope)
    case .array:
      let parts = Array(try json.array())
      guard parts.count == 2 else { throw json.error("must be 2 numbers, are \(parts.count)") }
      x = try parts[0].number(in: -maximumLength...maximumLength)
      y = try parts[1].number(in: -maximumLength...maximumLength)
    default: throw json.unexpected("[x, y]")
    }
  }

  static var schema: JSONSchema {
    .anyOf([.list(of: .number(in: -maximumLength...maximumLength), count: 2...2), fields.schema])
  }

  private static let fields = Fields<Point>([
    .number("x", \.x, in: -maximumLength...maximumLength),
    .number("y", \.y, in: -maximumLength...maximumLength),
  ])
}

extension Angle: JSONReadable {
  /// Degrees.
  init(reading json: JSONValue, _: ReadingScope) throws(JSONError) {
    self.init(degrees: try json.number(in: -maximumLength...maximumLength))
  }

  static var schema: JSONSchema { .number(in: -maximumLength...maximumLength) }
}
