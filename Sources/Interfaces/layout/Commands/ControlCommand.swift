import PickerLayout
import PickerOutput

/// A command that lays out one control, whose options are keys of documents: `layout flow`.
struct ControlCommand: CommandWithKeys {
  let page: CommandPage
  private var control: ControlOptions
  /// The key without which the options describe no control; nil: any key is enough.
  private let essential: String?
  /// The suggested command if there is no document; nil: only documents describe such a control.
  private let example: String?

  /// - Parameters:
  ///   - type: The type of the control; nil: the document's.
  ///   - moves: Whether its pictures can move.
  init(
    type: String?, _ abstract: String, moves: Bool = false, example: String? = nil,
    essential: String? = nil, _ examples: [String]
  ) {
    page = CommandPage(
      name: type?.kebabCased ?? "document", abstract: abstract, examples: examples)
    control = ControlOptions(type: type, moves: moves)
    self.example = example
    self.essential = essential
  }

  func options(withKeys: Bool) -> [CommandOption<ControlCommand>] {
    control.options(withKeys: withKeys) { try $1(&$0.control) }
  }

  func validate() throws { try control.validate() }

  func run() throws {
    let given = control.keys.given
    let standsAlone = essential.map { given[$0] != nil } ?? (example != nil && !given.isEmpty)
    try control.run(standsAlone: standsAlone, example: example.map { "layout \($0)" }).run()
  }
}

// The commands without anything of their own.
extension ControlCommand {
  static var flow: ControlCommand {
    ControlCommand(
      type: "flow", "Lays out boxes and controls like a CSS flex container.", essential: "items",
      [
        "layout flow Examples/flow/columns.json --width 200",
        #"layout flow --wrap wrap --items '[{"width": 50, "height": 20}]'"#,
      ])
  }

  static var chromaTouch: ControlCommand {
    ControlCommand(
      type: "chromaTouch",
      "Lays out a swatch that picks a colour by the position and force of a touch.",
      example: "chroma-touch --value teal",
      [
        "layout chroma-touch --value teal --width 320 --height 480",
        #"layout chroma-touch --touches '[{"x": 80, "y": 200, "force": 1}]'"#,
      ])
  }

  static var shape: ControlCommand {
    ControlCommand(
      type: "shape", "Lays out a shape: a polygon, a star, a leaf, or any path.", moves: true,
      essential: "shape",
      [
        "layout shape --shape star --points 7 --width 200 --fill teal --output star.png",
        "layout shape Examples/shape/star-linear.json --output star.svg",
        "layout shape Examples/shape/gradient-in-time.json --animate -o moving.svg",
      ])
  }

  static var drawing: ControlCommand {
    ControlCommand(
      type: "drawing", "Lays out layers of shapes, texts, pictures and other documents.",
      moves: true, essential: "layers",
      [
        "layout drawing Examples/drawing/caption.json --output caption.svg",
        "layout drawing - --width 200 < Examples/drawing/caption.json",
      ])
  }

  static var stack: ControlCommand {
    ControlCommand(
      type: "stack", "Lays out a panel: controls in a row or column, each with a title.",
      essential: "items",
      [
        "layout stack Examples/stack/filters.json --width 340",
        "layout stack Examples/stack/filters.json --theme ios --output filters.svg",
      ])
  }

  static var grid: ControlCommand {
    ControlCommand(
      type: "grid", "Lays out controls in columns of equal width.", essential: "items",
      [
        "layout grid Examples/grid/controls.json --width 520",
        "layout grid - --format tree < Examples/grid/controls.json",
      ])
  }

  static var document: ControlCommand {
    ControlCommand(
      type: nil, "Lays out a document of any type.", moves: true, essential: "type",
      [
        "layout document Examples/chips/food.json",
        "layout document - --format svg < Examples/chips/food.json > food.svg",
      ])
  }
}
