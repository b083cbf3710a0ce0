import PickerLayout
import PickerOutput

/// A command that lays out texts: `layout chips` and `layout segmented`.
struct ItemCommand: CommandWithKeys {
  let page: CommandPage
  private var control: ControlOptions
  private var items = ItemOptions()
  /// Items for the suggested command if there is no document.
  private let example: String

  static let chips = ItemCommand(
    type: "chips", "Wraps chips into rows.", moves: false, example: "tea,coffee,cocoa",
    [
      "layout chips --items tea,coffee,cocoa --width 200",
      "layout chips food.json --alignment leading --format svg --output food.svg",
    ])

  static let segmented = ItemCommand(
    type: "segmented", "Lays out a segmented control and its indicator.", moves: true,
    example: "Day,Week,Month",
    [
      "layout segmented --items Day,Week,Month",
      "layout segmented --items A,B,C --selected 1 --width 300 --format json",
      "layout segmented week.json --width 200 --when-narrow content,wrap",
      #"layout segmented --items A,B,C --selected 2 --transition '{"from": 0, "at": 0.05}'"#,
    ])

  private init(
    type: String, _ abstract: String, moves: Bool, example: String, _ examples: [String]
  ) {
    page = CommandPage(name: type, abstract: abstract, examples: examples)
    control = ControlOptions(type: type, moves: moves)
    self.example = example
  }

  func options(withKeys: Bool) -> [CommandOption<ItemCommand>] {
    control.options(
      after: group("Items", ItemOptions.options) { try $1(&$0.items) }, withKeys: withKeys
    ) { try $1(&$0.control) }
  }

  func validate() throws { try control.validate() }

  func run() throws {
    var control = control
    if let list = try items.json(beside: control.file) { control.keys.set(["items"], json: list) }
    var run = control.run(
      standsAlone: items.areGiven, example: "layout \(page.name) --items \(example)")
    run.takesItems = true
    try run.run()
  }
}
