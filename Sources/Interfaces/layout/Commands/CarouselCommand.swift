import PickerControls
import PickerLayout
import PickerOutput

/// `layout carousel`
struct CarouselCommand: CommandWithKeys {
  let page = CommandPage(
    name: "carousel",
    abstract: "Lays out pages that slide automatically or with a finger, at a given time.",
    examples: [
      "layout carousel Examples/carousel/slideshow.json --at 3.1",
      "layout carousel --count 5 --width 320 --height 180 --indicator label",
      "layout carousel Examples/carousel/slideshow.json --frames 60 > offsets.json",
    ])
  private var frames: Int?
  private var fps: Double?
  private var control = ControlOptions(type: "carousel", moves: true)

  func options(withKeys: Bool) -> [CommandOption<CarouselCommand>] {
    let own: [CommandOption<CarouselCommand>] = [
      .option(
        "frames", value: "count",
        "Print the positions of the pages at this number of times, starting from --at or 0, instead of a tree."
      ) { $0.frames = $1 },
      .option(
        "fps",
        "Frames per second of --frames, by default 60, and of animated pictures, by default 30."
      ) { $0.fps = $1 },
    ]
    return control.options(after: own, withKeys: withKeys) { try $1(&$0.control) }
  }

  func validate() throws {
    try control.validate()
    if let frames, !(1...1_000_000).contains(frames) {
      throw ToolError(.usage, "--frames: must be 1 to 1000000, is \(frames)")
    }
    if let fps, !(fps > 0 && fps <= 1_000_000) {
      throw ToolError(.usage, "--fps: must be more than 0 and at most 1000000, is \(fps.plain)")
    }
    let output = control.output
    if fps != nil, frames == nil, !control.animation.moves(in: output) {
      throw ToolError(.usage, "--fps needs --frames")
    }
    if frames != nil, let format = output.givenFormat, format != .json {
      throw ToolError(.usage, "--frames writes a list in JSON, not --format \(format.rawValue)")
    }
  }

  func run() throws {
    let given = control.keys.given
    var run = control.run(
      standsAlone: given["pages"] != nil || given["count"] != nil,
      example: "layout carousel --count 3")
    run.fps = fps
    guard let frames else { return try run.run() }
    try control.output.write(run.written { json(of: frames, in: $0) })
  }

  /// `{"version": 1, "type": "carousel", "fps": 60, "frames": [{"time", "offset", "page", "phase"}]}`
  private func json(of frames: Int, in document: Document) -> [UInt8] {
    let fps = fps ?? 60
    var json = JSONWriter(pretty: !control.output.compact)
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
