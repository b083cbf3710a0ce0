import ArgumentParser
import Glibc
import PickerLayout

/// What every layout command can be told about its output.
struct OutputOptions: ParsableArguments {
  @Option(help: "json, tree or svg; json when piped, tree at a terminal.")
  var format: OutputFormat?

  @Option(help: ArgumentHelp("Write to a file, all of it or nothing.", valueName: "file"))
  var output: String?

  @Flag(help: "JSON without any white space.")
  var compact = false

  @Option(help: "How SVG has its text: outlines, as everywhere else, or live, with its fonts.")
  var text: TextStyleOfSVG?

  /// Writes the tree in the format asked for.
  func write(_ tree: LayoutTree, outlines: any GlyphOutlining) throws(Failure) {
    if let bytes = svg(of: tree, outlines: outlines) { return try write(bytes) }
    let terminal = Terminal(output == nil ? .output : nil)
    try write(chosenFormat.bytes(of: tree, outlines: outlines, compact: compact, on: terminal))
  }

  /// Writes to the file asked for, or to standard output.
  func write(_ bytes: [UInt8]) throws(Failure) {
    try bytes.write(to: output)
  }

  private var chosenFormat: OutputFormat {
    format ?? (output == nil && StandardStream.output.isTerminal ? .tree : .json)
  }
}

/// In which form a tree is put out.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case json, tree, svg

  func bytes(
    of tree: LayoutTree, outlines: any GlyphOutlining, compact: Bool, on terminal: Terminal
  ) -> [UInt8] {
    switch self {
    case .json: tree.json(pretty: !compact) + [UInt8(ascii: "\n")]
    case .tree:
      Array((tree.drawing(columns: terminal.columns, style: terminal.style) + "\n").utf8)
    case .svg: SVGRenderer().render(tree, outlines: outlines)
    }
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
