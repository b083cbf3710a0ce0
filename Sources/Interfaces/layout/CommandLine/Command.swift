/// A subcommand: its help page, its options, and its action.
protocol Command: Sendable {
  var page: CommandPage { get }
  /// The options and arguments in the order of the help page, including groups.
  var options: [CommandOption<Self>] { get }
  /// The options that need no schema, because creating a schema takes longer than reading arguments; by default all.
  var optionsWithoutSchema: [CommandOption<Self>] { get }
  /// Reports options that contradict each other.
  func validate() throws
  /// Runs the command after all options are read.
  func run() throws
}

extension Command {
  var optionsWithoutSchema: [CommandOption<Self>] { options }

  func validate() throws {}
}

/// A command with options for the keys of documents.
protocol CommandWithKeys: Command {
  /// - Parameter withKeys: Whether options of keys are included.
  func options(withKeys: Bool) -> [CommandOption<Self>]
}

extension CommandWithKeys {
  var options: [CommandOption<Self>] { options(withKeys: true) }
  var optionsWithoutSchema: [CommandOption<Self>] { options(withKeys: false) }
}

/// The description of a command without its options.
struct CommandPage: Sendable {
  let name: String
  /// One sentence.
  let abstract: String
  /// Paragraphs of text, separated by blank lines.
  var discussion = ""
  /// Complete commands, which are never wrapped.
  let examples: [String]
}
