/// A subcommand: its help page, its options, and what it does with them.
protocol Command: Sendable {
  var page: CommandPage { get }
  /// The options and arguments in the order of the help page, with those of groups.
  var options: [CommandOption<Self>] { get }
  /// Those of the options that need no schema, which takes longer to make than arguments take to read; by default all.
  var optionsWithoutSchema: [CommandOption<Self>] { get }
  /// Reports options that contradict each other.
  func validate() throws
  /// Does the work, once all options are read.
  func run() throws
}

extension Command {
  var optionsWithoutSchema: [CommandOption<Self>] { options }

  func validate() throws {}
}

/// A command with options for the keys of documents.
protocol CommandWithKeys: Command {
  /// - Parameter withKeys: Whether there are those of the keys.
  func options(withKeys: Bool) -> [CommandOption<Self>]
}

extension CommandWithKeys {
  var options: [CommandOption<Self>] { options(withKeys: true) }
  var optionsWithoutSchema: [CommandOption<Self>] { options(withKeys: false) }
}

/// What is said about a command, besides its options.
struct CommandPage: Sendable {
  let name: String
  /// One sentence.
  let abstract: String
  /// Paragraphs of text, separated by blank lines.
  var discussion = ""
  /// Complete commands, which are never wrapped.
  let examples: [String]
}
