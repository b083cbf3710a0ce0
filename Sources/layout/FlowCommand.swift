import ArgumentParser

/// `layout flow`
struct FlowCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "flow",
    abstract: "Lays out boxes of known size like a CSS flex container.",
    discussion: .help(
      """
      EXAMPLES:
        layout flow boxes.json --width 200
        echo '{"wrap": "wrap", "items": [{"width": 50, "height": 20}]}' | layout flow
      """))

  @OptionGroup(title: "Flow") var own: FlowOptions
  @Argument(help: .document, completion: .jsonFile) var file: String?
  @OptionGroup(title: "Container") var name: NameOptions
  @OptionGroup(title: "Container") var container: ContainerOptions
  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  static let rows: [OptionRow<Self>] = [.argument(\._file)]
  static let groups: [OptionGroupRow<Self>] = [
    .group(\._own), .group(\._name), .group(\._container), .group(\._sources), .group(\._output),
  ]

  /// Lays the boxes out, which only a document can state.
  func run() throws {
    try layOut(as: "flow", own.members)
  }
}

/// Options of flows, which mirror the keys of documents.
struct FlowOptions: OptionTable {
  @Option(
    parsing: .unconditional, help: "horizontal or vertical.",
    completion: .list(["horizontal", "vertical"]))
  var axis: OptionValue?
  @Option(
    parsing: .unconditional, help: "nowrap, wrap, wrapReverse, balance or 'balance wrapReverse'.",
    completion: .list([
      "nowrap", "wrap", "wrapReverse", "balance", "balance wrapReverse", "wrapReverse balance",
    ]))
  var wrap: OptionValue?
  @Flag(inversion: .prefixedNo, help: "Items follow each other from the end.")
  var reversed: Bool?
  @Option(parsing: .unconditional, help: "The minimum width in points, where no width is given.")
  var minWidth: OptionValue?
  @Option(parsing: .unconditional, help: "The maximum width in points, where no width is given.")
  var maxWidth: OptionValue?
  @Option(parsing: .unconditional, help: "The minimum height in points, where no height is given.")
  var minHeight: OptionValue?
  @Option(parsing: .unconditional, help: "The maximum height in points, where no height is given.")
  var maxHeight: OptionValue?
  @Option(
    parsing: .unconditional,
    help: "Points between items and lines, or an object with item and line.")
  var spacing: OptionValue?
  @Option(
    parsing: .unconditional,
    help:
      "How items are aligned along a line: \((FlowOptions.positions + FlowOptions.distributions).joined(separator: ", ")).",
    completion: .list(FlowOptions.words))
  var justify: OptionValue?
  @Option(
    parsing: .unconditional, help: "Like --justify, for the last line.",
    completion: .list(FlowOptions.words))
  var justifyLastLine: OptionValue?
  @Option(
    parsing: .unconditional,
    help: "How items are aligned across a line: start, center, end, baseline or stretch.",
    completion: .list(FlowOptions.positions.withSafety + ["baseline", "stretch"]))
  var align: OptionValue?
  @Option(
    parsing: .unconditional,
    help: "How lines are aligned in the container, with the values of --justify.",
    completion: .list(FlowOptions.words))
  var alignLines: OptionValue?
  @Option(parsing: .unconditional, help: "The maximum number of lines.")
  var maxLines: OptionValue?
  @Option(parsing: .unconditional, help: "The maximum number of items on a line.")
  var maxItemsPerLine: OptionValue?

  private static let positions = ["start", "center", "end"]
  private static let distributions = [
    "spaceBetween", "spaceAround", "spaceEvenly", "stretch",
  ]

  private static let words = positions.withSafety + distributions

  static let rows: [OptionRow<Self>] = [
    .json("axis", \._axis),
    .json("wrap", \._wrap),
    .switched("reversed", \._reversed),
    .json("minWidth", \._minWidth),
    .json("maxWidth", \._maxWidth),
    .json("minHeight", \._minHeight),
    .json("maxHeight", \._maxHeight),
    .json("spacing", \._spacing),
    .json("justify", \._justify),
    .json("justifyLastLine", \._justifyLastLine),
    .json("align", \._align),
    .json("alignLines", \._alignLines),
    .json("maxLines", \._maxLines),
    .json("maxItemsPerLine", \._maxItemsPerLine),
  ]
}

extension [String] {
  /// These words, and each with `safe` and `unsafe` before it.
  fileprivate var withSafety: [String] {
    self + flatMap { ["safe \($0)", "unsafe \($0)"] }
  }
}
