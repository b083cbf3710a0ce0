import ArgumentParser
import Dispatch
import Glibc
import PickerLayout

/// `layout batch`
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch", _superCommandName: "layout",
    abstract: "Lays out one document per line, and prints one tree per line, in the same order.",
    discussion: .help(
      """
      For an invalid line, {"line":N,"error":{…}} is printed in its place. All lines are answered; the \
      exit code is 65 if any was invalid. Blank lines are skipped.

      EXAMPLES:
        layout batch documents.ndjson > trees.ndjson
        layout batch documents.ndjson --format nodes > trees.ndjson
        generate | layout batch --jobs 4 | consume
      """))

  @Argument(help: "Documents, one per line; - for standard input.", completion: .file())
  var file: String?

  @Option(help: "How many lines to work on at a time; default: the number of processors.")
  var jobs: Int?

  @Option(name: .shortAndLong, help: "json, or nodes: a flat list of nodes with absolute frames.")
  var format = TreeFormat.json

  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup var limits: LimitOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1, is \(jobs)") }
  }

  func run() throws {
    let input = Input(file ?? "-")
    let file = try input.open()
    let progress = BatchProgress(totalBytes: file.size)
    defer { progress.end() }
    let batch = Batch(
      fonts: try sources.measurer(), directory: input.directory, limits: try limits.limits(),
      form: format.form)
    let queue = LineQueue(LineReader(file))
    let jobs = jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      while let line = queue.next() {
        let (answer, isBad) = batch.answer(to: line)
        queue.answer(line, with: answer, isBad: isBad)
        if !answer.isEmpty { progress.add(bytes: line.bytes.count + 1) }
      }
    }
    try queue.outcome.report(for: input.name)
  }
}

extension LineQueue.Outcome {
  /// - Throws: The error with which the command ends, if any.
  fileprivate func report(for name: String) throws(ToolError) {
    if let error { throw error }
    switch end {
    case .unreadable: throw ToolError(.noInput, "\(name): cannot be read to the end")
    case .endlessLine:
      throw ToolError(.badDocument, "\(name): line \(lines) has no end: stopped reading")
    case nil: break
    }
    if bad > 0 {
      let verb = bad == 1 ? "is" : "are"
      throw ToolError(.badDocument, "\(name): \(bad) of \(lines) lines \(verb) wrong")
    }
  }
}

/// The machine-readable formats of trees.
enum TreeFormat: String, CaseIterable, ExpressibleByArgument {
  case json, nodes

  var form: LayoutTree.Form { self == .nodes ? .nodes : .nested }
}

/// Lays out the documents of a batch, one per line.
private struct Batch {
  let fonts: TextMeasurer
  let directory: String
  let limits: Limits
  let form: LayoutTree.Form

  /// The result for a line, with a line feed; empty for a blank line.
  func answer(to line: LineQueue.Line) -> (bytes: [UInt8], isBad: Bool) {
    guard !line.bytes.isBlank || line.bytes.count > JSONValue.maximumByteCount else {
      return ([], false)
    }
    do {
      return (try answer(to: Array(line.bytes)) + [UInt8(ascii: "\n")], false)
    } catch {
      return (error.answer(line: line.number) + [UInt8(ascii: "\n")], true)
    }
  }

  /// The tree of a document. Each document has a budget of its own, so that none can fail another.
  private func answer(to document: [UInt8]) throws(JSONError) -> [UInt8] {
    let document = try Document(
      json: document, withFilesIn: directory, fonts: fonts, budget: Budget(limits))
    let tree = try document.layout()
    do {
      return try document.budget.run { tree.json(form: form, pretty: false) }
    } catch {
      throw JSONError(error)
    }
  }
}

extension JSONError {
  /// `{"line":3,"error":{"path":"$.width","message":"…"}}`
  fileprivate func answer(line: Int) -> [UInt8] {
    var json = JSONWriter(pretty: false)
    json.object { json in
      json.member("line", integer: line)
      json.key("error")
      json.object { json in
        json.member("path", string: path)
        json.member("message", string: message)
      }
    }
    return json.bytes
  }
}

extension ArraySlice<UInt8> {
  /// Whether the line contains only white space.
  var isBlank: Bool { allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0d } }
}
