import ArgumentParser
import Glibc
import PickerLayout

/// What every layout command can be told about its output.
struct OutputOptions: ParsableArguments {
  @Option(help: "json, tree, svg, png, pdf or html; json when piped, tree at a terminal.")
  var format: OutputFormat?

  @Option(help: ArgumentHelp("Write to a file, all of it or nothing.", valueName: "file"))
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
  func write(
    _ tree: LayoutTree, as picturing: Picturing, within budget: Budget, from source: Input?
  ) throws(Failure) {
    let format = chosenFormat
    guard !format.isBinary || output != nil || !StandardStream.output.isTerminal else {
      throw Failure(
        .usage, "--format \(format.rawValue) is not for a terminal: give --output FILE, or a pipe")
    }
    var picturing = picturing
    picturing.isCompact = compact
    picturing.terminal = Terminal(output == nil ? .output : nil)
    picturing.text = text == .live ? .live(TextMeasurer.shared) : .outlines
    let bytes: [UInt8]
    do {
      bytes = try format.bytes(of: tree, as: picturing, within: budget)
    } catch {
      throw Failure(error, source)
    }
    try write(bytes)
  }

  /// Writes to the file asked for, or to standard output.
  func write(_ bytes: [UInt8]) throws(Failure) {
    try bytes.write(to: output)
  }

  /// Whether the output has to know those pages of a carousel too that are not seen.
  var showsEveryPage: Bool { chosenFormat == .html }

  private var chosenFormat: OutputFormat {
    format ?? (output == nil && StandardStream.output.isTerminal ? .tree : .json)
  }
}

extension [UInt8] {
  /// Writes to a file, or to standard output where none is named.
  func write(to path: String?) throws(Failure) {
    guard let path else { return _ = StandardStream.output.write(self) }
    try write(toFile: path)
  }

  /// Writes to a file beside `path` and then puts it in place, so that nobody sees half of it.
  private func write(toFile path: String) throws(Failure) {
    let draft = "\(path).\(getpid()).part"
    guard let file = fopen(draft, "wbx") else { throw .cannotWrite(path) }
    let written = fwrite(self, 1, count, file)
    guard fclose(file) == 0, written == count, rename(draft, path) == 0 else {
      let failure = Failure.cannotWrite(path)
      unlink(draft)
      throw failure
    }
  }
}

extension Failure {
  /// The last system call's reason why a file cannot be written.
  fileprivate static func cannotWrite(_ path: String) -> Failure {
    Failure(.cannotWrite, "\(path): cannot be written: \(String(cString: strerror(errno)))")
  }
}

extension Failure {
  /// A picture that is too large is the document's fault, or that of the options without one.
  fileprivate init(_ error: RenderingError, _ source: Input?) {
    switch error {
    case .failed: self.init(.internalFault, error.description)
    case .tooLarge, .limit:
      let name = source.map { "\($0.name): " } ?? ""
      self.init(source == nil ? .usage : .badDocument, name + error.description)
    }
  }
}
