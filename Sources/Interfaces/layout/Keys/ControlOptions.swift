import PickerLayout
import PickerOutput

/// The options of every command that lays out one control.
struct ControlOptions: Sendable {
  /// The type of a document that does not state it; nil: the document must state it.
  let type: String?
  /// Whether the pictures of the control can move.
  let moves: Bool
  var file: String?
  var keys = DocumentKeys()
  var sources = FontSourceOptions()
  var output = OutputOptions()
  var animation = AnimationOptions()

  init(type: String?, moves: Bool = false) {
    self.type = type
    self.moves = moves
  }

  /// The options of a command: its own options, document keys, and output options.
  ///
  /// A key with the name of another option has no option: `--text` sets how SVG represents text.
  ///
  /// - Parameters:
  ///   - own: The command's own options, which come first.
  ///   - hasFile: Whether the document is an argument.
  ///   - withKeys: Whether options of keys are included.
  func options<Root>(
    after own: [CommandOption<Root>] = [], hasFile: Bool = true, withKeys: Bool,
    _ access: @escaping @Sendable (inout Root, (inout ControlOptions) throws -> Void) throws -> Void
  ) -> [CommandOption<Root>] {
    let hasRate = own.contains { $0.page.name == "fps" }
    let moving = AnimationOptions.options + (hasRate ? [] : [AnimationOptions.rate])
    let file: [CommandOption<ControlOptions>] = hasFile ? [.document("file") { $0.file = $1 }] : []
    let output: [CommandOption<ControlOptions>] =
      group("Fonts", FontSourceOptions.options) { try $1(&$0.sources) }
      + group("Output", OutputOptions.options + [OutputOptions.watch]) { try $1(&$0.output) }
      + (moves ? group("Output", moving) { try $1(&$0.animation) } : [])
    var rest: [CommandOption<ControlOptions>] = []
    if withKeys {
      let taken = Set(own.map(\.page.name) + output.map(\.page.name))
      let named = DocumentKeys.options(ofType: type).filter { !taken.contains($0.page.name) }
      rest = group("", named) { try $1(&$0.keys) }
    }
    rest += ControlOptions.short
    rest += output
    return group("", file, access) + own + group("", rest, access)
  }

  /// Flags for common values of keys.
  private static let short: [CommandOption<ControlOptions>] = [
    ("dark", "scheme", "dark"), ("rtl", "direction", "rtl"),
  ].map { name, key, word in
    var flag: CommandOption<ControlOptions> = .flag(name, "The same as --\(key) \(word).") {
      $0.keys.give([key], text: word)
    }
    flag.page.title = "Container"
    return flag
  }

  func validate() throws {
    try keys.validate()
    try output.validate()
    try animation.check(output)
  }

  /// A run that lays out the control.
  ///
  /// - Parameters:
  ///   - standsAlone: Whether the options describe a control on their own.
  ///   - example: The suggested command if there is no document.
  func run(standsAlone: Bool = false, example: String? = nil) -> LayoutRun {
    LayoutRun(
      type: type, file: file, options: keys.given, standsAlone: standsAlone, example: example,
      fillsTerminal: keys.fillsTerminal, fonts: sources, output: output,
      animation: moves ? animation : nil, fps: animation.fps)
  }
}
