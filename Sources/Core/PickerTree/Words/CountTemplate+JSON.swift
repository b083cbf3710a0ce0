import PickerJSON
import PickerText

extension CountTemplate: JSONReadable, JSONWritable {
  /// Reads a text, or one for each plural category; `other` is required.
  package init(reading json: JSONValue) throws(JSONError) {
    self.init("")
    guard json.kind == .object else {
      guard json.kind == .string else {
        throw json.unexpected("a text or an object of plural forms")
      }
      other = try json.string()
      return
    }
    for member in try json.object() where !member.value.isNull {
      guard let category = PluralCategory(rawValue: member.key) else {
        throw member.unknownKeyError(known: PluralCategory.allCases.map { $0.rawValue })
      }
      forms[category] = try member.value.string()
    }
    guard let other = forms.removeValue(forKey: .other) else {
      throw json.error("\"other\" is missing")
    }
    self.other = other
  }

  package func write(to json: inout JSONWriter) {
    guard !forms.isEmpty else { return json.string(other) }
    json.object(inline: true) { json in
      for category in PluralCategory.allCases {
        if let form = category == .other ? other : forms[category] {
          json.member(category.rawValue, string: form)
        }
      }
    }
  }

  package static var schema: JSONSchema { .shared("counted") { .anyOf([.text, formsSchema]) } }

  package static var writtenSchema: JSONSchema {
    .shared("countedText") { .anyOf([.text, formsSchema]) }
  }

  /// The schema of an object of plural forms.
  private static var formsSchema: JSONSchema {
    let form = JSONSchema.text.described(
      "The text for numbers of this plural category of the language.")
    return .object(
      JSONSchema.Members(
        PluralCategory.allCases.map { (key: $0.rawValue, schema: form) }, required: ["other"]))
  }
}

extension JSONCodec<[Word: CountTemplate]> {
  /// Words by name, in the order of ``Word``.
  static var words: JSONCodec {
    JSONCodec(
      schema: .object(
        JSONSchema.Members(
          Word.allCases.map { (key: $0.rawValue, schema: CountTemplate.writtenSchema) })),
      read: { (json) throws(JSONError) in
        var words: [Word: CountTemplate] = [:]
        for member in try json.object() {
          guard let word = Word(rawValue: member.key) else {
            throw member.unknownKeyError(known: Word.allCases.map { $0.rawValue })
          }
          words[word] = try CountTemplate(reading: member.value)
        }
        return words
      },
      write: { words, json in
        json.object { json in
          for word in Word.allCases {
            guard let template = words[word] else { continue }
            json.key(word.rawValue)
            template.write(to: &json)
          }
        }
      })
  }
}
