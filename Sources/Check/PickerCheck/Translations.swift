public import PickerControls

/// A translation of a text, and its position.
public struct Translation: Hashable, Sendable {
  /// The text in another language.
  public var text: TranslatedText
  /// Its line in the catalogue; nil if there is none, such as for translations in code.
  public var place: CatalogPlace?
  /// The translations of the same text in other contexts, each different.
  public var others: [Translation]
  /// The plural forms that the catalogue has for it; nil for a text without any.
  package var givenForms: Set<PluralCategory>?
  /// Whether the catalogue says that the text is the same in all languages.
  package var isShared = false
  /// The key that the catalogue has for it; nil if that is not known.
  package var key: String?

  /// Creates a translation.
  public init(_ text: TranslatedText, place: CatalogPlace? = nil, others: [Translation] = []) {
    self.text = text
    self.place = place
    self.others = others
    givenForms = text.forms.isEmpty ? nil : Set(text.forms.keys).union([.other])
  }
}

extension Translation {
  /// The translation with `{count}` in place of the number that decides its form.
  fileprivate var withCount: Translation {
    var translation = self
    translation.text = text.withCount
    translation.others = others.map { $0.withCount }
    return translation
  }
}

extension TranslatedText {
  fileprivate var withCount: TranslatedText {
    TranslatedText(
      PlaceholderText.withCount(text, isPlural: true),
      forms: forms.mapValues { PlaceholderText.withCount($0, isPlural: true) })
  }
}

/// A line of a translation file.
public struct CatalogPlace: Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The line, from 1.
  public var line: Int

  /// Creates a place.
  public init(path: String, line: Int) {
    self.path = path
    self.line = line
  }
}

/// The texts of one language in a catalogue.
public struct Translations: Hashable, Sendable {
  /// The locale, a BCP 47 tag such as `de` or `pt-BR`.
  public var locale: String
  /// The translations by key: the id of an item, or its text in the source language.
  public var translations: [String: Translation]
  /// The keys of all languages, and not the texts in the source language by which texts are found, too; nil if these are not known.
  package var keys: Set<String>?

  /// Creates the texts of a language.
  public init(locale: String, translations: [String: Translation]) {
    self.locale = locale
    self.translations = translations
  }

  /// Creates the texts of a language, without places.
  public init(locale: String, texts: [String: TranslatedText] = [:]) {
    self.init(locale: locale, translations: texts.mapValues { Translation($0) })
  }

  /// The texts by key.
  ///
  /// - Complexity: O(*n*).
  public var texts: [String: TranslatedText] { translations.mapValues { $0.text } }

  /// Returns the translation of a text: by the item's id if any language has it, otherwise by the text itself.
  ///
  /// In a text with a count, `{count}` replaces `%d`, `{0}` and similar placeholders.
  public func translation(of text: LocalizableText) -> Translation? {
    let isKey = text.id.map { keys?.contains($0) ?? false } ?? false
    let found = text.id.flatMap { translations[$0] } ?? (isKey ? nil : byText(text.text))
    return text.isCounted ? found?.withCount : found
  }

  /// The translation of a text in the source language; formats such as XLIFF collapse its white space.
  private func byText(_ text: String) -> Translation? {
    if let found = translations[text] { return found }
    let collapsed = text.split { $0.isWhitespace }.joined(separator: " ")
    return collapsed == text ? nil : translations[collapsed]
  }
}

/// The catalogues of a check.
public struct StringCatalog: Hashable, Sendable {
  /// The language of the documents' texts, if the catalogue names it.
  public var sourceLocale: String?
  /// The languages, each once.
  public var languages: [Translations]
  /// Errors in its files, and conflicts between them.
  public var problems: [CheckProblem]
  /// The maximum lengths of translations in the files.
  public var limits = TextLimits()

  /// Creates a catalogue.
  public init(
    sourceLocale: String? = nil, languages: [Translations] = [], problems: [CheckProblem] = []
  ) {
    self.sourceLocale = sourceLocale
    self.languages = languages
    self.problems = problems
  }
}
