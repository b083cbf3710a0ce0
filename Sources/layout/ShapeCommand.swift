import ArgumentParser

/// `layout shape`
struct ShapeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shape",
    abstract: "Lays out a shape: a polygon, a star, a leaf, or any path.",
    discussion: .help(
      """
      EXAMPLES:
        layout shape star.json --output star.svg
        layout shape star.json --width 200 --fill teal --output star.png
        echo '{"shape": "star", "points": 7}' | layout shape --format tree
      """))

  @OptionGroup var document: PlainDocumentOptions

  func run() throws {
    try document.run(as: "shape")
  }
}
