import PickerCheck
import PickerLayout
import PickerOutput

/// The output of a check: lines on standard error, files, and the exit code.
struct CheckAnswer {
  /// Problems of files, one per line.
  var messages: [String] = []
  /// The bytes for each path; nil is standard output.
  var outputs: [(path: String?, bytes: [UInt8])] = []
  /// The reason why the exit code is not 0.
  var failure: ToolError?
  /// The names of the checked documents.
  var documents: [String] = []
  /// The languages of catalogues, of this check and of earlier ones.
  var languages: Set<String> = []

  init() {}

  init(messages: [CheckProblem], output: [UInt8], to path: String?) {
    self.messages = messages.map { "\($0)" }
    outputs = [(path, output)]
  }

  /// Ends standard output with a line feed, so another answer can follow.
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
