import ArgumentParser
import PickerLayout

/// `layout chroma-touch`
struct ChromaTouchCommand: TextControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "chroma-touch",
    abstract: "Lays out a swatch that picks a colour by the position and force of a touch.",
    discussion: .help(
      """
      EXAMPLES:
        layout chroma-touch --value teal --width 320 --height 480
        layout chroma-touch --touches '[{"x": 80, "y": 200, "force": 4, "maximumForce": 6}]'
      """))

  @Argument(help: .document, completion: .jsonFile) var file: String?

  @Option(
    parsing: .unconditional,
    help: "A colour, a list of numbers, or an object such as '{\"hue\": 0.6}'.",
    completion: .list(Color.names))
  var value: OptionValue?
  @Option(parsing: .unconditional, help: "hsb or hsl.", completion: .list(["hsb", "hsl"]))
  var colorModel: OptionValue?
  @Option(
    parsing: .unconditional, help: "portrait or landscape.",
    completion: .list(["portrait", "landscape"]))
  var orientation: OptionValue?
  @Option(parsing: .unconditional, help: "Points between the swatch and the sliders.")
  var spacing: OptionValue?
  @Option(
    parsing: .unconditional, help: "How labels show values: units or decimals.",
    completion: .list(["units", "decimals"]))
  var valueStyle: OptionValue?
  @Option(
    parsing: .unconditional, help: "The boxes of the sliders, such as '{\"fill\": \"white\"}'.")
  var box: OptionValue?
  @Option(parsing: .unconditional, help: "Touches in order, such as '[{\"x\": 20, \"y\": 20}]'.")
  var touches: OptionValue?
  @Option(
    parsing: .unconditional, help: "How much lower raw force, at most 6.67, means a lifted finger.")
  var liftThreshold: OptionValue?
  @Option(
    parsing: .unconditional, help: "How the parts move after the last touch: '{\"at\": 0.1}'.")
  var transition: OptionValue?
  @Option(help: "The colour of the card.", completion: .list(Color.names))
  var cardFill: String?
  @Option(help: "The colour of the presets on the card.", completion: .list(Color.names))
  var presetFill: String?
  @Option(
    parsing: .unconditional,
    help: "The line along the edges of tracks: a colour, or an object of fill and width.",
    completion: .list(Color.names))
  var trackStroke: OptionValue?
  @Option(
    parsing: .unconditional,
    help: "The fill and the stroke of thumbs, such as '{\"stroke\": \"gold\"}'.")
  var thumb: OptionValue?
  @Flag(help: "Show the card.")
  var peek = false
  @Flag(help: "Show only the swatch.")
  var popped = false

  @OptionGroup(title: "Font") var font: FontOptions
  @OptionGroup(title: "Container") var name: NameOptions
  @OptionGroup(title: "Container") var container: ContainerOptions
  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  static let rows: [OptionRow<Self>] = [
    .argument { try $1(&$0._file) },
    .json("value") { try $1(&$0._value) },
    .json("colorModel") { try $1(&$0._colorModel) },
    .json("orientation") { try $1(&$0._orientation) },
    .json("spacing") { try $1(&$0._spacing) },
    .json("valueStyle") { try $1(&$0._valueStyle) },
    .json("box") { try $1(&$0._box) },
    .json("touches") { try $1(&$0._touches) },
    .json("liftThreshold") { try $1(&$0._liftThreshold) },
    .json("transition") { try $1(&$0._transition) },
    .text("cardFill") { try $1(&$0._cardFill) },
    .text("presetFill") { try $1(&$0._presetFill) },
    .json("trackStroke") { try $1(&$0._trackStroke) },
    .json("thumb") { try $1(&$0._thumb) },
    .switchedOn("peek") { try $1(&$0._peek) },
    .switchedOn("popped") { try $1(&$0._popped) },
  ]
  static let groups: [OptionGroupRow<Self>] = [
    .group { try $1(&$0._font) }, .group { try $1(&$0._name) }, .group { try $1(&$0._container) },
    .group { try $1(&$0._sources) }, .group { try $1(&$0._output) },
  ]

  /// Lays the swatch out, after the touches so far.
  func run() throws {
    let own = members
    try layoutRun(
      of: "chromaTouch", own, standsAlone: own.contains { $0.value != nil },
      example: "layout chroma-touch --value teal"
    ).run()
  }
}
