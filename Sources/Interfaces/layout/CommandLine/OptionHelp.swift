import PickerControls
import PickerLayout
import PickerOutput

/// Explains an option that is not a key of documents, a format or a detail: `layout help watch`, `layout help svg`, `layout help trace`.
enum OptionHelp {
  /// The names of all options, formats and details.
  static var names: [String] {
    Set(options.map(\.page.name)).sorted()
      + CommonFlag.allCases.map { String($0.rawValue.dropFirst(2)) }
      + OutputFormat.allCases.map(\.rawValue) + Detail.named.map(\.name)
  }

  /// The page of a name; nil for other words.
  static func text(for name: String, width: Int) -> String? {
    let word = String(name.drop { $0 == "-" }).kebabCased
    var page = HelpPage(width: width)
    if let flag = CommonFlag(rawValue: "--\(word)") {
      page.add("all commands", flag.rawValue, flag.help)
    }
    for (option, commands) in groups(of: options.filter { $0.page.name == word }) {
      page.add(commands.joined(separator: ", "), option.synopsis, option.text)
    }
    if let format = OutputFormat(rawValue: word) {
      page.add("a format", "--format \(word)", format.help)
    }
    if let (name, detail) = Detail.named.first(where: { $0.name == word }) {
      page.add("a detail of trees", "--detail \(name)", detail.help)
      page.row("in a document", "\"detail\": [\"\(name)\"]")
    }
    return page.text.isEmpty ? nil : page.text
  }

  /// The options of all commands without those of keys, which ``KeyHelp`` explains.
  private static var options: [(command: String, page: OptionPage)] {
    LayoutCommand.commands.flatMap { command in
      command.optionPages.filter { !$0.isArgument && $0.key.isEmpty }.map {
        (command.page.name, $0)
      }
    }
  }

  /// The options that differ, each with its commands.
  private static func groups(
    of options: [(command: String, page: OptionPage)]
  ) -> [(OptionPage, commands: [String])] {
    var groups: [(page: OptionPage, commands: [String])] = []
    for (command, page) in options {
      let known = groups.firstIndex {
        $0.page.synopsis == page.synopsis && $0.page.text == page.text
      }
      if let known {
        groups[known].commands.append(command)
      } else {
        groups.append((page, [command]))
      }
    }
    return groups
  }
}

extension HelpPage {
  /// A name with its meaning, below its owner and after a blank line.
  fileprivate mutating func add(_ owner: String, _ name: String, _ words: String) {
    if !text.isEmpty { line() }
    paragraph(owner)
    row(name, words)
  }
}

extension OutputFormat {
  fileprivate var help: String {
    switch self {
    case .json: "The tree as nested JSON."
    case .nodes: "The tree as JSON, as a flat list of nodes with absolute frames."
    case .tree: "A drawing in characters, for terminals."
    case .svg: "A picture as Scalable Vector Graphics."
    case .png: "A picture of pixels."
    case .apng: "An animated picture of pixels."
    case .jpeg: "A lossy picture of pixels without transparency."
    case .webp: "A picture of pixels, lossy below quality 100."
    case .pdf: "A document of one page."
    case .html: "A page with working controls."
    case .displayList: "Drawing commands as JSON, in paint order, with the outlines of glyphs."
    }
  }
}

extension Detail {
  fileprivate var help: String {
    switch self {
    case .glyphs: "Glyph runs and ink bounds, for renderers that draw without shaping again."
    case .accessibility: "The role, the name and the states of every node, for screen readers."
    case .hits: "The area in which a finger hits each item."
    case .navigation: "Where the arrow keys, Home and End move the focus."
    case .trace: "Why each row of chips and flows ends."
    case .breakpoints: "The widths at which rows, height or hidden items change."
    case .measures: "The bounds, the area and the length of every shape."
    case .rows: "The row of chips and flow items, and their place in it."
    default: ""
    }
  }
}
