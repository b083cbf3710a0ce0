import PickerControls
import PickerLayout
import PickerOutput

/// `layout transition`
struct TransitionCommand: Command {
  let page = CommandPage(
    name: "transition",
    abstract:
      "Animates from one layout to another: a single moment, all frames, or an animated picture.",
    discussion: """
      Both are documents or layout trees. Nodes with the same id and role move, new ones fade in, \
      and removed ones fade out. Without --at and --frames, JSON contains all frames and a picture \
      shows the end. Relative paths of pictures start at the folder of AFTER.
      """,
    examples: [
      "layout transition Examples/chips/food.json Examples/chips/rows.json --at 0.1",
      "layout chips tea coffee cocoa --detail glyphs > before.json",
      "layout chips cocoa tea --detail glyphs > after.json",
      "layout transition before.json after.json --animate --output chips.svg",
      "layout transition before.json after.json --timing easeOut --output chips.apng",
      "layout transition before.json after.json --frames 30 --compact > frames.json",
    ])
  private var before = ""
  private var after = ""
  private var motion = TransitionOptions()
  private var fonts = FontSourceOptions()
  private var output = OutputOptions()
  private var animation = AnimationOptions()

  var options: [CommandOption<TransitionCommand>] {
    [.documentOrTree("before") { $0.before = $1 }, .documentOrTree("after") { $0.after = $1 }]
      + group("Motion", TransitionOptions.options) { try $1(&$0.motion) }
      + group("Fonts", FontSourceOptions.options) { try $1(&$0.fonts) }
      + group("Output", OutputOptions.options) { try $1(&$0.output) }
      + group("Output", AnimationOptions.options) { try $1(&$0.animation) }
  }

  func validate() throws {
    if before == "-", after == "-" {
      throw ToolError(.usage, "<before> and <after> cannot both be standard input")
    }
    if output.givenFormat == .html {
      throw ToolError(.usage, "--format html shows one layout; use --format svg --animate")
    }
    try output.validate()
    try animation.check(output)
    try motion.check(output, moves: animation.moves(in: output))
  }

  func run() throws {
    let budget = Budget(try output.limits())
    let fonts = try fonts.measurer()
    let settings = try motion.settings(fonts: fonts)
    let old = try Input(before).drawnTree(within: budget, fonts: fonts)
    let source = Input(after)
    let new = try source.drawnTree(within: budget, fonts: fonts, drawing: old.measurer)
    let transition = LayoutTransition(from: old.tree, to: new.tree, settings: settings)
    let rendering = RenderingOptions(
      scale: motion.scale,
      images: FileImages(directory: source.directory, report: PictureReport()),
      measurer: new.measurer)
    if animation.moves(in: output) {
      let moving = try within(budget) {
        transition.animation(
          fps: motion.fps ?? 60, repetition: animation.repetition ?? .once)
      }
      try output.write(moving, as: rendering, within: budget, from: source)
    } else if motion.at == nil, output.writesJSON {
      try writeFrames(of: transition, within: budget)
    } else {
      let tree = transition.tree(at: motion.at ?? .infinity)
      try output.write(DocumentLayout(tree), as: rendering, within: budget, from: source)
    }
  }

  /// `{"version": 1, "type": "transition", "duration": 0.63, "keyframes": [{"time": 0, "tree": {…}}, …]}`
  private func writeFrames(
    of transition: LayoutTransition, within budget: Budget
  ) throws(ToolError) {
    let count =
      motion.frames ?? transition.settlingTime.frameCount(fps: motion.fps ?? 60)
    let form: LayoutTree.Form = output.givenFormat == .nodes ? .nodes : .nested
    let bytes: [UInt8] = try within(budget) {
      .writing(pretty: !output.compact) { json in
        transition.write(frames: count, to: &json) { tree, json in
          output.prepared(tree).write(form: form, to: &json)
        }
      }
    }
    try output.write(bytes)
  }

  private func within<Result>(
    _ budget: Budget, _ work: () -> Result
  ) throws(ToolError) -> Result {
    do {
      return try budget.run(work)
    } catch {
      throw ToolError(unavailable: error) ?? ToolError(.badDocument, "\(after): $: \(error)")
    }
  }
}

extension [UInt8] {
  /// One JSON object and a line feed.
  fileprivate static func writing(
    pretty: Bool, _ body: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var json = JSONWriter(pretty: pretty)
    body(&json)
    guard Budget.allows(bytes: json.count) else { return [] }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension LayoutTransition {
  fileprivate func write(
    frames count: Int, to json: inout JSONWriter,
    tree write: (LayoutTree, inout JSONWriter) -> Void
  ) {
    json.object { json in
      json.member("version", integer: 1)
      json.member("type", string: "transition")
      json.key("duration")
      json.number(settlingTime, decimals: 4)
      json.key("keyframes")
      json.array { json in
        for time in settlingTime > 0 ? settlingTime.times(count: count) : [0]
        where Budget.allows(bytes: json.count) {
          let tree = tree(at: time)
          guard Budget.spend(tree.count, of: .nodes) else { break }
          json.object { json in
            json.key("time")
            json.number(time, decimals: 4)
            json.key("tree")
            write(tree, &json)
          }
        }
      }
    }
  }
}
