import ArgumentParser
import PickerLayout
import PickerOutput

extension ArgumentHelp {
  /// The help of `--output`.
  static let outputFile = ArgumentHelp(
    "Write to a file, atomically; - is standard output.", valueName: "file")

  /// The help of `--quality`.
  static let quality: ArgumentHelp =
    "How much is kept of JPEG and WebP, 0 to 100, at which WebP loses nothing; default: 90."

  /// The help of `--id-prefix`.
  static let idPrefix = ArgumentHelp(
    "The beginning of all ids of SVG, which differ between the pictures of a page; default: a digest.",
    valueName: "text")

  /// The help of `--text`.
  static let svgText: ArgumentHelp =
    "How SVG represents text: as outlines, or live, with its fonts embedded."

  /// The help of `--outline`.
  static let outline: ArgumentHelp = "Draw a line around each box that is not painted."

  /// The help of `--background`.
  static let background = ArgumentHelp(
    "Paint the whole picture first, with a colour such as white or #1A2B3C; default: transparent.",
    valueName: "color")
}

/// The output options of every layout command.
struct OutputOptions: OptionTable, DocumentLimiting {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "\(OutputFormat.names); default: by the extension of --output, else json when piped, tree at a terminal."
    ))
  var format: OutputFormat?

  @Option(name: .shortAndLong, help: .outputFile, completion: .file())
  var output: String?

  @Flag(help: "JSON without any white space.")
  var compact = false

  @Option(help: .svgText)
  var text: SVGTextStyle?

  @Option(help: .quality) var quality: Int?

  @Option(help: .idPrefix) var idPrefix: String?

  @Flag(help: .outline) var outline = false

  @Option(help: .background, completion: .list(Color.names)) var background: Color?

  @Option(help: .limit) var limit: String?

  static let rows: [OptionRow<Self>] = [
    .option("format", letter: "f") { try $1(&$0._format) },
    .option("output", letter: "o") { try $1(&$0._output) },
    .flag("compact") { try $1(&$0._compact) },
    .option("text") { try $1(&$0._text) },
    .option("quality") { try $1(&$0._quality) },
    .option("idPrefix") { try $1(&$0._idPrefix) },
    .flag("outline") { try $1(&$0._outline) },
    .option("background") { try $1(&$0._background) },
    .option("limit") { try $1(&$0._limit) },
  ]

  /// Writes the tree in the requested format, and a line on standard error for each picture and icon that it cannot show.
  ///
  /// - Parameters:
  ///   - budget: The budget of the document.
  ///   - source: The document; nil where there are only options.
  ///   - pipedFormat: The format of pipes and files where no other is given.
  func write(
    _ layout: InteractiveLayout, as rendering: RenderingOptions, within budget: Budget,
    from source: Input?, pipedFormat: OutputFormat = .json
  ) throws(ToolError) {
    let format = chosenFormat(piped: pipedFormat)
    guard format != .apng else {
      throw ToolError(
        .usage, "--format apng is for what moves: segmented, carousel, document and transition")
    }
    let missing = format.containsWarnings ? [] : layout.tree.linesOfMissingIcons
    try write(format, as: rendering, from: source, missing) { rendering throws(RenderingError) in
      try format.bytes(of: layout, as: rendering, within: budget)
    }
  }

  /// Writes a moving picture in the requested format.
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
        .usage, "--format \(format.rawValue) is not for a terminal: give --output FILE, or a pipe")
    }
    var rendering = drawing(rendering)
    rendering.isCompact = compact
    rendering.terminal = Terminal(file == nil ? .output : nil)
    rendering.text = (text ?? .outlines).text(of: rendering.measurer)
    let bytes: [UInt8]
    do {
      bytes = try render(rendering)
    } catch {
      throw ToolError(error, source, as: format)
    }
    try write(bytes)
    for line in missing + ((rendering.images as? FileImages)?.report?.lines ?? []) {
      StandardStream.error.showLine("\(source?.name ?? "layout"): \(line)")
    }
    TextMeasurer.reportHyphenation()
  }

  /// A tree as it is written: with outlines and background, where they are asked for.
  func prepared(_ tree: LayoutTree) -> LayoutTree { drawing(RenderingOptions()).prepared(tree) }

  private func drawing(_ rendering: RenderingOptions) -> RenderingOptions {
    var rendering = rendering
    rendering.isOutlined = outline
    rendering.quality = quality ?? rendering.quality
    rendering.idPrefix = idPrefix
    rendering.background = background
    return rendering
  }

  /// Writes to the requested file, or to standard output.
  func write(_ bytes: [UInt8]) throws(ToolError) {
    try bytes.write(to: output)
  }

  /// The number of columns of a rendering at a terminal; nil for any other output.
  var terminalColumns: Int? {
    writesToTerminal && chosenFormat(piped: .json) == .tree ? Terminal(.output).columns : nil
  }

  /// The format that is given by name or by the extension of the file; nil where neither is.
  var givenFormat: OutputFormat? { format ?? file.flatMap(OutputFormat.init(endingOf:)) }

  /// Whether the output is JSON.
  var writesJSON: Bool {
    let format = chosenFormat(piped: .json)
    return format == .json || format == .nodes
  }

  /// Whether no other format than JSON is asked for.
  var mayWriteJSON: Bool { givenFormat == nil || givenFormat == .json || givenFormat == .nodes }

  private func chosenFormat(piped: OutputFormat) -> OutputFormat {
    givenFormat ?? (writesToTerminal ? .tree : piped)
  }

  private var writesToTerminal: Bool { file == nil && StandardStream.output.isTerminal }

  /// The file to write to; nil: standard output.
  private var file: String? { output == "-" ? nil : output }
}

extension OutputOptions {
  mutating func validate() throws {
    try checkLimit()
    // A device or FIFO may have any name.
    if format == nil, let file, FileKind(file) ?? .regular == .regular {
      try OutputFormat.check(endingOf: file, of: "--output")
    }
    try OutputFormat.check(quality: quality, for: givenFormat)
    try OutputFormat.check(idPrefix: idPrefix, for: givenFormat)
    try SVGTextStyle.check(text, for: givenFormat)
  }
}

extension [UInt8] {
  /// Writes to a file, or to standard output where the path is nil or `-`.
  func write(to path: String?) throws(ToolError) {
    guard let path, path != "-" else { return try StandardStream.output.write(self) }
    guard try OutputFile(path).write(self) else { throw .cannotWrite(path) }
  }
}
