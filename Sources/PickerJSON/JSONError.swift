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

  /// Makes an error; `offset` is absent where the fault has no place in a document.
  public init(path: String, message: String, offset: Int? = nil) {
    self.path = path
    self.message = message
    self.offset = offset
  }

  /// Path and message in one line.
  public var description: String { "\(path): \(message)" }
}
