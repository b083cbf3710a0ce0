import ArgumentParser
import PickerLayout

/// `layout fonts`
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "Lists the faces there are.",
    discussion: """
      EXAMPLES:
        layout fonts
      """)

  func run() throws {
  }
}
