import PickerControls
import PickerJSON

/// The requested languages of a check, in addition to the source language.
package struct LocaleChoice {
  /// The locales; empty for all.
  package var names: [String]
  /// Whether names without translations are left out instead of being errors.
  package var ignoresUnknown = false
  /// Whether there are pseudo-locales.
  package var isPseudo: Bool
  /// The length of their text relative to the original; nil for the default of each.
  package var expansion: Double?

  package init(names: [String] = [], isPseudo: Bool = false, expansion: Double? = nil) {
    self.names = names
    self.isPseudo = isPseudo
    self.expansion = expansion
  }

  /// The source languages to check in addition to these; nil for all.
  package var sourceLocales: Set<String>? { names.isEmpty ? nil : Set(names.map { $0.localeKey }) }

  /// Returns the named languages of a catalogue and pseudo-locales.
  ///
  /// A locale without its own translations inherits them: `fr-CA` from `fr`.
  ///
  /// - Parameter documents: Documents, whose languages may also be named.
  /// - Throws: ``UnknownLocale`` for a name that is none of these.
  package func locales(
    of catalog: StringCatalog, _ documents: [CheckDocument]
  ) throws(UnknownLocale) -> [CheckLocale] {
    let kinds = isPseudo ? PseudoLocale.LocaleKind.allCases : []
    let all =
      catalog.languagesWithKeys.map { CheckLocale($0) }
      + kinds.map { CheckLocale(PseudoLocale($0, expansion: expansion)) }
    var (known, keys) = ([String](), Set<String>())
    for name in all.map({ $0.name }) + documents.languages.sorted()
    where keys.insert(name.localeKey).inserted {
      known.append(name)
    }
    let chosen = Set(names.flatMap { variants(of: $0.localeKey, among: keys) })
    var found = all.filter { names.isEmpty || chosen.contains($0.name.localeKey) }
    for (place, name) in names.enumerated()
    where variants(of: name.localeKey, among: keys).isEmpty && keys.insert(name.localeKey).inserted
    {
      guard let locale = CheckLocale(name, inheritingFrom: catalog) else {
        if ignoresUnknown { continue }
        throw UnknownLocale(name: name, place: place, known: known)
      }
      found.append(locale)
    }
    return found
  }
}

extension LocaleChoice {
  /// A locale, or its regions if only these exist: `de-DE` for `de`.
  private func variants(of key: String, among keys: Set<String>) -> Set<String> {
    keys.contains(key) ? [key] : keys.filter { $0.hasPrefix(key + "-") }
  }
}

extension StringCatalog {
  /// The languages, with the keys of all languages, also for a catalogue made by a program.
  fileprivate var languagesWithKeys: [Translations] {
    guard languages.contains(where: { $0.keys == nil }) else { return languages }
    let keys = languages.reduce(into: Set<String>()) { $0.formUnion($1.translations.keys) }
    return languages.map { language in
      var language = language
      language.keys = language.keys ?? keys
      return language
    }
  }
}

extension CheckLocale {
  /// Creates a locale with the translations of the nearest one that it inherits from; nil if there is none.
  fileprivate init?(_ name: String, inheritingFrom catalog: StringCatalog) {
    let tag = String(name.map { $0 == "_" ? "-" : $0 })
    var parent = tag.parentLocale
    while let locale = parent {
      if let texts = catalog.languages.first(where: { $0.locale.localeKey == locale.localeKey }) {
        self.init(texts, name: tag)
        return
      }
      parent = locale.parentLocale
    }
    return nil
  }
}

/// A requested locale without translations.
package struct UnknownLocale: Error {
  /// The name.
  package var name: String
  /// The index among the names.
  package var place: Int
  /// The available locales.
  package var known: [String]

  /// One line: `no translations for "dee", did you mean "de"?`.
  package var message: String {
    let start = "no translations for \(name.quotedInMessage)"
    if known.isEmpty { return start }
    let hint = nearest(to: name, among: known).map { ", did you mean \"\($0)\"?" }
    return start + (hint ?? ", there are " + known.joined(separator: ", "))
  }
}

extension [CheckDocument] {
  /// The languages that the documents declare.
  fileprivate var languages: Set<String> {
    Set(compactMap { $0.document.control.container.language })
  }

  /// The common language of all documents that declare one; nil if there is none, or several.
  package var sharedLanguage: String? {
    let languages = languages
    return languages.count == 1 ? languages.first : nil
  }
}
