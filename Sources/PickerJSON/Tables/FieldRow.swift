/// A field without its types: what ``Field`` keeps, so that the tables of all types share one implementation.
///
/// The Swift runtime takes longer to look up a generic type for the first time than to read a document of some items, so
/// only the closures know the types. They receive the root and the scope as pointers to values of these types.
@usableFromInline package final class FieldRow: Sendable {
  @usableFromInline typealias Reader =
    @Sendable (JSONValue, UnsafeMutableRawPointer, UnsafeRawPointer) throws(JSONError) -> Void

  @usableFromInline let key: String
  /// The schema of the value, as far as it does not depend on the scope.
  @usableFromInline let schema: @Sendable () -> JSONSchema
  /// Whether `null` is a meaningful value; otherwise it is equivalent to an absent key.
  let takesNull: Bool
  /// Whether the absence of the key is an error.
  let isRequired: Bool
  /// Reads the value into a root in a scope.
  let read: Reader
  /// How the field is written; nil if it is only read.
  @usableFromInline let output: OutputRow?

  @usableFromInline init(
    _ key: String, schema: @escaping @Sendable () -> JSONSchema, takesNull: Bool = false,
    isRequired: Bool = false, output: OutputRow? = nil, read: @escaping Reader
  ) {
    self.key = key
    self.schema = schema
    self.takesNull = takesNull
    self.isRequired = isRequired
    self.output = output
    self.read = read
  }

  /// This field, written in another way.
  @usableFromInline func written(by output: OutputRow?) -> FieldRow {
    FieldRow(
      key, schema: schema, takesNull: takesNull, isRequired: isRequired, output: output, read: read)
  }

  /// This field, as a required one.
  func required() -> FieldRow {
    FieldRow(
      key, schema: schema, takesNull: takesNull, isRequired: true, output: output, read: read)
  }
}

/// How a field is written: what ``FieldOutput`` keeps, without the type of the root.
@usableFromInline package final class OutputRow: Sendable {
  /// The schema of what is written.
  let schema: @Sendable () -> JSONSchema
  /// Whether the key is always written.
  let isRequired: Bool
  /// Writes the key and the value, or omits both.
  let write: @Sendable (UnsafeRawPointer, inout JSONWriter) -> Void

  @usableFromInline init(
    schema: @escaping @Sendable () -> JSONSchema, isRequired: Bool,
    write: @escaping @Sendable (UnsafeRawPointer, inout JSONWriter) -> Void
  ) {
    self.schema = schema
    self.isRequired = isRequired
    self.write = write
  }
}
