import PickerLayout

/// The answer to a line of a batch, before it is written.
enum LineAnswer: Sendable {
  /// The line is blank.
  case none
  /// A tree on one line, with a line feed.
  case tree([UInt8])
  /// A file, which gets its name when the answer is written, with what its format could not show.
  case file(FileDraft, name: String, line: Int, missing: [String] = [])
  /// The document is invalid.
  case invalid(JSONError, line: Int)
  /// A file could not be written, which ends the batch.
  case failure(ToolError)

  var isEmpty: Bool {
    if case .none = self { true } else { false }
  }

  /// The approximate number of bytes of memory that it takes.
  var byteCount: Int {
    if case .tree(let bytes) = self { bytes.count } else { 256 }
  }

  /// Deletes the file of an answer that is not written.
  func discard() {
    if case .file(let draft, _, _, _) = self { draft.discard() }
  }
}

extension [UInt8] {
  /// `{"line":3,"file":"3-food.svg"}` with a line feed.
  static func answer(line: Int, file name: String) -> [UInt8] {
    answer(line: line) { $0.member("file", string: name) }
  }

  /// `{"line":3,"error":{"path":"$.width","message":"…"}}` with a line feed.
  static func answer(line: Int, error: JSONError) -> [UInt8] {
    answer(line: line) { json in
      json.key("error")
      json.object { json in
        json.member("path", string: error.path)
        json.member("message", string: error.message)
      }
    }
  }

  private static func answer(
    line: Int, _ members: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var json = JSONWriter(pretty: false)
    json.object { json in
      json.member("line", integer: line)
      members(&json)
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}
