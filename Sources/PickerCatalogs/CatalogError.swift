/// The reason for which a catalogue cannot be read.
///
///     locales/de.po:17: expected a quotation mark, found "m"
public struct CatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public var path: String
  /// The line, from 1; nil where the file as a whole is meant.
  public var line: Int?
  /// What was expected and what was found.
  public var message: String

  /// Creates an error.
  public init(path: String, line: Int? = nil, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  /// Path, line and message.
  public var description: String {
    path + (line.map { ":\($0)" } ?? "") + ": " + message
  }
}
