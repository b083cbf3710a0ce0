import PickerControls
import PickerJSON
import PickerText

/// The texts of a JSON file by their whole keys, before those with suffixes become plural forms.
struct JSONTexts {
  struct Text {
    var key: String
    var text: TranslatedText
    var givenForms: Set<PluralCategory>?
    var value: JSONValue
  }

  private var texts: [Text] = []

  mutating func append(_ key: String, _ text: String, at value: JSONValue) {
    let message = MessageFormat.message(text)
    texts.append(
      Text(
        key: key, text: message?.translated ?? TranslatedText(text),
        givenForms: message?.givenForms, value: value))
  }

  /// Adds an object such as `{"one": "{{count}} file", "other": "{{count}} files"}`.
  mutating func append(
    _ key: String, plural members: [JSONMember], at value: JSONValue
  ) throws(JSONError) {
    var forms: [PluralCategory: String] = [:]
    for member in members {
      let text = try member.value.string()
      if !text.isEmpty { forms[PluralCategory(rawValue: member.key) ?? .other] = text }
    }
    guard let text = TranslatedText(forms: forms) else { return }
    texts.append(Text(key: key, text: text, givenForms: Set(forms.keys), value: value))
  }

  /// Whether all keys are plural categories, and "other" is one of them.
  static func isPlural(_ members: [JSONMember]) -> Bool {
    members.contains { $0.key == "other" }
      && members.allSatisfy { member in
        member.value.kind == .string && PluralCategory(rawValue: member.key) != nil
      }
  }

  /// The texts in their order, with `key_one` and `key_other` as forms of `key`, and with `key_plural`, which was
  /// i18next's suffix in version 3, as its form for other counts.
  func grouped() -> [Text] {
    let keys = Set(texts.map { $0.key })
    var groups: [String: Int] = [:]
    var result: [Text] = []
    for text in texts {
      guard let (name, category) = JSONTexts.form(text.key, keys) else {
        result.append(text)
        continue
      }
      if groups[name] == nil {
        groups[name] = result.count
        result.append(
          Text(key: name, text: TranslatedText(""), givenForms: [], value: text.value))
      }
      let index = groups[name] ?? 0
      result[index].givenForms?.insert(category)
      if category == .other {
        result[index].text.text = text.text.text
      } else {
        result[index].text.forms[category] = text.text.text
      }
    }
    return result.filter { !$0.text.text.isEmpty }
  }

  /// The name and the category of a key with a suffix; nil for a key that is no plural form.
  private static func form(_ key: String, _ keys: Set<String>) -> (String, PluralCategory)? {
    if keys.contains(key + "_plural") { return (key, .one) }
    guard let mark = key.lastIndex(of: "_") else { return nil }
    let (name, suffix) = (String(key[..<mark]), String(key[key.index(after: mark)...]))
    if suffix == "plural", keys.contains(name) { return (name, .other) }
    guard let category = PluralCategory(rawValue: suffix), keys.contains(name + "_other") else {
      return nil
    }
    return (name, category)
  }
}
