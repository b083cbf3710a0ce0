/// A JSON Schema: the subset that documents and layout trees need.
///
/// A schema is declared next to the code that reads or writes the value, so the two stay consistent.
/// ``document(title:)`` writes it as JSON.
///
///     JSONSchema.object(.init([("x", .number), ("y", .number.orNull)], required: ["x"]))
///
/// - Source: JSON Schema 2020-12, Core and Validation.
public indirect enum JSONSchema: Sendable {
  /// Any value.
  case anything
  /// No value: a key that must be absent.
  case nothing
  /// `null`
  case null
  /// `true` or `false`
  case bool
  /// A number in a range; an infinite bound is no limit. `aboveMinimum` excludes the lower bound.
  case number(in: ClosedRange<Double>, aboveMinimum: Bool = false)
  /// A whole number in a range; `Int.min` and `Int.max` mean no limit.
  case integer(in: ClosedRange<Int>)
  /// A string, which must match the regular expression if there is one.
  case text(matching: String? = nil)
  /// One of the given strings.
  case words([String])
  /// Exactly this whole number.
  case constant(Int)
  /// An array whose elements have one schema, with a number of elements in the range.
  case list(of: JSONSchema, count: ClosedRange<Int> = 0...Int.max)
  /// An array of fixed length in which each element has its own schema.
  case tuple([JSONSchema])
  /// An object with the given members.
  case object(Members)
  /// An object whose member `by` selects the schema of the complete object; keys in `without` must be absent.
  case cases(by: String, [Case], without: [String] = [])
  /// One schema for objects that have a key, another for all other values.
  case having(String, JSONSchema, otherwise: JSONSchema)
  /// An object whose keys match a regular expression and whose values have one schema.
  case map(keys: String, to: JSONSchema)
  /// A value that at least one of the schemas accepts.
  case anyOf([JSONSchema])
  /// A schema that is written once under a name in `$defs` and referenced elsewhere. It is created lazily and may
  /// refer to itself.
  case shared(String, @Sendable () -> JSONSchema)
  /// A schema with a short description.
  case described(String, JSONSchema)

  /// A key with its schema.
  public typealias Member = (key: String, schema: JSONSchema)

  /// The members of an object.
  public struct Members: Sendable {
    /// All keys in order, with their schemas.
    public var all: [Member]
    /// The required keys.
    public var required: [String]
    /// Whether other keys are allowed.
    public var isOpen: Bool

    /// Creates members; other keys are allowed only if `isOpen` is true.
    public init(
      _ all: [(key: String, schema: JSONSchema)], required: [String] = [], isOpen: Bool = false
    ) {
      self.all = all
      self.required = required
      self.isOpen = isOpen
    }
  }

  /// One of several kinds of objects, and the discriminator value that selects it.
  public struct Case: Sendable {
    /// The value of the discriminator key.
    public var word: String
    /// The schema of the complete object.
    public var schema: JSONSchema
    /// The keys of the schema that must be absent.
    package var without: [String] = []

    /// Creates a kind that is selected by `word`.
    public init(_ word: String, schema: JSONSchema) {
      self.word = word
      self.schema = schema
    }

    /// Creates a kind that `word` selects, in which some keys of the schema must be absent.
    package init(_ word: String, schema: JSONSchema, without: [String]) {
      self.init(word, schema: schema)
      self.without = without
    }
  }
}

// Short forms.
extension JSONSchema {
  /// Any number.
  public static var number: JSONSchema { .number(in: -.infinity ... .infinity) }

  /// Any string.
  public static var text: JSONSchema { .text() }

  /// A whole number of at least `minimum`.
  public static func integer(atLeast minimum: Int) -> JSONSchema { .integer(in: minimum...Int.max) }

  /// An object with required and optional members.
  public static func object(
    _ required: KeyValuePairs<String, JSONSchema>,
    optional: KeyValuePairs<String, JSONSchema> = [:]
  ) -> JSONSchema {
    let members = (Array(required) + Array(optional)).map { (key: $0.key, schema: $0.value) }
    return .object(Members(members, required: required.map { $0.key }))
  }

