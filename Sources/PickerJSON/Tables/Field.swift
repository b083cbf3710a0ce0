/// One key of a JSON object: its name, how its value finds its place in `Root`, and how it is written.
///
/// The fields of a value stand in one table, in the order of the documentation; documents, trees and
/// command-line options go through it. Fields hold closures and no key paths, which Embedded Swift lacks.
///
///     Field("text") { $0.text = $1 }                                       read only
///     Field("width", .length, { $0.width }) { $0.width = $1 }              always written
///     Field("cap", unless: .butt, { $0.cap }) { $0.cap = $1 }              left out where it is the default
///     Field("shadow", ifAny: { $0.shadow }) { $0.shadow = $1 }             left out where it is nil
package struct Field<Root, Scope: Sendable>: Sendable {
  package typealias Reader = @Sendable (JSONValue, inout Root, Scope) throws(JSONError) -> Void

  package let key: String
  /// What the value may be, as far as the value alone tells.
  package let schema: @Sendable () -> JSONSchema
  /// Whether `null` means something here; elsewhere it is the same as an absent key.
  package let takesNull: Bool
  package let read: Reader
  /// How it is written; nil: it is only read.
  package var output: FieldOutput<Root>?
  /// Whether an object without the key is an error.
  package private(set) var isRequired = false

  /// - Parameter schema: Every value that `read` takes; where `takesNull` is false, but for `null`.
  package init(
    _ key: String, schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    takesNull: Bool = false, _ read: @escaping Reader
  ) {
    self.key = key
    self.schema = schema
    self.takesNull = takesNull
    self.read = read
  }

  /// The field, without which an object cannot be read.
  package var required: Field {
    var copy = self
    copy.isRequired = true
    return copy
  }
}

/// How a field is written.
package struct FieldOutput<Root>: Sendable {
  /// What is written.
  package let schema: @Sendable () -> JSONSchema
  /// Whether the key is always there.
  package let isRequired: Bool
  /// Writes the key and the value, or nothing.
  package let write: @Sendable (Root, inout JSONWriter) -> Void
  /// Puts the numbers that are written in place of those there are.
  package let round: @Sendable (inout Root) -> Void

  /// How a field is written.
  package init(
    schema: @escaping @Sendable () -> JSONSchema, isRequired: Bool,
    write: @escaping @Sendable (Root, inout JSONWriter) -> Void,
    round: @escaping @Sendable (inout Root) -> Void
  ) {
    self.schema = schema
    self.isRequired = isRequired
    self.write = write
    self.round = round
  }
}

// Fields that are only read.
extension Field {
  /// A key that is the property's name.
  package init<Value: JSONReadable>(
    _ key: String, _ set: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    self.init(key, schema: Value.schema) { (json, root, _) throws(JSONError) in
      set(&root, try Value(reading: json))
    }
  }

  /// A key whose value depends on the scope.
  package init<Value: ScopedReadable<Scope>>(
    _ key: String, _ set: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    self.init(key, schema: Value.schema) { (json, root, scope) throws(JSONError) in
      set(&root, try Value(reading: json, scope))
    }
  }

  /// A key whose value stands there as `codec` says.
  package init<Value>(
    _ key: String, _ codec: JSONCodec<Value>,
    _ set: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    self.init(key, schema: codec.schema()) { (json, root, _) throws(JSONError) in
      set(&root, try codec.read(json))
    }
  }

  /// An object whose members are set over those there are.
  ///
  /// - Parameter access: Hands over the part of the root: `{ $1(&$0.part) }`.
  package static func object<Part>(
    _ key: String, _ fields: Fields<Part, Scope>, _ access: @escaping PartAccess<Root, Part>
  ) -> Field {
    Field(key, schema: fields.schema) { (json, root, scope) throws(JSONError) in
      let object = try json.object()
      try change(&root, access) { (part) throws(JSONError) in
        try fields.read(object, into: &part, scope)
      }
    }
  }

  /// A value that can be read only once others are known, kept as it stands.
  package static func later(
    _ key: String, schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    _ set: @escaping @Sendable (inout Root, JSONValue) -> Void
  ) -> Field {
    Field(key, schema: schema()) { (json, root, _) throws(JSONError) in set(&root, json) }
  }

  /// A key that something else reads, and that is only let through here.
  package static func elsewhere(
    _ key: String, schema: @autoclosure @escaping @Sendable () -> JSONSchema
  ) -> Field {
    Field(key, schema: schema()) { (_, _, _) throws(JSONError) in }
  }
}
