import PickerGeometry
import PickerJSON

/// A shape that documents can name, with its parameters.
protocol DocumentShape: Shape {
  /// The shape with the default of every parameter.
  init()

  /// Its parameters, which stand beside `shape`.
  static var fields: Fields<Self> { get }

  /// The parameters that have to be there.
  static var required: [String] { get }

  /// Looks at what the parameters make together.
  func check(_ source: DocumentSource) throws(JSONError)
}

extension DocumentShape {
  static var required: [String] { [] }

  func check(_: DocumentSource) throws(JSONError) {}
}

/// Every shape there is.
enum ShapeCatalog {
  /// One line a shape; the order is that of the documentation.
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

  /// What documents may have as their `shape`.
  static let names = all.map { $0.name }

  /// What ``DocumentSource/readShape(_:into:)`` takes.
  ///
  /// - Parameter fields: The keys beside those of the shape.
  static func schema<Rest: Sendable>(beside fields: Fields<Rest>) -> JSONSchema {
    .cases(by: "shape", all.map { $0.schemaCase(beside: fields) })
  }
}

/// A shape and what stands beside its parameters, while they are read.
private struct ShapeDraft<Kind: DocumentShape, Rest: Sendable> {
  var shape: Kind
  var rest: Rest
}

extension DocumentShape {
  /// Reads the parameters of this shape, and the keys of `rest` beside them.
  fileprivate static func read<Rest: Sendable>(
    _ source: DocumentSource, _ fields: Fields<Rest>, into rest: inout Rest
  ) throws(JSONError) -> any Shape {
    var draft = ShapeDraft(shape: Self(), rest: rest)
    try source.read(table(beside: fields), into: &draft)
    for key in required where !source.gives(key) {
      throw source.error(at: key, "is missing")
    }
    try draft.shape.check(source)
    rest = draft.rest
    return draft.shape
  }

  fileprivate static func schemaCase<Rest: Sendable>(
    beside fields: Fields<Rest>
  ) -> JSONSchema.Case {
    JSONSchema.Case(name, table(beside: fields).schema(requiring: ["shape"] + required))
  }

  private static func table<Rest: Sendable>(
    beside fields: Fields<Rest>
  ) -> Fields<ShapeDraft<Self, Rest>> {
    Fields(
      fields.within(\.rest), [.elsewhere("shape", schema: .words([name]))],
      Self.fields.within(\.shape))
  }
}

extension DocumentSource {
  /// Whether a key is there.
  fileprivate func gives(_ key: String) -> Bool {
    layers.contains { $0[key].map { !$0.isNull } ?? false }
  }

  /// Reads the shape that `shape` names with its parameters, and the other keys into `rest`.
  ///
  /// - Parameter fields: The other keys.
  func readShape<Rest: Sendable>(
    _ fields: Fields<Rest>, into rest: inout Rest
  ) throws(JSONError) -> any Shape {
    let known = "one of " + ShapeCatalog.names.joined(separator: ", ")
    guard let json = layers.compactMap({ $0["shape"] }).last(where: { !$0.isNull }) else {
      throw error(at: "shape", "is missing, expected \(known)")
    }
    guard json.kind == .string else { throw json.unexpected(known) }
    let name = try json.string()
    guard let kind = ShapeCatalog.all.first(where: { $0.name == name }) else {
      throw json.unexpected(known)
    }
    return try kind.read(self, fields, into: &rest)
  }
}
