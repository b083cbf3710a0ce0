import PickerPlatform
import PickerLayout
import PickerOutput

/// Checks documents, and checks them again when they are saved, in one process that keeps fonts and measured words.
///
/// After a document is saved, the answer is the same as `layout check` for this document. If anything else changes on
/// which the last answers depend, such as a catalogue or a font, everything is checked again.
struct CheckWatch {
  private let command: CheckCommand
  private let trace = FileTrace()
  /// The names of the documents of the last complete check.
  private var documents: Set<String> = []

  init(_ command: CheckCommand) {
    self.command = command
  }

  /// Runs until a signal ends the process, with the exit code 0.
  ///
  /// - Throws: The usage errors of the first check. Other errors are shown, because the next save may fix them.
  consuming func run() throws {
    OpenDrafts.endBySignal(withExitCode: 0)
    var files = try WatchedFiles(of: trace)
    try check([])
    while true { try check(files.changes()) }
  }

  /// Checks the documents among changed files, or all.
  private mutating func check(_ changed: Set<String>) throws {
    let saved = changed.sorted()
    let isOfDocuments =
      !saved.isEmpty && saved.allSatisfy { documents.contains($0) && FileKind($0) == .regular }
    do {
      let command = isOfDocuments ? command.checking(saved) : command
      var answer = try trace.recording { try command.answer() }
      if !isOfDocuments { documents = Set(answer.documents) }
      answer.endLine()
      try answer.deliver()
    } catch let error as ToolError where error.kind != .usage && error.kind != .brokenPipe {
      if error.kind != .checkFailed { StandardStream.error.showLine(error.message) }
    }
  }
}
