import ArgumentParser

/// `layout drawing`
struct DrawingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drawing",
    abstract: "Lays out layers of shapes, texts, pictures and other documents.",
    discussion: .help(
      """
      EXAMPLES:
        layout drawing poster.json --format svg --output drawing.svg
        layout drawing - --width 200 < poster.json
      """))

  @Option(parsing: .unconditional, help: "The time that is drawn, in seconds.")
  var at: OptionValue?
  @OptionGroup var document: PlainDocumentOptions

  func run() throws {
    try document.run(as: "drawing", [("at", at)])
  }
}
