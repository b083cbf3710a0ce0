import PickerCheck
import PickerControls

/// Makes one catalogue of the contents of several files.
struct CatalogBuilder {
  private let limits: CatalogLimits
  private var sourceLocale: String?
  private var languages: [String: [CatalogEntry]] = [:]
  /// Texts in the source language, in files that do not name it.
  private var unnamed: [CatalogEntry] = []
  private var shared: [CatalogEntry] = []
  private var path = ""
  private var textCount = 0

  /// The maximum length of a text that is a key in another language, in bytes. A longer one is no label.
  private static let maximumKeyLength = 4096

  init(limits: CatalogLimits) { self.limits = limits }

  /// Adds what a file contains.
  mutating func add(_ contents: CatalogContents, of path: String) throws(CatalogError) {
    self.path = path
    sourceLocale = sourceLocale ?? contents.sourceLocale
    for (locale, entries) in contents.languages {
      if let locale {
        languages[locale, default: []] += entries
      } else {
        unnamed += entries
      }
      try count(entries)
    }
    shared += contents.shared
    try count(contents.shared)
    guard languages.count <= limits.languages else {
      throw CatalogError(
        path: path, message: "expected at most \(limits.languages) languages, found more")
    }
  }

  private mutating func count(_ entries: [CatalogEntry]) throws(CatalogError) {
    try count(entries.reduce(0) { $0 + 1 + $1.aliases.count })
  }

  private mutating func count(_ texts: Int) throws(CatalogError) {
    textCount += texts
    guard textCount <= limits.texts else {
      throw CatalogError(path: path, message: "expected at most \(limits.texts) texts, found more")
    }
  }

  /// Returns the catalogue.
  ///
  /// - Parameter name: The source language; nil for the one that the files name, or else English.
  consuming func catalog(sourceLocale name: String?) throws(CatalogError) -> StringCatalog {
    let named = name.flatMap { LocaleTag.normalized($0) } ?? sourceLocale
    if let named, !unnamed.isEmpty {
      languages[named] = (languages[named] ?? []) + unnamed
    }
    let sources = sourceTexts(unnamed + (languages[named ?? "en"] ?? []))
    var texts: [String: [String: TranslatedText]] = [:]
    textCount = 0
    // The shorter tag first, so that a language comes before those of its regions.
    for locale in languages.keys.sorted(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) {
      var language = self.texts(of: languages[locale] ?? [], sources)
      var parent = LocaleTag.parent(of: locale)
      while let tag = parent, texts[tag] == nil { parent = LocaleTag.parent(of: tag) }
      if let inherited = parent.flatMap({ texts[$0] }) {
        language.merge(inherited) { own, _ in own }
      }
      texts[locale] = language
      try count(language.count)
    }
    return StringCatalog(
      sourceLocale: named,
      languages: texts.keys.sorted().map { Translations(locale: $0, texts: texts[$0] ?? [:]) })
  }

  /// The texts of the source language by all of their keys, the first where there are several.
  private func sourceTexts(_ entries: [CatalogEntry]) -> [String: String] {
    var texts: [String: String] = [:]
    for entry in entries where entry.text.text.utf8.count <= CatalogBuilder.maximumKeyLength {
      for key in [entry.key] + entry.aliases where texts[key] == nil {
        texts[key] = entry.text.text
      }
    }
    return texts
  }

  /// The texts of a language by their keys, by what else names them, and by the text in the source language.
  private func texts(
    of entries: [CatalogEntry], _ sources: [String: String]
  ) -> [String: TranslatedText] {
    let all = entries + shared
    var texts: [String: TranslatedText] = [:]
    for entry in all where texts[entry.key] == nil { texts[entry.key] = entry.text }
    for entry in all {
      for alias in entry.aliases + (sources[entry.key].map { [$0] } ?? [])
      where texts[alias] == nil {
        texts[alias] = entry.text
      }
    }
    return texts
  }
}
