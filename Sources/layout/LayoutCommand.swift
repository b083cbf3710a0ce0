import ArgumentParser
import PickerLayout

/// The tool: one subcommand a control, and commands for documents of any type.
@main struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Lays out pickers: chips, segments, colours, shapes, texts and flows of boxes.",
    discussion: """
      Documents are JSON objects; see the article JSONFormat. Output is JSON where it is piped, and \
      a drawing at a terminal.

      EXAMPLES:
        layout segmented --items Day,Week,Month
        layout chips --items tea,coffee,cocoa --width 200 --format svg --output chips.svg
        layout document picker.json --compact
      """,
    version: "0.1.0",
    subcommands: [
      TextCommand.self, FlowCommand.self, ChipsCommand.self, SegmentedCommand.self,
      ColorPickerCommand.self, ChromaTouchCommand.self, CarouselCommand.self, ShapeCommand.self,
      DrawingCommand.self, StackCommand.self, GridCommand.self,
      DocumentCommand.self, BatchCommand.self, HitCommand.self, DiffCommand.self,
      ServeCommand.self, FontsCommand.self, SchemaCommand.self,
    ])

  /// Runs the command that the arguments name; every failure is one line and an exit code.
  static func main() {
    do {
      try checkSubcommand()
      var command = try parseAsRoot()
      try command.run()
    } catch let failure as Failure {
      failure.exit()
    } catch {
      guard exitCode(for: error) != .success else { exit(withError: error) }
      Failure(.usage, message(for: error)).exit()
    }
  }

  /// A command that is not there is said to be so, and not that its options are unknown.
  private static func checkSubcommand() throws(Failure) {
    guard let name = CommandLine.arguments.dropFirst().first, !name.hasPrefix("-") else { return }
    let known = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard name != "help", !known.contains(name) else { return }
    let hint =
      nearest(to: name, among: known).map { "did you mean \"\($0)\"?" }
      ?? "known are " + known.joined(separator: ", ")
    throw Failure(.usage, "unknown command \"\(name)\", \(hint)")
  }
}
