import ArgumentParser
import PickerLayout

/// What every layout command can be told about its output.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help:
      "json, nodes, tree, svg, png, pdf or html; else by the ending of --output; else json when piped, tree at a terminal."
  )
  var format: OutputFormat?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write to a file, all of it or nothing; - is standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "JSON without any white space.")
  var compact = false

  @Option(help: "How SVG has its text: outlines, as everywhere else, or live, with its fonts.")
  var text: TextStyleOfSVG?

  @OptionGroup var limits: LimitOptions

  /// Writes the tree in the format asked for.
  ///
  /// - Parameters:
  ///   - budget: That of the document.
  ///   - source: The document; nil: there was none but options.
  ///   - piped: The format for pipes and files where nothing else says which.
  func write(
    _ layout: InteractiveLayout, as picturing: Picturing, within budget: Budget,
    from source: Input?, piped: OutputFormat = .json
  ) throws(Failure) {
    let format = chosenFormat(piped: piped)
    guard !format.isBinary || !goesToTerminal else {
      throw Failure(
        .usage, "--format \(format.rawValue) is not for a terminal: give --output FILE, or a pipe")
    }
    var picturing = picturing
    picturing.isCompact = compact
    picturing.terminal = Terminal(file == nil ? .output : nil)
    picturing.text = text == .live ? .live(picturing.measurer) : .outlines
    let bytes: [UInt8]
    do {
      bytes = try format.bytes(of: layout, as: picturing, within: budget)
    } catch {
      throw Failure(error, source)
    }
    try write(bytes)
  }

  /// Writes to the file asked for, or to standard output.
  func write(_ bytes: [UInt8]) throws(Failure) {
    try bytes.write(to: output)
  }

  /// How many columns there are for a drawing that a person looks at; nil where none does.
  var columnsOfDrawing: Int? {
    goesToTerminal && chosenFormat(piped: .json) == .tree ? Terminal(.output).columns : nil
  }

  /// The format that was asked for, by name or by the ending of the file's.
  var givenFormat: OutputFormat? { format ?? file.flatMap(OutputFormat.init(endingOf:)) }

  private func chosenFormat(piped: OutputFormat) -> OutputFormat {
    givenFormat ?? (goesToTerminal ? .tree : piped)
  }

  private var goesToTerminal: Bool { file == nil && StandardStream.output.isTerminal }

  /// The file to write to; nil: standard output.
  private var file: String? { output == "-" ? nil : output }
}

extension OutputOptions {
  mutating func validate() throws {
    if let format, let output, let other = OutputFormat(endingOf: output),
      !format.agrees(with: other)
    {
      throw ValidationError(
        "--format \(format.rawValue) contradicts the ending of --output \(output)")
    }
    if text != nil, givenFormat != .svg {
      throw ValidationError("--text is for --format svg: no other format has a choice")
    }
  }
}

extension [UInt8] {
  /// Writes to a file, or to standard output where none is named, or `-`.
  func write(to path: String?) throws(Failure) {
    guard let path, path != "-" else { return try StandardStream.output.write(self) }
    guard try OutputFile(path).write(self) else { throw .cannotWrite(path) }
  }
}

extension Failure {
  /// A picture that is too large is the document's fault, or that of the options without one.
  fileprivate init(_ error: RenderingError, _ source: Input?) {
    switch error {
    case .failed: self.init(.internalFault, error.description)
    case .tooLarge, .pageTooLarge, .limit:
      let name = source.map { "\($0.name): " } ?? ""
      self.init(source == nil ? .usage : .badDocument, name + error.description)
    }
  }
}
