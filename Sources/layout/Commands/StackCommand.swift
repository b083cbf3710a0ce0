import ArgumentParser

/// `layout stack`
struct StackCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "stack",
    abstract: "Lays out a panel: controls in a row or column, each with a title.",
    discussion: .help(
      """
      EXAMPLES:
        layout stack filters.json --width 340
        layout stack filters.json --format svg --output filters.svg
      """))

  @Option(
    parsing: .unconditional, help: "horizontal or vertical.",
    completion: .list(["horizontal", "vertical"]))
  var axis: OptionValue?
  @Option(parsing: .unconditional, help: "Points between controls.")
  var spacing: OptionValue?
  @Option(
    parsing: .unconditional, help: "How controls are aligned across: leading, center or trailing.",
    completion: .list(["leading", "center", "trailing"]))
  var alignment: OptionValue?
  @Argument(help: .document, completion: .jsonFile) var file: String?
  @OptionGroup(title: "Container") var name: NameOptions
  @OptionGroup(title: "Container") var container: ContainerOptions
  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  static let rows: [OptionRow<Self>] = [
    .argument { try $1(&$0._file) },
    .json("axis") { try $1(&$0._axis) },
    .json("spacing") { try $1(&$0._spacing) },
    .json("alignment") { try $1(&$0._alignment) },
  ]
  static let groups: [OptionGroupRow<Self>] = [
    .group { try $1(&$0._name) }, .group { try $1(&$0._container) },
    .group { try $1(&$0._sources) }, .group { try $1(&$0._output) },
  ]

  /// Lays the panel out, whose controls only a document can state.
  func run() throws {
    try layOut(as: "stack", members)
  }
}
