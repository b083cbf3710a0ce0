import PickerCheck
import PickerControls
import PickerJSON
import PickerLimits

/// Makes one catalogue from the contents of several files.
struct CatalogBuilder {
  private let limits: CatalogLimits
  private var sourceLocale: String?
  private(set) var languages: [String: [PlacedEntry]] = [:]
  /// Texts in the source language, in files that do not name it.
  private var unnamed: [PlacedEntry] = []
  private var shared: [PlacedEntry] = []
  private var problems: [CheckProblem] = []
  /// The first file in each language, the number of files, and whether a path certainly names the language.
  private(set) var files: [String: (path: String, count: Int, isCertain: Bool)] = [:]
  /// The names of unknown languages, with their first file and the number of their files.
  private(set) var unread: [String: (path: String, count: Int)] = [:]
  /// The messages about languages so far, because files of a folder repeat them.
  private var messages: Set<String> = []
  private var limitsByLocale: [String?: [String: TextLimit]] = [:]
  private var path = ""
  private var (textCount, byteCount) = (0, 0)

  /// The maximum length in bytes of a text that is a key in another language. A longer one is not a label.
  private static let maximumKeyLength = 4096

  init(limits: CatalogLimits) { self.limits = limits }

  /// Notes a problem of a file.
  mutating func note(_ problem: CheckProblem) { problems.append(problem) }

  /// Notes an unreadable file.
  mutating func leaveOut(_ error: CatalogError) { problems.append(CheckProblem(.catalogue, error)) }

  /// Notes a file in an unknown language.
  mutating func noteUnread(_ name: String, in path: String) {
    unread[name, default: (path, 0)].count += 1
  }

  /// Adds the contents of a file.
  mutating func add(_ contents: CatalogContents, of file: CatalogFile) throws(CatalogError) {
    path = file.path
    if let locale = file.locale {
      files[locale, default: (path, 0, false)].count += 1
      if file.language.isCertain { files[locale]?.isCertain = true }
    }
    for name in contents.unread { noteUnread(name, in: path) }
    try checkLimits(with: contents)
    byteCount += contents.byteCount
    sourceLocale = sourceLocale ?? contents.sourceLocale
    for (locale, entries) in contents.languages {
      let placed = entries.map { PlacedEntry(entry: $0, path: path) }
      if let locale {
        noteUnknown(locale)
        languages[locale, default: []] += placed
      } else {
        unnamed += placed
      }
      try count(entries)
    }
    shared += contents.shared.map { PlacedEntry(entry: $0, path: path) }
    problems += contents.problems.filter {
      $0.code != .language || messages.insert($0.message).inserted
    }
    for (names, limit, locale) in contents.limits {
      for name in names where limitsByLocale[locale]?[name] == nil {
        limitsByLocale[locale, default: [:]][name] = limit
      }
    }
    try count(contents.shared)
  }

  /// Checks the limits with another file, which is left out if it exceeds a limit.
  private func checkLimits(with contents: CatalogContents) throws(CatalogError) {
    func leftOut(_ expectation: String) -> CatalogError {
      CatalogError(path: path, message: "expected at most \(expectation); this file is left out")
    }
    guard byteCount + contents.byteCount <= limits.textBytes else {
      throw leftOut("\(limits.textBytes) bytes in all texts and keys")
    }
    let entries = contents.languages.values.joined() + contents.shared
    guard textCount + entries.reduce(0, { $0 + 1 + $1.aliases.count }) <= limits.texts else {
      throw leftOut("\(limits.texts) texts")
    }
    let new = contents.languages.keys.count { $0.map { languages[$0] == nil } ?? false }
    guard languages.count + new <= limits.languages else {
      throw leftOut("\(limits.languages) languages")
    }
  }

  /// Notes once a language that is in neither CLDR nor ISO 639-3.
  private mutating func noteUnknown(_ locale: String) {
    guard languages[locale] == nil, !LocaleTag.isValid(locale) else { return }
    let message = "unknown language \(locale.quotedInMessage)"
    problems.append(CheckProblem(.language, path: path, message: message))
  }

  private mutating func count(_ entries: [CatalogEntry]) throws(CatalogError) {
    try count(entries.reduce(0) { $0 + 1 + $1.aliases.count })
  }

  private mutating func count(_ texts: Int) throws(CatalogError) {
    textCount += texts
    guard textCount <= limits.texts else {
      throw CatalogError(path: path, message: "expected at most \(limits.texts) texts, found more")
    }
    if let error = Budget.stopError { throw CatalogError(path: path, message: error.description) }
  }

