import PickerControls
import PickerLayout
import PickerOutput

/// Explains one key of documents: `layout help max-rows`, `layout help item.padding`.
struct KeyHelp {
  /// The keys of the documents of each type, without those of the themes in them.
  private static let all = ControlCatalog.types.map { type in
    let keys = ControlCatalog.documentSchema(ofType: type)?.nestedKeys ?? []
    return (
      command: type.kebabCased,
      keys: keys.filter { $0.path.count == 1 || $0.path.first != "theme" }
    )
  }

  /// A document of each type to try an option with.
  static let documents = [
    "text": "Hello", "chips": "Examples/chips/food.json",
    "segmented": "Examples/segmented/equal.json", "flow": "Examples/flow/columns.json",
    "stack": "Examples/stack/filters.json", "grid": "Examples/grid/controls.json",
    "color-picker": "Examples/colorPicker/sliders.json",
    "chroma-touch": "Examples/chromaTouch/portrait.json",
    "carousel": "Examples/carousel/slideshow.json", "shape": "Examples/shape/star-linear.json",
    "drawing": "Examples/drawing/caption.json",
  ]

  /// The names of all keys.
  static var names: [String] { Set(all.flatMap(\.keys).map(\.name)).sorted() }

  /// The page of a key, for every control that has it; nil if none has it.
  ///
  /// - Parameter name: The key, `maxRows`, its option, `max-rows` or `--max-rows`, or the key after the keys of the
  ///   enclosing objects, `chip.minTarget`.
  static func text(for name: String, width: Int) -> String? {
    let path = name.drop { $0 == "-" }.split(separator: ".").map { String($0).kebabCased }
    let found = all.map { ($0.command, $0.keys.leading(to: path[...])) }
    // What every control has beside its own keys is explained if no control has the key itself.
    let own = found.map { ($0.0, $0.1.filter { !$0.isOfAllControls }) }
    let chosen = own.contains { !$0.1.isEmpty } ? own : found
    guard chosen.contains(where: { !$0.1.isEmpty }) else { return nil }
    return text(for: chosen, width: width)
  }

  /// The option that is called `name` in other kits; nil if there is none.
  static func meaning(of name: String, width: Int) -> String? {
    let word = String(name.drop { $0 == "-" })
    let others = names.filter { $0.kebabCased != word.kebabCased }
    guard let key = synonym(of: word, among: others),
      LayoutCommand.commands.contains(where: { $0.optionPages.contains { $0.key == [key] } })
    else { return nil }
    var page = HelpPage(width: width)
    page.paragraph("See also \(key) (--\(key.kebabCased)), which other kits call \(word).")
    return page.text
  }

  private static func text(for keys: [(command: String, keys: [NestedKey])], width: Int) -> String {
    var pages: [(help: KeyHelp, types: [String])] = []
    for (command, keys) in keys {
      guard let key = keys.first(where: { !$0.isInList }) ?? keys.first else { continue }
      let help = KeyHelp(key: key, command: command)
      if let known = pages.firstIndex(where: { $0.help.saysTheSame(as: help) }) {
        pages[known].types.append(command)
      } else {
        pages.append((help, [command]))
      }
    }
    let text = pages.map { $0.help.text(width: width, of: $0.types) }.joined(separator: "\n")
    return text + others(keys.flatMap(\.keys), than: pages.map(\.help.key), width: width)
  }

  /// The paths of other keys with the same name.
  private static func others(
    _ keys: [NestedKey], than known: [NestedKey], width: Int
  ) -> String {
    let paths = Set(keys.map(\.dottedPath)).subtracting(known.map(\.dottedPath)).sorted()
    guard !paths.isEmpty else { return "" }
    var text = HelpPage(width: width)
    text.line()
    text.paragraph("See also: " + paths.joined(separator: ", "))
    return text.text
  }

  private let key: NestedKey
  private let command: String

  /// The option of the key; nil if there is none.
  private var option: OptionPage? {
    LayoutCommand.command(named: command)?.optionPages.first { $0.key == key.path }
  }

  private var schema: JSONSchema { key.schema }

  private var sentences: String { schema.sentences.joined(separator: " ") }

  private func saysTheSame(as other: KeyHelp) -> Bool {
    key.path == other.key.path && sentences == other.sentences
      && schema.expectation == other.schema.expectation
  }

  private func text(width: Int, of types: [String]) -> String {
    var text = HelpPage(width: width)
    text.paragraph(types.joined(separator: ", "))
    let option = option
    text.row(option?.synopsis ?? key.dottedPath, sentences)
    text.row("expects", schema.expectation)
    guard let (argument, json) = example else { return text.text }
    text.row("in a document", key.member(json))
    if let option {
      text.line(
        "  layout \(command) \(KeyHelp.documents[command] ?? "") --\(option.name)\(argument)")
    }
    return text.text
  }

  /// A value on the command line and in a document.
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

extension NestedKey {
  /// Whether it is a key of an object that every control may have.
  fileprivate var isOfAllControls: Bool {
    path.count > 1 && ["check", "title", "fonts[]", "icons"].contains(path.first)
  }
}
