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
    help: "The line along the edges of tracks: a colour, or an object of fill and width.",
    completion: .list(Color.names))
  var trackStroke: OptionValue?
  @Option(
    parsing: .unconditional,
    help: "The fill and the stroke of thumbs, such as '{\"stroke\": \"gold\"}'.")
  var thumb: OptionValue?
  @Option(
    parsing: .unconditional,
    help: "Drags in order, such as '[{\"control\": 0, \"x\": 20, \"y\": 20}]'.")
  var drags: OptionValue?

  @OptionGroup(title: "Container") var container: ContainerOptions
  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  static let rows: [OptionRow<Self>] = [
    .argument { try $1(&$0._file) },
    .flag("list") { try $1(&$0._list) },
    .flag("count") { try $1(&$0._count) },
    .option("id") { try $1(&$0._id) },
    .text("space") { try $1(&$0._space) },
    .json("values") { try $1(&$0._values) },
    .json("controls") { try $1(&$0._controls) },
    .switched("alpha") { try $1(&$0._alpha) },
    .json("axis") { try $1(&$0._axis) },
    .json("spacing") { try $1(&$0._spacing) },
    .json("slider") { try $1(&$0._slider) },
    .json("canvas") { try $1(&$0._canvas) },
    .json("wheel") { try $1(&$0._wheel) },
    .json("palette") { try $1(&$0._palette) },
    .json("preview") { try $1(&$0._preview) },
    .json("trackStroke") { try $1(&$0._trackStroke) },
    .json("thumb") { try $1(&$0._thumb) },
    .json("drags") { try $1(&$0._drags) },
  ]
  static let groups: [OptionGroupRow<Self>] = [
    .group { try $1(&$0._container) }, .group { try $1(&$0._sources) },
    .group { try $1(&$0._output) },
  ]

  func validate() throws {
    guard list || count else { return }
    if list, count { throw ValidationError("--list and --count contradict each other") }
    let others = (members + container.members).filter { $0.key != "space" && $0.value != nil }
    let other = file ?? id.map { _ in "--id" } ?? others.first.map { "--\($0.key.kebabCased)" }
    if let other {
      throw ValidationError(
        "\(other): not with \(list ? "--list" : "--count"), which takes only --space")
    }
  }

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
