import ArgumentParser
import PickerLayout

/// The tool: one subcommand per control, and commands for documents of any type.
@main struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Lays out pickers: chips, segments, colours, shapes, texts and flows of boxes.",
    discussion: .help(
      """
      Documents are JSON objects; see the article JSONFormat. Output is JSON in files and pipes, and \
      a rendering in characters at a terminal.

      EXAMPLES:
        layout segmented --items Day,Week,Month
        layout chips --items tea,coffee,cocoa --width 200 --format svg --output chips.svg
        layout document picker.json --compact
      """),
    version: "0.1.0",
    subcommands: [
      TextCommand.self, FlowCommand.self, ChipsCommand.self, SegmentedCommand.self,
      ColorPickerCommand.self, ChromaTouchCommand.self, CarouselCommand.self, ShapeCommand.self,
      DrawingCommand.self, StackCommand.self, GridCommand.self,
      DocumentCommand.self, BatchCommand.self, DrawCommand.self, HitCommand.self, DiffCommand.self,
      ServeCommand.self, FontsCommand.self, SchemaCommand.self,
    ])

  /// Runs the command that the arguments name; every error is one line and an exit code.
  static func main() {
    StandardStream.reserve()
    do throws(ToolError) {
      try runCommand()
    } catch {
      error.exit()
    }
  }

  private static func runCommand() throws(ToolError) {
    do {
      try checkSubcommand()
      var command = try parseAsRoot()
      try command.run()
    } catch let error as ToolError {
      throw error
    } catch {
      guard exitCode(for: error) == .success else {
        throw ToolError(.usage, message(for: error).guessing(among: helpPage))
      }
      // Help, the version and completion scripts arrive as errors, too.
      try StandardStream.output.write(Array((fullMessage(for: error).withPlainSpaces + "\n").utf8))
    }
  }

  /// The help page of the command that the arguments name.
  private static var helpPage: String {
    let name = CommandLine.arguments.dropFirst().first
    let command = configuration.subcommands.first { $0.configuration.commandName == name }
    return helpMessage(for: command ?? self)
  }

  /// Reports an unknown subcommand. Otherwise the parser would report its options as unknown.
  private static func checkSubcommand() throws(ToolError) {
    guard let name = CommandLine.arguments.dropFirst().first, !name.hasPrefix("-") else { return }
    let known = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard name != "help", !known.contains(name) else { return }
    guard nearest(to: name, among: ["version"]) == nil else {
      throw ToolError(.usage, "unknown command \(name.quotedInMessage): type layout --version")
    }
    let hint =
      nearest(to: name, among: known).map { "did you mean \"\($0)\"?" }
      ?? "known are " + known.joined(separator: ", ")
    throw ToolError(.usage, "unknown command \(name.quotedInMessage), \(hint)")
  }
}
