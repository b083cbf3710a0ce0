import PickerLayout

/// Writes the answers of a batch, in the order of its lines.
struct AnswerWriter {
  /// How many lines were invalid.
  private(set) var bad = 0
  /// The error of a failed write, after which nothing is written.
  private(set) var error: ToolError?
  /// The line of each file; nil where no two lines can have the same name. A batch of any length has bounded memory
  /// only without it.
  private var lines: [String: Int]?

  /// - Parameter pattern: The names of the files; nil where no files are written.
  init(naming pattern: NamePattern?) {
    lines = pattern?.isDifferentForEachLine == false ? [:] : nil
  }

  /// Writes an answer to standard output, and gives its file its name.
  mutating func write(_ answer: LineAnswer) {
    guard error == nil else { return answer.discard() }
    do {
      try StandardStream.output.write(try bytes(of: answer))
    } catch {
      self.error = error
    }
  }

  private mutating func bytes(of answer: LineAnswer) throws(ToolError) -> [UInt8] {
    switch answer {
    case .none: return []
    case .tree(let bytes): return bytes
    case .file(let draft, let name, let line, let pictures):
      for picture in pictures { StandardStream.error.showLine("layout: line \(line): \(picture)") }
      return try place(draft, name, line)
    case .invalid(let error, let line):
      bad += 1
      return .answer(line: line, error: error)
    case .failure(let error): throw error
    }
  }

  private mutating func place(
    _ draft: FileDraft, _ name: String, _ line: Int
  ) throws(ToolError) -> [UInt8] {
    if let other = lines?[name] {
      draft.discard()
      bad += 1
      let message = "makes the file name \(name.quotedInMessage), which is that of line \(other)"
      return .answer(line: line, error: JSONError(path: "$.id", message: message))
    }
    lines?[name] = line
    guard draft.place() else { throw .cannotWrite(draft.path) }
    return .answer(line: line, file: name)
  }
}
