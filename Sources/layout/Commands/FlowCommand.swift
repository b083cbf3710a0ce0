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

  static let rows: [OptionRow<Self>] = [.argument { try $1(&$0._file) }]
  static let groups: [OptionGroupRow<Self>] = [
    .group { try $1(&$0._own) }, .group { try $1(&$0._name) }, .group { try $1(&$0._container) },
    .group { try $1(&$0._sources) }, .group { try $1(&$0._output) },
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
    .json("axis") { try $1(&$0._axis) },
    .json("wrap") { try $1(&$0._wrap) },
    .switched("reversed") { try $1(&$0._reversed) },
    .json("minWidth") { try $1(&$0._minWidth) },
    .json("maxWidth") { try $1(&$0._maxWidth) },
    .json("minHeight") { try $1(&$0._minHeight) },
    .json("maxHeight") { try $1(&$0._maxHeight) },
    .json("spacing") { try $1(&$0._spacing) },
    .json("justify") { try $1(&$0._justify) },
    .json("justifyLastLine") { try $1(&$0._justifyLastLine) },
    .json("align") { try $1(&$0._align) },
    .json("alignLines") { try $1(&$0._alignLines) },
    .json("maxLines") { try $1(&$0._maxLines) },
    .json("maxItemsPerLine") { try $1(&$0._maxItemsPerLine) },
  ]
}

extension [String] {
  /// These words, and each with `safe` and `unsafe` before it.
  fileprivate var withSafety: [String] {
    self + flatMap { ["safe \($0)", "unsafe \($0)"] }
  }
}
