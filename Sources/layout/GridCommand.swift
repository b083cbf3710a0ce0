import ArgumentParser

/// `layout grid`
struct GridCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grid",
    abstract: "Lays out controls in columns of equal width.",
    discussion: """
      EXAMPLES:
        layout grid panel.json --width 520
        layout grid - --format tree < panel.json
      """)

  @Argument(help: "The document; - for standard input.")
  var file: String?

  @OptionGroup(title: "Container") var container: ContainerOptions
  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    try LayoutRun(
      type: "grid", file: file, options: container.members, fonts: sources, output: output
    ).run()
  }
}
