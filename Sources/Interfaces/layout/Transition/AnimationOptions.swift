import PickerLayout
import PickerOutput

/// The options of commands whose pictures can move.
struct AnimationOptions: Sendable {
  private(set) var animate = false
  private(set) var repetition: LayoutAnimation.Repetition?

  static let options: [CommandOption<AnimationOptions>] = [
    .flag("animate", "Animate an SVG picture by CSS; --format apng is always animated.") {
      $0.animate = true
    },
    .option("repeat", "The behaviour after the last frame; alternate plays back and forth.") {
      $0.repetition = $1
    },
  ]

  /// Whether the picture moves.
  func moves(in output: OutputOptions) -> Bool { animate || output.givenFormat == .apng }

  /// Checks what the parser cannot know.
  func check(_ output: OutputOptions) throws(ToolError) {
    if animate, output.givenFormat != .svg {
      throw ToolError(.usage, "--animate is for --format svg: apng always moves, others never do")
    }
    if animate, output.text == .live {
      throw ToolError(.usage, "--text live: text that moves is drawn as outlines")
    }
    if repetition != nil, !moves(in: output) {
      throw ToolError(.usage, "--repeat is for animated pictures: --format svg --animate, or apng")
    }
  }
}
