import PickerGeometry

/// An error in a document: its path and a message.
///
/// A syntax error has the path `$`, and its message begins with line and column:
///
///     $: line 3, column 7: expected ',' or '}', found '"'
///     $.items[3].width: expected a number, found the string "wide"
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  private struct Contents: Hashable, Sendable {
    var path: String
    var message: String
    var offset: Int?
    var subject: Subject?
  }

  // A single pointer, because every `try` of a reader is also code that passes an error on.
  private var contents: CopyOnWrite<Contents>

  /// The path from the root to the value: `$.items[3].width`; `$` is the root itself.
  public var path: String {
    get { contents.value.path }
    set { contents.value.path = newValue.asMessage(atMost: JSONError.maximumLength) }
  }

  /// The message, in one line.
  public var message: String {
    get { contents.value.message }
    set { contents.value.message = newValue }
  }

  /// The byte offset in the document at which the value or the syntax error begins; nil if unknown.
  public var offset: Int? {
    get { contents.value.offset }
    set { contents.value.offset = newValue }
  }

  /// The subject of an error for which a program can offer help.
  public enum Subject: Hashable, Sendable {
    /// A font family that is not available.
    case fontFamily
    /// The name of a colour if there is no theme.
    case colorName
  }

  /// The subject, if a program can offer help for it; nil for most errors.
  public var subject: Subject? {
    get { contents.value.subject }
    set { contents.value.subject = newValue }
  }

  /// Creates an error. Omit `offset` if the error has no position in a document.
  ///
  /// Control characters are escaped. A path or a message of more than 1000 scalars is shortened in the middle.
  public init(path: String, message: String, offset: Int? = nil) {
    let path = path.asMessage(atMost: JSONError.maximumLength)
    let message = message.asMessage(atMost: JSONError.maximumLength)
    contents = CopyOnWrite(Contents(path: path, message: message, offset: offset))
  }

  /// Longer than any message of the package itself. Only messages that quote a document, and paths with many long
  /// keys, exceed it.
  private static let maximumLength = 1000

  /// The path and the message in one line.
  public var description: String { "\(path): \(message)" }
}
