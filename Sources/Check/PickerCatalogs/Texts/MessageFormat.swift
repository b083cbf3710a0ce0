import PickerCheck
import PickerControls
import PickerText

/// A message in ICU syntax, with plurals and choices.
///
///     {count, plural, =0 {No files} one {# file} other {# files}}
///     {gender, select, female {her} other {their}} files
///
/// Source: ICU, MessageFormat, in the apostrophe mode `DOUBLE_OPTIONAL`.
struct MessageFormat {
  indirect enum Part {
    case text(String)
    /// The value of an argument, or the `#` of a plural.
    case argument(String, isNumber: Bool)
    case choice(Choice)
  }

  /// A form of a message for each category of a number, or for each word.
  struct Choice {
    var argument: String
    var isPlural: Bool
    /// The selectors, such as `one` or `=0`, with their messages.
    var cases: [(selector: String, message: [Part])]
  }

  var parts: [Part]

  /// The message of a text if it has plurals or choices; nil for other texts, and for texts that cannot be parsed.
  static func message(_ text: String) -> MessageFormat? {
    isLikely(text) ? try? MessageFormat(parsing: text) : nil
  }

  /// Whether a text may have plurals or choices, and is worth parsing.
  private static func isLikely(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return false }
    var scanner = ByteScanner(Array(text.utf8))
    while scanner.next != nil {
      scanner.skip { $0 != UInt8(ascii: ",") }
      guard scanner.skip(",") else { return false }
      scanner.skipSpace()
      let word = scanner.skip { $0.isLetter }
      scanner.skipSpace()
      if scanner.next == UInt8(ascii: ","), isChoice(String(decoding: word, as: UTF8.self)) {
        return true
      }
    }
    return false
  }

  static func isChoice(_ type: String) -> Bool {
    ["plural", "select", "selectordinal"].contains(type)
  }

  /// The message in all forms of its first plural, whose number is `{n, plural}` in them.
  ///
  /// `=0`, `=1` and `=2` are the forms `zero`, `one` and `two` if these are missing. Everything else uses the form
  /// `other`.
  var translated: TranslatedText {
    let count = MessageFormat.firstCount(in: parts)
    var forms: [PluralCategory: String] = [:]
    for category in givenForms ?? [] where category != .other {
      forms[category] = text(of: parts, category, count)
    }
    return TranslatedText(text(of: parts, .other, count), forms: forms)
  }

  /// The forms of its first plural; nil without one.
  var givenForms: Set<PluralCategory>? {
    guard let count = MessageFormat.firstCount(in: parts) else { return nil }
    return Set(
      PluralCategory.allCases.filter {
        $0 == .other || MessageFormat.has($0, of: count, in: parts)
      })
  }

  /// The placeholder of a number that decides the plural form.
  static func count(named name: String) -> String { "{\(name), plural}" }

  private static func firstCount(in parts: [Part]) -> String? {
    for case .choice(let choice) in parts {
      if choice.isPlural { return choice.argument }
      for (_, message) in choice.cases {
        if let count = firstCount(in: message) { return count }
      }
    }
    return nil
  }

  /// Whether there is a form for a category of the count.
  private static func has(
    _ category: PluralCategory, of count: String?, in parts: [Part]
  ) -> Bool {
    parts.contains { part in
      guard case .choice(let choice) = part else { return false }
      let isCounted = choice.isPlural && choice.argument == count
      return isCounted && choice.selector(for: category) != nil
        || choice.cases.contains { has(category, of: count, in: $0.message) }
    }
  }

  private func text(of parts: [Part], _ category: PluralCategory, _ count: String?) -> String {
    parts.reduce(into: "") { result, part in
      switch part {
      case .text(let text): result += text
      case .argument(let name, let isNumber):
        let kind = isNumber ? ", number" : ""
        result += name == count ? MessageFormat.count(named: name) : "{\(name)\(kind)}"
      case .choice(let choice):
        let isCounted = choice.isPlural && choice.argument == count
        let selector = isCounted ? choice.selector(for: category) : nil
        result += text(of: choice.message(of: selector ?? "other"), category, count)
      }
    }
  }
}

extension MessageFormat.Choice {
  /// The selector of a category; nil for `other`.
  func selector(for category: PluralCategory) -> String? {
    let names = [category.rawValue] + (MessageFormat.Choice.numbers[category].map { [$0] } ?? [])
    return names.first { name in cases.contains { $0.selector == name } }
  }

  private static let numbers: [PluralCategory: String] = [.zero: "=0", .one: "=1", .two: "=2"]

  func message(of selector: String) -> [MessageFormat.Part] {
    cases.first { $0.selector == selector }?.message ?? []
  }
}
