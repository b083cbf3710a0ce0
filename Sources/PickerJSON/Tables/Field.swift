/// One key of a JSON object: its name, and how its value is read into `Root` and written from it.
///
/// The fields of a type are declared in one table, in the order of the documentation; documents, trees and
/// command-line options use this table. Fields hold closures rather than key paths, which Embedded Swift lacks.
///
///     Field("text") { $0.text = $1 }                                       read only
///     Field("width", .length, { $0.width }) { $0.width = $1 }              always written
///     Field("cap", unless: .butt, { $0.cap }) { $0.cap = $1 }              omitted if it is the default
///     Field("shadow", ifAny: { $0.shadow }) { $0.shadow = $1 }             omitted if it is nil
@usableFromInline package struct Field<Root, Scope: Sendable>: Sendable {
  @usableFromInline package typealias Reader =
    @Sendable (JSONValue, inout Root, Scope) throws(JSONError) -> Void

  @usableFromInline package let key: String
  /// The schema of the value, as far as it does not depend on the scope.
  @usableFromInline package let schema: @Sendable () -> JSONSchema
  /// Whether `null` is a meaningful value; otherwise it is equivalent to an absent key.
  package let takesNull: Bool
  @usableFromInline package let read: Reader
  /// How the field is written; nil if it is only read.
  @usableFromInline package var output: FieldOutput<Root>?
  /// Whether the absence of the key is an error.
  package private(set) var isRequired = false

  /// - Parameter schema: The values that `read` accepts, except `null` if `takesNull` is false.
  @usableFromInline package init(
    _ key: String, schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    takesNull: Bool = false, _ read: @escaping Reader
  ) {
    self.key = key
    self.schema = schema
    self.takesNull = takesNull
    self.read = read
  }

  /// This field, as a required one.
  package var required: Field {
    var copy = self
    copy.isRequired = true
    return copy
  }
}

/// How a field is written.
@usableFromInline package struct FieldOutput<Root>: Sendable {
  @usableFromInline package typealias Writer = @Sendable (Root, inout JSONWriter) -> Void

  /// The schema of what is written.
  @usableFromInline package let schema: @Sendable () -> JSONSchema
  /// Whether the key is always written.
  @usableFromInline package let isRequired: Bool
  /// Writes the key and the value, or omits both.
  @usableFromInline package let write: Writer
  /// The fields of a part that are written together; nil for a field of the root itself.
  var group: FieldGroup<Root>?
  /// Replaces each number by the value that is written for it.
  @usableFromInline package let round: @Sendable (inout Root) -> Void

  /// Creates the output of a field.
  @usableFromInline package init(
    schema: @escaping @Sendable () -> JSONSchema, isRequired: Bool,
    write: @escaping Writer,
    round: @escaping @Sendable (inout Root) -> Void
  ) {
    self.schema = schema
    self.isRequired = isRequired
    self.write = write
    self.round = round
  }
}

/// The fields of a part of `Root`, which are absent together where there is no such part.
@usableFromInline final class FieldGroup<Root>: Sendable {
  /// The number of fields that are written.
  let count: Int
  /// Writes all fields.
  let write: FieldOutput<Root>.Writer

  init(count: Int, write: @escaping FieldOutput<Root>.Writer) {
    self.count = count
    self.write = write
  }
}

// Fields that are only read.
extension Field {
  /// A key whose value depends on its JSON only.
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

  /// A key whose value is decoded by `codec`.
  @usableFromInline package init<Value>(
    _ key: String, _ codec: JSONCodec<Value>,
    _ set: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    self.init(key, schema: codec.schema()) { (json, root, _) throws(JSONError) in
      set(&root, try codec.read(json))
    }
  }

  /// An object whose members override the existing values of a part of the root.
  ///
  /// - Parameter access: Passes the part of the root to a closure: `{ $1(&$0.part) }`.
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

  /// A value that is decoded later, once others are known; it is stored as JSON.
  package static func later(
    _ key: String, schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    _ set: @escaping @Sendable (inout Root, JSONValue) -> Void
  ) -> Field {
    Field(key, schema: schema()) { (json, root, _) throws(JSONError) in set(&root, json) }
  }

  /// A key that is decoded elsewhere and only accepted here.
  package static func elsewhere(
    _ key: String, schema: @autoclosure @escaping @Sendable () -> JSONSchema
  ) -> Field {
    Field(key, schema: schema()) { (_, _, _) throws(JSONError) in }
  }
}
