import PickerControls
import PickerLayout
import PickerOutput

/// The output options of every layout command.
struct OutputOptions: Sendable {
  private(set) var format: OutputFormat?
  private(set) var output: String?
  private(set) var compact = false
  private(set) var isWatching = false
  private(set) var picture = PictureOptions()
  private var limit = LimitOption()

  static let options: [CommandOption<OutputOptions>] =
    [
      .option(
        "format", letter: "f",
        "The format; default: by the extension of --output, else tree at a terminal and json in files and pipes (draw: svg)."
      ) { $0.format = $1 },
      .flag("json", "The same as --format json.") { $0.format = .json },
      .output { $0.output = $1 }, .compact { $0.compact = true },
    ] + group("", PictureOptions.options) { try $1(&$0.picture) } + [.limit { $0.limit.text = $1 }]

  /// The option of commands that lay out one document.
  static let watch: CommandOption<OutputOptions> = .flag(
    "watch", "Keep running, and draw the document again when it is saved, until Ctrl-C."
  ) { $0.isWatching = true }

  var text: SVGTextStyle? { picture.text }

  /// The limits with the changes of `--limit`.
  func limits() throws(ToolError) -> Limits { try limit.limits() }

  /// Writes the tree in the requested format, and a line on standard error for each picture and icon that it cannot show.
  ///
  /// - Parameters:
  ///   - budget: The budget of the document.
  ///   - source: The document; nil if there are only options.
  ///   - pipedFormat: The default format in pipes and files.
  func write(
    _ layout: DocumentLayout, as rendering: RenderingOptions, within budget: Budget,
    from source: Input?, pipedFormat: OutputFormat = .json
  ) throws(ToolError) {
    let format = chosenFormat(piped: pipedFormat)
    guard format != .apng else {
      throw ToolError(
        .usage,
        "--format apng needs an animation: layout segmented, carousel, document or transition")
    }
    let missing =
      (format.containsWarnings
        ? [] : layout.tree.linesOfMissingIcons + layout.tree.linesOfMissingTexts)
      + picture.engine.problems(with: layout.tree, in: format, fonts: rendering.measurer)
    try write(format, as: rendering, from: source, missing) { rendering throws(RenderingError) in
      let bytes = try format.bytes(of: layout, as: rendering, within: budget)
      guard format == .tree else { return bytes }
      do throws(LimitError) {
        return bytes + (try budget.run { Array(facts(of: layout.tree).utf8) })
      } catch {
        throw RenderingError(error)
      }
    }
  }

  /// The lines below the picture: the details, and at a terminal the size of a text.
  private func facts(of tree: LayoutTree) -> String {
    TreeFacts(tree, columns: Terminal(file == nil ? .output : nil).columns)
      .text(measuringText: writesToTerminal)
  }

  /// Writes an animated picture in the requested format.
  func write(
    _ animation: LayoutAnimation, as rendering: RenderingOptions, within budget: Budget,
    from source: Input?
  ) throws(ToolError) {
    let format = chosenFormat(piped: .svg)
    let progress = CountedProgress(of: animation.frames.count, "frame")
    defer { progress.end() }
    try write(format, as: rendering, from: source) { rendering throws(RenderingError) in
      var rendering = rendering
      rendering.didDrawFrame = { progress.set($0, of: $1) }
      return try format.bytes(of: animation, as: rendering, within: budget)
    }
  }

  private func write(
    _ format: OutputFormat, as rendering: RenderingOptions, from source: Input?,
    _ missing: [String] = [],
    _ render: (RenderingOptions) throws(RenderingError) -> [UInt8]
  ) throws(ToolError) {
    guard !format.isBinary || !writesToTerminal else {
      throw ToolError(
        .usage,
        "--format \(format.rawValue) cannot be shown at a terminal: use --output FILE or a pipe")
    }
    var rendering = picture.applied(to: rendering)
    rendering.isCompact = compact
    let isStretched = rendering.terminal.isStretched
    rendering.terminal = Terminal(file == nil ? .output : nil)
    rendering.terminal.isStretched = isStretched
    rendering.text = (text ?? .outlines).text(of: rendering.measurer)
    let bytes: [UInt8]
    do {
      bytes = try render(rendering)
    } catch {
      throw ToolError(error, source)
    }
    try write(bytes)
    let carried =
      file != nil && format == .html && PageEngine.isCarried(by: bytes) ? [bytes.carriedEngine] : []
    for line in missing + carried + ((rendering.images as? FileImages)?.report?.lines ?? []) {
      StandardStream.warn("\(source?.name ?? "layout"): \(line)")
    }
    TextMeasurer.reportHyphenation()
  }

  /// A tree to write: with outlines and background, if requested.
  func prepared(_ tree: LayoutTree) -> LayoutTree {
    picture.applied(to: RenderingOptions()).prepared(tree)
  }

  /// Writes to the requested file, or to standard output.
  func write(_ bytes: [UInt8]) throws(ToolError) {
    try bytes.write(to: output)
  }

  /// The number of columns of a rendering at a terminal; nil for any other output.
  ///
  /// `COLUMNS` sets a width, also in pipes and files.
  var terminalColumns: Int? {
    guard chosenFormat(piped: .json) == .tree, writesToTerminal || Terminal.hasGivenColumns else {
      return nil
    }
    return Terminal(.output).columns
  }

  /// The scheme of a document that names none; at a terminal, the terminal's. Nil: light. A given background is the
  /// same in both schemes.
  var scheme: SchemeChoice? {
    guard picture.background ?? .clear == .clear else { return nil }
    return writesToTerminal && givenFormat ?? .tree == .tree
      ? Terminal.scheme : givenFormat?.defaultScheme
  }

  /// The format from its name or the extension of the file; nil if neither is given.
  var givenFormat: OutputFormat? { format ?? file.flatMap(OutputFormat.init(endingOf:)) }

  /// Whether the output is JSON.
  var writesJSON: Bool {
    let format = chosenFormat(piped: .json)
    return format == .json || format == .nodes
  }

  /// Whether no format other than JSON is requested.
  var mayWriteJSON: Bool { givenFormat == nil || givenFormat == .json || givenFormat == .nodes }

  private func chosenFormat(piped: OutputFormat) -> OutputFormat {
    givenFormat ?? (writesToTerminal ? .tree : piped)
  }

  private var writesToTerminal: Bool { file == nil && StandardStream.output.isTerminal }

  /// The file to write to; nil: standard output.
  private var file: String? { output == "-" ? nil : output }
}

extension OutputOptions {
  func validate() throws(ToolError) {
    _ = try limits()
    // A device or FIFO may have any name.
    if format == nil, let file, FileKind(file) ?? .regular == .regular {
      try OutputFormat.check(endingOf: file, of: "--output")
    }
    try picture.check(for: givenFormat)
  }
}

extension [UInt8] {
  /// Writes to a file, or to standard output if the path is nil or `-`.
  func write(to path: String?) throws(ToolError) {
    guard let path, path != "-" else { return try StandardStream.output.write(self) }
    guard try OutputFile(path).write(self) else { throw .cannotWrite(path) }
  }
}

extension [UInt8] {
  /// The message about the size of a page that contains the engine.
  fileprivate var carriedEngine: String {
    let tenths = (count + 50_000) / 100_000
    return
      "the page is \(tenths / 10).\(tenths % 10) MB, because it contains the engine and its fonts; "
      + "--engine URL loads them from a server instead"
  }
}
