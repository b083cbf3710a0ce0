/// The table of the keys of an object, which reads, writes and describes it.
@usableFromInline package struct Fields<Root, Scope: Sendable>: Sendable {
  package let all: [Field<Root, Scope>]
  package let keys: [String]
  /// The positions of the required keys, as a bit set.
  private let required: UInt64
  /// Writes all fields that are written.
  @usableFromInline let writer: FieldOutput<Root>.Writer
  /// The fields that are written, for rounding.
  private let outputs: [FieldOutput<Root>]

  /// - Parameter groups: The fields in the order of the documentation. Required keys must be among the first 64.
  package init(_ groups: [Field<Root, Scope>]...) {
    let fields = groups.flatMap { $0 }
    all = fields
    keys = fields.map { $0.key }
    required = fields.prefix(64).indices.reduce(0) { fields[$1].isRequired ? $0 | 1 << $1 : $0 }
    outputs = fields.compactMap { $0.output }
    writer = FieldOutput.joined(outputs)
  }

  /// Returns the table without some of its keys.
  package func without(_ others: [String]) -> Fields {
    Fields(all.filter { !others.contains($0.key) })
  }

  /// Reads every member of `object` into `root`.
  ///
  /// - Parameter others: Keys that are decoded elsewhere.
  /// - Throws: ``JSONError`` for an unknown key, unless the document ignores them, and for a missing required key:
  ///   `unknown key "widht", did you mean "width"?`.
  package func read(
    _ object: JSONObject, into root: inout Root, _ scope: Scope, besides others: [String] = []
  ) throws(JSONError) {
    var found: UInt64 = 0
    for member in object where others.isEmpty || !others.contains(where: member.keyEquals) {
      if let number = try readMember(member, into: &root, scope) {
        if number < 64 { found |= 1 << number }
      } else if !object.value.ignoresUnknownKeys {
        throw member.unknownKeyError(known: keys)
      }
    }
    let absent = required & ~found
    guard absent == 0 else { throw object.value.missing(keys[absent.trailingZeroBitCount]) }
  }

  /// Reads one member into `root`.
  ///
  /// - Returns: Whether the table has its key.
  package func take(
    _ member: JSONMember, into root: inout Root, _ scope: Scope
  ) throws(JSONError) -> Bool {
    guard let number = keys.firstIndex(where: member.keyEquals) else { return false }
    let field = all[number]
    if !member.value.isNull || field.takesNull { try field.read(member.value, &root, scope) }
    return true
  }

  /// Reads one member and returns the position of its key in the table; nil for an unknown key.
  private func readMember(
    _ member: JSONMember, into root: inout Root, _ scope: Scope
  ) throws(JSONError) -> Int? {
    guard let number = keys.firstIndex(where: member.keyEquals) else { return nil }
    let isNull = member.value.isNull
    // `null` counts as absent for a required key: 64 is outside the bit set.
    if isNull && !all[number].takesNull { return 64 }
    try all[number].read(member.value, &root, scope)
    return number
  }
}

/// The table of a type that is read from JSON alone.
package typealias ValueFields<Root> = Fields<Root, Void>

extension Fields where Scope == Void {
  /// Reads every member of `object` into `root`.
  package func read(_ object: JSONObject, into root: inout Root) throws(JSONError) {
    try read(object, into: &root, ())
  }

  /// Returns the table for use within a table that has a scope.
  package func scoped<Other: Sendable>() -> Fields<Root, Other> {
    Fields<Root, Other>(all.map { $0.scoped() })
  }
}

extension Field where Scope == Void {
  fileprivate func scoped<Other: Sendable>() -> Field<Root, Other> {
    let (makeSchema, read) = (schema, read)
    var field = Field<Root, Other>(key, schema: makeSchema(), takesNull: takesNull) {
      (json, root, _) throws(JSONError) in
      try read(json, &root, ())
    }
    field.output = output
    return isRequired ? field.required : field
  }
}

extension Fields {
  /// Writes the members of an object, in the order of the table.
  @inlinable package func write(_ root: Root, to json: inout JSONWriter) { writer(root, &json) }

  /// Returns the value with each number as ``write(_:to:)`` writes it.
  package func asWritten(_ root: Root) -> Root {
    var copy = root
    for output in outputs { output.round(&copy) }
    return copy
  }
}

// Schemas.
extension Fields {
  /// Objects of these keys and no others.
  package var schema: JSONSchema { schema(requiring: []) }

  /// Objects of these keys and no others.
  ///
  /// - Parameter more: Keys that are required as well; all others may be `null`.
  package func schema(requiring more: [String]) -> JSONSchema {
    .object(
      JSONSchema.Members(
        schemaMembers(requiring: more),
        required: more + all.filter { $0.isRequired && !more.contains($0.key) }.map { $0.key }))
  }

  /// The keys with their schemas; those that are not required may be `null`.
  ///
  /// - Parameter more: Keys that are required as well.
  package func schemaMembers(requiring more: [String]) -> [JSONSchema.Member] {
    all.map { field in
      let isGiven = field.takesNull || field.isRequired || more.contains(field.key)
      return (key: field.key, schema: isGiven ? field.schema() : field.schema().orNull)
    }
  }

  /// Objects of these keys, of which exactly one of `names` is given: the others are absent or `null`.
  package func schema(ofOne names: [String]) -> JSONSchema {
    .anyOf(
      names.map { name in
        let members = all.map { field in
          let other = names.contains(field.key) ? JSONSchema.null : field.schema().orNull
          return (key: field.key, schema: field.key == name ? field.schema() : other)
        }
        return .object(JSONSchema.Members(members, required: [name]))
      })
  }

  /// The members of the objects that ``write(_:to:)`` writes.
  package var writtenMembers: JSONSchema.Members {
    let written = all.filter { $0.output != nil }
    return JSONSchema.Members(
      written.compactMap { field in field.output.map { (key: field.key, schema: $0.schema()) } },
      required: written.filter { $0.output?.isRequired ?? false }.map { $0.key })
  }

  /// The schema of the objects that ``write(_:to:)`` writes.
  package var writtenSchema: JSONSchema { .object(writtenMembers) }
}
