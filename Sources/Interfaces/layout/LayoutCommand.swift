import PickerPlatform
import PickerLayout
import PickerOutput

/// Commands that belong together, by their names: only the one that is run is made.
struct CommandSection {
  let title: String
  let makers: [(name: String, make: () -> any Command)]

  var commands: [any Command] { makers.map { $0.make() } }
}

/// The tool: one subcommand per control, and commands for documents of any type.
@main enum LayoutCommand {
  static let abstract =
    "Lays out pickers: chips, segments, colours, shapes, texts and flows of boxes."
  static let discussion = """
    Documents are JSON objects; see the article JSONFormat. Output is JSON in files and pipes, and \
    a rendering in characters at a terminal.
    """
  static let examples = [
    "layout segmented --items Day,Week,Month",
    "layout chips --items tea,coffee,cocoa --width 200 --format svg --output chips.svg",
    "layout document picker.json --compact",
  ]

  static var sections: [CommandSection] {
    [
      CommandSection(
        title: "Controls",
        makers: [
          ("text", { TextCommand() }), ("chips", { ItemCommand.chips }),
          ("segmented", { ItemCommand.segmented }), ("color-picker", { ColorPickerCommand() }),
          ("carousel", { CarouselCommand() }), ("flow", { ControlCommand.flow }),
          ("chroma-touch", { ControlCommand.chromaTouch }), ("shape", { ControlCommand.shape }),
          ("drawing", { ControlCommand.drawing }), ("stack", { ControlCommand.stack }),
          ("grid", { ControlCommand.grid }), ("document", { ControlCommand.document }),
        ]),
      CommandSection(
        title: "Documents and trees",
        makers: [
          ("batch", { BatchCommand() }), ("check", { CheckCommand() }), ("draw", { DrawCommand() }),
          ("hit", { HitCommand() }), ("diff", { DiffCommand() }),
          ("transition", { TransitionCommand() }), ("serve", { ServeCommand() }),
        ]),
      CommandSection(
        title: "Fonts, icons and schema",
        makers: [
          ("fonts", { FontsCommand() }), ("icons", { IconsCommand() }),
          ("schema", { SchemaCommand() }),
        ]),
    ]
  }

  static var commands: [any Command] { sections.flatMap(\.commands) }

  static var names: [String] { sections.flatMap { $0.makers.map(\.name) } }

  static func command(named name: String) -> (any Command)? {
    for section in sections {
      for command in section.makers where command.name == name { return command.make() }
    }
    return nil
  }

  /// The arguments of the process, of which each is read as a path; see `String.init(pathBytes:)`.
  static let arguments: [String] = (1..<max(1, Int(CommandLine.argc))).compactMap { number in
    CommandLine.unsafeArgv[number].map {
      String(pathBytes: UnsafeRawBufferPointer(start: $0, count: strlen($0)))
    }
  }

  /// Runs the command that the arguments of the process name, and ends with its exit code.
  static func main() {
    StandardStream.reserve()
    OpenDrafts.handleSignals()
    exit(run(arguments))
  }

  /// Runs the command that the arguments name; every error is one line on standard error.
  ///
  /// - Returns: The exit code.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      try answer(arguments)
      return 0
    } catch let error as ToolError {
      return error.report()
    } catch {
      return ToolError(.internalError, "\(error)").report()
    }
  }

  private static func answer(_ arguments: [String]) throws {
    guard let name = arguments.first else { return try answer(.help, of: nil) }
    let rest = arguments.dropFirst()
    if let command = command(named: name) { return try run(command, rest) }
    if let request = InformationRequest(name, rest.first) { return try answer(request, of: nil) }
    switch name {
    case "help": try help(rest.first)
    case "version": try answer(.version, of: nil)
    case "completion": try answer(.completionScript(rest.first ?? ""), of: nil)
    case "manual": try answer(.manual, of: command(named: rest.first ?? ""))
    case "--complete":
      try write(Completions.candidates(for: Array(rest)).joined(separator: "\n"))
    default: throw unknown(name.hasPrefix("-") ? "option" : "command", name)
    }
  }

  private static func run(_ command: some Command, _ arguments: ArraySlice<String>) throws {
    do {
      try ArgumentReader.run(command, reading: arguments)
    } catch let request as InformationRequest {
      try answer(request, of: command)
    }
  }

  private static func answer(_ request: InformationRequest, of command: (any Command)?) throws {
    switch request {
    case .help: try write(helpPage(of: command))
    case .version: try write("\(packageVersion)")
    case .manual: try write(ManualPage.text)
    case .completionScript(let shell):
      guard let script = Completions.script(for: shell) else {
        throw ToolError(
          .usage,
          "--generate-completion-script: expected bash, zsh or fish, found \(shell.quotedInMessage)"
        )
      }
      try write(script)
    }
  }

  /// `layout help`, `layout help chips` and `layout help max-rows`.
  private static func help(_ name: String?) throws {
    guard let name else { return try answer(.help, of: nil) }
    if let command = command(named: name) { return try answer(.help, of: command) }
    guard let page = KeyHelp.text(for: name, width: columns) else {
      throw unknown("command or key", name, keys: KeyHelp.names)
    }
    try write(page)
  }

  private static func helpPage(of command: (any Command)?) -> String {
    guard let command else { return HelpPage.text(of: sections, width: columns) }
    return HelpPage.text(of: command, width: columns)
  }

  private static var columns: Int { Terminal(.output).columns }

  private static func write(_ text: String) throws {
    try StandardStream.output.write(Array((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  /// The error for what is no command, with what to type instead.
  private static func unknown(_ kind: String, _ name: String, keys: [String] = []) -> ToolError {
    ToolError(.usage, "unknown \(kind) \(name.quotedInMessage)" + hint(for: name, keys: keys))
  }

  private static func hint(for name: String, keys: [String]) -> String {
    let known = names
    if name.hasSuffix(".json") { return ": type layout document \(name.shellQuoted)" }
    let key = keys.isEmpty ? name : name.split(separator: ".").last.map(String.init) ?? name
    let near =
      nearest(to: key, among: known + keys) ?? keys.first { !key.isEmpty && $0.hasPrefix(key) }
    guard let near else { return ", known are " + known.joined(separator: ", ") }
    return ", did you mean \"\(near)\"?"
  }
}
