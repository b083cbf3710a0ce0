import ArgumentParser

/// `layout shape`
struct ShapeCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "shape",
    abstract: "Lays out a shape: a polygon, a star, a leaf, or any path.",
    discussion: .help(
      """
      EXAMPLES:
        layout shape --shape star --points 7 --width 200 --fill teal --output star.png
        layout shape star.json --output star.svg
        layout shape star.json --inner-ratio 0.3 --format tree
      """))

  @OptionGroup(title: "Shape") var own: ShapeOptions
  @Argument(help: .document, completion: .jsonFile) var file: String?
  @OptionGroup(title: "Container") var name: NameOptions
  @OptionGroup(title: "Container") var container: ContainerOptions
  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Output") var animation: AnimationOptions

  static let rows: [OptionRow<Self>] = [.argument { try $1(&$0._file) }]
  static let groups: [OptionGroupRow<Self>] = [
    .group { try $1(&$0._own) }, .group { try $1(&$0._name) }, .group { try $1(&$0._container) },
    .group { try $1(&$0._sources) }, .group { try $1(&$0._output) },
    .group { try $1(&$0._animation) },
  ]

  func validate() throws { try animation.check(output) }

  /// Lays the shape out; `--shape` alone describes one.
  func run() throws {
    try layOut(
      as: "shape", own.members, standsAlone: own.shape != nil, animation: animation)
  }
}

/// Options of shapes, which mirror the keys of documents; each shape has a few of them.
struct ShapeOptions: OptionTable {
  @Option(
    help: "Which shape: \(ShapeOptions.shapes.joined(separator: ", ")).",
    completion: .list(ShapeOptions.shapes))
  var shape: String?
  @Option(
    parsing: .unconditional,
    help: "How many sides a polygon has, or how many circles surround one in a flower of life.")
  var sides: OptionValue?
  @Option(parsing: .unconditional, help: "How many points a star has.")
  var points: OptionValue?
  @Option(
    parsing: .unconditional,
    help: "The radius of a star's inner points relative to its outer ones: 0 to 1.")
  var innerRatio: OptionValue?
  @Option(
    parsing: .unconditional,
    help: "The x coordinate of a leaf's control point, from the left: 0 to 1.")
  var unitX: OptionValue?
  @Option(
    parsing: .unconditional,
    help: "The y coordinate of a leaf's control point, from the bottom: 0 to 1.")
  var unitY: OptionValue?
  @Option(parsing: .unconditional, help: "How many pairs of leaves.")
  var pairs: OptionValue?
  @Option(parsing: .unconditional, help: "How many rings of circles a flower has.")
  var levels: OptionValue?
  @Option(
    parsing: .unconditional, help: "The start of an arc, in degrees, or of a line, as a unit point."
  )
  var from: OptionValue?
  @Option(
    parsing: .unconditional, help: "The end of an arc, in degrees, or of a line, as a unit point.")
  var to: OptionValue?
  @Option(
    parsing: .unconditional, help: "How an arc is closed: open, chord or pie.",
    completion: .list(["open", "chord", "pie"]))
  var closure: OptionValue?
  @Option(help: "SVG path data.")
  var path: String?
  @Option(
    parsing: .unconditional,
    help: "How a path fills its frame: scaleDown, fit, fill, stretch or none.",
    completion: .list(["scaleDown", "fit", "fill", "stretch", "none"]))
  var fit: OptionValue?
  @Option(
    parsing: .unconditional, help: "What is inside: nonZero or evenOdd.",
    completion: .list(["nonZero", "evenOdd"]))
  var fillRule: OptionValue?
  @Option(
    parsing: .unconditional, help: "The stroke: a colour, or an object such as '{\"width\": 2}'.")
  var stroke: OptionValue?
  @Option(
    parsing: .unconditional, help: "The unit point that transforms leave fixed, such as center.")
  var transformOrigin: OptionValue?
  @Option(parsing: .unconditional, help: "The opacity: 0 to 1.")
  var opacity: OptionValue?
  @Option(parsing: .unconditional, help: "The time that is drawn, in seconds.")
  var at: OptionValue?

  private static let shapes = [
    "polygon", "star", "leaf", "oppositeLeaves", "flowerOfLife", "circle", "ellipse", "capsule",
    "roundedRect", "arc", "line", "path",
  ]

  static let rows: [OptionRow<Self>] = [
    .text("shape") { try $1(&$0._shape) },
    .json("sides") { try $1(&$0._sides) },
    .json("points") { try $1(&$0._points) },
    .json("innerRatio") { try $1(&$0._innerRatio) },
    .json("unitX") { try $1(&$0._unitX) },
    .json("unitY") { try $1(&$0._unitY) },
    .json("pairs") { try $1(&$0._pairs) },
    .json("levels") { try $1(&$0._levels) },
    .json("from") { try $1(&$0._from) },
    .json("to") { try $1(&$0._to) },
    .json("closure") { try $1(&$0._closure) },
    .text("path") { try $1(&$0._path) },
    .json("fit") { try $1(&$0._fit) },
    .json("fillRule") { try $1(&$0._fillRule) },
    .json("stroke") { try $1(&$0._stroke) },
    .json("transformOrigin") { try $1(&$0._transformOrigin) },
    .json("opacity") { try $1(&$0._opacity) },
    .json("at") { try $1(&$0._at) },
  ]
}
