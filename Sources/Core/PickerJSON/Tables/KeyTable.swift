/// The keys of a table: all of it that does not depend on the types of the values.
@usableFromInline package final class KeyTable: Sendable {
  let descriptions: [KeyDescription]
  /// The digests of the keys: a key is compared only with keys of the same digest.
  private let digests: [KeyDigest]
  /// The positions of the required keys, as a bit set.
  private let required: UInt64

  /// - Parameter descriptions: The keys in the order of the documentation. Required ones must be among the first 64.
  @usableFromInline init(_ descriptions: [KeyDescription]) {
    var required: UInt64 = 0
    for (position, key) in descriptions.enumerated() where key.isRequired && position < 64 {
      required |= 1 << UInt64(position)
    }
    self.descriptions = descriptions
    digests = descriptions.map { KeyDigest($0.key.utf8) }
    self.required = required
  }

  var keys: [String] { descriptions.map { $0.key } }
}

// Reading.
extension KeyTable {
  /// Passes every member of `object` to `read` with the position of its key, except for the keys `others`.
  @usableFromInline func read(
    _ object: JSONObject, besides others: [String],
    _ read: (Int, JSONValue) throws(JSONError) -> Void
  ) throws(JSONError) {
    var found: UInt64 = 0
    var next = 0
    for member in object where others.isEmpty || !others.contains(where: member.keyEquals) {
      guard let position = position(of: member, from: next) else {
        if object.value.ignoresUnknownKeys { continue }
        throw member.unknownKeyError(known: keys + others)
      }
      next = position + 1
      guard isGiven(member.value, at: position) else { continue }
      try read(position, member.value)
      if position < 64 { found |= 1 << UInt64(position) }
    }
    let absent = required & ~found
    guard absent == 0 else {
      throw object.value.missing(descriptions[absent.trailingZeroBitCount].key)
    }
  }

  /// Whether a value is other than a `null` that is equivalent to an absent key.
  @usableFromInline func isGiven(_ value: JSONValue, at position: Int) -> Bool {
    !value.isNull || descriptions[position].takesNull
  }

  /// Returns the position of the key of a member; nil if the table has no such key.
  ///
  /// - Parameter first: Where the search begins: documents often have keys in the order of the table.
  @usableFromInline func position(of member: JSONMember, from first: Int = 0) -> Int? {
    let digest = member.digest
    return digests.withUnsafeBufferPointer { digests in
      var position = first
      for _ in digests {
        if position == digests.count { position = 0 }
        if digests[position] == digest,
          digest.isWholeKey || member.keyEquals(descriptions[position].key)
        {
          return position
        }
        position += 1
      }
      return nil
    }
  }
}

// Schemas.
extension KeyTable {
  /// The keys with their schemas; see ``Fields/schemaMembers(requiring:)``.
  func schemaMembers(requiring more: [String]) -> [JSONSchema.Member] {
    descriptions.map { about in
      let isGiven = about.takesNull || about.isRequired || more.contains(about.key)
      return (about.key, about.documented(isGiven ? about.schema() : about.schema().orNull))
    }
  }

  /// Objects of these keys and no others; see ``Fields/schema(requiring:)``.
  func schema(requiring more: [String]) -> JSONSchema {
    .object(
      JSONSchema.Members(
        schemaMembers(requiring: more),
        required: more
          + descriptions.filter { $0.isRequired && !more.contains($0.key) }.map { $0.key }))
  }

  /// Objects of these keys; see ``Fields/schema(ofOne:)``.
  func schema(ofOne names: [String]) -> JSONSchema {
    .anyOf(
      names.map { name in
        let members = descriptions.map { about -> JSONSchema.Member in
          if about.key == name { return (name, about.documented(about.schema())) }
          let other = names.contains(about.key) ? .null : about.documented(about.schema().orNull)
          return (about.key, other)
        }
        return .object(JSONSchema.Members(members, required: [name]))
      })
  }
}

/// A key of a table: its name, its documentation, and the schema of its value.
@usableFromInline package struct KeyDescription: Sendable {
  @usableFromInline package let key: String
  /// One sentence for readers of help pages and of the schema; empty if there is none, as always under Embedded Swift.
  @usableFromInline package var doc = ""
  /// The schema of the value, as far as it does not depend on the scope.
  package let schema: SchemaSource
  /// Whether `null` is a meaningful value; otherwise it is equivalent to an absent key.
  let takesNull: Bool
  /// Whether the absence of the key is an error.
  @usableFromInline var isRequired = false

  @usableFromInline init(_ key: String, schema: SchemaSource, takesNull: Bool = false) {
    self.key = key
    self.schema = schema
    self.takesNull = takesNull
  }

  /// A schema of the value, with the sentence as its description.
  func documented(_ schema: JSONSchema) -> JSONSchema {
    doc.isEmpty ? schema : schema.described(doc)
  }
}
