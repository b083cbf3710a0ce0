import PickerControlBase
import PickerGeometry
import PickerJSON
import PickerLimits

extension Figure {
  /// The keys of a figure, in addition to the parameters of its shape.
  static let fields = DocumentFields<Figure>(
    [Field("transform") { $0.transform = $1 }.written { $0.transform }.doc(transformSentence)],
    common, [repetition(Repetition.fields)])

  /// The keys of a figure in a drawing, where translations may be percentages.
  static let drawingFields = DocumentFields<Figure>(
    [.drawingTransform { $0.transform = $1 }.written { $0.transform }.doc(transformSentence)],
    common, [repetition(Repetition.drawingFields)])

  private static let transformSentence =
    "The transform: steps in order, such as '[{\"rotate\": 45}]', or six numbers; default: none."

  private static func repetition(
    _ fields: DocumentFields<Repetition>
  ) -> DocumentField<Figure> {
    .object("repeat", fields) { $1(&$0.repetition) }.doc(
      "Copies of the shape, such as '{\"count\": 8, \"transform\": [{\"rotate\": 45}]}'; default: none."
    )
  }

  private static let common: [DocumentField<Figure>] = [
    Field("transformOrigin") { $0.transformOrigin = $1 }.written { $0.transformOrigin }.doc(
      "The unit point that transforms leave fixed, such as topLeading; default: center."),
    .fills("fill") { $0.fills = $1 }.written { $0.fills.map(FillList.init) }.doc(
      "The fill of the shape: a colour such as teal or #1A2B3C, a gradient, or a list of these; default: black, or none with a stroke."
    ),
    Field("stroke") { $0.stroke = $1 }.written { $0.stroke }.doc(
      "The stroke: a colour, or an object such as '{\"width\": 2}'; default: none."),
    Field("shadow") { $0.shadow = $1 }.written { $0.shadow }.doc(
      "The shadow, such as '{\"color\": \"gray\", \"radius\": 2}'; default: none."),
    Field("opacity", .number(in: 0...1)) { $0.opacity = $1 }.written { $0.opacity }.doc(
      "The opacity of the shape; default: 1."),
    Field("fillRule") { $0.fillRule = $1 }.written { $0.fillRule }.doc(
      "The fill rule for a path that crosses itself; default: nonZero."),
  ]

  /// Sets the shape, and checks the total size and extent of its copies.
  mutating func setShape(_ shape: AnyShape, _ source: DocumentSource) throws(JSONError) {
    self.shape = shape
    if fills == nil, stroke == nil, let color = source.scope.style?.foreground {
      fills = [.color(color)]
    }
    let elements = shape.path(in: Rect(x: 0, y: 0, width: 1, height: 1)).elements.count
    let key = repetition.count > 1 ? "repeat.count" : "shape"
    try source.spend(elements * repetition.count, of: .pathElements, at: key)
    try source.spend(1 + (repetition.isMerged ? 0 : repetition.count), of: .nodes, at: key)
    guard repetition.count > 1 else { return }
    guard !(repetition.isMerged && repetition.scalesStroke) else {
      throw source.error(at: "repeat.scalesStroke", "must be false: merged copies have one stroke")
    }
    guard repetition.isBounded else {
      throw source.error(
        at: "repeat.transform", "the last copy is farther away than 1000000000")
    }
  }
}

extension Repetition {
  fileprivate static let fields = DocumentFields<Repetition>(
    counts,
    [Field("transform") { $0.transform = $1 }.written { $0.transform }.doc(transformSentence)],
    strokes)

  fileprivate static let drawingFields = DocumentFields<Repetition>(layerFields.all, strokes)

  /// The keys of the copies of a layer, which are not merged, and whose strokes are always scaled.
  static let layerFields = DocumentFields<Repetition>(
    counts,
    [.drawingTransform { $0.transform = $1 }.written { $0.transform }.doc(transformSentence)])

  private static let transformSentence =
    "The transform from each copy to the next, such as '[{\"rotate\": 45}]'."

  private static let counts: [DocumentField<Repetition>] = [
    Field("count", .count(in: countRange)) { $0.count = $1 }.written { $0.count }.doc(
      "The number of copies, including the original; default: 1.")
  ]

  private static let strokes: [DocumentField<Repetition>] = [
    Field("scalesStroke") { $0.scalesStroke = $1 }.written { $0.scalesStroke }.doc(
      "Whether the transform also scales the width of the stroke from copy to copy; default: false."
    ),
    Field("merged") { $0.isMerged = $1 }.written { $0.isMerged }.doc(
      "Whether the copies are merged into one outline, to which fill and fillRule apply; default: false."
    ),
  ]
}

extension Repetition {
  /// Whether the last copy is near enough to be drawn without loss of precision.
  var isBounded: Bool {
    var last = AffineTransform.identity
    for _ in 1..<max(2, count) { last = last.concatenating(transform) }
    return last.isBounded
  }
}
