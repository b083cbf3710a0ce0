/// The keys an object may have: one table that reads it, writes it and describes it.
package struct Fields<Root, Scope: Sendable>: Sendable {
  package let all: [Field<Root, Scope>]
  package let keys: [String]
  /// The positions of the keys that have to be there, as bits.
  private let required: UInt64

  /// - Parameter groups: Keys that stand beside each other, in the order of the documentation. Of a table
  ///   with required keys the first 64 are looked at.
  package init(_ groups: [Field<Root, Scope>]...) {
    let fields = groups.flatMap { $0 }
    all = fields
    keys = fields.map(\.key)
    required = fields.prefix(64).indices.reduce(0) { fields[$1].isRequired ? $0 | 1 << $1 : $0 }
  }

  /// The same keys without some of them.
  package func without(_ others: [String]) -> Fields {
    Fields(all.filter { !others.contains($0.key) })
  }

  /// Reads every member of `object` to its place.
  ///
  /// - Parameter others: Keys that something else reads.
  /// - Throws: For a key that is not in the table, with the nearest one that is, unless the document passes
  ///   over unknown keys; and for a required one that is not there.
  package func read(
    _ object: JSONObject, into root: inout Root, _ scope: Scope, besides others: [String] = []
  ) throws(JSONError) {
    var found: UInt64 = 0
    for member in object where others.isEmpty || !others.contains(where: member.keyEquals) {
      if let number = try readMember(member, into: &root, scope) {
        if number < 64 { found |= 1 << number }
      } else if !object.value.passesOverUnknownKeys {
        throw member.unknownKeyError(known: keys)
      }
    }
    let absent = required & ~found
    guard absent == 0 else { throw object.value.missing(keys[absent.trailingZeroBitCount]) }
  }

  /// Reads one member to its place.
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

  /// The position of the key in the table, once its value has been read.
  private func readMember(
    _ member: JSONMember, into root: inout Root, _ scope: Scope
  ) throws(JSONError) -> Int? {
    guard let number = keys.firstIndex(where: member.keyEquals) else { return nil }
    let isNull = member.value.isNull
    // A required key that is `null` is not there.
    if isNull && !all[number].takesNull { return 64 }
    try all[number].read(member.value, &root, scope)
    return number
  }
}

/// The keys of a value that can be read from JSON alone.
package typealias ValueFields<Root> = Fields<Root, Void>

extension Fields where Scope == Void {
  /// Reads every member of `object` to its place.
  package func read(_ object: JSONObject, into root: inout Root) throws(JSONError) {
    try read(object, into: &root, ())
  }

  /// The same table for values that stand among others whose reading depends on something.
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
  package func write(_ root: Root, to json: inout JSONWriter) {
    for field in all { field.output?.write(root, &json) }
  }

  /// A value with the numbers that ``write(_:to:)`` writes of it.
  package func asWritten(_ root: Root) -> Root {
    var copy = root
    for field in all { field.output?.round(&copy) }
    return copy
  }
}

// What it is.
extension Fields {
  /// Objects of these keys and no others.
  package var schema: JSONSchema { schema(requiring: []) }

  /// Objects of these keys and no others.
  ///
  /// - Parameter more: Keys that have to be there beside the required ones; all others may be `null`.
  package func schema(requiring more: [String]) -> JSONSchema {
    let required = more + all.lazy.filter { $0.isRequired && !more.contains($0.key) }.map(\.key)
    let members = all.map { field in
      let isGiven = field.takesNull || required.contains(field.key)
      return (key: field.key, schema: isGiven ? field.schema() : field.schema().orNull)
    }
    return .object(JSONSchema.Members(members, required: required))
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

  /// The members that ``write(_:to:)`` writes.
  package var writtenMembers: JSONSchema.Members {
    let written = all.filter { $0.output != nil }
    return JSONSchema.Members(
      written.compactMap { field in field.output.map { (key: field.key, schema: $0.schema()) } },
      required: written.filter { $0.output?.isRequired ?? false }.map(\.key))
  }

  /// What ``write(_:to:)`` writes.
  package var writtenSchema: JSONSchema { .object(writtenMembers) }
}
