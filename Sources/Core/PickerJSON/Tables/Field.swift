/// One key of a JSON object: its name, and how its value is read into `Root` and written from it.
///
/// The fields of a type are declared in one table, in the order of the documentation; documents, trees and
/// command-line options use this table. Fields hold closures rather than key paths, which Embedded Swift lacks.
///
///     Field("text") { $0.text = $1 }                                       read only
///     Field("width", .length, { $0.width }) { $0.width = $1 }              always written
///     Field("cap", unless: .butt, { $0.cap }) { $0.cap = $1 }              omitted if it is the default
///     Field("shadow", ifAny: { $0.shadow }) { $0.shadow = $1 }             omitted if it is nil
///     Field("text") { $0.text = $1 }.doc("What it says.")                  documented
@usableFromInline package struct Field<Root, Scope: Sendable>: Sendable {
  @usableFromInline package typealias Reader =
    @Sendable (JSONValue, inout Root, Scope) throws(JSONError) -> Void

  @usableFromInline package var description: KeyDescription
  /// How the field is written; nil if it is only read.
  @usableFromInline package var output: FieldOutput<Root>?
  /// Reads the value into a root in a scope.
  @usableFromInline let read: Reader
  #if !hasFeature(Embedded)
    /// Writes the field of a document; nil if documents lack it.
    @usableFromInline package var writeChange: ChangeWriter?
  #endif

  @inlinable init(
    _ description: KeyDescription, output: FieldOutput<Root>?, _ read: @escaping Reader
  ) {
    self.description = description
    self.output = output
    self.read = read
  }

  /// - Parameters:
  ///   - schema: The values that `read` accepts, except `null` if `takesNull` is false.
  ///   - takesNull: Whether `null` is a meaningful value; otherwise it is equivalent to an absent key.
  ///   - output: How the field is written; nil if it is only read.
  @_transparent @usableFromInline package init(
    _ key: String, schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    takesNull: Bool = false, output: FieldOutput<Root>? = nil, _ read: @escaping Reader
  ) {
    let description = KeyDescription(
      key, schema: SchemaSource(schema()), takesNull: takesNull)
    self.init(description, output: output, read)
  }

  package var key: String { description.key }

  /// This field, as a required one.
  @inlinable package var required: Field {
    var field = self
    field.description.isRequired = true
    return field
  }

  /// This field, documented by one sentence for help pages and the schema; Embedded Swift drops it.
  @_transparent @usableFromInline package func doc(_ sentence: @autoclosure () -> String) -> Field {
    #if hasFeature(Embedded)
      return self
    #else
      var field = self
      field.description.doc = sentence()
      return field
    #endif
  }
}

extension Field where Scope == Void {
  /// This field for a table that has a scope, which is ignored.
  @inlinable func scoped<Other: Sendable>() -> Field<Root, Other> {
    let read = read
    let field = Field<Root, Other>(description, output: output) {
      (json, root, _) throws(JSONError) in
      try read(json, &root, ())
    }
    #if hasFeature(Embedded)
      return field
    #else
      guard let writeChange else { return field }
      return field.written { key, root, base, _, json in writeChange(key, root, base, (), &json) }
    #endif
  }
}

/// How a field is written.
@usableFromInline package struct FieldOutput<Root>: Sendable {
  @usableFromInline package typealias Writer = @Sendable (Root, inout JSONWriter) -> Void

  /// The schema of what is written.
  @usableFromInline let schema: SchemaSource
  /// Whether the key is always written.
  @usableFromInline let isRequired: Bool
  /// Writes the key and the value, or omits both.
  @usableFromInline let write: Writer

  @inlinable init(schema: SchemaSource, isRequired: Bool, write: @escaping Writer) {
    self.schema = schema
    self.isRequired = isRequired
    self.write = write
  }

  /// Creates the output of a field.
  ///
  /// - Parameters:
  ///   - schema: The schema of what is written.
  ///   - isRequired: Whether the key is always written.
  ///   - write: Writes the key and the value, or omits both.
  @_transparent @usableFromInline package init(
    schema: @autoclosure @escaping @Sendable () -> JSONSchema, isRequired: Bool,
    write: @escaping Writer
  ) {
    self.init(schema: SchemaSource(schema()), isRequired: isRequired, write: write)
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

  /// A key of a Boolean. Unlike for other values, its code is specialized for the type of the root.
  @inlinable @inline(__always)
  package init(_ key: String, _ set: @escaping @Sendable (inout Root, Bool) -> Void) {
    self.init(key, schema: .bool) { (json, root, _) throws(JSONError) in
      set(&root, try json.bool())
    }
  }

  /// A key of a text. Unlike for other values, its code is specialized for the type of the root.
  @inlinable @inline(__always)
  package init(_ key: String, _ set: @escaping @Sendable (inout Root, String) -> Void) {
    self.init(key, schema: .text) { (json, root, _) throws(JSONError) in
      set(&root, try json.string())
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
  ///
  /// - Parameter output: How the field is written; nil if it is only read.
  @inlinable @inline(__always) package init<Value>(
    _ key: String, _ codec: JSONCodec<Value>, output: FieldOutput<Root>? = nil,
    _ set: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    let read = codec.read
    self.init(KeyDescription(key, schema: codec.schema), output: output) {
      (json, root, _) throws(JSONError) in
      set(&root, try read(json))
    }
  }

  /// An object whose members override the existing values of a part of the root.
  ///
  /// - Parameters:
  ///   - fields: The table of the part, which is made only if the key is read.
  ///   - access: Passes the part of the root to a closure: `{ $1(&$0.part) }`.
  @inlinable package static func object<Part>(
    _ key: String, _ fields: @autoclosure @escaping @Sendable () -> Fields<Part, Scope>,
    _ access: @escaping PartAccess<Root, Part>
  ) -> Field {
    Field(key, schema: fields().schema) { (json, root, scope) throws(JSONError) in
      let object = try json.object()
      try change(&root, access) { (part) throws(JSONError) in
        try fields().read(object, into: &part, scope)
      }
    }.written { key, root, base, scope, json in
      guard let part = part(of: root, access), let basePart = PickerJSON.part(of: base, access)
      else { return }
      json.object(key) { fields().writeChanges(of: part, from: basePart, scope, to: &$0) }
    }
  }

  /// A value that is decoded later, once others are known; it is stored as JSON.
  @_transparent @usableFromInline package static func later(
    _ key: String, schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    _ set: @escaping @Sendable (inout Root, JSONValue) -> Void
  ) -> Field {
    Field(key, schema: schema()) { (json, root, _) throws(JSONError) in set(&root, json) }
  }

  /// A key that is decoded elsewhere and only accepted here.
  @_transparent @usableFromInline package static func elsewhere(
    _ key: String, schema: @autoclosure @escaping @Sendable () -> JSONSchema
  ) -> Field {
    Field(key, schema: schema()) { (_, _, _) throws(JSONError) in }
  }
}
