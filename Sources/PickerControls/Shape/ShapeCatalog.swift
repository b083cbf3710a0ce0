import PickerGeometry
import PickerJSON

/// A shape that documents can name, with its parameters.
protocol DocumentShape: Shape {
  /// The shape with the default of every parameter.
  init()

  /// The keys of its parameters, beside `shape`.
  static var fields: DocumentFields<Self> { get }

  /// The required parameters.
  static var required: [String] { get }

  /// Checks constraints between parameters.
  func check(_ source: DocumentSource) throws(JSONError)
}

extension DocumentShape {
  static var required: [String] { [] }

  func check(_: DocumentSource) throws(JSONError) {}
}

/// All shapes of documents.
enum ShapeCatalog {
  /// All shapes, in the order of the documentation.
  static let all: [any DocumentShape.Type] = [
    Polygon.self,
    Star.self,
    Leaf.self,
    OppositeLeaves.self,
    FlowerOfLife.self,
    Circle.self,
    Ellipse.self,
    Capsule.self,
    RoundedRect.self,
    Arc.self,
    Line.self,
    PathShape.self,
  ]

  /// The values of `shape` in documents.
  static let names = all.map { $0.name }

  fileprivate static let expectation = "one of " + names.joined(separator: ", ")

  /// The schema of what ``DocumentSource/readShape(_:into:)`` accepts.
  ///
  /// - Parameter fields: The keys beside those of the shape.
  static func schema<Rest: Sendable>(beside fields: DocumentFields<Rest>) -> JSONSchema {
    .cases(by: "shape", all.map { $0.schemaCase(beside: fields) })
  }
}

/// A shape together with the other keys of its object, for a common schema.
private struct ShapeDraft<Kind: DocumentShape, Rest: Sendable> {
  var shape: Kind
  var rest: Rest
}

extension DocumentShape {
  /// Reads the parameters of this shape, and the keys of `rest` beside them.
  fileprivate static func read<Rest: Sendable>(
    _ source: DocumentSource, _ fields: DocumentFields<Rest>, into rest: inout Rest
  ) throws(JSONError) -> any Shape {
    var shape = Self()
    for layer in source.layers {
      for member in layer where !(source.outerKeys + ["shape"]).contains(where: member.keyEquals) {
        if try Self.fields.take(member, into: &shape, source.scope) { continue }
        if try fields.take(member, into: &rest, source.scope) { continue }
        throw member.unknownKeyError(known: fields.keys + ["shape"] + Self.fields.keys)
      }
    }
    for key in required where !source.hasValue(for: key) {
      throw source.error(at: key, "is missing")
    }
    try shape.check(source)
    return shape
  }

  fileprivate static func schemaCase<Rest: Sendable>(
    beside fields: DocumentFields<Rest>
  ) -> JSONSchema.Case {
    let all = DocumentFields<ShapeDraft<Self, Rest>>(
      fields.within { $1(&$0.rest) }, [.elsewhere("shape", schema: .words([name]))],
      Self.fields.within { $1(&$0.shape) })
    return JSONSchema.Case(name, schema: all.schema(requiring: ["shape"] + required))
  }
}

extension DocumentSource {
  /// Whether any layer has a non-null value for a key.
  fileprivate func hasValue(for key: String) -> Bool {
    layers.contains { $0[key].map { !$0.isNull } ?? false }
  }

  /// Reads the shape named by `shape` with its parameters, and the other keys into `rest`.
  ///
  /// - Parameter fields: The other keys.
  func readShape<Rest: Sendable>(
    _ fields: DocumentFields<Rest>, into rest: inout Rest
  ) throws(JSONError) -> any Shape {
    guard let json = layers.compactMap({ $0["shape"] }).last(where: { !$0.isNull }) else {
      throw error(at: "shape", "is missing, expected \(ShapeCatalog.expectation)")
    }
    guard json.kind == .string else { throw json.unexpected(ShapeCatalog.expectation) }
    let name = try json.string()
    guard let kind = ShapeCatalog.all.first(where: { $0.name == name }) else {
      throw json.unexpected(ShapeCatalog.expectation)
    }
    return try kind.read(self, fields, into: &rest)
  }
}
