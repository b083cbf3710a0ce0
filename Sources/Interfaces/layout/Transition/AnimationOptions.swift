import PickerLayout
import PickerOutput

/// The options of commands with animated pictures.
struct AnimationOptions: Sendable {
  private(set) var animate = false
  private(set) var repetition: LayoutAnimation.Repetition?
  private(set) var fps: Double?

  static let options: [CommandOption<AnimationOptions>] = [
    .flag("animate", "Animate an SVG picture by CSS; --format apng is always animated.") {
      $0.animate = true
    },
    .option(
      "repeat",
      "The behaviour after the last frame; alternate plays back and forth; default: once, or loop if the document loops."
    ) {
      $0.repetition = $1
    },
  ]

  /// The option of commands without their own frames.
  static let rate: CommandOption<AnimationOptions> = .option(
    "fps", "Frames per second of animated pictures; default: the document's, or 30."
  ) { $0.fps = $1 }

  /// Whether the picture is animated.
  func moves(in output: OutputOptions) -> Bool { animate || output.givenFormat == .apng }

  /// Checks conditions that the parser cannot check.
  func check(_ output: OutputOptions) throws(ToolError) {
    if animate, output.givenFormat != .svg {
      throw ToolError(
        .usage, "--animate needs --format svg: apng is always animated, other formats never are")
    }
    if animate, output.text == .live {
      throw ToolError(.usage, "--text live: animated text is drawn as outlines")
    }
    if let fps, !(fps > 0 && fps <= 1_000_000) {
      throw ToolError(.usage, "--fps: must be more than 0 and at most 1000000, is \(fps.plain)")
    }
    guard !moves(in: output) else { return }
    for (name, isGiven) in [("--repeat", repetition != nil), ("--fps", fps != nil)] where isGiven {
      throw ToolError(.usage, "\(name) needs an animated picture: --format svg --animate, or apng")
    }
  }
}
