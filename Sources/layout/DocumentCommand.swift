import ArgumentParser

/// `layout document`
struct DocumentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "document",
    abstract: "Lays out a document of any type.",
    discussion: """
      EXAMPLES:
        layout document picker.json
        layout document - --format svg < picker.json > picker.svg
      """)

  @Argument(help: "The document; - for standard input.")
  var file: String?

  @OptionGroup(title: "Container") var container: ContainerOptions
  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    try LayoutRun(file: file, options: container.members, fonts: sources, output: output).run()
  }
}
