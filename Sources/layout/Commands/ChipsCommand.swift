import ArgumentParser

/// `layout chips`
struct ChipsCommand: ItemControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "chips",
    abstract: "Wraps chips into rows.",
    discussion: .help(
      """
      EXAMPLES:
        layout chips --items tea,coffee,cocoa --width 200
        layout chips food.json --alignment leading --format svg --output food.svg
      """))

  @Argument(help: .document, completion: .jsonFile) var file: String?
  @OptionGroup(title: "Items") var items: ItemOptions
  @OptionGroup(title: "Chips") var own: ChipsOptions
  @OptionGroup(title: "Font") var font: FontOptions
  @OptionGroup(title: "Container") var name: NameOptions
  @OptionGroup(title: "Container") var container: ContainerOptions
  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  static let rows: [OptionRow<Self>] = [.argument { try $1(&$0._file) }]
  static let groups: [OptionGroupRow<Self>] = [
    .group { try $1(&$0._items) }, .group { try $1(&$0._own) }, .group { try $1(&$0._font) },
    .group { try $1(&$0._name) }, .group { try $1(&$0._container) },
    .group { try $1(&$0._sources) }, .group { try $1(&$0._output) },
  ]

  /// Lays the chips out.
  func run() throws {
    try layoutRun(of: "chips", own.members, example: "tea,coffee,cocoa").run()
  }
}

/// Options of chips, which mirror the keys of documents.
struct ChipsOptions: OptionTable {
  @Option(
    parsing: .unconditional, help: "Points between chips and rows, or an object with item and row.")
  var spacing: OptionValue?
  @Option(
    parsing: .unconditional, help: "wrap, nowrap, wrapReverse, balance or 'balance wrapReverse'.",
    completion: .list([
      "nowrap", "wrap", "wrapReverse", "balance", "balance wrapReverse", "wrapReverse balance",
    ]))
  var wrap: OptionValue?
  @Option(parsing: .unconditional, help: "The maximum width in points, where no width is given.")
  var maxWidth: OptionValue?
  @Option(
    parsing: .unconditional,
    help: "The maximum number of rows; one more chip counts the hidden ones.")
  var maxRows: OptionValue?
  @Option(
    parsing: .unconditional, help: "hidden, or an object with label, lessLabel and expanded.",
    completion: .list(["hidden"]))
  var overflow: OptionValue?
  @Option(parsing: .unconditional, help: "The maximum number of chips in a row.")
  var maxItemsPerRow: OptionValue?
  @Option(
    parsing: .unconditional,
    help: "leading, center, trailing, spaceBetween, spaceAround, spaceEvenly or justified.",
    completion: .list([
      "leading", "center", "trailing", "spaceBetween", "spaceAround", "spaceEvenly", "justified",
    ]))
  var alignment: OptionValue?
  @Option(
    parsing: .unconditional, help: "top, center, bottom, baseline or stretch.",
    completion: .list(["top", "center", "bottom", "baseline", "stretch"]))
  var rowAlignment: OptionValue?
  @Option(
    parsing: .unconditional, help: "Like --alignment, for the last row.",
    completion: .list([
      "leading", "center", "trailing", "spaceBetween", "spaceAround", "spaceEvenly", "justified",
    ]))
  var lastRowAlignment: OptionValue?
  @Option(
    parsing: .unconditional, help: "How the rows are aligned in a given height.",
    completion: .list([
      "top", "center", "bottom", "stretch", "spaceBetween", "spaceAround", "spaceEvenly",
    ]))
  var alignRows: OptionValue?
  @Option(parsing: .unconditional, help: "The style of every chip, such as '{\"padding\": 4}'.")
  var chip: OptionValue?
  @Option(
    parsing: .unconditional, help: "none, single or multiple.",
    completion: .list(["none", "single", "multiple"]))
  var selection: OptionValue?

  @Option(
    parsing: .unconditional, help: "true: every chip reserves space for all of its states.",
    completion: .list(["true", "false"]))
  var stableSize: OptionValue?

  static let rows: [OptionRow<Self>] = [
    .json("spacing") { try $1(&$0._spacing) },
    .json("wrap") { try $1(&$0._wrap) },
    .json("maxWidth") { try $1(&$0._maxWidth) },
    .json("maxRows") { try $1(&$0._maxRows) },
    .json("overflow") { try $1(&$0._overflow) },
    .json("stableSize") { try $1(&$0._stableSize) },
    .json("maxItemsPerRow") { try $1(&$0._maxItemsPerRow) },
    .json("alignment") { try $1(&$0._alignment) },
    .json("rowAlignment") { try $1(&$0._rowAlignment) },
    .json("lastRowAlignment") { try $1(&$0._lastRowAlignment) },
    .json("alignRows") { try $1(&$0._alignRows) },
    .json("chip") { try $1(&$0._chip) },
    .json("selection") { try $1(&$0._selection) },
  ]
}
