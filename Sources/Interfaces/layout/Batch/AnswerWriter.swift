import PickerPlatform
import PickerLayout

/// Writes the answers of a batch in sequence.
struct AnswerWriter {
  /// The number of invalid lines.
  private(set) var bad = 0
  /// The error of a failed write, after which nothing is written.
  private(set) var error: ToolError?
  /// The line of each file; nil if no two lines can have the same name. Only without it, memory is bounded for batches
  /// of any length.
  private var lines: [String: Int]?
  private let output = StandardStream.output
  private let messages = StandardStream.error

  /// - Parameter pattern: The names of the files; nil if no files are written.
  init(naming pattern: NamePattern?) {
    lines = pattern?.isDifferentForEachLine == false ? [:] : nil
  }

  /// Writes an answer to standard output, and gives its file its name.
  mutating func write(_ answer: LineAnswer) {
    guard error == nil else { return answer.discard() }
    do {
      try output.write(try bytes(of: answer))
    } catch {
      self.error = error
    }
  }

  private mutating func bytes(of answer: LineAnswer) throws(ToolError) -> [UInt8] {
    switch answer {
    case .none: return []
    case .line(let bytes): return bytes
    case .file(let draft, let name, let subject, let missing):
      for text in missing { messages.showLine("layout: line \(subject.line): \(text)") }
      return place(draft, name, subject)
    case .invalid(let error, let subject, let further):
      bad += 1
      return .answer(subject, error: error, further: further)
    case .failure(let error): throw error
    }
  }

  private mutating func place(
    _ draft: FileDraft, _ name: String, _ subject: AnswerSubject
  ) -> [UInt8] {
    if let other = lines?[name] {
      draft.discard()
      return refusal(of: name, subject, because: "which line \(other) uses")
    }
    guard draft.place() else {
      return refusal(
        of: name, subject, because: errno == EISDIR ? "which is a folder" : "which \(systemError)")
    }
    lines?[name] = subject.line
    return .answer(subject, file: name)
  }

  /// The answer to a line whose file cannot get its name, although other lines' files can.
  private mutating func refusal(
    of name: String, _ subject: AnswerSubject, because reason: String
  ) -> [UInt8] {
    bad += 1
    let message = "makes the file name \(name.quotedInMessage), \(reason)"
    return .answer(
      subject, error: JSONError(path: lines == nil ? "$" : "$.id", message: message))
  }

  /// `cannot be written: Device or resource busy`
  private var systemError: String { "cannot be written: \(String(cString: strerror(errno)))" }
}
