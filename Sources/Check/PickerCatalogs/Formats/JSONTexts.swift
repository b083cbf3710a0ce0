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

  /// Adds a message that is compiled.
  mutating func append(_ key: String, _ message: MessageFormat, at value: JSONValue) {
    texts.append(
      Text(
        key: key, text: message.translated, givenForms: message.givenForms, value: value))
  }

  /// The texts in their order, with plural forms of suffixes and of bars, and with the texts that they name.
  /// - Parameter language: The language, whose rules number forms.
  func resolved(_ language: String) -> [Text] {
    let plain = texts.lazy.filter { $0.text.forms.isEmpty }.map(\.text.text)
    let hasBars = plain.contains { PipedPlural.isCertain($0) || TextLinks.isVue($0) }
    var all = grouped(language)
    if hasBars {
      for place in all.indices where all[place].text.forms.isEmpty {
        all[place].text = PipedPlural.text(all[place].text.text) ?? all[place].text
      }
    }
    let links = TextLinks(
      Dictionary(all.map { ($0.key, $0.text.text) }) { first, _ in first }, language: language)
    for place in all.indices { all[place].text = links.resolved(all[place].text) }
    return all
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
  private func grouped(_ language: String) -> [Text] {
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
    return JSONTexts.numbered(result.filter { !$0.text.text.isEmpty }, language)
  }

  /// The texts with `key_0`, `key_1` and so on as forms of `key`, which were i18next's suffixes in version 3 for languages with other
  /// forms than one and plural. One of them has the number.
  private static func numbered(_ texts: [Text], _ language: String) -> [Text] {
    var forms: [String: [Int: String]] = [:]
    for text in texts where text.text.forms.isEmpty {
      if let (name, number) = number(of: text.key) {
        forms[name, default: [:]][number] = text.text.text
      }
    }
    let plurals = forms.filter { _, forms in
      forms[0] != nil && forms[1] != nil && forms.values.contains { $0.contains("count") }
    }
    guard !plurals.isEmpty else { return texts }
    func rules(_ forms: [Int: String]) -> PluralForms {
      PluralForms(qtLanguage: language, count: forms.count)
    }
    return texts.compactMap { text in
      guard let (name, number) = number(of: text.key), let forms = plurals[name],
        let plural = rules(forms).text(forms)
      else { return text }
      return number > 0
        ? nil
        : Text(
          key: name, text: plural, givenForms: rules(forms).categories(of: forms), value: text.value
        )
    }
  }

  private static func number(of key: String) -> (name: String, number: Int)? {
    guard let mark = key.lastIndex(of: "_"), let number = Int(key[key.index(after: mark)...]),
      (0..<6).contains(number)
    else { return nil }
    return (String(key[..<mark]), number)
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
