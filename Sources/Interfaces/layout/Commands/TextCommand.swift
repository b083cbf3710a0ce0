import PickerLayout
import PickerOutput

/// `layout text`
struct TextCommand: CommandWithKeys {
  let page = CommandPage(
    name: "text", abstract: "Measures and breaks one text.",
    examples: [
      "layout text Hello",
      #"layout text "Hello" --size 16 --weight medium --json"#,
      #"layout text "Mehr als eine Zeile" --width 80 --language de"#,
    ])
  private var texts: [String] = []
  private var control = ControlOptions(type: "text")

  func options(withKeys: Bool) -> [CommandOption<TextCommand>] {
    [
      .arguments(
        "text",
        "The text itself; or a document: a name that ends in .json, or - for standard input.",
        completion: .documents
      ) { $0.texts.append($1) }
    ]
      + control.options(hasFile: false, withKeys: withKeys) {
        try $1(&$0.control)
      }
  }

  /// Rejects several words without quotes, with the command that was meant.
  func validate() throws {
    try control.validate()
    guard texts.count > 1 else { return }
    let whole = texts.joined(separator: " ").shellQuoted
    throw ToolError(
      .usage, "expected one text, found \(texts.count): type layout text \(whole)")
  }

  func run() throws {
    var control = control
    let document = texts.first.map { $0 == "-" || $0.hasSuffix(".json") } ?? true
    if document {
      control.file = texts.first
    } else {
      control.keys.set(["text"], json: .writing { $0.string(texts[0]) })
    }
    try control.run(standsAlone: !document, example: "layout text Hello").run()
  }
}
