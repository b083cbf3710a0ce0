import PickerColor
import PickerGeometry
import PickerJSON
import PickerLimits

extension Artwork: ScopedReadable, JSONWritable {
  /// Reads an object with `path` and the keys of a layer, with `layers`, or with `href`.
  ///
  /// - Throws: `$.icons.star: must have one of path, layers and href`
  package init(reading json: JSONValue, _ budget: Budget) throws(JSONError) {
    var draft = ArtworkDraft()
    try ArtworkDraft.fields.read(try json.object(), into: &draft, budget)
    self = try draft.artwork(json)
  }

  /// One layer is written with the keys of the artwork itself.
  package func write(to json: inout JSONWriter) {
    json.object(inline: true) { ArtworkDraft.fields.write(ArtworkDraft(self), to: &$0) }
  }

  package static var schema: JSONSchema { .shared("artwork") { ArtworkDraft.fields.schema } }

  package static var writtenSchema: JSONSchema {
    .shared("treeArtwork") { ArtworkDraft.fields.writtenSchema }
  }
}

extension IconReference {
  /// Written as members of the node that shows the icon.
  static let fields = ValueFields<IconReference>([
    Field("name", { $0.name }) { $0.name = $1 },
    Field("mirrored", unless: false, { $0.isMirrored }) { $0.isMirrored = $1 },
  ])
}

/// Artwork while it is read or written.
private struct ArtworkDraft: Sendable {
  var viewBox = Artwork.grid
  var isMirrored = false
  var href: String?
  var layers: [LayerDraft]?
  /// The only layer, whose keys are next to the keys of the artwork.
  var single: LayerDraft?

  init() {}

  init(_ artwork: Artwork) {
    (viewBox, isMirrored) = (artwork.viewBox, artwork.isMirrored)
    switch artwork.content {
    case .picture(let href): self.href = href
    case .layers(let layers) where layers.count == 1: single = LayerDraft(layers[0])
    case .layers(let layers): self.layers = layers.map { LayerDraft($0) }
    }
  }

  static let fields = Fields<ArtworkDraft, Budget>(
    LayerDraft.fields.within({ $0.single }) {
      $1(&$0.single[default: LayerDraft()])
    },
    [
      .layers,
      Field("href", ifAny: { $0.href }) { $0.href = $1 }.doc(
        "A picture instead of a path: a file relative to the document, or a data: URI."),
      Field("viewBox", .viewBox, unless: Artwork.grid, { $0.viewBox }) { $0.viewBox = $1 }.doc(
        "The rectangle of the artwork that fills the icon's box, [x, y, width, height]; default: [0, 0, 24, 24], or the file's."
      ),
      Field("mirrored", unless: false, { $0.isMirrored }) { $0.isMirrored = $1 }.doc(
        "Whether the icon is mirrored in right-to-left lines; default: false."),
    ])

  /// The drawing, from a draft of complete artwork.
  var content: Artwork.Content {
    if let href { return .picture(href: href) }
    return .layers((layers ?? single.map { [$0] } ?? []).map { $0.layer })
  }

  func artwork(_ json: JSONValue) throws(JSONError) -> Artwork {
    let count = [href != nil, layers != nil, single != nil].count { $0 }
    guard count == 1 else { throw json.error("must have one of path, layers and href") }
    if let single, single.path == nil { throw json.missing("path") }
    return Artwork(content, viewBox: viewBox, isMirrored: isMirrored)
  }
}

/// A layer while it is read or written.
private struct LayerDraft: Sendable {
  var path: Path?
  var fillRule = FillRule.nonZero
  var line: Artwork.Line?
  var color: Color?
  var opacity = 1.0

  init() {}

  init(_ layer: Artwork.Layer) {
    (path, fillRule, line) = (layer.path, layer.fillRule, layer.line)
    (color, opacity) = (layer.color, layer.opacity)
  }

  var layer: Artwork.Layer {
    Artwork.Layer(
      path: path ?? Path(), fillRule: fillRule, line: line, color: color, opacity: opacity)
  }

