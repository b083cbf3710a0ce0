extension JSONSchema {
  /// Returns this schema as a document, with all shared schemas under `$defs`.
  ///
  /// - Returns: Indented JSON without a trailing line feed. Deterministic.
  /// - Complexity: O(*size of all schemas*); each shared schema is created once.
  public func document(title: String) -> [UInt8] {
    let parts = SharedParts()
    var json = JSONWriter()
    json.object { json in
      json.member("$schema") { $0.string("https://json-schema.org/draft/2020-12/schema") }
      json.member("title") { $0.string(title) }
      writeKeywords(to: &json, parts)
      json.key("$defs")
      json.object { json in
        while let (name, schema) = parts.next() {
          json.member(name) { schema.write(to: &$0, parts) }
        }
      }
    }
    return json.bytes
  }
}

/// The shared schemas in order of first reference.
private final class SharedParts {
  private var names: Set<String> = []
  private var waiting: [(name: String, make: @Sendable () -> JSONSchema)] = []
  private var handedOut = 0

  func refer(to name: String, _ make: @escaping @Sendable () -> JSONSchema) {
    if names.insert(name).inserted { waiting.append((name, make)) }
  }

  /// Returns the first schema that has not been returned yet.
  func next() -> (name: String, schema: JSONSchema)? {
    guard handedOut < waiting.count else { return nil }
    defer { handedOut += 1 }
    return (waiting[handedOut].name, waiting[handedOut].make())
  }
}

extension JSONSchema {
  private func write(to json: inout JSONWriter, _ parts: SharedParts) {
    switch self {
    case .anything: json.bool(true)
    case .nothing: json.bool(false)
    default: json.object(inline: isShort) { writeKeywords(to: &$0, parts) }
    }
  }

  /// Whether it is written on one line.
  private var isShort: Bool {
    switch self {
    case .object, .cases, .having, .map, .tuple: false
    case .words(let words): words.count <= 10
    case .list(let element, _): element.isShort
    case .described(let words, let schema): words.utf8.count <= 60 && schema.isShort
    case .anyOf(let choices): choices.count <= 3 && choices.allSatisfy { $0.isShort }
    default: true
    }
  }

  /// - Parameter orNull: Whether `null` is accepted as well.
  private func writeKeywords(
    orNull: Bool = false, to json: inout JSONWriter, _ parts: SharedParts
  ) {
    switch self {
    case .anything: break
    case .nothing: json.member("not") { $0.object { _ in } }
    case .null, .bool, .number, .integer, .text, .words, .constant:
      writeScalar(orNull: orNull, to: &json)
    case .list, .tuple: writeArray(orNull: orNull, to: &json, parts)
    case .object(let members):
      json.type("object", orNull: orNull)
      members.write(to: &json, parts)
    case .map(let keys, let value):
      json.type("object", orNull: orNull)
      json.member("propertyNames") { JSONSchema.text(matching: keys).write(to: &$0, parts) }
      json.member("additionalProperties") { value.write(to: &$0, parts) }
    case .described(let words, let schema):
      json.member("description") { $0.string(words) }
      schema.writeKeywords(orNull: orNull, to: &json, parts)
    case .anyOf(let choices): JSONSchema.write(choices, orNull: orNull, to: &json, parts)
    case .shared, .cases, .having:
      guard !orNull else { return JSONSchema.write([self], orNull: true, to: &json, parts) }
      writeReference(to: &json, parts)
    }
  }
}

// Scalars.
extension JSONSchema {
  private func writeScalar(orNull: Bool, to json: inout JSONWriter) {
    switch self {
    case .bool: json.type("boolean", orNull: orNull)
    case .number(let range, let aboveMinimum):
      json.type("number", orNull: orNull)
      json.bounds(range, aboveMinimum: aboveMinimum)
    case .integer(let range):
      json.type("integer", orNull: orNull)
      json.limits("minimum", "maximum", range, unlimitedMinimum: Int.min)
    case .text(let pattern):
      json.type("string", orNull: orNull)
      if let pattern { json.member("pattern") { $0.string(pattern) } }
    case .words(let words):
      json.choice(orNull: orNull) { for word in words { $0.string(word) } }
    case .constant(let value): json.choice(orNull: orNull) { $0.integer(value) }
    default: json.type("null", orNull: false)
    }
  }
}

// Arrays and choices.
extension JSONSchema {
  private func writeArray(orNull: Bool, to json: inout JSONWriter, _ parts: SharedParts) {
    json.type("array", orNull: orNull)
    if case .list(let element, let count) = self {
      json.member("items") { element.write(to: &$0, parts) }
      json.limits("minItems", "maxItems", count, unlimitedMinimum: 0)
    } else if case .tuple(let elements) = self {
      json.member("prefixItems") { json in
        json.array(inline: elements.allSatisfy { $0.isShort }) { json in
          for element in elements { element.write(to: &json, parts) }
        }
      }
      json.member("items") { $0.bool(false) }
      json.member("minItems") { $0.integer(elements.count) }
    }
  }

