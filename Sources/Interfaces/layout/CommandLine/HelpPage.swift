import PickerLayout

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
    for (name, words) in commonRows { page.row(name, words) }
    return page.text
  }

  /// The short page of a command: the examples, and the most common options.
  static func shortText(of command: any Command, width: Int) -> String {
    var page = HelpPage(width: width)
    page.paragraph(command.page.abstract)
    page.line()
    page.paragraph("USAGE: " + command.usage)
    page.heading("EXAMPLES")
    for example in command.page.examples.prefix(5) { page.line("  " + example) }
    page.heading("OPTIONS")
    let lines = page.text.split(separator: "\n", omittingEmptySubsequences: false).count
    let free = HelpPage.shortLineCount - lines
    for option in command.optionPages.mostFrequent(min(10, free)) {
      page.brief(option.synopsis, option.help)
    }
    page.brief("layout \(command.page.name) --help", "All options, with their values.")
    return page.text
  }

  /// A terminal has 24 lines, and one of them is the prompt.
  private static let shortLineCount = 23

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
    page.heading("OPTIONS OF ALL COMMANDS")
    for (name, words) in commonRows { page.row(name, words) }
    page.heading("MORE")
    for (name, words) in moreRows { page.row(name, words) }
    return page.text
  }

  /// The short page of the tool.
  static func shortText(of sections: [CommandSection], width: Int) -> String {
    var page = HelpPage(width: width)
    page.paragraph(LayoutCommand.abstract)
    page.line()
    page.paragraph("USAGE: layout <command> …")
    page.heading("EXAMPLES")
    for example in LayoutCommand.examples { page.line("  " + example) }
    page.heading("COMMANDS")
    for section in sections {
      page.row(section.title, section.makers.map(\.name).joined(separator: ", "))
    }
    page.line()
    page.brief("layout chips -h", "A command and its most common options.")
    page.brief("layout help", "All commands; layout help JSONFormat opens an article.")
    return page.text
  }

  /// The options of all commands.
  static let commonRows =
    CommonFlag.allCases.map { ($0.rawValue, $0.help) } + [
      ("-h", "Show a summary."), ("--help", "Show all options."),
      ("--version", "Show the version."),
      ("--generate-manual", "Write the manual page."),
      ("--generate-completion-script <shell>", "Write the completions for bash, zsh or fish."),
    ]

  private static let moreRows = [
    ("layout help <command>", "All options of a command."),
    ("layout help <key>", "A key of documents and its option, such as maxRows or chip.padding."),
    ("layout help <option>", "An option, a format or a detail, such as watch, svg or trace."),
    ("layout help <code>", "A warning, a finding or an exit code, such as truncated or 65."),
    ("layout help <article>", Article.names.joined(separator: ", ") + "."),
    ("layout version", "The version."),
    ("layout completion <shell>", "The completions for bash, zsh or fish."),
    ("layout manual <command>", "The manual page of the tool, or of a command."),
  ]

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

  /// Words that start in the first column.
  mutating func paragraph(_ words: some StringProtocol) {
    for each in HelpPage.wrapped(words, to: width) { line(each) }
  }

  /// A name, with its description beside or below it.
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

  /// A name, and the part of its description's first sentence that fits the line.
  mutating func brief(_ name: String, _ words: String) {
    let start = "  " + name + String(repeating: " ", count: max(1, 24 - name.count))
    let sentence = words.split(separator: ". ", maxSplits: 1).first.map(String.init) ?? ""
    line(start + sentence.truncated(toColumns: max(0, width - start.count)))
  }

  static func wrapped(_ words: some StringProtocol, to width: Int) -> [String] {
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
  /// The descriptions of its options.
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
  /// The most common options, without arguments, beginning with the known ones.
  fileprivate func mostFrequent(_ count: Int) -> [OptionPage] {
    let options = filter { !$0.isArgument }
    let known = OptionPage.frequent.compactMap { name in options.first { $0.name == name } }
    let others = options.filter { !OptionPage.frequent.contains($0.name) }
    return Array((known + others).prefix(count))
  }

  /// The titles of the groups, each once, in order.
  var titles: [String] {
    reduce(into: []) { titles, option in
      if !titles.contains(option.title) { titles.append(option.title) }
    }
  }
}

extension OptionPage {
  /// The names of common options of all commands.
  fileprivate static let frequent = [
    "items", "selected", "shape", "count", "strings", "width", "spacing", "theme", "dark", "detail",
    "format", "output", "scale", "watch", "size", "weight", "fail-on", "report", "json",
  ]
}
