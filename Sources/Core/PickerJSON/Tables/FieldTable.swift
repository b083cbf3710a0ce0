/// The fields of an object without their types: what ``Fields`` keeps.
///
/// The pointers that its methods take point to values of the types of the ``Fields``.
@usableFromInline package final class FieldTable: Sendable {
  @usableFromInline let rows: [FieldRow]
  /// The digests of the keys: a key is compared with those of the same digest only.
  private let digests: [KeyDigest]
  /// The positions of the required keys, as a bit set.
  private let required: UInt64
  /// What writes the fields that are written.
  private let writers: [RowWriter]

  /// - Parameter rows: The fields in the order of the documentation. Required keys must be among the first 64.
  @usableFromInline convenience init(_ rows: [FieldRow]) {
    self.init(rows, writers: rows.compactMap { $0.output?.writer })
  }

  init(_ rows: [FieldRow], writers: [RowWriter]) {
    var required: UInt64 = 0
    for (position, row) in rows.enumerated() where row.isRequired && position < 64 {
      required |= 1 << UInt64(position)
    }
    self.rows = rows
    digests = rows.map { KeyDigest($0.key.utf8) }
    self.required = required
    self.writers = writers
  }

  /// - Parameter first: The first of the groups of fields.
  @usableFromInline convenience init(
    _ first: [FieldRow], _ second: [FieldRow], _ third: [FieldRow], _ fourth: [FieldRow],
    _ fifth: [FieldRow], _ sixth: [FieldRow], _ seventh: [FieldRow], _ eighth: [FieldRow]
  ) {
    var rows = first
    rows += second
    rows += third
    rows += fourth
    rows += fifth
    rows += sixth
    rows += seventh
    rows += eighth
    self.init(rows)
  }

  @usableFromInline func without(_ others: [String]) -> FieldTable {
    FieldTable(rows.filter { !others.contains($0.key) })
  }

  /// Returns the table with another row for a key, which keeps its sentence and is written as before.
  @usableFromInline func replacing(_ other: FieldRow) -> FieldTable {
    let all = rows.map { row in
      guard row.key == other.key else { return row }
      var other = other
      (other.doc, other.output) = (row.doc, row.output)
      return other
    }
    return FieldTable(all, writers: writers)
  }

  /// Writes the members of an object, in the order of the table.
  @usableFromInline func write(_ root: UnsafeRawPointer, to json: inout JSONWriter) {
    for writer in writers { writer.write(root, &json) }
  }
}

// Reading.
extension FieldTable {
  /// Reads every member of `object`, except for the keys `others`.
  @usableFromInline func read(
    _ object: JSONObject, into root: UnsafeMutableRawPointer, _ scope: UnsafeRawPointer,
    besides others: [String]
  ) throws(JSONError) {
    var found: UInt64 = 0
    var next = 0
    for member in object where others.isEmpty || !others.contains(where: member.keyEquals) {
      if let row = row(of: member, from: next) {
        next = row + 1
        // `null` counts as absent for a required key.
        if try read(member, row, into: root, scope), row < 64 { found |= 1 << UInt64(row) }
      } else if !object.value.ignoresUnknownKeys {
        throw member.unknownKeyError(known: rows.map { $0.key } + others)
      }
    }
    let absent = required & ~found
    guard absent == 0 else { throw object.value.missing(rows[absent.trailingZeroBitCount].key) }
  }

  /// Reads one member.
  ///
  /// - Returns: Whether the table has its key.
  @usableFromInline func take(
    _ member: JSONMember, into root: UnsafeMutableRawPointer, _ scope: UnsafeRawPointer
  ) throws(JSONError) -> Bool {
    guard let row = row(of: member, from: 0) else { return false }
    _ = try read(member, row, into: root, scope)
    return true
  }

  /// - Parameter first: Where the search begins: documents often have keys in the order of the table.
  private func row(of member: JSONMember, from first: Int) -> Int? {
    let digest = member.digest
    return row(of: member, digest, in: first..<rows.count)
      ?? row(of: member, digest, in: 0..<first)
  }

