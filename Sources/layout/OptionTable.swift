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
    Self.rows.compactMap { row in row.mirror.map { (row.name, $0(self)) } }
  }
}

/// A command whose arguments ``ArgumentReader`` can read.
protocol TabledCommand: OptionTable, ParsableCommand {
  /// The groups of options.
  static var groups: [OptionGroupRow<Self>] { get }
}

extension TabledCommand {
  static var rows: [OptionRow<Self>] { [] }
  static var groups: [OptionGroupRow<Self>] { [] }

  /// The command with these arguments; nil where ArgumentParser has to read them.
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
    _ path: OptionRow<Command>.Path<OptionGroup<Group>>
  ) -> OptionGroupRow {
    OptionGroupRow(
      reset: { $0[keyPath: path].wrappedValue = Group.withDefaults },
      option: { $0.option(in: Group.rows) },
      read: { try Group.rows[$1].read(&$0[keyPath: path].wrappedValue, $2) },
      validate: { try $0[keyPath: path].wrappedValue.validate() })
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
