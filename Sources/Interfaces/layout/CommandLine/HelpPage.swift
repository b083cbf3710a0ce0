/// Writes help pages, wrapped to the width of the terminal.
struct HelpPage {
  /// The number of columns.
  let width: Int
  private(set) var text = ""

  init(width: Int) {
    self.width = max(30, width)
  }

  /// The page of a command.
  static func text(of command: any Command, width: Int) -> String {
    var page = HelpPage(width: width)
    let about = command.page
    let options = command.optionPages
    page.paragraph("OVERVIEW: " + about.abstract)
    for part in about.discussion.split(separator: "\n\n") {
      page.line()
      page.paragraph(part)
    }
    page.line()
    page.paragraph("USAGE: " + command.usage)
    page.heading("EXAMPLES")
    for example in about.examples { page.line("  " + example) }
    page.add(options.filter(\.isArgument), title: "ARGUMENTS")
    for title in options.filter({ !$0.isArgument }).titles {
      page.add(
        options.filter { !$0.isArgument && $0.title == title },
        title: title.isEmpty ? "OPTIONS" : title.uppercased())
    }
    page.row("-h, --help", "Show this page.")
    return page.text
  }

  /// The page of the tool.
  static func text(of sections: [CommandSection], width: Int) -> String {
    var page = HelpPage(width: width)
    page.paragraph("OVERVIEW: " + LayoutCommand.abstract)
    page.line()
    page.paragraph(LayoutCommand.discussion)
    page.line()
    page.paragraph("USAGE: layout <command> …")
    page.heading("EXAMPLES")
    for example in LayoutCommand.examples { page.line("  " + example) }
    for section in sections {
      page.heading(section.title.uppercased())
      for command in section.commands { page.row(command.page.name, command.page.abstract) }
    }
    page.heading("OPTIONS")
    page.row("-h, --help", "Show this page; layout help COMMAND that of a command.")
    page.row("--version", "Show the version.")
    page.row(
      "--generate-completion-script <shell>", "Write the completions for bash, zsh or fish.")
    page.row("--generate-manual", "Write the manual page.")
    page.line()
    page.paragraph(
      "layout help KEY explains a key of documents, such as maxRows or chip.padding, and its option."
    )
    return page.text
  }

  private mutating func add(_ options: [OptionPage], title: String) {
    guard !options.isEmpty else { return }
    heading(title)
    for option in options { row(option.synopsis, option.text) }
  }

  mutating func heading(_ title: String) {
    line()
    line(title + ":")
  }

  mutating func line(_ text: String = "") { self.text += text + "\n" }

  /// Words from the first column on.
  mutating func paragraph(_ words: some StringProtocol) {
    for each in HelpPage.wrapped(words, to: width) { line(each) }
  }

  /// A name, and beside or below it what is said about it.
  mutating func row(_ name: String, _ words: String) {
    let indent = width < 60 ? 6 : 26
    let lines = HelpPage.wrapped(words, to: width - indent)
    let start = "  " + name
    let isBeside = start.count + 1 < indent
    if !isBeside { line(start) }
    for (number, each) in lines.enumerated() {
      let lead = isBeside && number == 0 ? start : ""
      line(lead + String(repeating: " ", count: indent - lead.count) + each)
    }
    if isBeside, lines.isEmpty { line(start) }
  }

  private static func wrapped(_ words: some StringProtocol, to width: Int) -> [String] {
    var lines: [String] = []
    for word in words.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension Command {
  /// What is said about its options.
  var optionPages: [OptionPage] { options.map(\.page) }

  /// `layout hit [<options>] <file> --at <x,y>`
  var usage: String {
    let named = optionPages.filter { !$0.isArgument && $0.isRequired }.map(\.synopsis)
    let arguments = optionPages.filter(\.isArgument)
      .map { $0.isRequired ? $0.synopsis : "[\($0.synopsis)]" }
    return (["layout", page.name, "[<options>]"] + named + arguments).joined(separator: " ")
  }
}

extension [OptionPage] {
  /// The titles of the groups, each once, in order.
  var titles: [String] {
    reduce(into: []) { titles, option in
      if !titles.contains(option.title) { titles.append(option.title) }
    }
  }
}
