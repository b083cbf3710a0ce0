import PickerControls
import PickerLayout

/// `layout diff`
struct DiffCommand: Command {
  let page = CommandPage(
    name: "diff", abstract: "Prints the changes of every id between two layouts.",
    discussion: """
      Both are documents or layout trees. Each id that moved, was resized, changed its row, was \
      added or removed is listed with its frames and rows before and after.
      """,
    examples: [
      "layout diff Examples/chips/food.json Examples/chips/balance.json",
      "layout chips tea coffee > before.json",
      "layout chips coffee tea cocoa | layout diff before.json -",
    ])
  private var before = ""
  private var after = ""
  private var form = AnswerForm()
  private var limit = LimitOption()

  var options: [CommandOption<DiffCommand>] {
    [
      .documentOrTree("before") { $0.before = $1 }, .documentOrTree("after") { $0.after = $1 },
    ]
      + group("", AnswerForm.options) { try $1(&$0.form) } + [.limit { $0.limit.text = $1 }]
  }

  func validate() throws {
    _ = try limit.limits()
    if before == "-", after == "-" {
      throw ToolError(.usage, "<before> and <after> cannot both be standard input")
    }
  }

  func run() throws {
    let budget = Budget(try limit.limits())
    let old = try Input(before).tree(within: budget)
    let source = Input(after)
    let new = try source.tree(within: budget)
    try form.write(about: source, within: budget) {
      new.changes(from: old).shown
    } json: { json in
      Change.write(new.changes(from: old), to: &json)
    }
  }
}
