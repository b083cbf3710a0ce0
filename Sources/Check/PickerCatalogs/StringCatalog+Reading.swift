public import PickerCheck

extension StringCatalog {
  /// Reads catalogues: Apple's `.xcstrings`, `.strings` and `.stringsdict`, gettext's `.po` and `.mo`, Android's
  /// `strings.xml`, Flutter's `.arb`, Java's `.properties`, .NET's `.resx`, Qt's `.ts`, XLIFF 1.2 and 2.0, YAML like
  /// Rails', tables in CSV, and JSON of i18next or with keys and texts.
  ///
  ///     let catalog = try StringCatalog(paths: ["locales"], from: files)
  ///     catalog.languages.map { $0.locale }    // ["de", "fi", "pt-BR"]
  ///
  /// A file in a folder is read if its name and contents match a catalogue format; hidden files and `node_modules` are
  /// skipped. A folder or the file name determines the language, otherwise the file does: `de.po`, `app_de.arb`,
  /// `de/menu.json`, `values-de/strings.xml`. If both name different languages, that is a problem. If the paths of
  /// several files differ in one part, it names their languages. Files in unknown languages are not read, which is also
  /// a problem. Several files of a language are combined; the first with a key counts.
  ///
  /// A text has several keys: its own, the text in the source language, and both with `{count}` instead of `%d` and
  /// similar placeholders. Placeholders in translations do not change, but the number of a plural becomes `{n,
  /// plural}`. Texts with identifiers, such as `menu.close`, have the second key if the source language's texts are
  /// available. Unreadable messages, and files without readable ones, are left out; each is one of the `problems`. A
  /// language with a region inherits missing texts: `pt-BR` from `pt`. Empty texts are left out, because tools write
  /// them for missing translations.
  ///
  /// - Parameters:
  ///   - paths: Files and folders, in order.
  ///   - files: The source of the files.
  ///   - sourceLocale: The language of the documents; nil for the language that the files name, or English.
  ///   - locales: The only languages to read, with the languages from which they inherit and the documents' own; files
  ///     whose path names another one are not read. Nil for all.
  ///   - languages: The project's own names of languages.
  ///   - limits: The limits for reading.
  /// - Returns: The languages in the order of their tags; the source language is one of them if it has texts.
  /// - Throws: An error that ends reading, in one line: `locales: cannot be read: No such file or directory`. It is
  ///   about a missing path, a folder without a catalogue, or a limit.
  public init(
    paths: [String], from files: some CatalogFiles, sourceLocale: String? = nil,
    locales: [String]? = nil, languages: LanguageNames = LanguageNames(),
    limits: CatalogLimits = CatalogLimits()
  ) throws(CatalogError) {
    let needed = locales.map {
      ($0 + [sourceLocale ?? "en"]).flatMap { LocaleTag.inherited(by: $0) }
    }
    let reader = CatalogReader(
      files: files, limits: limits, locales: needed.map { Set($0) }, names: languages)
    self = try reader.read(paths).catalog(sourceLocale: sourceLocale)
  }

  /// Reads catalogues from memory, like `init(paths:from:sourceLocale:locales:languages:limits:)` from named files.
  public init(
    files: [CatalogFile], sourceLocale: String? = nil, limits: CatalogLimits = CatalogLimits()
  ) throws(CatalogError) {
    let memory = MemoryFiles(files: files)
    try self.init(
      paths: files.map { $0.path }, from: memory, sourceLocale: sourceLocale, limits: limits)
  }
}

/// Files in memory, without folders.
private struct MemoryFiles: CatalogFiles {
  private let bytes: [String: [UInt8]]

  init(files: [CatalogFile]) {
    bytes = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
  }

  func names(inFolder path: String) -> [String]? { nil }

  func bytes(ofFile path: String, atMost limit: Int) -> [UInt8] {
    Array((bytes[path] ?? []).prefix(limit))
  }
}