  /// Returns the catalogue.
  ///
  /// - Parameter name: The source language; nil for the language that the files name, or English.
  consuming func catalog(sourceLocale name: String?) throws(CatalogError) -> StringCatalog {
    let named = name.flatMap { LocaleTag.normalized($0) } ?? sourceLocale
    if let named, !unnamed.isEmpty {
      languages[named] = (languages[named] ?? []) + unnamed
    }
    let sources = sourceTexts(unnamed + (languages[named ?? "en"] ?? []))
    let shared = KeyedTexts(shared, sources, isShared: true)
    var texts: [String: [String: Translation]] = [:]
    textCount = 0
    // The shorter tag first, so that a language comes before those of its regions.
    for locale in languages.keys.sorted(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) {
      var language = KeyedTexts(languages[locale] ?? [], sources).texts(beside: shared)
      var parent = locale.parentLocale
      while let tag = parent, texts[tag] == nil { parent = tag.parentLocale }
      if let inherited = parent.flatMap({ texts[$0] }) {
        language.merge(inherited) { own, _ in own }
      }
      texts[locale] = language
      try count(language.count)
    }
    let keys = keys
    var catalog = StringCatalog(
      sourceLocale: named,
      languages: texts.keys.sorted().map {
        var language = Translations(locale: $0, translations: texts[$0] ?? [:])
        language.keys = keys
        return language
      },
      problems: problems)
    catalog.limits = limits(sourceLocale: named)
    return catalog
  }

  /// The keys in all files.
  private var keys: Set<String> {
    let entries = [unnamed, shared] + languages.values
    return entries.reduce(into: []) { keys, entries in
      for entry in entries.lazy.map(\.entry) {
        keys.insert(entry.key)
        keys.formUnion(entry.aliases)
      }
    }
  }

  /// The limits: limits in the source language, or in files without a language, apply to all languages.
  private func limits(sourceLocale: String?) -> TextLimits {
    var limits = TextLimits()
    for (locale, own) in limitsByLocale {
      if let locale, locale != sourceLocale {
        limits.byLocale[locale] = own
      } else {
        limits.shared.merge(own) { first, second in
          locale == nil ? second : first
        }
      }
    }
    return limits
  }

  /// The texts of the source language by all of their keys, the first if there are several.
  private func sourceTexts(_ entries: [PlacedEntry]) -> [String: String] {
    var texts: [String: String] = [:]
    for entry in entries.lazy.map(\.entry)
    where entry.text.text.utf8.count <= CatalogBuilder.maximumKeyLength {
      for key in [entry.key] + entry.aliases where texts[key] == nil {
        texts[key] = entry.text.text
      }
    }
    return texts
  }
}

/// A text with the path of its file.
struct PlacedEntry {
  var entry: CatalogEntry
  var path: String
}

/// Texts by their keys and other names, such as the text in the source language; the first counts.
private struct KeyedTexts {
  private var keyed = TranslationTable()
  private var aliased = TranslationTable()
  /// The keys with a text in a context.
  private var contextual: Set<String> = []

  /// Stops early if the current budget is exceeded.
  ///
  /// - Parameter isShared: Whether the texts are the same in all languages.
  init(_ entries: [PlacedEntry], _ sources: [String: String], isShared: Bool = false) {
    var checkpoint = Checkpoint(every: 16)
    for placed in entries {
      guard checkpoint.mayProceed() else { return }
      let entry = placed.entry
      let source = sources[entry.key] ?? entry.key
      let text = Mnemonic.removed(from: entry.text, of: source)
      var translation = Translation(text, place: CatalogPlace(path: placed.path, line: entry.line))
      translation.givenForms = entry.givenForms
      translation.key = entry.key
      translation.isShared = isShared
      if entry.hasContext { contextual.insert(entry.key) }
      let mayRepeat = contextual.contains(entry.key)
      keyed.add(translation, at: entry.key, besideOthers: mayRepeat)
      for alias in entry.aliases { aliased.add(translation, at: alias, besideOthers: false) }
      for name in KeyedTexts.names(of: source, isPlural: entry.givenForms != nil) {
        aliased.add(translation, at: name, besideOthers: mayRepeat)
      }
    }
  }

  /// The names of a source text in documents: without the mark of a key, and with `{count}` for its number.
  private static func names(of source: String, isPlural: Bool) -> Set<String> {
    let counted = PlaceholderText.withCount(source, isPlural: isPlural)
    return Set([source, counted].flatMap { [$0, Mnemonic.removed(from: $0)] })
  }

  /// The texts of a language and of all languages: keys take precedence over other names.
  func texts(beside shared: KeyedTexts) -> [String: Translation] {
    [shared.keyed, aliased, shared.aliased].reduce(into: keyed.texts) { texts, others in
      texts.merge(others.texts) { first, _ in first }
    }
  }
}

/// Translations by name, each with translations of other contexts.
private struct TranslationTable {
  private(set) var texts: [String: Translation] = [:]
  /// The texts of each name that has several translations.
  private var known: [String: Set<TranslatedText>] = [:]

  /// Adds a translation; if one exists, as a translation of another context or not at all.
  ///
  /// - Complexity: O(1).
  mutating func add(_ translation: Translation, at key: String, besideOthers: Bool) {
    // Not the translation: while it is held, those of other contexts would be copied to be added to.
    guard let first = texts[key]?.text else { return texts[key] = translation }
    guard besideOthers, known[key, default: [first]].insert(translation.text).inserted
    else { return }
    texts[key]?.others.append(translation)
  }
}