  static let fields = Fields<LayerDraft, Budget>([
    .path,
    Field("fillRule", unless: .nonZero, { $0.fillRule }) { $0.fillRule = $1 }.doc(
      "The fill rule for a path that crosses itself; default: nonZero."),
    Field("stroke", .line, ifAny: { $0.line }) { $0.line = $1 }.doc(
      "The width of the line along the path, or an object of width, cap and join; default: the path is filled."
    ),
    Field("color", ifAny: { $0.color }) { $0.color = $1 }.doc(
      "The colour; default: the label's."),
    Field("opacity", .number(in: 0...1), unless: 1, { $0.opacity }) { $0.opacity = $1 }.doc(
      "The opacity, 0 to 1; default: 1."),
  ])
}

extension Field<LayerDraft, Budget> {
  /// The path, whose elements count against the budget.
  fileprivate static var path: Field {
    let written = Field<LayerDraft, Budget>("path", ifAny: { $0.path }) { $0.path = $1 }
    return Field("path", schema: Path.schema, output: written.output) {
      (json, layer, budget) throws(JSONError) in
      let path = try Path(reading: json)
      try budget.spend(path.elements.count, of: .pathElements, at: json)
      layer.path = path
    }.doc("The path, in SVG syntax.")
  }
}

extension Field<ArtworkDraft, Budget> {
  /// The layers, in paint order.
  fileprivate static var layers: Field {
    let output = FieldOutput<ArtworkDraft>(
      schema: .list(of: LayerDraft.fields.writtenSchema), isRequired: false,
      write: { draft, json in
        guard let layers = draft.layers else { return }
        json.key("layers")
        json.array(inline: true) { json in
          for layer in layers {
            json.object(inline: true) { LayerDraft.fields.write(layer, to: &$0) }
          }
        }
      })
    return Field(
      "layers", schema: .list(of: LayerDraft.fields.schema(requiring: ["path"])), output: output
    ) {
      (json, draft, budget) throws(JSONError) in
      draft.layers = try json.elements { (json) throws(JSONError) in
        var layer = LayerDraft()
        try LayerDraft.fields.read(try json.object(), into: &layer, budget)
        if layer.path == nil { throw json.missing("path") }
        return layer
      }
    }.doc("The layers in paint order, instead of one path.")
  }
}

extension JSONCodec<Artwork.Line> {
  /// The width of a line with round caps and joins, or an object with `width`, `cap` and `join`.
  fileprivate static var line: JSONCodec {
    JSONCodec(
      schema: .anyOf([.length(), Artwork.Line.fields.schema(requiring: ["width"])]),
      read: { (json) throws(JSONError) in
        var line = Artwork.Line(width: 0)
        if json.kind == .object {
          try Artwork.Line.fields.read(try json.object(), into: &line)
        } else {
          line.width = try json.length()
        }
        return line
      },
      write: { line, json in
        if line.cap == .round, line.join == .round { return json.length(line.width) }
        json.object(inline: true) { Artwork.Line.fields.write(line, to: &$0) }
      })
  }
}

extension Artwork.Line {
  fileprivate static let fields = ValueFields<Artwork.Line>([
    Field("width", .length, { $0.width }) { $0.width = $1 }.doc(
      "The width of the line, in units of the view box."
    ).required,
    Field("cap", unless: .round, { $0.cap }) { $0.cap = $1 }.doc(
      "The shape of the ends of the line; default: round."),
    Field("join", unless: .round, { $0.join }) { $0.join = $1 }.doc(
      "The shape of the corners of the line; default: round."),
  ])
}

extension JSONCodec<Rect> {
  /// `[x, y, width, height]`, wider and higher than 0.
  fileprivate static var viewBox: JSONCodec {
    JSONCodec(
      schema: .tuple([.coordinate, .coordinate, .positiveLength, .positiveLength]),
      read: { (json) throws(JSONError) in
        let numbers = try json.list(
          of: .length(in: -maximumLength...maximumLength), count: 4...4)
        guard numbers[2] > 0, numbers[3] > 0 else {
          throw json.error("must be more than 0 wide and high")
        }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      },
      write: { box, json in
        json.array(inline: true) { json in
          for number in [box.x, box.y, box.width, box.height] { json.length(number) }
        }
      })
  }
}

extension JSONSchema {
  fileprivate static var coordinate: JSONSchema { .number(in: -maximumLength...maximumLength) }
}
