import ArgumentParser

/// `layout chips`
struct ChipsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chips",
    abstract: "Wraps chips into rows.",
    discussion: """
      EXAMPLES:
        layout chips --items tea,coffee,cocoa --width 200
        layout chips food.json --alignment leading --format svg --output food.svg
      """)

  @Argument(help: "The document; - for standard input.")
  var file: String?

  @Option(help: "Texts separated by commas; \\, is a comma within a text.")
  var items: String?
  @Option(
    parsing: .unconditional, help: "Points between chips and rows, or an object with item and row.")
  var spacing: OptionValue?
  @Option(parsing: .unconditional, help: "wrap, nowrap, wrapReverse or balance.")
  var wrap: OptionValue?
  @Option(parsing: .unconditional, help: "The most points, where no width is given.")
  var maxWidth: OptionValue?
  @Option(parsing: .unconditional, help: "The most rows; one more chip counts the hidden ones.")
  var maxRows: OptionValue?
  @Option(parsing: .unconditional, help: "hidden, or an object with label, lessLabel and expanded.")
  var overflow: OptionValue?
  @Option(parsing: .unconditional, help: "The most chips in a row.")
  var maxItemsPerRow: OptionValue?
  @Option(
    parsing: .unconditional,
    help: "leading, center, trailing, spaceBetween, spaceAround, spaceEvenly or justified.")
  var alignment: OptionValue?
  @Option(parsing: .unconditional, help: "top, center, bottom, baseline or stretch.")
  var rowAlignment: OptionValue?
  @Option(parsing: .unconditional, help: "As --alignment, for the last row.")
  var lastRowAlignment: OptionValue?
  @Option(parsing: .unconditional, help: "Where the rows stand in a given height.")
  var alignRows: OptionValue?
  @Option(parsing: .unconditional, help: "The style of every chip, such as '{\"padding\": 4}'.")
  var chip: OptionValue?
  @Option(parsing: .unconditional, help: "none, single or multiple.")
  var selection: OptionValue?

  @Option(parsing: .unconditional, help: "true: every chip keeps room for all of its states.")
  var stableSize: OptionValue?

  @OptionGroup(title: "Font") var font: FontOptions
  @OptionGroup(title: "Container") var container: ContainerOptions
  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let own: [OptionMember] = [
      ("items", items.map(OptionValue.init(list:))), ("spacing", spacing), ("wrap", wrap),
      ("maxWidth", maxWidth),
      ("maxRows", maxRows), ("overflow", overflow), ("stableSize", stableSize),
      ("maxItemsPerRow", maxItemsPerRow), ("alignment", alignment),
      ("rowAlignment", rowAlignment), ("lastRowAlignment", lastRowAlignment),
      ("alignRows", alignRows), ("chip", chip), ("selection", selection),
    ]
    try LayoutRun(
      type: "chips", file: file, options: own + font.members + container.members,
      standsAlone: items != nil, fonts: sources, output: output
    ).run()
  }
}
