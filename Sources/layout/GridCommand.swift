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

  @Option(
    parsing: .unconditional, help: "The minimum width of a column in points; as many as fit.")
  var minimum: OptionValue?
  @Option(parsing: .unconditional, help: "The number of columns.")
  var columns: OptionValue?
  @Option(parsing: .unconditional, help: "Points between columns and between rows.")
  var spacing: OptionValue?
  @OptionGroup var document: PlainDocumentOptions

  func run() throws {
    try document.run(
      as: "grid", [("minimum", minimum), ("columns", columns), ("spacing", spacing)])
  }
}
