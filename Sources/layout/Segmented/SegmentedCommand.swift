import ArgumentParser
import PickerLayout

/// `layout segmented`
struct SegmentedCommand: ItemControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "segmented",
    abstract: "Lays out a segmented control and its indicator.",
    discussion: .help(
      """
      EXAMPLES:
        layout segmented --items Day,Week,Month
        layout segmented --items A,B,C --selected 1 --width 300 --format json
        layout segmented week.json --width 200 --when-narrow content,wrap
        layout segmented --items A,B,C --selected 2 --transition '{"from": 0, "at": 0.05}'
      """))

  @Argument(help: .document, completion: .jsonFile) var file: String?
  @OptionGroup(title: "Items") var items: ItemOptions
  @OptionGroup(title: "Segments") var own: SegmentedOptions
  @OptionGroup(title: "Font") var font: FontOptions
  @OptionGroup(title: "Container") var name: NameOptions
  @OptionGroup(title: "Container") var container: ContainerOptions
  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Output") var animation: AnimationOptions

  static let rows: [OptionRow<Self>] = [.argument { try $1(&$0._file) }]
  static let groups: [OptionGroupRow<Self>] = [
    .group { try $1(&$0._items) }, .group { try $1(&$0._own) }, .group { try $1(&$0._font) },
    .group { try $1(&$0._name) }, .group { try $1(&$0._container) },
    .group { try $1(&$0._sources) }, .group { try $1(&$0._output) },
    .group { try $1(&$0._animation) },
  ]

  func validate() throws {
    try animation.check(output)
  }

  /// Lays the segments out.
  func run() throws {
    var run = try layoutRun(of: "segmented", own.members, example: "Day,Week,Month")
    run.animation = animation
    try run.run()
  }
}

/// Options of segments, which mirror the keys of documents.
struct SegmentedOptions: OptionTable {
  @Option(help: "The selection: an index if all digits, else an id; null for none.")
  var selected: String?
  @Option(
    parsing: .unconditional, help: "track, or connected for the buttons of a group.",
    completion: .list(["track", "connected"]))
  var variant: OptionValue?
  @Option(help: "The pressed segment: an index if all digits, else an id.")
  var pressed: String?
  @Option(
    parsing: .unconditional,
    help: "How much a pressed segment grows, as a share of its width; default: 0.15.")
  var expandedRatio: OptionValue?
  @Option(parsing: .unconditional, help: "The opacity of a pressed segment; default: 1.")
  var pressedOpacity: OptionValue?
  @Option(
    parsing: .unconditional, help: "equal, content, proportional or fixed.",
    completion: .list(["equal", "content", "proportional", "fixed"]))
  var distribution: OptionValue?
  @Option(parsing: .unconditional, help: "Points between segments, and between lines of them.")
  var spacing: OptionValue?
  @Option(parsing: .unconditional, help: "The style of every segment, such as '{\"padding\": 4}'.")
  var segment: OptionValue?
  @Option(
    parsing: .unconditional,
    help: "Lines between segments: true, false, or an object such as '{\"inset\": 4}'.",
    completion: .list(["true", "false"]))
  var separator: OptionValue?
  @Option(
    parsing: .unconditional,
    help: "The line along the edge of the container: a colour, or an object of fill and width.",
    completion: .list(Color.names))
  var stroke: OptionValue?
  @Option(parsing: .unconditional, help: "The indicator, such as '{\"inset\": 2}'.")
  var indicator: OptionValue?
  @Option(
    parsing: .unconditional, help: "horizontal or vertical.",
    completion: .list(["horizontal", "vertical"]))
  var axis: OptionValue?
  @Flag(inversion: .prefixedNo, help: "Segments are buttons, none of which stays selected.")
  var momentary: Bool?
  @Option(
    help: ArgumentHelp(
      "Strategies for insufficient width, in order: content, dropIcons, shrinkText, truncate, "
        + "wrap, scroll, overflowMenu, menu.", valueName: "strategies"),
    completion: .list([
      "content", "dropIcons", "shrinkText", "truncate", "wrap", "scroll", "overflowMenu", "menu",
    ]),
    transform: OptionValue.init(list:))
  var whenNarrow: OptionValue?
  @Option(parsing: .unconditional, help: "The minimum scale of shrinkText; default: 0.7.")
  var minimumScale: OptionValue?
  @Flag(inversion: .prefixedNo, help: "Segments reserve space for all of their states.")
  var stableSize: Bool?
  @Option(
    parsing: .unconditional,
    help: "How the indicator moves, such as '{\"from\": 0, \"curve\": \"easeOut\"}'.")
  var transition: OptionValue?

  static let rows: [OptionRow<Self>] = [
    .text("selected", as: selection) { try $1(&$0._selected) },
    .json("variant") { try $1(&$0._variant) },
    .text("pressed", as: selection) { try $1(&$0._pressed) },
    .json("expandedRatio") { try $1(&$0._expandedRatio) },
    .json("pressedOpacity") { try $1(&$0._pressedOpacity) },
    .json("distribution") { try $1(&$0._distribution) },
    .json("spacing") { try $1(&$0._spacing) },
    .json("segment") { try $1(&$0._segment) },
    .json("separator") { try $1(&$0._separator) },
    .json("stroke") { try $1(&$0._stroke) },
    .json("indicator") { try $1(&$0._indicator) },
    .json("axis") { try $1(&$0._axis) },
    .switched("momentary") { try $1(&$0._momentary) },
    .list("whenNarrow") { try $1(&$0._whenNarrow) },
    .json("minimumScale") { try $1(&$0._minimumScale) },
    .switched("stableSize") { try $1(&$0._stableSize) },
    .json("transition") { try $1(&$0._transition) },
  ]

  /// An index if it is all digits, `null`, or a JSON list; else an id.
  private static func selection(_ text: String) -> OptionValue {
    let isIndex = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    let isJSON = text == "null" || text.hasPrefix("[")
    // JSON has no zeros before other digits.
    let index = isIndex ? String(text.dropLast().drop { $0 == "0" }) + text.suffix(1) : text
    return isIndex || isJSON ? OptionValue(argument: index) : OptionValue(text: text)
  }
}
