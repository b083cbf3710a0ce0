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

  static let rows: [OptionRow<Self>] = [.argument(\._file)]
  static let groups: [OptionGroupRow<Self>] = [
    .group(\._own), .group(\._name), .group(\._container), .group(\._sources), .group(\._output),
  ]

  /// Lays the shape out; `--shape` alone describes one.
  func run() throws {
    try layOut(as: "shape", own.members, standsAlone: own.shape != nil)
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
  @Option(parsing: .unconditional, help: "The x coordinate of a leaf's control point: 0 to 1.")
  var unitX: OptionValue?
  @Option(parsing: .unconditional, help: "The y coordinate of a leaf's control point: 0 to 1.")
  var unitY: OptionValue?
  @Option(parsing: .unconditional, help: "How many pairs of leaves.")
  var pairs: OptionValue?
  @Option(
    parsing: .unconditional, help: "The size of each pair of leaves relative to the one before.")
  var ratio: OptionValue?
  @Option(parsing: .unconditional, help: "By how many degrees pairs of leaves are rotated.")
  var turn: OptionValue?
  @Option(parsing: .unconditional, help: "The distance between pairs of leaves.")
  var spacing: OptionValue?
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
    .text("shape", \._shape),
    .json("sides", \._sides),
    .json("points", \._points),
    .json("innerRatio", \._innerRatio),
    .json("unitX", \._unitX),
    .json("unitY", \._unitY),
    .json("pairs", \._pairs),
    .json("ratio", \._ratio),
    .json("turn", \._turn),
    .json("spacing", \._spacing),
    .json("levels", \._levels),
    .json("from", \._from),
    .json("to", \._to),
    .json("closure", \._closure),
    .text("path", \._path),
    .json("fit", \._fit),
    .json("fillRule", \._fillRule),
    .json("stroke", \._stroke),
    .json("transformOrigin", \._transformOrigin),
    .json("opacity", \._opacity),
    .json("at", \._at),
  ]
}
