import ArgumentParser

/// `layout stack`
struct StackCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stack",
    abstract: "Lays out a panel: controls in a row or column, each with a title.",
    discussion: .help(
      """
      EXAMPLES:
        layout stack filters.json --width 340
        layout stack filters.json --format svg --output filters.svg
      """))

  @Option(
    parsing: .unconditional, help: "horizontal or vertical.",
    completion: .list(["horizontal", "vertical"]))
  var axis: OptionValue?
  @Option(parsing: .unconditional, help: "Points between controls.")
  var spacing: OptionValue?
  @Option(
    parsing: .unconditional, help: "How controls are aligned across: leading, center or trailing.",
    completion: .list(["leading", "center", "trailing"]))
  var alignment: OptionValue?
  @OptionGroup var document: PlainDocumentOptions

  func run() throws {
    try document.run(
      as: "stack", [("axis", axis), ("spacing", spacing), ("alignment", alignment)])
  }
}
