public import PickerCheck

extension StringCatalog {
  /// Reads catalogues: Apple's `.xcstrings`, `.strings` and `.stringsdict`, gettext's `.po` and `.mo`, Android's `strings.xml`,
  /// Flutter's `.arb`, Java's `.properties`, .NET's `.resx`, Qt's `.ts`, XLIFF 1.2 and 2.0, YAML as of Rails, tables in CSV, and
  /// JSON of i18next or of keys and texts.
  ///
  ///     let catalog = try StringCatalog(paths: ["locales"], from: files)
  ///     catalog.languages.map { $0.locale }    // ["de", "fi", "pt-BR"]
  ///
  /// A file in a folder is read if its name and contents are those of a catalogue; hidden files and `node_modules` are
  /// not. The language is the one that a folder or the name of the file names, or else the file does: `de.po`,
  /// `app_de.arb`, `de/menu.json`, `values-de/strings.xml`; where both do, and differ, that is a problem. What the paths of several files
  /// differ in is their language. One that is not known is not read, which is a problem, too. Several files of a language add up: the first with a key counts.
  ///
  /// A text has several keys: its own, the text in the source language, and both with `{count}` in place of `%d` and the
  /// like; placeholders in translations stay as they are, but the number of a plural is `{n, plural}`. Texts of identifiers, such as `menu.close`, have the second one where the texts of the source language are
  /// there, too. A message that cannot be read is left out, and so is a file without any that can; each is one of the
  /// `problems`. A language with a region has the texts of the one without where its own are missing: `pt-BR` those of
  /// `pt`. Empty texts are left out, because tools write them for what is not translated yet.
  ///
  /// - Parameters:
  ///   - paths: Files and folders, in order.
  ///   - files: What reads them.
  ///   - sourceLocale: The language of the documents; nil for the one that the files name, or else English.
  ///   - locales: The only languages that are needed, with those that they inherit from and that of the documents; files whose
  ///     path names another one are not read. Nil for all.
  ///   - languages: What files call languages by names of their own.
  ///   - limits: How much is read at most.
  /// - Returns: The languages in the order of their tags; the source language is one of them if it has texts.
  /// - Throws: What makes an end of reading, in one line: `locales: cannot be read: No such file or directory`. That is a
  ///   path if there is nothing, a folder without a catalogue, or a limit.
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

  /// Reads catalogues from memory, as `init(paths:from:sourceLocale:locales:languages:limits:)` does from files that are named.
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
