import ArgumentParser
import Glibc
import PickerLayout
import PickerOutput

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
    version: "\(packageVersion)",
    subcommands: commands)

  static let commands: [any TabledCommand.Type] = [
    TextCommand.self, FlowCommand.self, ChipsCommand.self, SegmentedCommand.self,
    ColorPickerCommand.self, ChromaTouchCommand.self, CarouselCommand.self, ShapeCommand.self,
    DrawingCommand.self, StackCommand.self, GridCommand.self,
    DocumentCommand.self, BatchCommand.self, CheckCommand.self, DrawCommand.self, HitCommand.self,
    DiffCommand.self, TransitionCommand.self, ServeCommand.self, FontsCommand.self,
    IconsCommand.self, SchemaCommand.self,
  ]

  /// The arguments of the process, of which each is read as a path; see `String.init(pathBytes:)`.
  static let arguments: [String] = (1..<max(1, Int(CommandLine.argc))).compactMap { number in
    CommandLine.unsafeArgv[number].map {
      String(pathBytes: UnsafeRawBufferPointer(start: $0, count: strlen($0)))
    }
  }

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
      var command = try parsed()
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
    let named = arguments.first.flatMap(command)
    return helpMessage(for: named ?? self)
  }

  static func command(named name: String) -> (any TabledCommand.Type)? {
    commands.first { $0.configuration.commandName == name }
  }

  /// The command that the arguments name, with its options.
  private static func parsed() throws -> any ParsableCommand {
    if let command = readByTables(arguments) { return command }
    try checkSubcommand()
    return try parseAsRoot(arguments)
  }

  /// The command that the arguments name, read by its tables.
  ///
  /// - Returns: nil where there is something to say: an error, a help page, the version or completions.
  private static func readByTables(_ arguments: [String]) -> (any ParsableCommand)? {
    arguments.first.flatMap(command)?.reading(Array(arguments.dropFirst()))
  }

  /// Reports an unknown subcommand. Otherwise the parser would report its options as unknown.
  private static func checkSubcommand() throws(ToolError) {
    guard let name = arguments.first, !name.hasPrefix("-") else { return }
    let known = commands.compactMap { $0.configuration.commandName }
    guard name != "help", !known.contains(name) else { return }
    throw ToolError(
      .usage, "unknown command \(name.quotedInMessage)" + hint(for: name, among: known))
  }

  /// What to type instead of an unknown subcommand.
  private static func hint(for name: String, among known: [String]) -> String {
    if nearest(to: name, among: ["version"]) != nil { return ": type layout --version" }
    if name.hasSuffix(".json") { return ": type layout document \(name.shellQuoted)" }
    guard let near = nearest(to: name, among: known) else {
      return ", known are " + known.joined(separator: ", ")
    }
    return ", did you mean \"\(near)\"?"
  }
}