  /// One of the raw values of an enumeration.
  public static func words<Words: RawRepresentable<String> & CaseIterable>(
    of _: Words.Type
  ) -> JSONSchema {
    .words(Words.allCases.map { $0.rawValue })
  }

  /// This schema, or `null`. A description applies to both.
  public var orNull: JSONSchema {
    if case .described(let words, let schema) = self { return .described(words, schema.orNull) }
    return .anyOf([self, .null])
  }

  /// This schema with a short description, which replaces an existing one.
  public func described(_ words: String) -> JSONSchema {
    if case .described(_, let schema) = self { return .described(words, schema) }
    return .described(words, self)
  }

  /// Returns an object schema, or the schema of each kind of object, with a required member `key` that replaces an
  /// existing one, and keeps its description. Other schemas are returned unchanged.
  public func requiring(_ key: String, as schema: JSONSchema) -> JSONSchema {
    changingMembers { members in
      var schema = schema
      if case .described(let words, _)? = members.all.first(where: { $0.key == key })?.schema {
        schema = schema.described(words)
      }
      members.all.removeAll { $0.key == key }
      members.all.insert((key, schema), at: 0)
      members.required = [key] + members.required.filter { $0 != key }
    }
  }

  /// Returns an object schema, or the schema of each kind of object, with further optional members. Other schemas are
  /// returned unchanged.
  public func adding(_ more: [(key: String, schema: JSONSchema)]) -> JSONSchema {
    changingMembers { $0.all += more }
  }

  /// Returns an object schema without these keys, and with no key required.
  package func without(_ keys: Set<String>) -> JSONSchema {
    changingMembers { members in
      members.all.removeAll { keys.contains($0.key) }
      members.required = []
    }
  }

  private func changingMembers(_ change: (inout Members) -> Void) -> JSONSchema {
    switch self {
    case .object(var members):
      change(&members)
      return .object(members)
    case .cases(let key, let cases, let absent):
      let changed = cases.map { kind in
        Case(kind.word, schema: kind.schema.changingMembers(change), without: kind.without)
      }
      return .cases(by: key, changed, without: absent)
    default: return self
    }
  }

  /// Returns the schema with other schemas instead of some shared ones, at any depth.
  ///
  /// - Parameter replacement: Returns the replacement of the schema with a name; nil keeps it.
  package func replacingShared(
    _ replacement: @escaping @Sendable (_ name: String) -> JSONSchema?
  ) -> JSONSchema {
    func replaced(_ schema: JSONSchema) -> JSONSchema { schema.replacingShared(replacement) }
    switch self {
    case .shared(let name, let make):
      return replacement(name) ?? .shared(name) { make().replacingShared(replacement) }
    case .described(let words, let schema): return .described(words, replaced(schema))
    case .list(let element, let count): return .list(of: replaced(element), count: count)
    case .tuple(let elements): return .tuple(elements.map(replaced))
    case .anyOf(let choices): return .anyOf(choices.map(replaced))
    case .map(let keys, let value): return .map(keys: keys, to: replaced(value))
    case .having(let key, let schema, let other):
      return .having(key, replaced(schema), otherwise: replaced(other))
    case .object(var members):
      members.all = members.all.map { ($0.key, replaced($0.schema)) }
      return .object(members)
    case .cases(let key, let cases, let absent):
      let changed = cases.map { Case($0.word, schema: replaced($0.schema), without: $0.without) }
      return .cases(by: key, changed, without: absent)
    case .anything, .nothing, .null, .bool, .number, .integer, .text, .words, .constant:
      return self
    }
  }

  /// The keys of an object schema; for several kinds of objects, the keys of the first kind.
  package var keys: [String] {
    switch self {
    case .object(let members): members.all.map { $0.key }
    case .cases(_, let cases, _): cases.first?.schema.keys ?? []
    case .shared(_, let schema): schema().keys
    case .described(_, let schema): schema.keys
    default: []
    }
  }
}
