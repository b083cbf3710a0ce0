import PickerControls
import PickerLayout

// What the schema of a key says about its option.
extension JSONSchema {
  /// The keys of an object; for several kinds of objects, the keys of all kinds, each with all of its schemas.
  var allMembers: [Member] {
    switch self {
    case .object(let members): return members.all
    case .cases(let key, let cases, _):
      var all: [Member] = [(key, .words(cases.map(\.word)).described("Which of these."))]
      for member in cases.flatMap(\.schema.allMembers) where member.key != key {
        if let known = all.firstIndex(where: { $0.key == member.key }) {
          all[known].schema = all[known].schema.or(member.schema)
        } else {
          all.append(member)
        }
      }
      return all
    case .shared(_, let schema): return schema().allMembers
    case .described(_, let schema): return schema.allMembers
    case .anyOf(let choices): return choices.lazy.map(\.allMembers).first { !$0.isEmpty } ?? []
    default: return []
    }
  }

  /// Both schemas, unless they say the same.
  private func or(_ other: JSONSchema) -> JSONSchema {
    let (one, two) = (sentences, other.sentences)
    if two.allSatisfy(one.contains) { return self }
    return .anyOf([self, other])
  }

  /// The descriptions of the values.
  var sentences: [String] {
    switch self {
    case .described(let words, _): [words]
    case .shared(_, let schema): schema().sentences
    case .anyOf(let choices):
      choices.flatMap(\.sentences).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    default: []
    }
  }

  /// Whether it is only `true` or `false`, besides `null`.
  var isFlag: Bool {
    switch self {
    case .bool: true
    case .described(_, let schema): schema.isFlag
    case .anyOf(let choices): choices.allSatisfy { $0.isNull || $0.isFlag } && !choices.isEmpty
    default: false
    }
  }

  private var isNull: Bool { if case .null = self { true } else { false } }

  /// The schemas of which a value must match one, without `null`, names and descriptions.
  var alternatives: [JSONSchema] {
    switch self {
    case .null, .nothing: []
    case .anyOf(let choices): choices.flatMap(\.alternatives)
    case .described(_, let schema): schema.alternatives
    case .shared(_, let schema): schema().alternatives
    case .having(_, let schema, let other): schema.alternatives + other.alternatives
    default: [self]
    }
  }
}

extension [JSONSchema] {
  /// Whether a list of texts or of words is possible, which options separate by commas.
  var haveList: Bool {
    contains {
      guard case .list(let element, _) = $0 else { return false }
      return element.alternatives.contains { $0.isText || !$0.words.isEmpty }
        && element.alternatives.allSatisfy { $0.isText || !$0.words.isEmpty }
    }
  }

  /// Whether a value of this kind may be valid.
  func accept(_ kind: JSONValue.ValueKind) -> Bool {
    if kind == .null { return !allSatisfy(\.isText) }
    return contains { schema in
      switch (schema, kind) {
      case (.anything, _), (.bool, .bool), (.list, .array), (.tuple, .array): true
      case (.number, .number), (.integer, .number), (.constant, .number): true
      case (.text, .string), (.words, .string): true
      case (.object, .object), (.cases, .object), (.map, .object): true
      default: false
      }
    }
  }

  /// The possible words, including elements of lists.
  var words: [String] {
    var known: Set<String> = []
    return flatMap(\.words).filter { known.insert($0).inserted }
  }

  /// The word for a value in help.
  var placeholder: String {
    if haveList { return "list" }
    guard count == 1, let only = first else {
      return contains(where: \.isNumber) ? "number" : "value"
    }
    switch only {
    case .number: return "number"
    case .integer: return "number"
    case .text: return "text"
    case .words: return "word"
    default: return "json"
    }
  }
}

extension JSONSchema {
  fileprivate var isNumber: Bool {
    switch self {
    case .number, .integer: true
    default: false
    }
  }

  fileprivate var isText: Bool {
    guard case .text(nil) = self else { return false }
    return true
  }

  /// The listed words.
  fileprivate var words: [String] {
    switch self {
    case .words(let words): words
    case .bool: ["true", "false"]
    case .list(let element, _):
      element.alternatives.words.filter { !["true", "false"].contains($0) }
    default: []
    }
  }
}
