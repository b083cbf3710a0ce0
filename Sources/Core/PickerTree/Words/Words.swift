import PickerGeometry
import PickerText

/// The words that a control uses: the words of its document, and the built-in ones of its language.
///
///     Words(language: "de").text(.remove, ("{name}", "Käse"))    // Käse entfernen
///     Words(language: "de-AT").text(.more, count: 5)             // 5 weitere
///
/// The language is looked up by its first subtag. There are words in English, German, French, Spanish, Italian,
/// Portuguese, Dutch, Russian, Arabic, Hebrew, Japanese and Chinese. In other languages, and without a language,
/// words that the document does not define are English.
public struct Words: Sendable {
  /// The language of texts, a BCP 47 tag; nil if unknown.
  public let language: String?
  /// The words of the document.
  let own: [Word: CountTemplate]
  private let table: WordTable
  /// Whether the built-in words are in another language.
  private let isForeign: Bool

  /// The words of controls that know no language.
  static let unknown = Words()

  /// Creates the words of a language.
  ///
  /// - Parameters:
  ///   - language: The tag of the language; nil for English.
  ///   - own: Words that replace the built-in ones.
  public init(language: String? = nil, own: [Word: CountTemplate] = [:]) {
    (self.language, self.own) = (language, own)
    let table = language.flatMap { WordTable.table(of: $0) }
    isForeign = table == nil
    self.table = table ?? .english
  }

  /// The built-in English text of a word, with its first plural form.
  package static func builtIn(_ word: Word) -> String {
    WordTable.english.text(of: word, for: 1)
  }

  /// Returns a word with placeholders such as `{name}` replaced in order.
  public func text(_ word: Word, _ values: (placeholder: String, text: String)...) -> String {
    values.reduce(own[word]?.other ?? table[word]) { $0.filling($1.placeholder, with: $1.text) }
  }

  /// Returns a word with its first letter in upper case.
  package func name(_ word: Word) -> String { text(word).capitalized }

  /// Returns a word in its form for a number of things, with the number in place of `{count}`.
  public func text(_ word: Word, count: Int) -> String {
    let form = own[word].map {
      $0.forms[PluralCategory(of: count, language: language)] ?? $0.other
    }
    return (form ?? table.text(of: word, for: count)).filling("{count}", with: number(count))
  }

  /// The language of a text that consists of some words; nil if it is the language of the control.
  public func language(of words: Word...) -> String? {
    isForeign && words.contains { own[$0] == nil } ? table.language : nil
  }

  /// Returns a whole number, with the group separators of the language.
  public func number(_ number: Int) -> String { table.numbers.text(number) }

  /// Returns a whole percentage: `66%`.
  func percentage(_ number: Int) -> String { table.numbers.text(ofPercentage: number) }

  /// Returns a number that a label shows, such as `66 %`, `220°` or `0.500`, as the language writes it.
  func number(shownAs text: String) -> String {
    if text.hasSuffix(" %"), let number = Int(text.dropLast(2)) { return percentage(number) }
    guard !text.hasPrefix("#") else { return text }
    return text.filling(".", with: table.numbers.decimal)
  }
}

extension WordTable {
  /// The table of a language; nil: there is none.
  ///
  /// - Parameter tag: A BCP 47 tag, with hyphens or underscores, in upper or lower case.
  static func table(of tag: String) -> WordTable? {
    switch String(tag.prefix { $0 != "-" && $0 != "_" }).asciiLowercased {
    case "en": english
    case "de": german
    case "fr": french
    case "es": spanish
    case "it": italian
    case "pt": portuguese
    case "nl": dutch
    case "ru": russian
    case "ar": arabic
    case "he", "iw": hebrew
    case "ja": japanese
    case "zh": chinese
    default: nil
    }
  }

  /// The tables of all languages.
  static var all: [WordTable] {
    [
      english, german, french, spanish, italian, portuguese, dutch, russian, arabic, hebrew,
      japanese, chinese,
    ]
  }
}

extension LayoutTree {
  /// The words of the root, for example for announcements.
  public var words: Words {
    nodes.first.flatMap { words(of: $0, within: .unknown) } ?? .unknown
  }

  /// The words of a node with its own language or words; nil if they are inherited.
  func words(of node: LayoutNode, within outer: Words) -> Words? {
    guard let state = controlState(of: node), state.language != nil || !state.words.isEmpty
    else { return nil }
    let language = state.language ?? outer.language
    let isInherited = state.words.isEmpty && language == outer.language
    return isInherited ? nil : Words(language: language, own: state.words)
  }

  /// The words of the node at a position.
  ///
  /// - Parameter parents: The position of the parent of each node; -1 for the root.
  package func words(at position: Int, parents: [Int]) -> Words {
    var line: [Int] = []
    var next = position
    while next >= 0 {
      line.append(next)
      next = parents[next]
    }
    return line.reversed().reduce(.unknown) { words(of: nodes[$1], within: $0) ?? $0 }
  }
}
