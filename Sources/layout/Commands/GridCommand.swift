import ArgumentParser

/// `layout grid`
struct GridCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "grid",
    abstract: "Lays out controls in columns of equal width.",
    discussion: .help(
      """
      EXAMPLES:
        layout grid panel.json --width 520
        layout grid - --format tree < panel.json
      """))

  @Option(
    parsing: .unconditional, help: "The minimum width of a column in points; as many as fit.")
  var minimum: OptionValue?
  @Option(parsing: .unconditional, help: "The number of columns.")
  var columns: OptionValue?
  @Option(parsing: .unconditional, help: "Points between columns and between rows.")
  var spacing: OptionValue?
  @Argument(help: .document, completion: .jsonFile) var file: String?
  @OptionGroup(title: "Container") var name: NameOptions
  @OptionGroup(title: "Container") var container: ContainerOptions
  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  static let rows: [OptionRow<Self>] = [
    .argument { try $1(&$0._file) },
    .json("minimum") { try $1(&$0._minimum) },
    .json("columns") { try $1(&$0._columns) },
    .json("spacing") { try $1(&$0._spacing) },
  ]
  static let groups: [OptionGroupRow<Self>] = [
    .group { try $1(&$0._name) }, .group { try $1(&$0._container) },
    .group { try $1(&$0._sources) }, .group { try $1(&$0._output) },
  ]

  /// Lays the grid out, whose controls only a document can state.
  func run() throws {
    try layOut(as: "grid", members)
  }
}
