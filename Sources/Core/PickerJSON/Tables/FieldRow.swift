/// A field without its types: what ``Field`` keeps, so that the tables of all types share one implementation.
///
/// The Swift runtime takes longer to look up a generic type for the first time than to read a document of some items, so
/// only the closures know the types. They receive the root and the scope as pointers to values of these types.
@usableFromInline package struct FieldRow: Sendable {
  @usableFromInline typealias Reader =
    @Sendable (JSONValue, UnsafeMutableRawPointer, UnsafeRawPointer) throws(JSONError) -> Void

  package let key: String
  /// One sentence for readers of help pages and of the schema; empty if there is none, as always under Embedded Swift.
  @usableFromInline package var doc = ""
  /// The schema of the value, as far as it does not depend on the scope.
  package let schema: SchemaSource
  /// Whether `null` is a meaningful value; otherwise it is equivalent to an absent key.
  let takesNull: Bool
  /// Whether the absence of the key is an error.
  var isRequired = false
  /// How the field is written; nil if it is only read.
  @usableFromInline var output: OutputRow?
  /// Reads the value into a root in a scope.
  var read: Reader

  @usableFromInline init(
    _ key: String, schema: SchemaSource, takesNull: Bool = false,
    output: OutputRow? = nil, read: @escaping Reader
  ) {
    self.key = key
    self.schema = schema
    self.takesNull = takesNull
    self.output = output
    self.read = read
  }

  /// A schema of the value, with the sentence as its description.
  func documented(_ schema: JSONSchema) -> JSONSchema {
    doc.isEmpty ? schema : schema.described(doc)
  }
}

/// How a field is written: what ``FieldOutput`` keeps, without the type of the root.
@usableFromInline package final class OutputRow: Sendable {
  /// The schema of what is written.
  let schema: SchemaSource
  /// Whether the key is always written.
  let isRequired: Bool
  /// Nil for a member of ``JSONMembers``, which are written all at once.
  let writer: RowWriter?

  @usableFromInline init(
    schema: SchemaSource, isRequired: Bool, write: RowWriter.Writer? = nil
  ) {
    self.schema = schema
    self.isRequired = isRequired
    writer = write.map { RowWriter(write: $0) }
  }
}

/// Writes the key and the value of a field, or omits both.
@usableFromInline struct RowWriter: Sendable {
  @usableFromInline typealias Writer = @Sendable (UnsafeRawPointer, inout JSONWriter) -> Void

  let write: Writer
}
