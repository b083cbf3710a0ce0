/// A subcommand: its help page, its options, and what it does with them.
protocol Command: Sendable {
  var page: CommandPage { get }
  /// The options and arguments in the order of the help page, with those of groups.
  var options: [CommandOption<Self>] { get }
  /// Reports options that contradict each other.
  func validate() throws
  /// Does the work, once all options are read.
  func run() throws
}

extension Command {
  func validate() throws {}
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
