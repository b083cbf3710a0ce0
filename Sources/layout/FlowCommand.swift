import ArgumentParser

/// `layout flow`
struct FlowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flow",
    abstract: "Lays out boxes of known size, as a CSS flex container does.",
    discussion: .help(
      """
      EXAMPLES:
        layout flow boxes.json --width 200
        echo '{"wrap": "wrap", "items": [{"width": 50, "height": 20}]}' | layout flow
      """))

  @OptionGroup var document: PlainDocumentOptions

  func run() throws {
    try document.run(as: "flow")
  }
}
