import ArgumentParser

/// `layout shape`
struct ShapeCommand: ParsableCommand {
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
  @OptionGroup var document: PlainDocumentOptions

  func run() throws {
    try document.run(as: "shape", own.members, standsAlone: own.shape != nil)
  }
}

/// Options of shapes, which mirror the keys of documents; each shape has a few of them.
struct ShapeOptions: ParsableArguments {
  @Option(
    help: "Which shape: \(ShapeOptions.shapes.joined(separator: ", ")).",
    completion: .list(ShapeOptions.shapes))
  var shape: String?
  @Option(
    parsing: .unconditional, help: "How many sides a polygon has, or a flower circles round one.")
  var sides: OptionValue?
  @Option(parsing: .unconditional, help: "How many points a star has.")
  var points: OptionValue?
  @Option(
    parsing: .unconditional,
    help: "Where the inner points of a star are: 0 in the middle, 1 outside.")
  var innerRatio: OptionValue?
  @Option(parsing: .unconditional, help: "How far a leaf's control points lie across: 0 to 1.")
  var unitX: OptionValue?
  @Option(parsing: .unconditional, help: "How far a leaf's control points lie down: 0 to 1.")
  var unitY: OptionValue?
  @Option(parsing: .unconditional, help: "How many pairs of leaves.")
  var pairs: OptionValue?
  @Option(parsing: .unconditional, help: "How large each pair of leaves is beside the one before.")
  var ratio: OptionValue?
  @Option(parsing: .unconditional, help: "By how many degrees pairs of leaves are turned.")
  var turn: OptionValue?
  @Option(parsing: .unconditional, help: "How far pairs of leaves are apart.")
  var spacing: OptionValue?
  @Option(parsing: .unconditional, help: "How many rings of circles a flower has.")
  var levels: OptionValue?
  @Option(
    parsing: .unconditional, help: "Where an arc begins, in degrees, or a line, as a unit point.")
  var from: OptionValue?
  @Option(
    parsing: .unconditional, help: "Where an arc ends, in degrees, or a line, as a unit point.")
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
    parsing: .unconditional, help: "The line: a colour, or an object such as '{\"width\": 2}'.")
  var stroke: OptionValue?
  @Option(
    parsing: .unconditional, help: "The unit point that stays where it is, such as center.")
  var transformOrigin: OptionValue?
  @Option(parsing: .unconditional, help: "How much is seen: 0 to 1.")
  var opacity: OptionValue?
  @Option(parsing: .unconditional, help: "The moment that is drawn, in seconds.")
  var at: OptionValue?

  private static let shapes = [
    "polygon", "star", "leaf", "oppositeLeaves", "flowerOfLife", "circle", "ellipse", "capsule",
    "roundedRect", "arc", "line", "path",
  ]

  var members: [OptionMember] {
    [
      ("shape", shape.map(OptionValue.init(text:))), ("sides", sides), ("points", points),
      ("innerRatio", innerRatio), ("unitX", unitX), ("unitY", unitY), ("pairs", pairs),
      ("ratio", ratio), ("turn", turn), ("spacing", spacing), ("levels", levels), ("from", from),
      ("to", to), ("closure", closure), ("path", path.map(OptionValue.init(text:))), ("fit", fit),
      ("fillRule", fillRule), ("stroke", stroke), ("transformOrigin", transformOrigin),
      ("opacity", opacity), ("at", at),
    ]
  }
}
