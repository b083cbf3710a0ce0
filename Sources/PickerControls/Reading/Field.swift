import PickerJSON

/// One key of a JSON object: its name, and how its value finds its place in `Root`.
///
/// The fields of a control stand in one table, in the order of the documentation. Documents and
/// command-line options are read through the same table.
struct Field<Root>: Sendable {
  typealias Reader = @Sendable (JSONValue, inout Root, ReadingScope) throws(JSONError) -> Void

  let key: String
  /// What the value may be, as far as the value alone tells.
  let schema: @Sendable () -> JSONSchema
  /// Whether `null` means something here; elsewhere it is the same as an absent key.
  let takesNull: Bool
  let read: Reader

  /// - Parameter schema: Every value that `read` takes; where `takesNull` is false, but for `null`.
  init(
    _ key: String, schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    takesNull: Bool = false, _ read: @escaping Reader
  ) {
    self.key = key
    self.schema = schema
    self.takesNull = takesNull
    self.read = read
  }
}

/// A Swift property, as a field writes it.
typealias Property<Root, Value> = WritableKeyPath<Root, Value> & Sendable

extension Field {
  /// A key that is the property's name.
  init<Value: JSONReadable>(_ key: String, _ property: Property<Root, Value>) {
    self.init(key, schema: Value.schema) { (json, root, scope) throws(JSONError) in
      root[keyPath: property] = try Value(reading: json, scope)
    }
  }

  /// A key that is the property's name; an absent key leaves nil.
  init<Value: JSONReadable>(_ key: String, _ property: Property<Root, Value?>) {
    self.init(key, schema: Value.schema) { (json, root, scope) throws(JSONError) in
      root[keyPath: property] = try Value(reading: json, scope)
    }
  }

  /// A length in points, of at least `minimum` and at most ``maximumLength``.
  static func length(
    _ key: String, _ property: Property<Root, Double>, atLeast minimum: Double = 0
  ) -> Field {
    Field(key, schema: .length(atLeast: minimum)) { (json, root, _) throws(JSONError) in
      root[keyPath: property] = try json.length(atLeast: minimum)
    }
  }

  /// A length in points; an absent key leaves nil.
  static func length(
    _ key: String, _ property: Property<Root, Double?>, atLeast minimum: Double = 0
  ) -> Field {
    Field(key, schema: .length(atLeast: minimum)) { (json, root, _) throws(JSONError) in
      root[keyPath: property] = try json.length(atLeast: minimum)
    }
  }

  /// A length in points of more than 0.
  static func positiveLength(_ key: String, _ property: Property<Root, Double>) -> Field {
    Field(key, schema: .positiveLength) { (json, root, _) throws(JSONError) in
      root[keyPath: property] = try json.positiveLength()
    }
  }

  /// A length in points of more than 0; an absent key leaves nil.
  static func positiveLength(_ key: String, _ property: Property<Root, Double?>) -> Field {
    Field(key, schema: .positiveLength) { (json, root, _) throws(JSONError) in
      root[keyPath: property] = try json.positiveLength()
    }
  }

  /// A number in `range`.
  static func number(
    _ key: String, _ property: Property<Root, Double>, in range: ClosedRange<Double>
  ) -> Field {
    Field(key, schema: .number(in: range)) { (json, root, _) throws(JSONError) in
      root[keyPath: property] = try json.number(in: range)
    }
  }

  /// A number in `range`; an absent key leaves nil.
  static func number(
    _ key: String, _ property: Property<Root, Double?>, in range: ClosedRange<Double>
  ) -> Field {
    Field(key, schema: .number(in: range)) { (json, root, _) throws(JSONError) in
      root[keyPath: property] = try json.number(in: range)
    }
  }

  /// A whole number of at least `minimum`; an absent key leaves nil.
  static func count(
    _ key: String, _ property: Property<Root, Int?>, atLeast minimum: Int = 1
  ) -> Field {
    Field(key, schema: .integer(atLeast: minimum)) { (json, root, _) throws(JSONError) in
      root[keyPath: property] = try json.count(atLeast: minimum)
    }
  }

  /// A whole number of at least 1 and at most `maximum`.
  static func count(
    _ key: String, _ property: Property<Root, Int>, atMost maximum: Int
  ) -> Field {
    Field(key, schema: .integer(in: 1...maximum)) { (json, root, _) throws(JSONError) in
      root[keyPath: property] = try json.count(in: 1...maximum)
    }
  }

