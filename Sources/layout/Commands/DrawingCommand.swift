import ArgumentParser

/// `layout drawing`
struct DrawingCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "drawing",
    abstract: "Lays out layers of shapes, texts, pictures and other documents.",
    discussion: .help(
      """
      EXAMPLES:
        layout drawing poster.json --format svg --output drawing.svg
        layout drawing poster.json --animate --repeat loop --output moving.svg
        layout drawing - --width 200 < poster.json
      """))

  @Option(parsing: .unconditional, help: "The time that is drawn, in seconds.")
  var at: OptionValue?
  @Argument(help: .document, completion: .jsonFile) var file: String?
  @OptionGroup(title: "Container") var name: NameOptions
  @OptionGroup(title: "Container") var container: ContainerOptions
  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Output") var animation: AnimationOptions

  static let rows: [OptionRow<Self>] = [
    .argument { try $1(&$0._file) },
    .json("at") { try $1(&$0._at) },
  ]
  static let groups: [OptionGroupRow<Self>] = [
    .group { try $1(&$0._name) }, .group { try $1(&$0._container) },
    .group { try $1(&$0._sources) }, .group { try $1(&$0._output) },
    .group { try $1(&$0._animation) },
  ]

  func validate() throws { try animation.check(output) }

  /// Lays the layers out, as they are at `--at`.
  func run() throws {
    try layOut(as: "drawing", members, animation: animation)
  }
}
