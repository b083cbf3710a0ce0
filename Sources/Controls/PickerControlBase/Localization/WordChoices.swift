import PickerText
import PickerTree

/// The words of a document for screen readers and controls, by language. They replace the built-in ones.
///
///     var words = WordChoices()
///     words[.remove] = "Remove tag {name}"
///     words[.more, language: "pl"] = CountTemplate("jeszcze {count}")
public struct WordChoices: Hashable, Sendable {
  /// Words by name, and then by language in lower case; those for every language have an empty one.
  private(set) var templates: [Word: [String: CountTemplate]] = [:]

  /// Creates an empty set, which keeps all built-in words.
  public init() {}

  /// Whether there are none.
  public var isEmpty: Bool { templates.isEmpty }

  /// The text of a word in a language, given as a BCP 47 tag. With nil, the text applies to every language without
  /// one.
  public subscript(word: Word, language language: String? = nil) -> CountTemplate? {
    get { templates[word]?[language?.asciiLowercased ?? ""] }
    set { templates[word, default: [:]][language?.asciiLowercased ?? ""] = newValue }
  }

  /// The words of a language, which is looked up as BCP 47 has it: `zh-hant-tw`, `zh-hant`, `zh`.
  func resolved(for language: String?) -> [Word: CountTemplate] {
    var words: [Word: CountTemplate] = [:]
    for (word, byLanguage) in templates {
      var tag = language?.asciiLowercased ?? ""
      while !tag.isEmpty, byLanguage[tag] == nil {
        tag = tag.lastIndex(of: "-").map { String(tag[..<$0]) } ?? ""
      }
      words[word] = byLanguage[tag]
    }
    return words
  }

  /// These words over others.
  func merging(onto others: WordChoices) -> WordChoices {
    guard !isEmpty else { return others }
    var merged = self
    for (word, byLanguage) in others.templates {
      for (language, template) in byLanguage where merged[word, language: language] == nil {
        merged[word, language: language] = template
      }
    }
    return merged
  }
}

extension Container {
  /// The words of the control, in its language.
  package var spokenWords: Words {
    Words(language: language, own: words.resolved(for: language))
  }
}
