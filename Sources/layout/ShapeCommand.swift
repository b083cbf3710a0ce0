import ArgumentParser

/// `layout shape`
struct ShapeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shape",
    abstract: "Lays out a shape.",
    discussion: """
      EXAMPLES:
        layout shape  a polygon, a star, a leaf, a path:star.json --format svg --output shape.svg
        layout shape - --width 200 <  a polygon, a star, a leaf, a path:star.json
      """)

  @Option(parsing: .unconditional, help: "The moment that is drawn, in seconds.")
  var at: OptionValue?
  @OptionGroup var document: PlainDocumentOptions

  func run() throws {
    try document.run(as: "shape", [("at", at)])
  }
}
