import ArgumentParser

/// `layout grid`
struct GridCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grid",
    abstract: "Lays out controls in columns of equal width.",
    discussion: .help(
      """
      EXAMPLES:
        layout grid panel.json --width 520
        layout grid - --format tree < panel.json
      """))

  @OptionGroup var document: PlainDocumentOptions

  func run() throws {
    try document.run(as: "grid")
  }
}
