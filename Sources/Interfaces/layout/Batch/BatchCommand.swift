import PickerLayout
import PickerOutput
import PickerPlatform

/// `layout batch`
struct BatchCommand: Command {
  let page = CommandPage(
    name: "batch",
    abstract: "Lays out one document per line, and prints one tree per line, in the same order.",
    discussion: """
      An invalid line is answered with {"line":N,"error":{…}}. All lines are answered; the exit \
      code is 65 if any was invalid. Blank lines are skipped. A line is answered as soon as it has \
      been read, so a program can write one line, wait for its answer, and write the next.

      With --output-dir each tree is written to a file in that folder, in any format, and the \
      answer is {"line":N,"file":"NAME"}.

      A line may also be a request with an id, which its answer repeats: \
      {"id":7,"document":{…},"format":"svg","width":320} is answered with {"id":7,"text":"<svg …"}; \
      "request" may be layout, hit, check or measure. See layout help CommandLine.
      """,
    examples: [
      #"echo '{"type": "text", "text": "tea"}' | tee documents.ndjson | layout batch"#,
      "layout batch documents.ndjson > trees.ndjson",
      "layout batch --jobs 4 < documents.ndjson | cat",
      "layout batch documents.ndjson --format svg --output-dir pictures",
      "layout batch documents.ndjson --output-dir icons --name '{line}.png' --scale 2",
    ])
  private var file: String?
  private var jobs: Int?
  private var output = BatchOutput()
  private var isUnordered = false
  private var isCompact = false
  private var isPretty = false
  private var outputDir: String?
  private var name: String?
  private var keys = DocumentKeys()
  private var sources = FontSourceOptions()
  private var limit = LimitOption()

  var options: [CommandOption<BatchCommand>] {
    [
      .argument("file", "Documents, one per line; - for standard input.", completion: .file) {
        $0.file = $1
      },
      .option(
        "jobs",
        "The number of lines to process at a time, at most 1024; default: the number of processors."
      ) { $0.jobs = $1 },
      .flag("unordered", "Write each answer as soon as it is ready, in any order.") {
        $0.isUnordered = true
      },
      .flag("compact", "Write JSON without white space (the default).") {
        $0.isCompact = true
      },
      .flag("pretty", "Write the JSON files of --output-dir with white space.") {
        $0.isPretty = true
      },
      .option(
        "output-dir", value: "folder", "Write a file for each line into a folder.",
        completion: .folders
      ) { $0.outputDir = $1 },
      .option(
        "name", value: "pattern",
        "The pattern of file names: {line} is the line's number, {id} the document's id, {ext} the format's extension; "
          + "default: {line}-{id}.{ext}. Without an id, {id} and its separator are left out; a pattern without "
          + "{line} requires ids."
      ) { $0.name = $1 },
    ]
      + group("", BatchOutput.options) { try $1(&$0.output) }
      + group("", DocumentKeys.options(only: BatchCommand.keyOptions)) { try $1(&$0.keys) }
      + group("Fonts", FontSourceOptions.options) { try $1(&$0.sources) }
      + [.limit { $0.limit.text = $1 }]
  }

  /// The keys of documents that are options.
  private static let keyOptions: Set<String> = [
    "width", "height", "detail", "scale", "icons", "theme", "scheme",
  ]

  func validate() throws {
    if let jobs, jobs < 1 { throw ToolError(.usage, "--jobs must be at least 1, is \(jobs)") }
    _ = try limit.limits()
    try keys.validate()
    if output.format == nil { try OutputFormat.check(endingOf: nameWithEnding, of: "--name") }
    try output.check(for: chosenFormat)
    _ = try pattern()
    if outputDir == "" { throw ToolError(.usage, "--output-dir must not be empty") }
    try checkPretty()
    guard outputDir == nil else { return }
    if name != nil { throw ToolError(.usage, "--name needs --output-dir") }
    if !chosenFormat.isJSON {
      throw ToolError(
        .usage, "--format \(chosenFormat.rawValue) does not fit on a line: use --output-dir FOLDER"
      )
    }
  }

  private func checkPretty() throws(ToolError) {
    guard isPretty else { return }
    if isCompact { throw ToolError(.usage, "--compact and --pretty cannot be combined") }
    if outputDir == nil {
      throw ToolError(.usage, "--pretty needs --output-dir: an answer is one line")
    }
    if !chosenFormat.isJSON {
      throw ToolError(.usage, "--pretty needs --format json, nodes or display-list")
    }
  }

  private var chosenFormat: OutputFormat {
    output.format ?? nameWithEnding.flatMap(OutputFormat.init(endingOf:)) ?? .json
  }

  /// The pattern of names, if it ends like the files of a format; nil if the format decides about the end.
  private var nameWithEnding: String? { name.flatMap { $0.hasSuffix("}") ? nil : $0 } }

  private func pattern() throws -> NamePattern {
    try NamePattern(name ?? NamePattern.standard, extension: chosenFormat.fileExtension)
  }

  func run() throws {
    if file == nil, StandardStream.input.isTerminal {
      throw ToolError(
        .usage, "expected one document per line: type layout batch documents.jsonl")
    }
    let input = Input(file ?? "-")
    let file = try input.open()
    let progress = BatchProgress(totalBytes: file.size)
    defer { progress.end() }
    let batch = try batch(of: input)
    let jobs = ThreadCount.limited(jobs)
    let queue = LineQueue(
      LineReader(file), jobs: jobs, ordered: !isUnordered,
      answers: AnswerWriter(naming: outputDir == nil ? nil : try pattern()))
    let measurers = MeasurerPool(batch.fonts, count: jobs)
    concurrently(on: jobs) {
      measurers.withMeasurer { measurer in
        let batch = batch.measuring(with: measurer)
        while let line = queue.next() {
          let answer = batch.answer(to: line)
          queue.answer(line, with: answer)
          if !answer.isEmpty { progress.add(bytes: line.bytes.count + 1) }
        }
      }
    }
    TextMeasurer.reportHyphenation()
    try queue.outcome.report(for: input.name)
  }

  private func batch(of input: Input) throws -> Batch {
    let (fonts, limits) = (try sources.measurer(), try limit.limits())
    try keys.given.check(fonts: fonts, limits: limits)
    var output = output
    output.format = chosenFormat
    return Batch(
      fonts: fonts, directory: input.directory, limits: limits, output: output, keys: keys.given,
      form: BatchForm(output, keys: keys.given, pretty: isPretty),
      files: try outputDir.map { folder throws(ToolError) in
        BatchFiles(
          folder: try OutputFolder(making: folder), name: name ?? NamePattern.standard)
      })
  }
}

extension LineQueue.Outcome {
  /// - Throws: The error with which the command ends, if any.
  fileprivate func report(for name: String) throws(ToolError) {
    if let error { throw error }
    switch end {
    case .unreadable: throw ToolError(.noInput, "\(name): cannot be read to the end")
    case .endlessLine:
      throw ToolError(.badDocument, "\(name): line \(lines) is too long: stopped reading")
    case nil: break
    }
    if bad > 0 {
      let verb = bad == 1 ? "is" : "are"
      throw ToolError(.badDocument, "\(name): \(bad) of \(lines) lines \(verb) wrong")
    }
  }
}
