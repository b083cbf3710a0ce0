/// What a JSON value may be: as much of JSON Schema as documents and layout trees need.
///
/// A schema stands beside what reads or writes the value, so that the two stay one. It is a plain
/// value; ``document(title:)`` turns it into JSON.
///
///     JSONSchema.object(.init([("x", .number), ("y", .number.orNull)], required: ["x"]))
///
/// - Source: JSON Schema 2020-12, Core and Validation.
public indirect enum JSONSchema: Sendable {
  /// Every value.
  case anything
  /// No value: a key that may not be there.
  case nothing
  /// `null`
  case null
  /// `true` or `false`
  case bool
  /// A number in a range, an infinite end being no limit; `aboveMinimum`: more than the lower end.
  case number(in: ClosedRange<Double>, aboveMinimum: Bool = false)
  /// A whole number in a range; the ends of `Int` are no limit.
  case integer(in: ClosedRange<Int>)
  /// A text; where a pattern is given, one that matches it.
  case text(matching: String? = nil)
  /// One of a few texts.
  case words([String])
  /// That whole number and no other.
  case constant(Int)
  /// An array of elements of one kind, as many as the range says.
  case list(of: JSONSchema, count: ClosedRange<Int> = 0...Int.max)
  /// An array of as many elements, each of its own kind.
  case tuple([JSONSchema])
  /// An object of the keys it names.
  case object(Members)
  /// An object whose member `key` says which of the schemas holds for the whole; keys of `without`
  /// may not be there.
  case cases(by: String, [Case], without: [String] = [])
  /// One schema for objects that have a key, another for all else.
  case having(String, JSONSchema, otherwise: JSONSchema)
  /// An object of any keys that match a pattern, with values of one kind.
  case map(keys: String, to: JSONSchema)
  /// Whatever one of the schemas takes.
  case anyOf([JSONSchema])
  /// A schema that is written once, under a name, and referred to from everywhere else. It is made
  /// only when it is written, and may refer to itself.
  case shared(String, @Sendable () -> JSONSchema)
  /// A schema, and what it stands for in a few words.
  case described(String, JSONSchema)

  /// The members of an object.
  public struct Members: Sendable {
    /// Every key there may be, in order.
    public var all: [(key: String, schema: JSONSchema)]
    /// The keys that have to be there.
    public var required: [String]
    /// Whether there may be other keys, too.
    public var isOpen: Bool

    /// These members; no others unless it is open.
    public init(
      _ all: [(key: String, schema: JSONSchema)], required: [String] = [], isOpen: Bool = false
    ) {
      self.all = all
      self.required = required
      self.isOpen = isOpen
    }
  }

  /// One of several kinds of objects, and the word by which it is known.
  public struct Case: Sendable {
    /// The value of the telling key.
    public var word: String
    /// The whole object.
    public var schema: JSONSchema

    /// The kind of that word.
    public init(_ word: String, _ schema: JSONSchema) {
      self.word = word
      self.schema = schema
    }
  }
}

// Short forms.
extension JSONSchema {
  /// Any number.
  public static var number: JSONSchema { .number(in: -.infinity ... .infinity) }

  /// Any text.
  public static var text: JSONSchema { .text() }

  /// A whole number of at least `minimum`.
  public static func integer(atLeast minimum: Int) -> JSONSchema { .integer(in: minimum...Int.max) }

  /// An object of these members, all of which are there, and of others that need not be.
  public static func object(
    _ required: KeyValuePairs<String, JSONSchema>,
    optional: KeyValuePairs<String, JSONSchema> = [:]
  ) -> JSONSchema {
    let members = (Array(required) + Array(optional)).map { (key: $0.key, schema: $0.value) }
    return .object(Members(members, required: required.map(\.key)))
  }

  /// One of the words of an enumeration.
  public static func words<Words: RawRepresentable<String> & CaseIterable>(
    of _: Words.Type
  ) -> JSONSchema {
    .words(Words.allCases.map(\.rawValue))
  }

  /// The same, or `null`.
  public var orNull: JSONSchema { .anyOf([self, .null]) }

  /// The same with a few words about it.
  public func described(_ words: String) -> JSONSchema { .described(words, self) }

  /// An object's schema, or that of each of its kinds, with a member in place of the one it has, and
  /// there in every object.
  public func requiring(_ key: String, _ schema: JSONSchema) -> JSONSchema {
    changingMembers { members in
      members.all.removeAll { $0.key == key }
      members.all.insert((key, schema), at: 0)
      members.required = [key] + members.required.filter { $0 != key }
    }
  }

  /// An object's schema, or that of each of its kinds, with further members, that may be absent.
  public func adding(_ more: [(key: String, schema: JSONSchema)]) -> JSONSchema {
    changingMembers { $0.all += more }
  }

  private func changingMembers(_ change: (inout Members) -> Void) -> JSONSchema {
    switch self {
    case .object(var members):
      change(&members)
      return .object(members)
    case .cases(let key, let cases, let absent):
      let changed = cases.map { Case($0.word, $0.schema.changingMembers(change)) }
      return .cases(by: key, changed, without: absent)
    default: return self
    }
  }

  /// The keys of an object's schema; of several kinds of objects, those of the first.
  public var keys: [String] {
    switch self {
    case .object(let members): members.all.map(\.key)
    case .cases(_, let cases, _): cases.first?.schema.keys ?? []
    case .shared(_, let schema): schema().keys
    case .described(_, let schema): schema.keys
    default: []
    }
  }
}
