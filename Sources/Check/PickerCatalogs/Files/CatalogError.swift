import PickerCheck
package import PickerJSON

/// The reason why a catalogue cannot be read.
///
///     locales/de.po:17: expected a quotation mark, found "m"
public struct CatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of reasons, for exit codes.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The file or folder is not a catalogue, or exceeds a limit.
    case malformed
    /// The file or folder cannot be read.
    case unreadable
    /// A required library is not installed: `cannot read XML: libexpat.so.1 is not installed`.
    case unavailable
  }

  /// The path of the file or folder.
  public var path: String
  /// The line, from 1; nil for the complete file.
  public var line: Int?
  /// The expectation and the finding, in one line.
  public var message: String
  /// The kind of the reason.
  public var reason: Reason

  /// Creates an error.
  ///
  /// Control characters in the message are escaped; a message of more than 1000 scalars is shortened in the middle.
  public init(path: String, line: Int? = nil, message: String, reason: Reason = .malformed) {
    self.path = path
    self.line = line
    self.message = message.asMessage(atMost: 1000)
    self.reason = reason
  }

  /// Path, line and message in one line.
  public var description: String {
    path.withControlsEscaped + (line.map { ":\($0)" } ?? "") + ": " + message
  }
}

extension CheckProblem {
  init(_ code: ProblemCode, _ error: CatalogError) {
    self.init(code, path: error.path, line: error.line, message: error.message)
  }
}

extension CatalogError {
  /// Creates the error of a JSON document, with its line instead of "line 3, column 7".
  package init(_ error: JSONError, in file: CatalogFile) {
    let line = error.place(in: file.bytes).line
    let place = "line \(line), "
    var message = error.message
    if message.hasPrefix(place) {
      message.removeFirst(place.count)
    } else if error.path != "$" {
      message = error.description
    }
    self.init(path: file.path, line: line, message: message)
  }
}
