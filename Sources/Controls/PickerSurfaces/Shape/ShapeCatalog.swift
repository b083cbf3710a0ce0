import PickerControlBase
import PickerGeometry
import PickerJSON

/// A shape that documents can name, with its parameters.
protocol DocumentShape: Shape {
  /// The shape with the default of every parameter.
  init()

  /// The keys of its parameters, in addition to `shape`.
  static var fields: DocumentFields<Self> { get }

  /// The keys of its parameters in a drawing, where lengths may be percentages.
  static var drawingFields: DocumentFields<Self> { get }

  /// The required parameters.
  static var required: [String] { get }

  /// Checks constraints between parameters.
  func check(_ source: DocumentSource) throws(JSONError)
}

extension DocumentShape {
  static var drawingFields: DocumentFields<Self> { fields }

  static var required: [String] { [] }

  func check(_: DocumentSource) throws(JSONError) {}
}

/// An entry of the shape catalogue: the name, the parameters and the reader of one kind of shape.
struct ShapeKind: Sendable {
  /// The value of `shape` in documents.
  let name: String
  /// The required parameters.
  let required: [String]
  /// The keys of the parameters with their schemas.
  let members: @Sendable (_ inDrawing: Bool) -> [JSONSchema.Member]
  /// Reads the parameters, and passes every other member to the closure, which returns whether it knows the key.
  /// The strings are the keys that it knows, for error messages.
  let read:
    @Sendable (
      DocumentSource, [String], (JSONMember) throws(JSONError) -> Bool
    ) throws(JSONError) -> AnyShape

  #if !hasFeature(Embedded)
    /// Writes the parameters that differ from the defaults; nil if the shape is of another kind.
    let write: @Sendable (AnyShape, ReadingScope, inout JSONWriter) -> Void?
  #endif

  init<Kind: DocumentShape>(_: Kind.Type) {
    #if !hasFeature(Embedded)
      write = { shape, scope, json in
        guard let shape = shape.base as? Kind else { return nil }
        // A required parameter is written even if it is the default.
        let fields = Kind.fields
        return fields.writeChanges(of: shape, from: Kind(), scope, to: &json)
      }
    #endif
    name = Kind.name
    required = Kind.required
    members = { inDrawing in
      (inDrawing ? Kind.drawingFields : Kind.fields).schemaMembers(requiring: Kind.required)
    }
    read = { (source, otherKeys, takeOther) throws(JSONError) in
      AnyShape(try Kind(reading: source, besides: otherKeys, takeOther))
    }
  }
}

/// All shapes of documents.
enum ShapeCatalog {
  /// All shapes, in the order of the documentation.
  static let all: [ShapeKind] = [
    ShapeKind(Polygon.self),
    ShapeKind(Star.self),
    ShapeKind(Leaf.self),
    ShapeKind(OppositeLeaves.self),
    ShapeKind(FlowerOfLife.self),
    ShapeKind(Circle.self),
    ShapeKind(Ellipse.self),
    ShapeKind(Capsule.self),
    ShapeKind(RoundedRect.self),
    ShapeKind(Arc.self),
    ShapeKind(Line.self),
    ShapeKind(PathShape.self),
  ]

  /// The values of `shape` in documents.
  static let names = all.map { $0.name }

  fileprivate static let expectation = "one of " + names.joined(separator: ", ")

  /// The schema of what ``DocumentSource/readShape(_:into:)`` accepts.
  ///
  /// - Parameters:
  ///   - fields: The keys in addition to those of the shape.
  ///   - inDrawing: Whether lengths may be percentages.
  static func schema<Rest: Sendable>(
    beside fields: DocumentFields<Rest>, inDrawing: Bool = false
  ) -> JSONSchema {
    let others = fields.schemaMembers(requiring: [])
    return .cases(
      by: "shape",
      all.map { kind in
        let members =
          others + [("shape", JSONSchema.words([kind.name]).described("The shape."))]
          + kind.members(inDrawing)
        return JSONSchema.Case(
          kind.name,
          schema: .object(JSONSchema.Members(members, required: ["shape"] + kind.required)))
      })
  }
}

extension JSONWriter {
  /// Writes the name of a shape and its parameters.
  mutating func members(of shape: AnyShape, _ scope: ReadingScope) {
    member("shape", string: shape.name)
    #if !hasFeature(Embedded)
      let kind = ShapeCatalog.all.first { $0.name == shape.name }
      guard kind?.write(shape, scope, &self) == nil else { return }
      noteRefusal("\(shape.name.quotedInMessage) is a shape that documents do not have")
    #endif
  }
}

extension DocumentShape {
  /// Reads the parameters of this shape; `takeOther` reads the other members.
  fileprivate init(
    reading source: DocumentSource, besides otherKeys: [String],
    _ takeOther: (JSONMember) throws(JSONError) -> Bool
  ) throws(JSONError) {
    self.init()
    let fields = source.scope.drawing == nil ? Self.fields : Self.drawingFields
    for layer in source.layers {
      for member in layer where !(source.outerKeys + ["shape"]).contains(where: member.keyEquals) {
        if try fields.take(member, into: &self, source.scope) { continue }
        if try takeOther(member) { continue }
        throw member.unknownKeyError(
          known: otherKeys + source.outerKeys + ["shape"] + fields.keys)
      }
    }
    for key in Self.required where !source.hasValue(for: key) {
      throw source.error(at: key, "is missing")
    }
    try check(source)
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
  ) throws(JSONError) -> AnyShape {
    guard let json = layers.compactMap({ $0["shape"] }).last(where: { !$0.isNull }) else {
      throw error(at: "shape", "is missing, expected \(ShapeCatalog.expectation)")
    }
    let kind = ShapeCatalog.all[try json.position(amongWords: ShapeCatalog.names)]
    return try kind.read(self, fields.keys) { (member) throws(JSONError) in
      try fields.take(member, into: &rest, scope)
    }
  }
}
