import ArgumentParser
import PickerLayout

/// `layout text`
struct TextCommand: TextControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "text",
    abstract: "Measures and breaks one text.",
    usage: "layout text [<options>] [<text>]",
    discussion: .help(
      """
      EXAMPLES:
        layout text "Hello" --size 16 --weight medium
        layout text "Mehr als eine Zeile" --width 80 --language de
      """))

  @Argument(
    help: ArgumentHelp(
      "The text itself; or a document: a name that ends in .json, or - for standard input.",
      valueName: "text"))
  var texts: [String] = []

  @Option(parsing: .unconditional, help: "The maximum number of lines.")
  var maxLines: OptionValue?
  @Option(
    parsing: .unconditional, help: "head, middle, tail or none.",
    completion: .list(["head", "middle", "tail", "none"]))
  var truncation: OptionValue?
  @Option(
    parsing: .unconditional, help: "manual: at soft hyphens, auto: by the language too, or none.",
    completion: .list(["manual", "auto", "none"]))
  var hyphens: OptionValue?
  @Option(
    parsing: .unconditional, help: "leading, center or trailing.",
    completion: .list(["leading", "center", "trailing"]))
  var alignment: OptionValue?
  @Option(
    parsing: .unconditional, help: "The colour of the text.", completion: .list(Color.names))
  var color: OptionValue?
  @Option(parsing: .unconditional, help: "The opacity of the text with its background, 0 to 1.")
  var opacity: OptionValue?
  @Option(
    parsing: .unconditional,
    help: "The shadow of the text, such as '{\"color\": \"gray\", \"radius\": 2}'.")
  var shadow: OptionValue?

  @OptionGroup(title: "Font") var font: FontOptions
  @OptionGroup(title: "Container") var name: NameOptions
  @OptionGroup(title: "Container") var container: ContainerOptions
  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  static let rows: [OptionRow<Self>] = [
    .arguments { try $1(&$0._texts) },
    .json("maxLines") { try $1(&$0._maxLines) },
    .json("truncation") { try $1(&$0._truncation) },
    .json("hyphens") { try $1(&$0._hyphens) },
    .json("alignment") { try $1(&$0._alignment) },
    .json("color") { try $1(&$0._color) },
    .json("opacity") { try $1(&$0._opacity) },
    .json("shadow") { try $1(&$0._shadow) },
  ]
  static let groups: [OptionGroupRow<Self>] = [
    .group { try $1(&$0._font) }, .group { try $1(&$0._name) }, .group { try $1(&$0._container) },
    .group { try $1(&$0._sources) }, .group { try $1(&$0._output) },
  ]

  /// Rejects several words without quotes, with the command that was meant.
  func validate() throws {
    guard texts.count > 1 else { return }
    let whole = texts.joined(separator: " ").shellQuoted
    throw ValidationError("expected one text, found \(texts.count): type layout text \(whole)")
  }

  func run() throws {
    let text = isDocument ? nil : texts.first.map(OptionValue.init(text:))
    try layoutRun(
      of: "text", [("text", text)] + members, standsAlone: !isDocument, example: "layout text Hello"
    ).run()
  }

  /// The document, where the argument is not the text itself.
  var file: String? { isDocument ? texts.first : nil }

  private var isDocument: Bool {
    guard let text = texts.first else { return true }
    return text == "-" || text.hasSuffix(".json")
  }
}
