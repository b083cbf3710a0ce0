import ArgumentParser

/// `layout segmented`
struct SegmentedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "segmented",
    abstract: "Lays out a segmented control and its indicator.",
    discussion: """
      EXAMPLES:
        layout segmented --items Day,Week,Month
        layout segmented --items A,B,C --selected 1 --width 300 --format json
      """)

  @Argument(help: "The document; - for standard input.")
  var file: String?

  @Option(help: "Texts separated by commas; \\, is a comma within a text.")
  var items: String?
  @Option(help: "What is selected: an index if all digits, else an id; null for nothing.")
  var selected: String?
  @Option(parsing: .unconditional, help: "equal, content, proportional or fixed.")
  var distribution: OptionValue?
  @Option(parsing: .unconditional, help: "Points between segments.")
  var spacing: OptionValue?
  @Option(parsing: .unconditional, help: "The style of every segment, such as '{\"padding\": 4}'.")
  var segment: OptionValue?
  @Option(parsing: .unconditional, help: "The indicator, such as '{\"inset\": 2}'.")
  var indicator: OptionValue?

  @OptionGroup(title: "Font") var font: FontOptions
  @OptionGroup(title: "Container") var container: ContainerOptions
  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let own: [OptionMember] = [
      ("items", items.map(OptionValue.init(list:))), ("selected", selected.map(Self.selection)),
      ("distribution", distribution), ("spacing", spacing), ("segment", segment),
      ("indicator", indicator),
    ]
    try LayoutRun(
      type: "segmented", file: file, options: own + font.members + container.members,
      standsAlone: items != nil, fonts: sources, output: output
    ).run()
  }

  /// An index if it is all digits, `null`, or a JSON list; else an id.
  private static func selection(_ text: String) -> OptionValue {
    let isIndex = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    let isJSON = text == "null" || text.hasPrefix("[")
    return isIndex || isJSON ? OptionValue(argument: text) : OptionValue(text: text)
  }
}
