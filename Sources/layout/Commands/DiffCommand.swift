import ArgumentParser
import PickerLayout

/// `layout diff`
struct DiffCommand: TabledCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Prints the changes of every id between two layouts.",
    discussion: .help(
      """
      Both are documents or layout trees. Each id that moved, was resized, changed its row, was \
      added or removed is listed with its frames and rows before and after.

      EXAMPLES:
        layout diff monday.json tuesday.json
        layout chips food.json --width 200 | layout diff food.json -
      """))

  @Argument(
    help: "A document or a layout tree; - for standard input.",
    completion: .jsonFile)
  var before: String

  @Argument(
    help: "A document or a layout tree; - for standard input.",
    completion: .jsonFile)
  var after: String

  @Flag(help: "JSON without any white space.")
  var compact = false

  @OptionGroup var limits: LimitOptions

  static let rows: [OptionRow<Self>] = [
    .required { try $1(&$0._before) },
    .required { try $1(&$0._after) },
    .flag("compact") { try $1(&$0._compact) },
  ]
  static let groups: [OptionGroupRow<Self>] = [
    .group { try $1(&$0._limits) }
  ]

  func validate() throws {
    if before == "-", after == "-" {
      throw ValidationError("<before> and <after> cannot both be standard input")
    }
  }

  func run() throws {
    let limits = try limits.limits()
    let old = try Input(before).tree(within: limits)
    let source = Input(after)
    let changes = try source.tree(within: limits).changes(from: old)
    try StandardStream.output.writeJSON(about: source, within: limits, compact: compact) { json in
      Change.write(changes, to: &json)
    }
  }
}
