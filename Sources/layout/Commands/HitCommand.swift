import ArgumentParser
import PickerLayout

/// `layout hit`
struct HitCommand: TabledCommand {
  static let configuration = CommandConfiguration(
    commandName: "hit",
    abstract: "Prints which node of a layout is at a point.",
    discussion: .help(
      """
      FILE is a document or a layout tree. The result has the topmost node at the point, the item \
      whose hit region contains the point, and the path from the root; hit is null where nothing is hit.

      EXAMPLES:
        layout hit picker.json --at 120,30
        layout document picker.json | layout hit - --at 120,30 --compact
      """))

  @Argument(
    help: "A document or a layout tree; - for standard input.",
    completion: .jsonFile)
  var file: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Points from the left and from the top edge.", valueName: "x,y"))
  var at: String

  @Flag(help: "JSON without any white space.")
  var compact = false

  @OptionGroup var limits: LimitOptions

  static let rows: [OptionRow<Self>] = [
    .required { try $1(&$0._file) },
    .option("at", takesNegative: true, default: "", isRequired: true) { try $1(&$0._at) },
    .flag("compact") { try $1(&$0._compact) },
  ]
  static let groups: [OptionGroupRow<Self>] = [
    .group { try $1(&$0._limits) }
  ]

  func run() throws {
    guard let point = Point(at) else {
      throw ToolError(
        .usage, "--at: expected two numbers such as 120,30, found \(at.quotedInMessage)")
    }
    let source = Input(file)
    let limits = try limits.limits()
    let tree = try source.tree(within: limits)
    try StandardStream.output.writeJSON(about: source, within: limits, compact: compact) { json in
      tree.write(tree.hitTest(atPoint: point), atPoint: point, to: &json)
    }
  }
}

extension Point {
  /// Two numbers with a comma between them; nil for anything else.
  fileprivate init?(_ text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite
    else { return nil }
    self.init(x: x, y: y)
  }
}
