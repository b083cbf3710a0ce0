import ArgumentParser

/// Reads the arguments of a command by its tables of options.
///
/// ArgumentParser takes 20 million instructions for what this does in a few hundred thousand, more than twice as
/// many as the layout. Whatever is not plainly right is left to it: errors, help pages, and forms of arguments
/// that are seldom used.
struct ArgumentReader<Command: TabledCommand> {
  private var command = Command.withDefaults
  private let groups = Command.groups
  private let rows = Command.rows
  /// The flags and required options so far.
  private var given: [OptionPlace] = []
  private var arguments: ArraySlice<String>
  private var argumentCount = 0

  /// The command with its options; nil where ArgumentParser has to read the arguments.
  static func command(_ arguments: [String]) -> Command? {
    var reader = ArgumentReader(arguments[...])
    return try? reader.read()
  }

  private init(_ arguments: ArraySlice<String>) {
    self.arguments = arguments
    for group in groups { group.reset(&command) }
  }

  private mutating func read() throws -> Command? {
    while let next = arguments.popFirst() {
      let isRead = next.isName ? try readOption(next[...]) : try readArgument(next)
      guard isRead else { return nil }
    }
    guard hasRequired else { return nil }
    for group in groups { try group.validate(&command) }
    try command.validate()
    return command
  }

  /// Reads `--name value`, `--name=value` or a flag.
  private mutating func readOption(_ text: Substring) throws -> Bool {
    let name = text.prefix { $0 != "=" }
    guard let (place, option) = OptionName(name).flatMap(option) else { return false }
    let assigned = name.endIndex < text.endIndex ? text[text.index(after: name.endIndex)...] : nil
    if let value = option.value {
      guard assigned == nil, !given.contains(place) else { return false }
      given.append(place)
      try read(value, for: place)
      return true
    }
    if option.isRequired { given.append(place) }
    guard assigned?.isEmpty != true, let value = assigned.map(String.init) ?? arguments.popFirst(),
      !value.isName || option.takesNegative && value.isNegativeNumber
    else { return false }
    try read(value, for: place)
    return true
  }

  private func option(named name: OptionName) -> (OptionPlace, NamedOption)? {
    if let option = name.option(in: rows) {
      return (OptionPlace(group: nil, row: option.row), option)
    }
    for (index, group) in groups.enumerated() {
      if let option = group.option(name) {
        return (OptionPlace(group: index, row: option.row), option)
      }
    }
    return nil
  }

  private mutating func read(_ value: String, for place: OptionPlace) throws {
    guard let group = place.group else { return try rows[place.row].read(&command, value) }
    try groups[group].read(&command, place.row, value)
  }

  private mutating func readArgument(_ text: String) throws -> Bool {
    var position = 0
    for row in rows {
      guard case .argument(let isLast) = row.kind else { continue }
      if position == argumentCount || isLast {
        try row.read(&command, text)
        argumentCount += 1
        return true
      }
      position += 1
    }
    return false
  }

  /// Whether all required options and arguments are there. Groups have none.
  private var hasRequired: Bool {
    var position = 0
    return rows.enumerated().allSatisfy { index, row in
      if case .argument = row.kind {
        position += 1
        return !row.isRequired || position <= argumentCount
      }
      return !row.isRequired || given.contains(OptionPlace(group: nil, row: index))
    }
  }
}

/// The place of an option's row. Outside of the reader, because the Swift runtime searches all conformances for the
/// first type inside a generic one.
private struct OptionPlace: Equatable {
  /// The index of the group; nil: the command itself.
  let group: Int?
  let row: Int
}

extension StringProtocol {
  /// Whether it is the name of an option, or an argument that only ArgumentParser understands.
  fileprivate var isName: Bool { utf8.count > 1 && utf8.first == UInt8(ascii: "-") }

  /// Whether it begins like `-5` or `-.5`.
  fileprivate var isNegativeNumber: Bool {
    let second = utf8.dropFirst().first ?? 0
    return (0x30...0x39).contains(second) || second == UInt8(ascii: ".")
  }
}
