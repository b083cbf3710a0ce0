import PickerControls
import PickerLayout

/// Reads the arguments of a command with its options.
///
/// `--name value` and `--name=value` are the same. A value may begin with a hyphen, unless it is a name of an option.
/// After `--`, everything is an argument.
struct ArgumentReader<Subject: Command> {
  private var command: Subject
  /// The options, at first without those that need a schema.
  private var options: [CommandOption<Subject>]
  private var hasAllOptions = false
  private var rest: ArraySlice<String>
  /// The names of the options so far.
  private var given: Set<String> = []
  private var argumentCount = 0
  /// The streams of the run, with what the options of all commands say about them.
  private var streams = StandardStreams.current

  /// The command with the options that `arguments` name.
  ///
  /// - Throws: A usage ``ToolError``, or an ``InformationRequest`` if the arguments request a page.
  static func command(_ command: Subject, reading arguments: some Sequence<String>) throws
    -> Subject
  {
    try ArgumentReader.reading(command, arguments).command
  }

  /// Runs the command with the options that `arguments` name; see ``command(_:reading:)``.
  static func run(_ command: Subject, reading arguments: some Sequence<String>) throws {
    let reader = try ArgumentReader.reading(command, arguments)
    try StandardStreams.$current.withValue(reader.streams) { try reader.command.run() }
  }

  private static func reading(
    _ command: Subject, _ arguments: some Sequence<String>
  ) throws -> ArgumentReader {
    var reader = ArgumentReader(command, Array(arguments)[...])
    try reader.read()
    return reader
  }

  private init(_ command: Subject, _ arguments: ArraySlice<String>) {
    self.command = command
    options = command.optionsWithoutSchema
    rest = arguments
  }

  private mutating func read() throws {
    while let next = rest.popFirst() {
      if next == "--" {
        while let text = rest.popFirst() { try readArgument(text) }
      } else if next.isOptionName {
        try readOption(next)
      } else {
        try readArgument(next)
      }
    }
    if let missing = options.first(where: { $0.page.isRequired && !given.contains($0.page.name) }) {
      throw ToolError(.usage, "\(missing.page.synopsis) is missing")
    }
    try command.validate()
  }

  private mutating func readOption(_ text: String) throws {
    var name = text.prefix { $0 != "=" }
    var assigned = name.endIndex < text.endIndex ? text[text.index(after: name.endIndex)...] : nil
    if let (letter, value) = letter(of: text) { (name, assigned) = (letter, value) }
    guard let option = option(named: name) else {
      if let flag = CommonFlag(rawValue: text) { return flag.set(in: &streams) }
      if let request = InformationRequest(text, rest.first) { throw request }
      throw unknown(name)
    }
    given.insert(option.page.name)
    guard case .option = option.page.form else {
      if assigned != nil { throw ToolError(.usage, "\(name) takes no value") }
      return try option.read(&command, name.hasPrefix("--no-") ? "false" : "true")
    }
    try option.read(&command, try assigned.map(String.init) ?? value(of: option.page))
  }

  /// The letter of an option and the value that follows it at once, `-w200`; nil for anything else, such as `-width`.
  private mutating func letter(of text: String) -> (Substring, Substring)? {
    let letter = text.prefix(2)
    guard text.count > 2, !text.hasPrefix("--"), text.dropFirst(2).first != "=",
      case .option = self.option(named: letter)?.page.form,
      hint(for: "-" + text.prefix { $0 != "=" }) == nil
    else { return nil }
    return (letter, text.dropFirst(2))
  }

  private mutating func value(of option: OptionPage) throws(ToolError) -> String {
    guard let value = rest.popFirst() else {
      throw ToolError(.usage, "--\(option.name): a value is missing")
    }
    if value.isOptionName,
      self.option(named: value[...]) != nil || InformationRequest(value, nil) != nil
    {
      throw ToolError(.usage, "--\(option.name): a value is missing, found the option \(value)")
    }
    return value
  }

  private mutating func readArgument(_ text: String) throws {
    let places = options.filter(\.page.isArgument)
    let isRest = places.last?.page.form == .arguments
    guard argumentCount < places.count || isRest else {
      throw ToolError(.usage, "unexpected argument \(text.quotedInMessage)")
    }
    let option = places[min(argumentCount, places.count - 1)]
    given.insert(option.page.name)
    argumentCount += 1
    try option.read(&command, text)
  }

  private mutating func option(named name: Substring) -> CommandOption<Subject>? {
    if let known = options.first(where: { $0.page.names.contains { $0 == name } }) { return known }
    guard !hasAllOptions else { return nil }
    (options, hasAllOptions) = (command.options, true)
    return option(named: name)
  }

  /// `unknown option --widht, did you mean --width?`
  private mutating func unknown(_ name: Substring) -> ToolError {
    let long = name.hasPrefix("--") ? String(name) : "-\(name)"
    return ToolError(
      .usage, "unknown option \(name)" + (hint(for: long).map { ", did you mean \($0)?" } ?? ""))
  }

  /// The suggestion for an unknown long option.
  private mutating func hint(for name: String) -> String? {
    if !hasAllOptions { (options, hasAllOptions) = (command.options, true) }
    let names =
      options.flatMap(\.page.names).filter { $0.hasPrefix("--") }
      + CommonFlag.allCases.map(\.rawValue)
    if let value = optionWithWord(name.drop { $0 == "-" }) { return value }
    guard let near = suggestion(for: name, among: names) else { return nil }
    return near.name + (near.member.map { " '{\"\($0)\": …}'" } ?? "")
  }

  /// The option that has a word as one of its few values: `--format svg` for `svg`.
  private func optionWithWord(_ word: Substring) -> String? {
    for option in options {
      guard case .option = option.page.form, case .words(let words) = option.page.completion else {
        continue
      }
      let known = words()
      if known.count <= 16, known.contains(where: { $0 == word }) {
        return "--\(option.page.name) \(word)"
      }
    }
    return nil
  }
}

extension String {
  /// Whether it is an option: it begins with a hyphen and is not a number.
  var isOptionName: Bool {
    utf8.count > 1 && utf8.first == UInt8(ascii: "-") && Double(self) == nil
  }
}
