import ArgumentParser
import Dispatch
import Glibc
import PickerLayout
import PickerLocks

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
        generate | layout batch --jobs 4 | consume
      """))

  @Argument(help: "Documents, one a line; - for standard input.", completion: .file())
  var file: String?

  @Option(help: "How many lines to work on at a time; as many as there are processors.")
  var jobs: Int?

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
    var lines = LineReader(file)
    let batch = Batch(
      fonts: try sources.measurer(), directory: input.directory, limits: try limits.limits(),
      jobs: jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), progress: progress)
    var tally = Tally()
    while let chunk = lines.next() {
      let answers = batch.answers(to: chunk, from: tally.lines + 1)
      tally.lines += chunk.count
      tally.bad += answers.bad
      try StandardStream.output.write(answers.bytes)
    }
    switch lines.end {
    case .unreadable: throw Failure(.noInput, "\(input.name): cannot be read to the end")
    case .endlessLine:
      throw Failure(.badDocument, "\(input.name): line \(tally.lines) has no end: stopped reading")
    case nil: break
    }
    if tally.bad > 0 { throw Failure(.badDocument, "\(input.name): \(tally.sentence)") }
  }

  private struct Tally {
    var lines = 0
    var bad = 0

    var sentence: String { "\(bad) of \(lines) lines \(bad == 1 ? "is" : "are") wrong" }
  }
}

/// Answers lines, several at a time.
private struct Batch {
  let fonts: TextMeasurer
  let directory: String
  let limits: Limits
  let jobs: Int
  let progress: BatchProgress

  struct Answers: Sendable {
    var bytes: [UInt8] = []
    var bad = 0
  }

  /// The answers to `lines`, in order.
  func answers(to lines: [ArraySlice<UInt8>], from first: Int) -> Answers {
    let shares = min(jobs, lines.count)
    guard shares > 1 else { return answers(to: lines[...], from: first) }
    let parts = Mutex([Answers](repeating: Answers(), count: shares))
    DispatchQueue.concurrentPerform(iterations: shares) { share in
      let range = lines.count * share / shares..<lines.count * (share + 1) / shares
      let part = answers(to: lines[range], from: first + range.lowerBound)
      parts.withLock { $0[share] = part }
    }
    return parts.withLock { parts in
      Answers(bytes: parts.flatMap(\.bytes), bad: parts.reduce(0) { $0 + $1.bad })
    }
  }

  private func answers(to lines: ArraySlice<ArraySlice<UInt8>>, from first: Int) -> Answers {
    var answers = Answers()
    for (offset, line) in lines.enumerated() where !line.isBlank {
      do {
        answers.bytes += try answer(to: Array(line))
      } catch {
        answers.bytes += error.answer(line: first + offset)
        answers.bad += 1
      }
      answers.bytes.append(UInt8(ascii: "\n"))
      progress.add(bytes: line.count + 1)
    }
    return answers
  }

  /// The tree of a document; what it takes is its own affair, and costs no other its answer.
  private func answer(to document: [UInt8]) throws(JSONError) -> [UInt8] {
    let document = try Document(
      json: document, withFilesIn: directory, fonts: fonts, budget: Budget(limits))
    let tree = try document.layout()
    do {
      return try document.budget.run { tree.json(pretty: false) }
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
