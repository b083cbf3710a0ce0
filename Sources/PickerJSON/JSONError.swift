/// One fault in a document: where it is, and what is wrong there.
///
/// A fault of syntax has the path `$`, and its message begins with line and column:
///
///     $: line 3, column 7: expected ',' or '}', found '"'
///     $.items[3].width: expected a number, found the string "wide"
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The way from the root to the value: `$.items[3].width`; `$` is the root itself.
  public var path: String

  /// What is wrong, in one line.
  public var message: String

  /// The byte of the document at which the value or the fault begins.
  public var offset: Int?

  /// What an error is about that a program can help with.
  public enum Subject: Hashable, Sendable {
    /// A family of fonts that is not there.
    case fontFamily
  }

  /// What the error is about, where a program may know what helps; nil for most.
  public var subject: Subject?

  /// Makes an error; `offset` is absent where the fault has no place in a document.
  ///
  /// Control characters of the message are escaped, and of more than 1000 scalars the middle is left out.
  public init(path: String, message: String, offset: Int? = nil) {
    self.path = path
    self.message = message.asMessage(atMost: JSONError.longestMessage)
    self.offset = offset
  }

  /// Lists of known words are the longest messages of our own; longer is only what quotes a document.
  private static let longestMessage = 1000

  /// Path and message in one line.
  public var description: String { "\(path): \(message)" }
}
