import ArgumentParser
import PickerLayout
import PickerOutput

/// `layout carousel`
struct CarouselCommand: TextControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "carousel",
    abstract: "Lays out pages that slide automatically or with a finger, at one time.",
    discussion: .help(
      """
      EXAMPLES:
        layout carousel photos.json --at 3.1
        layout carousel --count 5 --current 2 --width 320 --height 180 --indicator label
        layout carousel photos.json --frames 60 > offsets.json
      """))

  @Argument(help: .document, completion: .jsonFile) var file: String?

  @Option(parsing: .unconditional, help: "Pages, such as '[{\"fill\": \"teal\"}]'.")
  var pages: OptionValue?
  @Option(parsing: .unconditional, help: "The number of pages, where they have no content.")
  var count: OptionValue?
  @Option(parsing: .unconditional, help: "The page that is visible at first, from 0.")
  var current: OptionValue?
  @Option(
    parsing: .unconditional, help: "horizontal or vertical.",
    completion: .list(["horizontal", "vertical"]))
  var axis: OptionValue?
  @Option(
    parsing: .unconditional, help: "scaleDown, fit, fill, stretch or none.",
    completion: .list(["scaleDown", "fit", "fill", "stretch", "none"]))
  var fit: OptionValue?
  @Flag(inversion: .prefixedNo, help: "The carousel advances automatically.")
  var autoplay: Bool?
  @Option(parsing: .unconditional, help: "How it moves, such as '{\"slide\": 0.5, \"dwell\": 2}'.")
  var timing: OptionValue?
  @Flag(inversion: .prefixedNo, help: "The first page follows the last.")
  var loops: Bool?
  @Option(
    parsing: .unconditional, help: "dots, label, none, or an object such as '{\"size\": 6}'.",
    completion: .list(["dots", "label", "none"]))
  var indicator: OptionValue?
  @Option(help: "The text that is shown where there are no pages.")
  var placeholder: String?
  @Option(
    parsing: .unconditional,
    help: "The events so far, such as '[{\"at\": 1, \"goTo\": \"next\"}]'.")
  var events: OptionValue?
  @Option(parsing: .unconditional, help: "The time to show, in seconds; default: the last event's.")
  var at: OptionValue?
  @Option(
    help: ArgumentHelp(
      "Print, in place of a tree, the positions of the pages at that many times, from --at or 0 on.",
      valueName: "count"))
  var frames: Int?
  @Option(
    help: "Frames per second of --frames, by default 60, and of pictures that move, by default 30.")
  var fps: Double?

  @OptionGroup(title: "Font") var font: FontOptions
  @OptionGroup(title: "Container") var name: NameOptions
  @OptionGroup(title: "Container") var container: ContainerOptions
  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Output") var animation: AnimationOptions

  static let rows: [OptionRow<Self>] = [
    .argument { try $1(&$0._file) },
    .option("frames") { try $1(&$0._frames) },
    .option("fps") { try $1(&$0._fps) },
    .json("pages") { try $1(&$0._pages) },
    .json("count") { try $1(&$0._count) },
    .json("current") { try $1(&$0._current) },
    .json("axis") { try $1(&$0._axis) },
    .json("fit") { try $1(&$0._fit) },
    .switched("autoplay") { try $1(&$0._autoplay) },
    .json("timing") { try $1(&$0._timing) },
    .switched("loops") { try $1(&$0._loops) },
    .json("indicator") { try $1(&$0._indicator) },
    .text("placeholder") { try $1(&$0._placeholder) },
    .json("events") { try $1(&$0._events) },
    .json("at") { try $1(&$0._at) },
  ]
  static let groups: [OptionGroupRow<Self>] = [
    .group { try $1(&$0._font) }, .group { try $1(&$0._name) }, .group { try $1(&$0._container) },
    .group { try $1(&$0._sources) }, .group { try $1(&$0._output) },
    .group { try $1(&$0._animation) },
  ]

  /// Checks what the parser cannot know about `--frames` and `--fps`.
  func validate() throws {
    if let frames, !(1...1_000_000).contains(frames) {
      throw ValidationError("--frames: must be 1 to 1000000, is \(frames)")
    }
    if let fps, !(fps > 0 && fps <= 1_000_000) {
      throw ValidationError("--fps: must be more than 0 and at most 1000000, is \(fps.plain)")
    }
    try animation.check(output)
    if fps != nil, frames == nil, !animation.moves(in: output) {
      throw ValidationError("--fps is for --frames, which is missing")
    }
    if frames != nil, let format = output.givenFormat, format != .json {
      throw ValidationError("--frames is a list in JSON: --format \(format.rawValue) has none")
    }
  }

  func run() throws {
    var run = layoutRun(
      of: "carousel", members, standsAlone: pages != nil || count != nil,
      example: "layout carousel --count 3")
    (run.animation, run.fps) = (animation, fps)
    guard let frames else { return try run.run() }
    try output.write(run.written { json(of: frames, in: $0) })
  }

  /// `{"version": 1, "type": "carousel", "fps": 60, "frames": [{"time", "offset", "page", "phase"}]}`
  private func json(of frames: Int, in document: Document) -> [UInt8] {
    let fps = fps ?? 60
    var json = JSONWriter(pretty: !output.compact)
    json.object { json in
      json.member("version", integer: 1)
      json.member("type", string: "carousel")
      json.member("fps", number: fps)
      json.key("frames")
      let carousel = document.control.as(Carousel.self)
      json.array { json in
        for frame in carousel?.measured(by: document.fonts).frames(frames, fps: fps) ?? []
        where Budget.allows(bytes: json.count) {
          frame.write(to: &json, timeDecimals: fps.frameTimeDecimals)
        }
      }
    }
    guard Budget.allows(bytes: json.count) else { return [] }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension CarouselFrame {
  fileprivate func write(to json: inout JSONWriter, timeDecimals: Int) {
    json.object(inline: true) { json in
      json.key("time")
      json.number(time, decimals: timeDecimals)
      json.member("offset", length: offset)
      json.member("page", integer: page)
      json.member("phase", string: phase.rawValue)
    }
  }
}

extension Double {
  /// The number of decimals that distinguishes the times of adjacent frames, for this number of frames per second.
  fileprivate var frameTimeDecimals: Int {
    var power = 1.0
    var decimals = 0
    while power < self, decimals < 6 {
      power *= 10
      decimals += 1
    }
    return decimals
  }
}