  /// A whole number in a range.
  static func count(
    _ key: String, _ property: Property<Root, Int>, in range: ClosedRange<Int>
  ) -> Field {
    Field(key, schema: .integer(in: range)) { (json, root, _) throws(JSONError) in
      root[keyPath: property] = try json.count(in: range)
    }
  }

  /// An object whose members are set over those the property has.
  static func object<Part>(
    _ key: String, _ property: Property<Root, Part>, _ fields: Fields<Part>
  ) -> Field {
    Field(key, schema: fields.schema) { (json, root, scope) throws(JSONError) in
      try fields.read(try json.object(), into: &root[keyPath: property], scope)
    }
  }

  /// A value that can be read only once others are known, kept as it stands.
  static func later(
    _ key: String, _ property: Property<Root, JSONValue?>,
    schema: @autoclosure @escaping @Sendable () -> JSONSchema
  ) -> Field {
    Field(key, schema: schema()) { (json, root, _) throws(JSONError) in
      root[keyPath: property] = json
    }
  }

  /// A key that something else reads, and that is only let through here.
  static func elsewhere(
    _ key: String, schema: @autoclosure @escaping @Sendable () -> JSONSchema
  ) -> Field {
    Field(key, schema: schema()) { (_, _, _) throws(JSONError) in }
  }
}

/// The keys an object may have.
struct Fields<Root>: Sendable {
  let all: [Field<Root>]
  let keys: [String]

  /// - Parameter groups: Keys that stand beside each other, in the order of the documentation.
  init(_ groups: [Field<Root>]...) {
    all = groups.flatMap { $0 }
    keys = all.map(\.key)
  }

  /// The same keys without some of them.
  func without(_ others: [String]) -> Fields {
    Fields(all.filter { !others.contains($0.key) })
  }

  /// The keys of a part of `Root` that stand beside its own.
  func within<Whole>(_ part: Property<Whole, Root>) -> [Field<Whole>] {
    all.map { field in
      Field<Whole>(field.key, schema: field.schema(), takesNull: field.takesNull) {
        (json, whole, scope) throws(JSONError) in
        try field.read(json, &whole[keyPath: part], scope)
      }
    }
  }

  /// Reads every member of `object` to its place.
  ///
  /// - Throws: For a key that is not in the table, with the nearest one that is.
  ///
  /// - Parameter others: Keys that something else reads.
  func read(
    _ object: JSONObject, into root: inout Root, _ scope: ReadingScope,
    besides others: [String] = []
  ) throws(JSONError) {
    for member in object where !others.contains(where: member.keyEquals) {
      guard try take(member, into: &root, scope) else {
        throw member.unknownKeyError(known: keys)
      }
    }
  }

  /// Reads one member to its place.
  ///
  /// - Returns: Whether the table has its key.
  func take(
    _ member: JSONMember, into root: inout Root, _ scope: ReadingScope
  ) throws(JSONError) -> Bool {
    guard let field = all.first(where: { member.keyEquals($0.key) }) else { return false }
    if !member.value.isNull || field.takesNull { try field.read(member.value, &root, scope) }
    return true
  }
}

extension Fields {
  /// Objects of these keys and no others.
  var schema: JSONSchema { schema(requiring: []) }

  /// Objects of these keys and no others.
  ///
  /// - Parameter required: The keys that have to be there; all others may be `null` instead.
  func schema(requiring required: [String]) -> JSONSchema {
    let members = all.map { field in
      let isGiven = field.takesNull || required.contains(field.key)
      return (key: field.key, schema: isGiven ? field.schema() : field.schema().orNull)
    }
    return .object(JSONSchema.Members(members, required: required))
  }

  /// Objects of these keys, of which exactly one of `names` is given: the others are absent or `null`.
  func schema(ofOne names: [String]) -> JSONSchema {
    .anyOf(
      names.map { name in
        let members = all.map { field in
          let other = names.contains(field.key) ? JSONSchema.null : field.schema().orNull
          return (key: field.key, schema: field.key == name ? field.schema() : other)
        }
        return .object(JSONSchema.Members(members, required: [name]))
      })
  }
}

extension JSONSchema {
  /// A length in points, as `length(atLeast:)` takes it.
  static func length(atLeast minimum: Double = 0) -> JSONSchema {
    .number(in: minimum...maximumLength)
  }

  /// A length in points of more than 0.
  static var positiveLength: JSONSchema { .number(in: 0...maximumLength, aboveMinimum: true) }
}
