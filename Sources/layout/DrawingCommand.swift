import ArgumentParser

/// `layout drawing`
struct DrawingCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "drawing", _superCommandName: "layout",
    abstract: "Lays out layers of shapes, texts, pictures and other documents.",
    discussion: .help(
      """
      EXAMPLES:
        layout drawing poster.json --format svg --output drawing.svg
        layout drawing - --width 200 < poster.json
      """))

  @Option(parsing: .unconditional, help: "The time that is drawn, in seconds.")
  var at: OptionValue?
  @Argument(help: .document, completion: .jsonFile) var file: String?
  @OptionGroup(title: "Container") var name: NameOptions
  @OptionGroup(title: "Container") var container: ContainerOptions
  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  /// Lays the layers out, as they are at `--at`.
  func run() throws {
    try layOut(as: "drawing", [("at", at)])
  }
}
