import ArgumentParser

/// `layout stack`
struct StackCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stack",
    abstract: "Lays out a panel: controls one after the other, each with a title.",
    discussion: .help(
      """
      EXAMPLES:
        layout stack filters.json --width 340
        layout stack filters.json --format svg --output filters.svg
      """))

  @OptionGroup var document: PlainDocumentOptions

  func run() throws {
    try document.run(as: "stack")
  }
}
