import ArgumentParser
import Dispatch
import Glibc
import PickerLayout

/// `layout batch`
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Lays out one document a line, one tree a line out, in the same order.",
    discussion: .help(
      """
      A bad line gives {"line":N,"error":{…}} in its place. All lines are answered; then the exit \
      code is 65 if any was bad. Blank lines are passed over.

      EXAMPLES:
        layout batch documents.ndjson > trees.ndjson
        layout batch documents.ndjson --format nodes > trees.ndjson
        generate | layout batch --jobs 4 | consume
      """))

  @Argument(help: "Documents, one a line; - for standard input.", completion: .file())
  var file: String?

  @Option(help: "How many lines to work on at a time; as many as there are processors.")
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
  /// - Throws: What ends the command otherwise than well.
  fileprivate func report(for name: String) throws(Failure) {
    if let failure { throw failure }
    switch end {
    case .unreadable: throw Failure(.noInput, "\(name): cannot be read to the end")
    case .endlessLine:
      throw Failure(.badDocument, "\(name): line \(lines) has no end: stopped reading")
    case nil: break
    }
    if bad > 0 {
      let verb = bad == 1 ? "is" : "are"
      throw Failure(.badDocument, "\(name): \(bad) of \(lines) lines \(verb) wrong")
    }
  }
}

/// The formats of trees that programs read on.
enum TreeFormat: String, CaseIterable, ExpressibleByArgument {
  case json, nodes

  var form: LayoutTree.Form { self == .nodes ? .nodes : .nested }
}

/// Answers lines.
private struct Batch {
  let fonts: TextMeasurer
  let directory: String
  let limits: Limits
  let form: LayoutTree.Form

  /// The answer to a line, a line itself; none to blank ones.
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

  /// The tree of a document; what it takes is its own affair, and costs no other its answer.
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
      json.key("line")
      json.integer(line)
      json.key("error")
      json.object { json in
        json.key("path")
        json.string(path)
        json.key("message")
        json.string(message)
      }
    }
    return json.bytes
  }
}

extension ArraySlice<UInt8> {
  /// Whether nothing is seen of this line.
  var isBlank: Bool { allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0d } }
}
