import PickerJSON
import PickerText
import PickerTree

extension WordChoices: ScopedReadable, ScopedWritable {
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init()
    try WordChoices.fields.read(try json.object(), into: &self, scope)
  }

  package static var schema: JSONSchema { .shared("words") { fields.schema } }

  private static let fields = DocumentFields<WordChoices>(
    Word.allCases.map { word in
      Field(word.rawValue, schema: WordChoices.schema(of: word)) {
        (json, words, _) throws(JSONError) in try words.read(word, from: json)
      }.written { $0.byLanguage(word) }.doc("The word that is \(Words.builtIn(word)) in English.")
    })

  /// Writes the words that have a text.
  package func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    json.object { WordChoices.fields.writeChanges(of: self, from: WordChoices(), scope, to: &$0) }
  }

  /// Reads a text, an object of plural forms, or an object of these by language.
  private mutating func read(_ word: Word, from json: JSONValue) throws(JSONError) {
    let object = json.kind == .object ? try json.object() : nil
    let hasForms = word.isCounted && object?.hasPluralForms == true
    guard let object, !hasForms else {
      self[word] = try template(of: word, json)
      return
    }
    guard word.isCounted || object.isEmpty || !object.hasPluralForms else {
      throw json.error("has no plural forms")
    }
    for member in object where !member.value.isNull {
      guard WordChoices.isLanguage(member.key) else {
        throw member.value.error(
          "expected a language such as pt-BR, found \(member.key.quotedInMessage)")
      }
      self[word, language: member.key] = try template(of: word, member.value)
    }
  }

  /// Reads a text, or plural forms, and checks what is in braces.
  private func template(of word: Word, _ json: JSONValue) throws(JSONError) -> CountTemplate {
    let template = try CountTemplate(reading: json)
    guard template.forms.isEmpty || word.isCounted else {
      throw json.error("has no plural forms")
    }
    for form in [template.other] + template.forms.values {
      guard form.utf8.count <= WordChoices.maximumBytes else {
        throw json.error("must have at most \(WordChoices.maximumBytes) bytes")
      }
      if let unknown = form.placeholder(beside: word.placeholders) {
        let known = word.placeholders.joined(separator: " and ")
        throw json.error(
          "unknown \(unknown.quotedInMessage), \(known.isEmpty ? "the word has none" : "known: \(known)")"
        )
      }
    }
    return template
  }

  /// The longest word, since each control in another language repeats it in the tree.
  private static let maximumBytes = 256

  private static func schema(of word: Word) -> JSONSchema {
    let template = word.isCounted ? CountTemplate.schema : .text
    return .anyOf([
      template, .map(keys: "^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$", to: template),
    ])
  }

  private static func isLanguage(_ key: String) -> Bool {
    let subtags = key.utf8.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    return subtags.first.map { (2...8).contains($0.count) } ?? false
      && subtags.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy { $0.isAlphanumeric } }
  }
}

/// The texts of a word by language.
private struct WordTexts: JSONWritable, Equatable {
  let byLanguage: [String: CountTemplate]

  /// Writes the only text if it is for all languages, otherwise an object.
  func write(to json: inout JSONWriter) {
    if byLanguage.count == 1, let text = byLanguage[""] { return text.write(to: &json) }
    guard byLanguage[""] == nil else {
      return json.refuse("has a text for all languages, and others")
    }
    json.object { json in
      for (language, text) in byLanguage.sorted(by: { $0.key < $1.key }) {
        json.key(language)
        text.write(to: &json)
      }
    }
  }

  static var writtenSchema: JSONSchema { .anything }
}

extension WordChoices {
  fileprivate func byLanguage(_ word: Word) -> WordTexts? {
    templates[word].map(WordTexts.init)
  }
}

extension JSONObject {
  /// Whether the keys are plural categories.
  fileprivate var hasPluralForms: Bool {
    allSatisfy { PluralCategory(rawValue: $0.key) != nil }
  }
}

extension UInt8 {
  fileprivate var isAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }
}

extension String {
  /// The first placeholder, with its braces, that is not among the allowed ones.
  fileprivate func placeholder(beside known: [String]) -> String? {
    var rest = self[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let found = String(rest[open...close])
      if !known.contains(found) { return found }
      rest = rest[rest.index(after: close)...]
    }
    return nil
  }
}
