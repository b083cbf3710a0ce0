import PickerCheck
import PickerLayout
import PickerOutput

/// What a check says: lines on standard error, files, and the exit code.
struct CheckAnswer {
  /// What is wrong with files, a line each.
  var messages: [String] = []
  /// The bytes for each path; nil is standard output.
  var outputs: [(path: String?, bytes: [UInt8])] = []
  /// Why the exit code is not 0.
  var failure: ToolError?
  /// The names of the documents that were checked.
  var documents: [String] = []
  /// The languages of catalogues, of this check and of earlier ones.
  var languages: Set<String> = []

  init() {}

  init(messages: [CheckProblem], output: [UInt8], to path: String?) {
    self.messages = messages.map { "\($0)" }
    outputs = [(path, output)]
  }

  /// Ends what goes to standard output with the end of a line, so that another answer can follow.
  mutating func endLine() {
    for place in outputs.indices where [nil, "-"].contains(outputs[place].path) {
      if outputs[place].bytes.last != 0x0A { outputs[place].bytes.append(0x0A) }
    }
  }

  /// Shows the messages, writes the files, and fails if the check did.
  func deliver() throws {
    for message in messages { StandardStream.warn(message) }
    for (path, bytes) in outputs { try bytes.write(to: path) }
    if let failure { throw failure }
  }
}
