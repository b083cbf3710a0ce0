/// The table of the keys of an object, which reads, writes and describes it.
@usableFromInline package struct Fields<Root, Scope: Sendable>: Sendable {
  @usableFromInline package typealias Group = [Field<Root, Scope>]

  /// The keys, by which members are found.
  @usableFromInline let table: KeyTable
  /// The fields, in the order of the documentation.
  @usableFromInline package let all: Group
  /// Writes all members at once; nil if each field writes its own.
  @usableFromInline let writer: FieldOutput<Root>.Writer?

  // Not inlined: tables are made once, and the code is the same for all tables of a type.
  @inline(never) @usableFromInline
  init(all: Group, writer: FieldOutput<Root>.Writer? = nil) {
    self.all = all
    self.writer = writer
    table = KeyTable(all.map { $0.description })
  }

  /// Creates a table of fields.
  ///
  /// - Parameter all: The fields in the order of the documentation. Required keys must be among the first 64.
  @usableFromInline package init(_ all: Group) { self.init(all: all) }

  /// Creates a table of groups of fields; see ``init(_:)``.
  ///
  /// The parameters are not variadic, because an array of groups would be another generic type, which takes the Swift runtime
  /// longer to look up than a table takes to be made.
  @inline(never) @usableFromInline
  package init(
    _ first: Group, _ second: Group, _ third: Group = [], _ fourth: Group = [],
    _ fifth: Group = [], _ sixth: Group = [], _ seventh: Group = [], _ eighth: Group = []
  ) {
    var all = first
    all += second
    all += third
    all += fourth
    all += fifth
    all += sixth
    all += seventh
    all += eighth
    self.init(all: all)
  }

  /// The keys of the fields.
  package var keys: [String] { table.keys }

  /// Returns the table without some of its keys.
  package func without(_ others: [String]) -> Fields {
    Fields(all: all.filter { !others.contains($0.key) })
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
    try table.read(object, besides: others) { (position, value) throws(JSONError) in
      try all[position].read(value, &root, scope)
    }
  }

  /// Reads one member into `root`.
  ///
  /// - Returns: Whether the table has its key.
  @inlinable package func take(
    _ member: JSONMember, into root: inout Root, _ scope: Scope
  ) throws(JSONError) -> Bool {
    guard let position = table.position(of: member) else { return false }
    if table.isGiven(member.value, at: position) {
      try all[position].read(member.value, &root, scope)
    }
    return true
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
    Fields<Root, Other>(all: all.map { $0.scoped() }, writer: writer)
  }

  /// Returns the table for use with a scope, on which the value of one key depends.
  @inlinable package func scoped<Other: Sendable>(
    _ name: String, schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    _ read: @escaping Field<Root, Other>.Reader
  ) -> Fields<Root, Other> {
    let fields = all.map { field in
      var other: Field<Root, Other> = field.scoped()
      guard field.description.key == name else { return other }
      other = Field(name, schema: schema(), output: field.output, read)
      other.description.doc = field.description.doc
      return other
    }
    return Fields<Root, Other>(all: fields, writer: writer)
  }
}

// Writing.
extension Fields {
  /// Writes the members of an object, in the order of the table.
  @inlinable package func write(_ root: Root, to json: inout JSONWriter) {
    if let writer { return writer(root, &json) }
    for field in all { field.output?.write(root, &json) }
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

  /// The keys with their schemas; optional ones may be `null`.
  ///
  /// - Parameter more: Keys that are required as well.
  package func schemaMembers(requiring more: [String]) -> [JSONSchema.Member] {
    table.schemaMembers(requiring: more)
  }

  /// Objects of these keys with exactly one of `names`; the others are absent or `null`.
  package func schema(ofOne names: [String]) -> JSONSchema { table.schema(ofOne: names) }

  /// The members of the objects that ``write(_:to:)`` writes.
  package var writtenMembers: JSONSchema.Members {
    let written = all.compactMap { field in field.output.map { (field.description, $0) } }
    return JSONSchema.Members(
      written.map { about, output in (about.key, about.documented(output.schema())) },
      required: written.filter { $0.1.isRequired }.map { $0.0.key })
  }

  /// The schema of the objects that ``write(_:to:)`` writes.
  package var writtenSchema: JSONSchema { .object(writtenMembers) }
}
