import PickerControls
import PickerText

/// A text of a catalogue file in one language.
struct CatalogEntry {
  /// The key in the file.
  var key: String
  /// What else finds the text, if it is no key: the text in the source language, or the key with a context.
  var aliases: [String] = []
  var text: TranslatedText
  /// Whether the file has plural forms for it, also where its language has but one.
  var isPlural = false
}

/// What one file contains.
struct CatalogContents {
  /// The source language, where the file names it.
  var sourceLocale: String?
  /// The texts of each language, in the order of the file; those of nil are in the source language, which has no name.
  private(set) var languages: [String?: [CatalogEntry]] = [:]
  /// Texts that are the same in all languages.
  private(set) var shared: [CatalogEntry] = []

  /// The maximum length of a text or a key in bytes.
  static let maximumTextLength = 1 << 16

  /// Adds a language, which may stay without texts.
  mutating func declare(_ locale: String?) {
    languages[locale, default: []] += []
  }

  /// Adds a text, unless it is empty.
  ///
  /// - Parameter error: Returns the error with a message at the place of the text.
  mutating func add<Failure: Error>(
    _ entry: CatalogEntry, to locale: String?, error: (String) -> Failure
  ) throws(Failure) {
    guard let entry = try CatalogContents.checked(entry, error) else { return }
    languages[locale, default: []].append(entry)
  }

  /// Adds a text that is the same in all languages, unless it is empty.
  mutating func addShared<Failure: Error>(
    _ entry: CatalogEntry, error: (String) -> Failure
  ) throws(Failure) {
    guard let entry = try CatalogContents.checked(entry, error) else { return }
    shared.append(entry)
  }

  /// The entry with counts in braces; nil if its text is empty.
  private static func checked<Failure: Error>(
    _ entry: CatalogEntry, _ error: (String) -> Failure
  ) throws(Failure) -> CatalogEntry? {
    let texts = [entry.text.text] + entry.text.forms.values + entry.aliases + [entry.key]
    if texts.contains(where: { $0.utf8.count > maximumTextLength }) {
      throw error("expected texts of at most \(maximumTextLength) bytes, found a longer one")
    }
    return entry.text.text.isEmpty ? nil : entry.withCountsInBraces
  }
}

extension CatalogEntry {
  /// The entry with `{count}` in place of the placeholders of its format; its key finds it in both forms.
  fileprivate var withCountsInBraces: CatalogEntry {
    let isPlural = isPlural || !text.forms.isEmpty
    var entry = self
    entry.text.text = CountPlaceholder.inBraces(text.text, isPlural: isPlural)
    entry.text.forms = text.forms.mapValues { CountPlaceholder.inBraces($0, isPlural: isPlural) }
    for name in [key] + aliases {
      let alias = CountPlaceholder.inBraces(name, isPlural: isPlural)
      if alias != name { entry.aliases.append(alias) }
    }
    return entry
  }
}
