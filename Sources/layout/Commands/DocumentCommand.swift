import ArgumentParser

/// `layout document`
struct DocumentCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "document",
    abstract: "Lays out a document of any type.",
    discussion: .help(
      """
      EXAMPLES:
        layout document picker.json
        layout document - --format svg < picker.json > picker.svg
      """))

  @Argument(help: .document, completion: .jsonFile) var file: String?
  @OptionGroup(title: "Container") var name: NameOptions
  @OptionGroup(title: "Container") var container: ContainerOptions
  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Output") var animation: AnimationOptions

  static let rows: [OptionRow<Self>] = [.argument { try $1(&$0._file) }]
  static let groups: [OptionGroupRow<Self>] = [
    .group { try $1(&$0._name) }, .group { try $1(&$0._container) },
    .group { try $1(&$0._sources) }, .group { try $1(&$0._output) },
    .group { try $1(&$0._animation) },
  ]

  func validate() throws {
    try animation.check(output)
  }

  /// Lays the document out, whose type is its own.
  func run() throws {
    try layOut(animation: animation)
  }
}