  private func row(of member: JSONMember, _ digest: KeyDigest, in range: Range<Int>) -> Int? {
    for row in range
    where digests[row] == digest && member.keyEquals(rows[row].key, ofSameDigest: digest) {
      return row
    }
    return nil
  }

  /// - Returns: Whether there was a value other than a `null` that is equivalent to an absent key.
  private func read(
    _ member: JSONMember, _ number: Int, into root: UnsafeMutableRawPointer,
    _ scope: UnsafeRawPointer
  ) throws(JSONError) -> Bool {
    // A row is used where it is: a copy would retain all that it refers to.
    if member.value.isNull && !rows[number].takesNull { return false }
    try rows[number].read(member.value, root, scope)
    return true
  }
}

// Parts.
extension FieldTable {
  /// Passes a pointer to a part of a value, if there is one.
  @usableFromInline typealias Reach =
    @Sendable (UnsafeRawPointer, (UnsafeRawPointer) -> Void) -> Void
  /// Passes a pointer to a part of a value, which may be created for it, and can be changed.
  @usableFromInline typealias Access =
    @Sendable (UnsafeMutableRawPointer, (UnsafeMutableRawPointer) -> Void) -> Void

  /// Returns the fields of a part as fields of the whole.
  ///
  /// - Parameters:
  ///   - reach: Reaches the part for writing; nil if the fields are only read.
  ///   - always: Whether there always is the part.
  @usableFromInline func within(
    _ access: @escaping Access, reach: Reach? = nil, always: Bool = false
  ) -> [FieldRow] {
    rows.map { row in
      let read = row.read
      var row = row
      row.output = reach.flatMap { row.output?.within($0, always: always) }
      row.read = { (json, whole, scope) throws(JSONError) in
        var thrown: JSONError?
        access(whole) { part in
          do throws(JSONError) {
            try read(json, part, scope)
          } catch {
            thrown = error
          }
        }
        if let thrown { throw thrown }
      }
      return row
    }
  }
}

extension OutputRow {
  fileprivate func within(_ reach: @escaping FieldTable.Reach, always: Bool) -> OutputRow {
    var write: RowWriter.Writer?
    if let part = writer { write = { whole, json in reach(whole) { part.write($0, &json) } } }
    return OutputRow(schema: schema, isRequired: always && isRequired, write: write)
  }
}

// Schemas.
extension FieldTable {
  var keys: [String] { rows.map { $0.key } }

  /// Objects of these keys and no others; see ``Fields/schema(requiring:)``.
  @usableFromInline func schema(requiring more: [String]) -> JSONSchema {
    .object(
      JSONSchema.Members(
        schemaMembers(requiring: more),
        required: more + rows.filter { $0.isRequired && !more.contains($0.key) }.map { $0.key }))
  }

  func schemaMembers(requiring more: [String]) -> [JSONSchema.Member] {
    rows.map { row in
      let isGiven = row.takesNull || row.isRequired || more.contains(row.key)
      return (row.key, row.documented(isGiven ? row.schema() : row.schema().orNull))
    }
  }

  /// Objects of these keys, of which exactly one of `names` is given: the others are absent or `null`.
  @usableFromInline func schema(ofOne names: [String]) -> JSONSchema {
    .anyOf(
      names.map { name in
        let members = rows.map { row -> JSONSchema.Member in
          if row.key == name { return (row.key, row.documented(row.schema())) }
          let other = names.contains(row.key) ? .null : row.documented(row.schema().orNull)
          return (row.key, other)
        }
        return .object(JSONSchema.Members(members, required: [name]))
      })
  }

  /// The members of the objects that ``write(_:to:)`` writes.
  @usableFromInline var writtenMembers: JSONSchema.Members {
    let written = rows.filter { $0.output != nil }
    return JSONSchema.Members(
      written.compactMap { row in row.output.map { (row.key, row.documented($0.schema())) } },
      required: written.filter { $0.output?.isRequired ?? false }.map { $0.key })
  }
}
