import ArgumentParser
import PickerLayout

/// `layout color-picker`
struct ColorPickerCommand: TabledCommand {
  static let configuration = CommandConfiguration(
    commandName: "color-picker",
    abstract: "Lays out sliders, canvases, wheels and palettes that pick a colour.",
    discussion: .help(
      """
      EXAMPLES:
        layout color-picker --id 'hsba/canvas(hue,saturation)+slider(brightness)+slider(alpha)'
        layout color-picker --space rgba --values orange --width 320 --format svg --output rgb.svg
        layout color-picker --list --space hsba
        layout color-picker --count
      """))

  @Argument(help: .document, completion: .jsonFile) var file: String?

  @Flag(help: "Print the ids of all pickers, of the four common spaces or of --space.")
  var list = false
  @Flag(help: "Print the number of those pickers.")
  var count = false

  @Option(help: "A picker by its id.")
  var id: String?
  @Option(
    help: "hsba, rgba, cmyka, greyscale, hsl or oklch.",
    completion: .list(ColorSpace.allCases.map(\.rawValue)))
  var space: String?
  @Option(
    parsing: .unconditional,
    help: "A colour, a list of numbers, or an object such as '{\"hue\": 0.6}'.",
    completion: .list(Color.names))
  var values: OptionValue?
  @Option(parsing: .unconditional, help: "A list such as '[\"slider(white)\"]'.")
  var controls: OptionValue?
  @Flag(inversion: .prefixedNo, help: "Alpha is picked; without it no control may pick it.")
  var alpha: Bool?
  @Option(
    parsing: .unconditional, help: "vertical or horizontal: how controls are stacked.",
    completion: .list(["horizontal", "vertical"]))
  var axis: OptionValue?
  @Option(parsing: .unconditional, help: "Points between controls.")
  var spacing: OptionValue?
  @Option(
    parsing: .unconditional, help: "The style of every slider, such as '{\"axis\": \"vertical\"}'.")
  var slider: OptionValue?
  @Option(parsing: .unconditional, help: "The style of every canvas, such as '{\"size\": 200}'.")
  var canvas: OptionValue?
  @Option(parsing: .unconditional, help: "The style of every wheel, such as '{\"thumbSize\": 50}'.")
  var wheel: OptionValue?
  @Option(
    parsing: .unconditional,
    help: "The style of every palette, such as '{\"rows\": 1, \"columns\": 12}'.")
  var palette: OptionValue?
  @Option(parsing: .unconditional, help: "The style of every preview, such as '{\"tile\": 10}'.")
  var preview: OptionValue?
  @Option(
    parsing: .unconditional,
    help: "Drags in order, such as '[{\"control\": 0, \"x\": 20, \"y\": 20}]'.")
  var drags: OptionValue?

  @OptionGroup(title: "Container") var container: ContainerOptions
  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  static let rows: [OptionRow<Self>] = [
    .argument(\._file),
    .flag("list", \._list),
    .flag("count", \._count),
    .option("id", \._id),
    .text("space", \._space),
    .json("values", \._values),
    .json("controls", \._controls),
    .switched("alpha", \._alpha),
    .json("axis", \._axis),
    .json("spacing", \._spacing),
    .json("slider", \._slider),
    .json("canvas", \._canvas),
    .json("wheel", \._wheel),
    .json("palette", \._palette),
    .json("preview", \._preview),
    .json("drags", \._drags),
  ]
  static let groups: [OptionGroupRow<Self>] = [
    .group(\._container), .group(\._sources), .group(\._output),
  ]

  func run() throws {
    if list || count { return try printIDs() }
    if let id { try check(id) }
    let own: [OptionMember] = members.map { key, value in
      (key, key == "controls" ? id.map(OptionValue.init(text:)) ?? value : value)
    }
    try LayoutRun(
      type: "colorPicker", file: file, options: own + container.members,
      standsAlone: own.contains { $0.value != nil },
      example: "layout color-picker --space rgba", fonts: sources, output: output
    ).run()
  }

  /// Prints the ids, one per line, or their number.
  private func printIDs() throws(ToolError) {
    var ids = ColorPickerID.all
    if let space {
      guard let known = ColorSpace(rawValue: space) else {
        let words = ColorSpace.allCases.map(\.rawValue).joined(separator: ", ")
        throw ToolError(
          .usage, "--space: expected one of \(words), found the string \(space.quotedInMessage)")
      }
      ids = ColorPickerID.all(in: known)
    }
    let lines = count ? ["\(ids.count)"] : ids.map(\.description)
    try output.write(Array((lines.joined(separator: "\n") + "\n").utf8))
  }

  /// Reports an invalid id as an error of `--id`, rather than of the controls made from it.
  private func check(_ id: String) throws(ToolError) {
    do throws(ColorPickerError) {
      _ = try ColorPicker(try ColorPickerID(id), picksAlpha: alpha ?? true)
    } catch {
      throw ToolError(.usage, "--id: \(error)")
    }
  }
}
