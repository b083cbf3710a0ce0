import ArgumentParser

/// A group of options, or a command, with a table of its options.
///
/// The properties describe the options to ArgumentParser, for help pages, messages and completions. The rows read
/// them, in a hundredth of its time, and are the only list of the keys of documents that they mirror.
protocol OptionTable: ParsableArguments, Sendable {
  /// The options of this type, without those of its groups.
  static var rows: [OptionRow<Self>] { get }
}

extension OptionTable {
  /// The keys of documents that the options mirror, with their values.
  var members: [OptionMember] {
    var options = self
    return Self.rows.compactMap { row in row.mirror.map { (row.name, $0(&options)) } }
  }
}

/// A command whose arguments ``ArgumentReader`` can read.
protocol TabledCommand: OptionTable, ParsableCommand {
  /// The groups of options.
  static var groups: [OptionGroupRow<Self>] { get }

  /// The command with these arguments; nil where ArgumentParser has to read them.
  ///
  /// A requirement, so that each command gets a copy of its own of the generic code.
  static func reading(_ arguments: [String]) -> (any ParsableCommand)?
}

extension TabledCommand {
  static var rows: [OptionRow<Self>] { [] }
  static var groups: [OptionGroupRow<Self>] { [] }

  static func reading(_ arguments: [String]) -> (any ParsableCommand)? {
    ArgumentReader<Self>.command(arguments)
  }
}

/// A group of options of a command.
struct OptionGroupRow<Command>: Sendable {
  /// Gives every property of the group its default.
  let reset: @Sendable (inout Command) -> Void
  /// The option of this name, with the index of its row; nil: the group has none.
  let option: @Sendable (OptionName) -> NamedOption?
  /// Reads a value of the option with this index.
  let read: @Sendable (inout Command, Int, String) throws -> Void
  let validate: @Sendable (inout Command) throws -> Void

  static func group<Group: OptionTable>(
    _ access: @escaping OptionRow<Command>.Access<OptionGroup<Group>>
  ) -> OptionGroupRow {
    OptionGroupRow(
      reset: { try? access(&$0) { $0.wrappedValue = Group.withDefaults } },
      option: { $0.option(in: Group.rows) },
      read: { command, row, text in
        try access(&command) { try Group.rows[row].read(&$0.wrappedValue, text) }
      },
      validate: { try access(&$0) { try $0.wrappedValue.validate() } })
  }
}

extension OptionTable {
  /// The options of a command line that names none.
  static var withDefaults: Self {
    var options = Self()
    for row in rows { row.reset(&options) }
    return options
  }
}
