/// One option, flag or argument of a command or of a group of options: its description, and how it is read.
///
///     .option("jobs", value: "number", "The number of lines to process at a time.") { $0.jobs = $1 }
struct CommandOption<Root>: Sendable {
  var page: OptionPage
  /// Reads a value; for a flag, `true` or `false`.
  let read: @Sendable (inout Root, String) throws -> Void

  /// A flag without an opposite.
  static func flag(
    _ name: String, _ help: String, _ set: @escaping @Sendable (inout Root) -> Void
  ) -> CommandOption {
    CommandOption(page: OptionPage(name: name, form: .flag, help: help)) { root, _ in set(&root) }
  }

  /// An option with a value. If it is repeated, `set` decides whether the last value or all values count.
  static func option<Value: OptionReadable>(
    _ name: String, letter: Character? = nil, value: String = Value.placeholder, _ help: String,
    completion: OptionCompletion = Value.completion,
    _ set: @escaping @Sendable (inout Root, Value) throws -> Void
  ) -> CommandOption {
    let page = OptionPage(
      name: name, letter: letter, form: .option, value: { value }, help: help,
      completion: completion)
    return CommandOption(page: page) { root, text in
      try set(&root, try Value(text, of: "--\(name)"))
    }
  }

  static func argument(
    _ name: String, isRequired: Bool = false, _ help: String, completion: OptionCompletion,
    _ set: @escaping @Sendable (inout Root, String) -> Void
  ) -> CommandOption {
    let page = OptionPage(
      name: name, form: .argument, help: help, isRequired: isRequired, completion: completion)
    return CommandOption(page: page, read: set)
  }

  static func arguments(
    _ name: String, _ help: String, completion: OptionCompletion,
    _ append: @escaping @Sendable (inout Root, String) -> Void
  ) -> CommandOption {
    let page = OptionPage(name: name, form: .arguments, help: help, completion: completion)
    return CommandOption(page: page, read: append)
  }
}

extension CommandOption {
  /// This option, as a required one.
  var required: CommandOption {
    var option = self
    option.page.isRequired = true
    return option
  }
}

/// The options of a group as options of the command that contains it.
///
///     group("Output", OutputOptions.options) { try $1(&$0.output) }
///
/// - Parameter title: The heading on the help page.
func group<Root, Group>(
  _ title: String, _ options: [CommandOption<Group>],
  _ access: @escaping @Sendable (inout Root, (inout Group) throws -> Void) throws -> Void
) -> [CommandOption<Root>] {
  options.map { option in
    var page = option.page
    if page.title.isEmpty { page.title = title }
    return CommandOption(page: page) { root, text in
      try access(&root) { try option.read(&$0, text) }
    }
  }
}
