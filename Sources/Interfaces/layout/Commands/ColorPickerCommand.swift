import PickerControls
import PickerLayout
import PickerOutput

/// `layout color-picker`
struct ColorPickerCommand: CommandWithKeys {
  let page = CommandPage(
    name: "color-picker",
    abstract: "Lays out sliders, canvases, wheels and palettes that pick a colour.",
    examples: [
      "layout color-picker --id 'hsba/wheel(hue,saturation)+canvas(brightness,alpha)'",
      "layout color-picker --space rgba --values orange --width 320 --output rgb.svg",
      "layout color-picker --list --space hsba",
      "layout color-picker --count",
    ])
  private var list = false
  private var count = false
  private var id: String?
  private var control = ControlOptions(type: "colorPicker")

  func options(withKeys: Bool) -> [CommandOption<ColorPickerCommand>] {
    let own: [CommandOption<ColorPickerCommand>] = [
      .flag("list", "Print the ids of all pickers, for the four common spaces or for --space.") {
        $0.list = true
      },
      .flag("count", "Print the number of those pickers.") { $0.count = true },
      .option("id", "A picker by its id.") { $0.id = $1 },
    ]
    return control.options(after: own, withKeys: withKeys) {
      try $1(&$0.control)
    }
  }

  func validate() throws {
    try control.validate()
    guard list || count else { return }
    if list, count { throw ToolError(.usage, "--list and --count cannot be combined") }
    let others = control.keys.given.filter { $0.path != ["space"] }
    if let other = control.file ?? id.map({ _ in "--id" }) ?? others.first?.option {
      throw ToolError(
        .usage, "\(other) cannot be combined with \(list ? "--list" : "--count"), only with --space"
      )
    }
  }

  func run() throws {
    if list || count { return try printIDs() }
    var control = control
    if let id {
      try check(id)
      control.keys.set(["controls"], json: .writing { $0.string(id) })
    }
    try control.run(
      standsAlone: !control.keys.given.isEmpty, example: "layout color-picker --space rgba"
    ).run()
  }

  /// Prints the ids, one per line, or their number.
  private func printIDs() throws {
    var ids = ColorPickerID.all
    if let space = try control.keys.given["space"]?.string() {
      guard let known = ColorSpace(rawValue: space) else {
        let words = ColorSpace.allCases.map(\.rawValue).joined(separator: ", ")
        throw ToolError(
          .usage, "--space: expected one of \(words), found the string \(space.quotedInMessage)")
      }
      ids = ColorPickerID.all(in: known)
    }
    let lines = count ? ["\(ids.count)"] : ids.map(\.description)
    try control.output.write(Array((lines.joined(separator: "\n") + "\n").utf8))
  }

  /// Reports an invalid id as an error of `--id`, rather than of the controls made from it.
  private func check(_ id: String) throws {
    let alpha = try control.keys.given["alpha"]?.bool()
    do throws(ColorPickerError) {
      _ = try ColorPicker(try ColorPickerID(id), picksAlpha: alpha ?? true)
    } catch {
      throw ToolError(.usage, "--id: \(error)")
    }
  }
}
