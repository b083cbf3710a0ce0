import PickerLayout
import PickerOutput

/// A command that lays out texts: `layout chips` and `layout segmented`.
struct ItemCommand: CommandWithKeys {
  let page: CommandPage
  private var control: ControlOptions
  private var items = ItemOptions()
  /// FILE, or labels.
  private var words: [String] = []
  /// Whether items have the key `selected`; a control without it has one of its own.
  private let hasSelection: Bool
  /// Items for the suggested command if there is no document.
  private let example: String

  static let chips = ItemCommand(
    type: "chips", "Wraps chips into rows.", moves: false, hasSelection: true,
    example: "tea,coffee,cocoa",
    [
      "layout chips tea 'coffee*' cocoa",
      "layout chips --items tea,coffee --selected coffee --width 200 -o chips.svg",
      "ls | layout chips",
      "layout chips Examples/chips/food.json --dark --scale 2 --output food.png",
      "layout chips Examples/chips/food.json --width 200 --detail trace",
    ])

  static let segmented = ItemCommand(
    type: "segmented", "Lays out a segmented control and its indicator.", moves: true,
    hasSelection: false, example: "Day,Week,Month",
    [
      "layout segmented Day 'Week*' Month",
      "layout segmented --items Map,List --icon map,list --theme ios -o view.svg",
      "layout segmented --items A,B,C --selected 1 --width 300 --json",
      "layout segmented Examples/segmented/equal.json -w200 --when-narrow wrap",
      #"layout segmented A B 'C*' --transition '{"from": 0, "at": 0.05}'"#,
    ])

  private init(
    type: String, _ abstract: String, moves: Bool, hasSelection: Bool, example: String,
    _ examples: [String]
  ) {
    page = CommandPage(name: type, abstract: abstract, examples: examples)
    control = ControlOptions(type: type, moves: moves)
    self.hasSelection = hasSelection
    self.example = example
  }

  func options(withKeys: Bool) -> [CommandOption<ItemCommand>] {
    let own = ItemOptions.options + (hasSelection ? ItemOptions.selection : [])
    let words: CommandOption<ItemCommand> = .arguments(
      "file",
      "The document, or a file with one label per line; - for standard input. Or the labels themselves.",
      completion: .file
    ) { $0.words.append($1) }
    return [words]
      + control.options(
        after: group("Items", own) { try $1(&$0.items) }, hasFile: false, withKeys: withKeys
      ) { try $1(&$0.control) }
  }

  func validate() throws { try control.validate() }

  func run() throws {
    var (control, items) = (control, items)
    if let file = try file() {
      control.file = file
    } else {
      try items.add(arguments: words, of: "<file>")
    }
    if let list = try items.json(beside: control.file, hasSelection: hasSelection) {
      control.keys.set(["items"], json: list)
    }
    let selected = items.selectedPositions
    if !hasSelection, !selected.isEmpty, control.keys.given["selected"] == nil {
      control.keys.set(["selected"], json: .writing(positions: selected))
    }
    var run = control.run(
      standsAlone: items.areGiven, example: "layout \(page.name) --items \(example)")
    run.takesItems = true
    run.marks = items.marks
    try run.run()
  }

  /// The only argument, if it is or looks like a file name; as a label, it would be drawn without reporting the
  /// mistake.
  private func file() throws(ToolError) -> String? {
    guard words.count == 1 else {
      guard let file = words.first(where: { $0 == "-" || FileKind($0) == .regular }) else {
        return nil
      }
      throw ToolError(
        .usage,
        "\(file.quotedInMessage) is a file, and there are other arguments: type layout \(page.name) "
          + "\(file.shellQuoted) for the file alone, or --items for labels")
    }
    return words[0].looksLikeFile ? words[0] : nil
  }
}

extension [UInt8] {
  /// One position, or a list of several.
  fileprivate static func writing(positions: [Int]) -> [UInt8] {
    let list = positions.map(String.init).joined(separator: ",")
    return Array((positions.count == 1 ? list : "[\(list)]").utf8)
  }
}

extension String {
  /// Whether it names a file, or has the form of such a name: with a slash, or an extension of letters.
  fileprivate var looksLikeFile: Bool {
    if self == "-" || contains("/") || FileKind(self) != nil { return true }
    guard let dot = lastIndex(of: "."), dot != startIndex else { return false }
    let ending = self[index(after: dot)...]
    return (1...5).contains(ending.count) && ending.allSatisfy { $0.isASCII && $0.isLetter }
  }
}
