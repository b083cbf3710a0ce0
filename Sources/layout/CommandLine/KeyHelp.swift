import PickerLayout
import PickerOutput

/// Explains one key of documents: `layout help max-rows`.
struct KeyHelp {
  /// The page of a key, for every control that has it; nil if none has it.
  ///
  /// - Parameter name: The key, `maxRows`, or its option, `max-rows` or `--max-rows`.
  static func text(for name: String, width: Int) -> String? {
    let option = String(name.drop { $0 == "-" }).kebabCased
    var found: [(help: KeyHelp, types: [String])] = []
    for help in ControlCatalog.all.compactMap({ KeyHelp(option: option, ofType: $0.type) }) {
      if let known = found.firstIndex(where: { $0.help.saysTheSame(as: help) }) {
        found[known].types.append(help.command)
      } else {
        found.append((help, [help.command]))
      }
    }
    guard !found.isEmpty else { return nil }
    return found.map { $0.help.text(width: width, of: $0.types) }.joined(separator: "\n")
  }

  /// The key, after those of the objects that hold it.
  private let path: [String]
  private let schema: JSONSchema
  private let command: String
  /// The option of the command that stands for the key; nil: there is none.
  private let option: OptionPage?

  private init?(option name: String, ofType type: String) {
    let members = ControlCatalog.control(ofType: type)?.schema.allMembers ?? []
    let font = members.first { $0.key == "font" }?.schema.allMembers ?? []
    let all = members.map { ([$0.key], $0.schema) } + font.map { (["font", $0.key], $0.schema) }
    guard let (path, schema) = all.first(where: { $0.0.last?.kebabCased == name }) else {
      return nil
    }
    self.path = path
    self.schema = schema
    command = type.kebabCased
    option = LayoutCommand.command(named: command)?.optionPages.first { $0.key == path }
  }

  private var sentences: String { schema.sentences.joined(separator: " ") }

  private func saysTheSame(as other: KeyHelp) -> Bool {
    sentences == other.sentences && schema.expectation == other.schema.expectation
  }

  private func text(width: Int, of types: [String]) -> String {
    var text = HelpPage(width: width)
    text.paragraph(types.joined(separator: ", "))
    text.row(option?.synopsis ?? path.joined(separator: "."), sentences)
    text.row("expects", schema.expectation)
    guard let (argument, json) = example else { return text.text }
    let key = path.reversed().reduce(json) { "{\"\($1)\": \($0)}" }
    text.row("in a document", key.first == "{" ? String(key.dropFirst().dropLast()) : key)
    if let option {
      text.line("  layout \(command) picker.json --\(option.name)\(argument)")
    }
    return text.text
  }

  /// A value as it stands on the command line and in a document.
  private var example: (argument: String, json: String)? {
    if schema.isFlag { return ("", "true") }
    // The sentence may have one: `such as '{"padding": 4}'`.
    if let quoted = sentences.split(separator: "such as '").dropFirst().first?.split(separator: "'")
      .first
    {
      return (" '\(quoted)'", String(quoted))
    }
    guard let value = schema.alternatives.lazy.compactMap(\.sample).first else { return nil }
    let isWord = value.first == "\""
    return (" " + (isWord ? String(value.dropFirst().dropLast()) : value).shellQuoted, value)
  }
}
