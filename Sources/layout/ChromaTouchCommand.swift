import ArgumentParser
import PickerLayout

/// `layout chroma-touch`
struct ChromaTouchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chroma-touch",
    abstract: "Lays out a swatch on which a colour is picked by place and force.",
    discussion: .help(
      """
      EXAMPLES:
        layout chroma-touch --value teal --width 320 --height 480
        layout chroma-touch --touches '[{"x": 80, "y": 200, "force": 4, "maximumForce": 6}]'
      """))

  @Argument(help: "The document; - for standard input.", completion: .file(extensions: ["json"]))
  var file: String?

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
  @Option(parsing: .unconditional, help: "Touches in order, such as '[{\"x\": 20, \"y\": 20}]'.")
  var touches: OptionValue?
  @Flag(help: "Show the card.")
  var peek = false
  @Flag(help: "Show only the swatch.")
  var popped = false

  @OptionGroup(title: "Font") var font: FontOptions
  @OptionGroup(title: "Container") var container: ContainerOptions
  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let own: [OptionMember] = [
      ("value", value), ("colorModel", colorModel), ("orientation", orientation),
      ("spacing", spacing), ("touches", touches),
      ("peek", peek ? OptionValue(argument: "true") : nil),
      ("popped", popped ? OptionValue(argument: "true") : nil),
    ]
    try LayoutRun(
      type: "chromaTouch", file: file, options: own + font.members + container.members,
      standsAlone: own.contains { $0.value != nil },
      example: "layout chroma-touch --value teal", fonts: sources, output: output
    ).run()
  }
}
