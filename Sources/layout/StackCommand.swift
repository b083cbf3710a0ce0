import ArgumentParser

/// `layout stack`
struct StackCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stack",
    abstract: "Lays out a panel: controls one after the other, each with a title.",
    discussion: """
      EXAMPLES:
        layout stack filters.json --width 340
        layout stack filters.json --format svg --output filters.svg
      """)

  @Argument(help: "The document; - for standard input.")
  var file: String?

  @OptionGroup(title: "Container") var container: ContainerOptions
  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    try LayoutRun(
      type: "stack", file: file, options: container.members, fonts: sources, output: output
    ).run()
  }
}
