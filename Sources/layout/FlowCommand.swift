import ArgumentParser

/// `layout flow`
struct FlowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flow",
    abstract: "Lays out boxes of known size, as a CSS flex container does.",
    discussion: """
      EXAMPLES:
        layout flow boxes.json --width 200
        echo '{"wrap": "wrap", "items": [{"width": 50, "height": 20}]}' | layout flow
      """)

  @Argument(help: "The document; - for standard input.")
  var file: String?

  @OptionGroup(title: "Container") var container: ContainerOptions
  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    try LayoutRun(
      type: "flow", file: file, options: container.members, fonts: sources, output: output
    ).run()
  }
}
