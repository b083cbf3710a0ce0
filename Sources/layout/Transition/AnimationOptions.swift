public import ArgumentParser
public import PickerLayout
import PickerOutput

/// The options of commands whose pictures can move.
struct AnimationOptions: OptionTable {
  @Flag(help: "Let an SVG picture move, by CSS; --format apng always moves.")
  var animate = false

  @Option(
    name: .customLong("repeat"),
    help: "What follows the last frame: once, loop, or alternate, which goes back and forth.")
  var repetition: LayoutAnimation.Repetition?

  static let rows: [OptionRow<Self>] = [
    .flag("animate") { try $1(&$0._animate) },
    .option("repeat") { try $1(&$0._repetition) },
  ]

  /// Whether the picture moves.
  func moves(in output: OutputOptions) -> Bool { animate || output.givenFormat == .apng }

  /// Checks what the parser cannot know.
  func check(_ output: OutputOptions) throws(ValidationError) {
    if animate, output.givenFormat != .svg {
      throw ValidationError("--animate is for --format svg: apng always moves, others never do")
    }
    if animate, output.text == .live {
      throw ValidationError("--text live: text that moves is drawn as outlines")
    }
    if repetition != nil, !moves(in: output) {
      throw ValidationError("--repeat is for pictures that move: --format svg --animate, or apng")
    }
  }
}

extension LayoutAnimation.Repetition: ExpressibleByArgument {}
