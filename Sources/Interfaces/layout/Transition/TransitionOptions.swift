import PickerControls
import PickerLayout
import PickerOutput

/// The motion of a transition, and the moments to show.
struct TransitionOptions: Sendable {
  private var keys = DocumentKeys()
  private(set) var at: Double?
  private(set) var frames: Int?
  private(set) var fps: Double?
  private(set) var scale = 1.0

  static var options: [CommandOption<TransitionOptions>] {
    let keys = DocumentKeys.options(
      for: LayoutTransition.Settings.schema.allMembers, title: "")
    return group("", keys) { try $1(&$0.keys) } + [
      .option(
        "at", "The time to show, in seconds from the start; default: the end, in JSON all times."
      ) { $0.at = $1 },
      .option(
        "frames", value: "count",
        "Print this number of layouts as JSON, from the first to the last."
      ) { $0.frames = $1 },
      .option("fps", "Frames per second of JSON and of animated pictures; default: 60.") {
        $0.fps = $1
      },
      .option("scale", "Pixels per point, for PNG and APNG; default: 1.") { $0.scale = $1 },
    ]
  }

  /// Checks the numbers, and whether the output supports them.
  ///
  /// - Parameter moves: Whether the output is an animated picture.
  func check(_ output: OutputOptions, moves: Bool) throws {
    try scale.checkScale()
    if let at, !(0...1e9).contains(at) {
      throw ToolError(.usage, "--at: must be 0 to 1000000000, is \(at.plain)")
    }
    if let frames, !(2...1001).contains(frames) {
      throw ToolError(.usage, "--frames: must be 2 to 1001, is \(frames)")
    }
    if let fps, !(fps > 0 && fps <= 1000) {
      throw ToolError(.usage, "--fps: must be more than 0 and at most 1000, is \(fps.plain)")
    }
    if at != nil, frames != nil || fps != nil || moves {
      throw ToolError(.usage, "--at shows one moment, without frames or animation")
    }
    if frames != nil, fps != nil {
      throw ToolError(
        .usage, "--frames and --fps cannot be combined: give the number of frames, or their rate")
    }
    if frames != nil, !output.mayWriteJSON {
      throw ToolError(.usage, "--frames needs --format json; use --fps for animated pictures")
    }
    if fps != nil, !moves, !output.mayWriteJSON {
      throw ToolError(.usage, "--fps needs --format json or an animated picture, see --animate")
    }
  }

  /// - Throws: `--timing: curve: expected one of linear, …`
  func settings(fonts: TextMeasurer) throws(ToolError) -> LayoutTransition.Settings {
    guard let json = keys.given.json else { return LayoutTransition.Settings() }
    do {
      return try LayoutTransition.Settings(reading: try JSONValue(parsing: json), fonts: fonts)
    } catch {
      throw ToolError(.usage, error.attributed(to: keys.given, document: nil))
    }
  }
}