  /// Flattens nested choices, so `null` occurs at most once.
  private var choices: [JSONSchema] {
    if case .anyOf(let choices) = self { choices.flatMap { $0.choices } } else { [self] }
  }

  private var isNull: Bool { if case .null = self { true } else { false } }

  private static func write(
    _ choices: [JSONSchema], orNull: Bool, to json: inout JSONWriter, _ parts: SharedParts
  ) {
    let all = choices.flatMap { $0.choices }
    var others = all.filter { !$0.isNull }
    let orNull = orNull || others.count < all.count
    if others.isEmpty { return json.type("null", orNull: false) }
    if others.count == 1, !others[0].isReference {
      return others[0].writeKeywords(orNull: orNull, to: &json, parts)
    }
    if orNull { others.append(.null) }
    json.member("anyOf") { json in
      json.array(inline: others.allSatisfy { $0.isShort } && others.count <= 3) { json in
        for choice in others { choice.write(to: &json, parts) }
      }
    }
  }
}

// References, and objects of several kinds.
extension JSONSchema {
  private var isReference: Bool {
    switch self {
    case .shared, .cases, .having: true
    case .described(_, let schema): schema.isReference
    default: false
    }
  }

  fileprivate func writeReference(to json: inout JSONWriter, _ parts: SharedParts) {
    if case .shared(let name, let make) = self {
      parts.refer(to: name, make)
      json.member("$ref") { $0.string("#/$defs/\(name)") }
    } else if case .cases(let key, let cases, let absent) = self {
      var members = absent.map { (key: $0, schema: JSONSchema.nothing) }
      members.append((key, .words(cases.map { $0.word })))
      json.type("object", orNull: false)
      Members(members, required: [key], isOpen: true).write(to: &json, parts)
      json.member("allOf") { json in
        json.array { for kind in cases { kind.write(key, to: &$0, parts) } }
      }
    } else if case .having(let key, let schema, let otherwise) = self {
      json.member("if") { json in
        json.object(inline: true) { json in
          json.type("object", orNull: false)
          json.required([key])
        }
      }
      json.member("then") { schema.write(to: &$0, parts) }
      json.member("else") { otherwise.write(to: &$0, parts) }
    }
  }
}

extension JSONSchema.Case {
  /// Requires the schema if the key has this value. A validator then reports only the errors of that kind.
  fileprivate func write(_ key: String, to json: inout JSONWriter, _ parts: SharedParts) {
    json.object { json in
      json.member("if") { json in
        json.object(inline: true) { json in
          let condition = JSONSchema.Members([(key, .words([word]))], required: [key], isOpen: true)
          condition.write(to: &json, parts)
        }
      }
      json.member("then") { json in
        guard !without.isEmpty else { return schema.write(to: &json, parts) }
        json.object { json in
          schema.writeReference(to: &json, parts)
          let absent = without.map { (key: $0, schema: JSONSchema.nothing) }
          JSONSchema.Members(absent, isOpen: true).write(to: &json, parts)
        }
      }
    }
  }
}

extension JSONSchema.Members {
  fileprivate func write(to json: inout JSONWriter, _ parts: SharedParts) {
    json.member("properties") { json in
      json.object { json in
        for (key, schema) in all { json.member(key) { schema.write(to: &$0, parts) } }
      }
    }
    if !required.isEmpty { json.required(required) }
    if !isOpen { json.member("additionalProperties") { $0.bool(false) } }
  }
}

// Single keywords.
extension JSONWriter {
  fileprivate mutating func member(_ key: String, _ value: (inout JSONWriter) -> Void) {
    self.key(key)
    value(&self)
  }

  fileprivate mutating func type(_ name: String, orNull: Bool) {
    member("type") { json in
      guard orNull else { return json.string(name) }
      json.array(inline: true) { json in
        json.string(name)
        json.string("null")
      }
    }
  }

  fileprivate mutating func required(_ keys: [String]) {
    member("required") { $0.array(inline: true) { for key in keys { $0.string(key) } } }
  }

  fileprivate mutating func choice(orNull: Bool, _ values: (inout JSONWriter) -> Void) {
    member("enum") { json in
      json.array(inline: true) { json in
        values(&json)
        if orNull { json.null() }
      }
    }
  }

  fileprivate mutating func bounds(_ range: ClosedRange<Double>, aboveMinimum: Bool) {
    if range.lowerBound.isFinite {
      member(aboveMinimum ? "exclusiveMinimum" : "minimum") { $0.number(range.lowerBound) }
    }
    if range.upperBound.isFinite { member("maximum") { $0.number(range.upperBound) } }
  }

  fileprivate mutating func limits(
    _ minimumKey: String, _ maximumKey: String, _ range: ClosedRange<Int>, unlimitedMinimum: Int
  ) {
    if range.lowerBound > unlimitedMinimum { member(minimumKey) { $0.integer(range.lowerBound) } }
    if range.upperBound < Int.max { member(maximumKey) { $0.integer(range.upperBound) } }
  }
}
