import ArgumentParser

/// `layout document`
struct DocumentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "document",
    abstract: "Lays out a document of any type.",
    discussion: .help(
      """
      EXAMPLES:
        layout document picker.json
        layout document - --format svg < picker.json > picker.svg
      """))

  @OptionGroup var document: PlainDocumentOptions

  func run() throws {
    try document.run()
  }
}
