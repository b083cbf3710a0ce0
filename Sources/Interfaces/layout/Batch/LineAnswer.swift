import PickerLayout

/// The answer to a line of a batch, before it is written.
enum LineAnswer: Sendable {
  /// The line is blank.
  case none
  /// An answer on one line, with a line feed.
  case line([UInt8])
  /// A file, which gets its name when the answer is written, with what its format could not show.
  case file(FileDraft, name: String, AnswerSubject, missing: [String] = [])
  /// The document or the request is invalid; with the errors after the first.
  case invalid(JSONError, AnswerSubject, further: [JSONError] = [])
  /// A file could not be written, which ends the batch.
  case failure(ToolError)

  var isEmpty: Bool {
    if case .none = self { true } else { false }
  }

  /// The approximate number of bytes of memory that it takes.
  var byteCount: Int {
    if case .line(let bytes) = self { bytes.count } else { 256 }
  }

  /// Deletes the file of an answer that is not written.
  func discard() {
    if case .file(let draft, _, _, _) = self { draft.discard() }
  }
}
