import ArgumentParser

/// `layout text`
struct TextCommand: ParsableCommand {
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
    parsing: .unconditional, help: "leading, center or trailing.",
    completion: .list(["leading", "center", "trailing"]))
  var alignment: OptionValue?

  @OptionGroup var options: TextControlOptions

  func validate() throws {
    guard texts.count > 1 else { return }
    let whole = texts.joined(separator: " ").shellQuoted
    throw ValidationError("expected one text, found \(texts.count): type layout text \(whole)")
  }

  func run() throws {
    let text = texts.first
    let isDocument = text == nil || text == "-" || text?.hasSuffix(".json") == true
    let own: [OptionMember] = [
      ("text", isDocument ? nil : text.map(OptionValue.init(text:))), ("maxLines", maxLines),
      ("truncation", truncation), ("alignment", alignment),
    ]
    try options.run(
      of: "text", isDocument ? text : nil, own, standsAlone: !isDocument,
      example: "layout text Hello"
    ).run()
  }
}
