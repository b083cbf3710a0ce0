import PickerControls
import PickerLayout
import PickerOutput
import PickerPlatform

/// A group of commands by name; only the one that runs is created.
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
    Documents are JSON objects, see layout help JSONFormat; or a file with one label per line. At a \
    terminal, a layout is drawn in characters; in files and pipes, it is JSON.
    """
  static let examples = [
    "layout segmented Day 'Week*' Month",
    "layout chips tea coffee cocoa --width 200 --output chips.svg",
    "ls | layout chips --theme ios",
    "layout text Hello --size 24",
    "layout document Examples/stack/filters.json --dark --output filters.png",
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

  /// The arguments of the process, each read as a path; see `String.init(pathBytes:)`.
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
    guard let name = arguments.first else { return try answer(.help(isShort: true), of: nil) }
    let rest = arguments.dropFirst()
    if let command = command(named: name) { return try run(command, rest) }
    if let request = InformationRequest(name, rest.first) { return try answer(request, of: nil) }
    switch name {
    case "help": try help(rest.first)
    case "version": try answer(.version, of: nil)
    case "completion": try write(script(for: rest.first, of: "completion"))
    case "manual": try answer(.manual, of: command(named: rest.first ?? ""))
    case "--complete":
      try write(Completions.candidates(for: Array(rest)).joined(separator: "\n"))
    default:
      throw misplacedOption(arguments) ?? unknown(name.hasPrefix("-") ? "option" : "command", name)
    }
  }

  /// The error of an option before the command, with the command that was meant.
  private static func misplacedOption(_ arguments: [String]) -> ToolError? {
    guard arguments[0].hasPrefix("-"),
      let place = arguments.firstIndex(where: { command(named: $0) != nil })
    else { return nil }
    let meant = [arguments[place]] + arguments[(place + 1)...] + arguments[..<place]
    return ToolError(
      .usage,
      "options follow the command: type layout "
        + meant.map(\.shellQuoted).joined(separator: " "))
  }

  private static func script(for shell: String?, of option: String) throws(ToolError) -> String {
    if let script = Completions.script(for: shell ?? "") { return script }
    let found = shell.map(\.quotedInMessage) ?? "nothing"
    throw ToolError(.usage, "\(option): expected bash, zsh or fish, found \(found)")
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
    case .help(let isShort): try show(helpPage(of: command, isShort: isShort))
    case .version: try write("\(packageVersion)")
    case .manual: try write(ManualPage.text(of: command))
    case .completionScript(let shell):
      try write(script(for: shell, of: "--generate-completion-script"))
    }
  }

  /// `layout help`, also for a command, a key, an option, a code or an article.
  private static func help(_ name: String?) throws {
    guard let name else { return try answer(.help(isShort: false), of: nil) }
    if let command = command(named: name) { return try answer(.help(isShort: false), of: command) }
    let pages = [
      KeyHelp.text(for: name, width: columns), OptionHelp.text(for: name, width: columns),
      CodeHelp.text(for: name, width: columns),
    ].compactMap { $0 }
    let other =
      pages.isEmpty
      ? Article(name)?.page(width: columns) : KeyHelp.meaning(of: name, width: columns)
    let page = (pages + [other].compactMap { $0 }).joined(separator: "\n")
    guard !page.isEmpty else {
      throw unknown(
        "command, key, code or article", name,
        keys: KeyHelp.names + OptionHelp.names + CodeHelp.names + Article.names)
    }
    try show(page)
  }

  private static func helpPage(of command: (any Command)?, isShort: Bool) -> String {
    switch (command, isShort) {
    case (let command?, true): HelpPage.shortText(of: command, width: columns)
    case (let command?, false): HelpPage.text(of: command, width: columns)
    case (nil, true): HelpPage.shortText(of: sections, width: columns)
    case (nil, false): HelpPage.text(of: sections, width: columns)
    }
  }

  /// Writes a page; a long page at a terminal goes through the user's pager.
  private static func show(_ page: String) throws {
    if !Pager.show(page, on: .output) { try write(page) }
  }

  private static var columns: Int { Terminal(.output).columns }

  private static func write(_ text: String) throws {
    try StandardStream.output.write(Array((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  /// The error for an unknown command, with a suggestion.
  private static func unknown(_ kind: String, _ name: String, keys: [String] = []) -> ToolError {
    ToolError(.usage, "unknown \(kind) \(name.quotedInMessage)" + hint(for: name, keys: keys))
  }

  private static func hint(for name: String, keys: [String]) -> String {
    let known = names
    if name.hasSuffix(".json") { return ": type layout document \(name.shellQuoted)" }
    let key = keys.isEmpty ? name : name.split(separator: ".").last.map(String.init) ?? name
    let all = known + (keys.isEmpty ? ["help", "version", "completion", "manual"] : keys)
    let near =
      synonym(of: key, among: all) ?? all.first { $0.beginsOrContains(key) }
      ?? nearest(to: key, among: all)
    if let near { return ", did you mean \"\(near)\"?" }
    guard keys.isEmpty, !name.hasPrefix("-") else { return ": type layout help" }
    return ", known are " + known.joined(separator: ", ")
  }
}

extension String {
  /// Whether it begins with a word, or is a long name that contains the word.
  fileprivate func beginsOrContains(_ word: String) -> Bool {
    guard word.count >= 3 else { return false }
    return hasPrefix(word) || word.count >= 5 && lowercased().contains(word.lowercased())
  }
}
