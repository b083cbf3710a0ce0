import PickerGeometry
import PickerJSON

/// A shape that documents can name, with its parameters.
protocol DocumentShape: Shape {
  /// The shape with the default of every parameter.
  init()

  /// Its parameters, which stand beside `shape`.
  static var fields: Fields<Self> { get }

  /// Looks at what the parameters make together.
  func check(_ source: DocumentSource) throws(JSONError)
}

extension DocumentShape {
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
    let all = Fields<ShapeDraft<Self, Rest>>(Self.fields.within(\.shape), fields.within(\.rest))
    try source.read(all, into: &draft)
    try draft.shape.check(source)
    rest = draft.rest
    return draft.shape
  }
}

extension DocumentSource {
  /// Reads the shape that `shape` names with its parameters, and the other keys into `rest`.
  ///
  /// - Parameter fields: The other keys, `shape` among them.
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
