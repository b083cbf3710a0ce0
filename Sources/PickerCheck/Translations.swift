public import PickerControls

/// The texts of one language: what a catalogue file has for it.
public struct Translations: Hashable, Sendable {
  /// The locale, a BCP 47 tag such as `de` or `pt-BR`.
  public var locale: String
  /// The translations by key: the id of an item, or its text in the source language.
  public var texts: [String: TranslatedText]

  /// Creates the texts of a language.
  public init(locale: String, texts: [String: TranslatedText] = [:]) {
    self.locale = locale
    self.texts = texts
  }

  /// Returns the translation of a text: by the item's id if the catalogue has that, else by the text itself.
  public func translation(of text: LocalizableText) -> TranslatedText? {
    if let id = text.id, let translation = texts[id] { return translation }
    return texts[text.text]
  }
}

/// The catalogues of a check.
public struct StringCatalog: Hashable, Sendable {
  /// The language that the texts of documents are in, where the catalogue names it.
  public var sourceLocale: String?
  /// The languages, each once.
  public var languages: [Translations]
  /// What could not be read, and what its files contradict each other in.
  public var problems: [CheckProblem]

  /// Creates a catalogue.
  public init(
    sourceLocale: String? = nil, languages: [Translations] = [], problems: [CheckProblem] = []
  ) {
    self.sourceLocale = sourceLocale
    self.languages = languages
    self.problems = problems
  }
}
