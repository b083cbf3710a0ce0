import ArgumentParser
import PickerLayout
import PickerOutput

/// How a transition moves, and what of it is shown.
struct TransitionOptions: OptionTable {
  @Option(
    parsing: .unconditional,
    help:
      "spring, linear, ease, easeIn, easeOut, easeInOut, or an object such as '{\"curve\": \"easeOut\", \"duration\": 0.2}'.",
    completion: .list(["spring", "linear", "ease", "easeIn", "easeOut", "easeInOut"]))
  var timing: OptionValue?
  @Option(
    help: "How chips go to other rows: move, or fade, which is out here and in there.",
    completion: .list(["move", "fade"]))
  var rowChange: OptionValue?
  @Option(parsing: .unconditional, help: "The time to show, in seconds from the start.")
  var at: Double?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Print that many layouts as JSON, from the first to the last.", valueName: "count"))
  var frames: Int?
  @Option(
    parsing: .unconditional,
    help: "Frames per second of JSON and of pictures that move; default: 60.")
  var fps: Double?
  @Option(parsing: .unconditional, help: "Pixels in a point, for PNG and APNG.")
  var scale = 1.0

  static let rows: [OptionRow<Self>] = [
    .json("timing") { try $1(&$0._timing) },
    .json("rowChange") { try $1(&$0._rowChange) },
    .option("at", takesNegative: true) { try $1(&$0._at) },
    .option("frames", takesNegative: true) { try $1(&$0._frames) },
    .option("fps", takesNegative: true) { try $1(&$0._fps) },
    .option("scale", takesNegative: true, default: 1) { try $1(&$0._scale) },
  ]

  /// Checks the numbers, and what the output has of them.
  ///
  /// - Parameter moves: Whether the output is a picture that moves.
  func check(_ output: OutputOptions, moves: Bool) throws {
    try scale.checkScale()
    if let at, !(0...1e9).contains(at) {
      throw ValidationError("--at: must be 0 to 1000000000, is \(at.plain)")
    }
    if let frames, !(2...1001).contains(frames) {
      throw ValidationError("--frames: must be 2 to 1001, is \(frames)")
    }
    if let fps, !(fps > 0 && fps <= 1000) {
      throw ValidationError("--fps: must be more than 0 and at most 1000, is \(fps.plain)")
    }
    if at != nil, frames != nil || fps != nil || moves {
      throw ValidationError("--at is one time: there are no frames, and nothing moves")
    }
    if frames != nil, fps != nil {
      throw ValidationError("--frames tells how many there are, --fps how many a second: give one")
    }
    if frames != nil, !output.mayWriteJSON {
      throw ValidationError("--frames is for JSON; pictures that move have those of --fps")
    }
    if fps != nil, !moves, !output.mayWriteJSON {
      throw ValidationError("--fps is for JSON and for pictures that move, see --animate")
    }
  }

  /// - Throws: `--timing: curve: expected one of linear, …`
  func settings(fonts: TextMeasurer) throws(ToolError) -> LayoutTransition.Settings {
    guard let options = OptionValue(members: members) else { return LayoutTransition.Settings() }
    do {
      return try LayoutTransition.Settings(
        reading: try JSONValue(parsing: options.json), fonts: fonts)
    } catch {
      throw ToolError(.usage, error.attributed(to: members, document: nil))
    }
  }
}
