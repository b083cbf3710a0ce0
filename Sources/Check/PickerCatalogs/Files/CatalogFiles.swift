/// A source of catalogues: the files and folders of a machine, an archive, or a dictionary in a test.
public protocol CatalogFiles {
  /// Returns the names in a folder, in any order; nil for the path of a file.
  ///
  /// - Throws: ``CatalogError/Reason/unreadable`` if there is nothing at the path, or it cannot be read:
  ///   `locales: cannot be read: No such file or directory`.
  func names(inFolder path: String) throws(CatalogError) -> [String]?

  /// Returns the bytes of a file, or the first `limit` of a longer one.
  ///
  /// - Throws: ``CatalogError/Reason/unreadable``.
  func bytes(ofFile path: String, atMost limit: Int) throws(CatalogError) -> [UInt8]
}

// The module: `Files` finds catalogues, `Formats` reads each of their formats with `XML`, `YAML` and `Gettext`, `Texts` are what
// is in them.

/// A catalogue file in memory.
public struct CatalogFile: Hashable, Sendable {
  /// The path. Its last components determine the format, and the language if the file does not name one.
  public var path: String
  /// The contents.
  public var bytes: [UInt8]
  /// The language in the path, compared with the paths of other files.
  var language: PathLanguage
  /// The names of languages in the file.
  var names = LanguageNames()

  /// Creates a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    language = PathLanguages.language(of: path, names)
  }

  init(path: String, bytes: [UInt8], _ language: PathLanguage, _ names: LanguageNames) {
    (self.path, self.bytes, self.language, self.names) = (path, bytes, language, names)
  }
}

extension CatalogFile {
  /// The locale that the path names.
  var locale: String? { language.locale }

  /// Returns the error of a line of the file.
  func error(_ message: String, line: Int? = nil) -> CatalogError {
    CatalogError(path: path, line: line, message: message)
  }
}

/// The limits for reading catalogues.
public struct CatalogLimits: Hashable, Sendable {
  /// The bytes of one file; at most 64 MiB are possible.
  public var fileBytes = 16 << 20
  /// The bytes of all files.
  public var bytes = 64 << 20
  /// The bytes of all texts and keys, counted each time that references, plural forms and nested keys repeat them; at
  /// most 128 MiB per file.
  public var textBytes = 128 << 20
  /// The number of names in folders.
  public var names = 100_000
  /// The depth of nested folders.
  public var depth = 16
  /// The languages.
  public var languages = 2000
  /// The texts of all languages; a text counts once for each of its keys.
  public var texts = 2_000_000

  /// Creates the default limits.
  public init() {}
}
