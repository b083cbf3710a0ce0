/// The table of the keys of an object, which reads, writes and describes it.
///
/// What it does with the types is inlined where they are known; the rest is in its ``FieldTable``.
@usableFromInline package struct Fields<Root, Scope: Sendable>: Sendable {
  @usableFromInline package typealias Group = [Field<Root, Scope>]

  @usableFromInline let table: FieldTable

  @usableFromInline init(_ table: FieldTable) { self.table = table }

  /// Creates a table of up to eight groups of fields.
  ///
  /// The parameters are not variadic, because an array of groups would be another generic type; see ``FieldRow``.
  ///
  /// - Parameter first: The first of the fields, which are in the order of the documentation. Required keys must be
  ///   among the first 64.
  @inlinable package init(
    _ first: Group = [], _ second: Group = [], _ third: Group = [], _ fourth: Group = [],
    _ fifth: Group = [], _ sixth: Group = [], _ seventh: Group = [], _ eighth: Group = []
  ) {
    table = FieldTable(
      Field.rows(first), Field.rows(second), Field.rows(third), Field.rows(fourth),
      Field.rows(fifth), Field.rows(sixth), Field.rows(seventh), Field.rows(eighth))
  }

  /// The fields, in the order of the documentation.
  @inlinable package var all: Group { Field.all(table.rows) }

  /// The fields without their types: keys, documentation and schemas.
  package var rows: [FieldRow] { table.rows }

  /// The keys of the fields.
  package var keys: [String] { table.keys }

  /// Returns the table without some of its keys.
  @inlinable package func without(_ others: [String]) -> Fields { Fields(table.without(others)) }
}

// Neither is inlined: tables are made once, and the code is the same for all types.
extension Field {
  /// The rows of fields.
  @inline(never) @inlinable static func rows(_ fields: [Field]) -> [FieldRow] {
    var rows: [FieldRow] = []
    rows.reserveCapacity(fields.count)
    for field in fields { rows.append(field.row) }
    return rows
  }

  /// The fields of rows that were made for the same types.
  @inline(never) @inlinable static func all(_ rows: [FieldRow]) -> [Field] {
    var fields: [Field] = []
    fields.reserveCapacity(rows.count)
    for row in rows { fields.append(Field(row)) }
    return fields
  }
}

// Reading.
extension Fields {
  /// Reads every member of `object` into `root`.
  ///
  /// - Parameter others: Keys that are decoded elsewhere.
  /// - Throws: ``JSONError`` for an unknown key, unless the document ignores them, and for a missing required key:
  ///   `unknown key "widht", did you mean "width"?`.
  @inlinable package func read(
    _ object: JSONObject, into root: inout Root, _ scope: Scope, besides others: [String] = []
  ) throws(JSONError) {
    try withUnsafeMutablePointer(to: &root) { (root) throws(JSONError) in
      try withUnsafePointer(to: scope) { (scope) throws(JSONError) in
        try table.read(object, into: root, scope, besides: others)
      }
    }
  }

  /// Reads one member into `root`.
  ///
  /// - Returns: Whether the table has its key.
  @inlinable package func take(
    _ member: JSONMember, into root: inout Root, _ scope: Scope
  ) throws(JSONError) -> Bool {
    try withUnsafeMutablePointer(to: &root) { (root) throws(JSONError) in
      try withUnsafePointer(to: scope) { (scope) throws(JSONError) in
        try table.take(member, into: root, scope)
      }
    }
  }
}

/// The table of a type that is read from JSON alone.
@usableFromInline package typealias ValueFields<Root> = Fields<Root, Void>

extension Fields where Scope == Void {
  /// Reads every member of `object` into `root`, except for the keys `others`.
  @inlinable package func read(
    _ object: JSONObject, into root: inout Root, besides others: [String] = []
  ) throws(JSONError) {
    try read(object, into: &root, (), besides: others)
  }

  /// Returns the table for use within a table that has a scope, which is ignored.
  @inlinable package func scoped<Other: Sendable>() -> Fields<Root, Other> {
    Fields<Root, Other>(table)
  }

  /// Returns the table for use with a scope, on which the value of one key depends.
  @inlinable package func scoped<Other: Sendable>(
    _ key: String, schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    _ read: @escaping Field<Root, Other>.Reader
  ) -> Fields<Root, Other> {
    Fields<Root, Other>(table.replacing(Field(key, schema: schema(), read).row))
  }
}

// Writing.
extension Fields {
  /// Writes the members of an object, in the order of the table.
  @inlinable package func write(_ root: Root, to json: inout JSONWriter) {
    withUnsafePointer(to: root) { table.write($0, to: &json) }
  }
}

// Schemas.
extension Fields {
  /// Objects of these keys and no others.
  @usableFromInline package var schema: JSONSchema { schema(requiring: []) }

  /// Objects of these keys and no others.
  ///
  /// - Parameter more: Keys that are required as well; all others may be `null`.
  package func schema(requiring more: [String]) -> JSONSchema { table.schema(requiring: more) }

  /// The keys with their schemas; those that are not required may be `null`.
  ///
  /// - Parameter more: Keys that are required as well.
  package func schemaMembers(requiring more: [String]) -> [JSONSchema.Member] {
    table.schemaMembers(requiring: more)
  }

  /// Objects of these keys, of which exactly one of `names` is given: the others are absent or `null`.
  package func schema(ofOne names: [String]) -> JSONSchema { table.schema(ofOne: names) }

  /// The members of the objects that ``write(_:to:)`` writes.
  package var writtenMembers: JSONSchema.Members { table.writtenMembers }

  /// The schema of the objects that ``write(_:to:)`` writes.
  package var writtenSchema: JSONSchema { .object(writtenMembers) }
}
