import ArgumentParser
import Dispatch
import PickerLayout
import PickerOutput

/// `layout batch`
struct BatchCommand: TabledCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Lays out one document per line, and prints one tree per line, in the same order.",
    discussion: .help(
      """
      For an invalid line, {"line":N,"error":{…}} is printed in its place. All lines are answered; the \
      exit code is 65 if any was invalid. Blank lines are skipped. A line is answered as soon as it has \
      been read, so a program can write one line, wait for its answer, and write the next.

      With --output-dir each tree goes into a file of that folder, in any format, and \
      {"line":N,"file":"NAME"} is printed in its place.

      EXAMPLES:
        layout batch documents.ndjson > trees.ndjson
        layout batch documents.ndjson --format nodes > trees.ndjson
        generate | layout batch --jobs 4 | consume
        layout batch documents.ndjson --format svg --output-dir pictures
        layout batch - --output-dir icons --name '{id}@2x.png' --scale 2 < documents.ndjson
      """))

  @Argument(help: "Documents, one per line; - for standard input.", completion: .file())
  var file: String?

  @Option(
    help:
      "How many lines to work on at a time, at most 1024; default: the number of processors.")
  var jobs: Int?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "json, or nodes: a flat list of nodes with absolute frames; with --output-dir also the others of \(OutputFormat.names). Default: by the extension of --name, else json."
    ))
  var format: OutputFormat?

  @Option(
    help: ArgumentHelp("Write a file for each line into a folder.", valueName: "folder"),
    completion: .directory)
  var outputDir: String?

  @Option(
    help: ArgumentHelp(
      "The names of the files: {line} is the line's number, {id} the document's id, {ext} the "
        + "format's extension; default: {line}-{id}.{ext}.",
      discussion: """
        Without an id, {id} is left out with the separator beside it; a pattern without {line} needs \
        the id.
        """, valueName: "pattern"))
  var name: String?

  @Option(
    parsing: .unconditional,
    help: "Device pixels per point, 0.01 to 1000, to which edges are snapped; and those of PNG.")
  var scale: Double?

  @Option(help: .svgText) var text: SVGTextStyle?

  @Option(help: .quality) var quality: Int?

  @Option(help: .idPrefix) var idPrefix: String?

  @Flag(help: .outline) var outline = false

  @Option(help: .background, completion: .list(Color.names)) var background: Color?

  @Option(help: .iconFolder, completion: .directory) var icons: String?
  @Option(help: .theme, completion: .list(BuiltInTheme.allCases.map(\.rawValue)))
  var theme: String?
  @Option(help: .scheme, completion: .list(SchemeChoice.allCases.map(\.rawValue)))
  var scheme: SchemeChoice?

  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup var limits: LimitOptions

  static let rows: [OptionRow<Self>] = [
    .argument { try $1(&$0._file) },
    .option("jobs") { try $1(&$0._jobs) },
    .option("format", letter: "f") { try $1(&$0._format) },
    .option("outputDir") { try $1(&$0._outputDir) },
    .option("name") { try $1(&$0._name) },
    .option("scale", takesNegative: true) { try $1(&$0._scale) },
    .option("text") { try $1(&$0._text) },
    .option("quality") { try $1(&$0._quality) },
    .option("idPrefix") { try $1(&$0._idPrefix) },
    .flag("outline") { try $1(&$0._outline) },
    .option("background") { try $1(&$0._background) },
    .option("icons") { try $1(&$0._icons) },
    .option("theme") { try $1(&$0._theme) },
    .option("scheme") { try $1(&$0._scheme) },
  ]
  static let groups: [OptionGroupRow<Self>] = [
    .group { try $1(&$0._sources) }, .group { try $1(&$0._limits) },
  ]

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1, is \(jobs)") }
    try scale?.checkScale()
    try icons?.checkIconFolder()
    try SVGTextStyle.check(text, for: chosenFormat)
    if format == nil { try OutputFormat.check(endingOf: nameWithEnding, of: "--name") }
    try OutputFormat.check(quality: quality, for: chosenFormat)
    try OutputFormat.check(idPrefix: idPrefix, for: chosenFormat)
    if chosenFormat == .apng {
      throw ValidationError("--format apng is for layout segmented, carousel, document, transition")
    }
    _ = try pattern()
    if outputDir == "" { throw ValidationError("--output-dir must not be empty") }
    guard outputDir == nil else { return }
    if name != nil { throw ValidationError("--name is for --output-dir") }
    if !chosenFormat.fitsOnALine {
      throw ValidationError(
        "--format \(chosenFormat.rawValue) does not fit on a line: give --output-dir FOLDER")
    }
  }

  private var chosenFormat: OutputFormat {
    format ?? nameWithEnding.flatMap(OutputFormat.init(endingOf:)) ?? .json
  }

  /// The pattern of names, if it ends like the files of a format; nil if the format decides about the end.
  private var nameWithEnding: String? { name.flatMap { $0.hasSuffix("}") ? nil : $0 } }

  private func pattern() throws -> NamePattern {
    try NamePattern(name ?? NamePattern.standard, extension: chosenFormat.fileExtension)
  }

  func run() throws {
    if file == nil, StandardStream.input.isTerminal {
      throw ToolError(
        .usage, "expected documents, one on each line: type layout batch documents.jsonl")
    }
    let input = Input(file ?? "-")
    let file = try input.open()
    let progress = BatchProgress(totalBytes: file.size)
    defer { progress.end() }
    let batch = try batch(of: input)
    let jobs = ThreadCount.limited(jobs)
    let queue = LineQueue(
      LineReader(file), jobs: jobs, answers: AnswerWriter(naming: batch.files?.pattern))
    let measurers = MeasurerPool(batch.fonts, count: jobs)
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
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
    let pattern = try pattern()
    try theme?.checkThemeFile()
    var rendering = RenderingOptions(
      scale: scale ?? 1, images: InlineImages(), isCompact: true,
      terminal: Terminal(nil))
    rendering.isOutlined = outline
    rendering.quality = quality ?? rendering.quality
    rendering.idPrefix = idPrefix
    rendering.background = background
    return Batch(
      fonts: try sources.measurer(), directory: input.directory, limits: try limits.limits(),
      format: chosenFormat,
      options: OptionValue(members: [
        ("scale", scale.map { OptionValue(argument: "\($0)") }),
        ("icons", icons.map { OptionValue(path: $0) }),
        ("theme", theme.map { OptionValue(theme: $0) }),
        ("scheme", scheme.map { OptionValue(text: $0.rawValue) }),
      ])?.json,
      rendering: rendering, text: text ?? .outlines,
      files: try outputDir.map { folder throws(ToolError) in
        BatchFiles(folder: try OutputFolder(making: folder), pattern: pattern)
      })
  }
}

extension OutputFormat {
  /// Whether a tree in this format is one line of text.
  fileprivate var fitsOnALine: Bool { self == .json || self == .nodes }
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
