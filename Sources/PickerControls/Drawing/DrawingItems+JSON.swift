import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText
import PickerTree

extension DrawingPlace {
  /// The keys of all placed items.
  static let fields = DocumentFields<DrawingPlace>([
    Field("at") { $0.at = $1 },
    Field("x", .number(in: -maximumLength...maximumLength)) { $0.offset.x = $1 },
    Field("y", .number(in: -maximumLength...maximumLength)) { $0.offset.y = $1 },
    Field("anchor") { $0.anchor = $1 },
  ])
}

extension DrawingShape: ScopedReadable {
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init(Figure(Circle()))
    let source = DocumentSource(layers: [try json.object()], scope: scope, path: json.path)
    let shape = try source.readShape(DrawingShape.fields, into: &self)
    try figure.setShape(shape, source)
  }

  package static var schema: JSONSchema {
    .shared("drawingShape") { ShapeCatalog.schema(beside: fields) }
  }

  private static let fields = DocumentFields<DrawingShape>(
    [Field("id") { $0.id = $1 }],
    DrawingPlace.fields.within { $1(&$0.place) },
    [Field("width", .length) { $0.width = $1 }, Field("height", .length) { $0.height = $1 }],
    Figure.fields.within { $1(&$0.figure) })
}

extension DrawingText: ScopedReadable {
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init("")
    if let color = scope.style?.foreground { fills = [.color(color)] }
    try DrawingText.fields.read(try json.object(), into: &self, scope)
    try scope.spend(1, of: .nodes, at: json)
    try scope.spend(glyphsOf: text, at: json)
  }

  package static var schema: JSONSchema { fields.schema(requiring: ["text"]) }

  private static let fields = DocumentFields<DrawingText>(
    [Field("id") { $0.id = $1 }, Field("text") { $0.text = $1 }],
    DrawingPlace.fields.within { $1(&$0.place) },
    [
      Field("font") { $0.font = $1 },
      .fills("fill") { $0.fills = $1 },
      Field("opacity", .number(in: 0...1)) { $0.opacity = $1 },
      Field("shadow") { $0.shadow = $1 },
      Field("maxWidth", .length) { $0.maxWidth = $1 },
      Field("maxLines", .count()) { $0.maxLines = $1 },
      Field("truncation") { $0.truncation = $1 },
      Field("hyphens") { $0.hyphens = $1 },
      Field("alignment") { $0.alignment = $1 },
    ])
}

extension DrawingImage: ScopedReadable {
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init(href: "")
    try DrawingImage.fields.read(try json.object(), into: &self, scope)
    try scope.spend(1, of: .nodes, at: json)
    try scope.checkBudget(at: json)
    let picture = try PictureSize(href, loads: loads, in: scope, at: json)
    problem = picture.problem
    if naturalSize != nil || (width != nil && height != nil) { return }
    guard let natural = picture.natural else {
      throw json.error("has no size: give width and height, or naturalSize")
    }
    naturalSize = natural
  }

  package static var schema: JSONSchema {
    fields.schema(requiring: ["href"])
  }

  private static let fields = DocumentFields<DrawingImage>(
    [
      Field("id") { $0.id = $1 },
      Field("href") { $0.href = $1 },
      Field("description") { $0.description = $1 },
      Field("load") { $0.loads = $1 },
      Field("naturalSize", .positive) { $0.naturalSize = $1 },
    ],
    DrawingPlace.fields.within { $1(&$0.place) },
    [
      Field("width", .length) { $0.width = $1 }, Field("height", .length) { $0.height = $1 },
      Field("fit") { $0.fit = $1 },
    ])
}

extension DrawingSymbol: ScopedReadable {
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    var parts = SymbolParts()
    try SymbolParts.fields.read(try json.object(), into: &parts, scope)
    guard let item = parts.item else { throw json.missing("symbol") }
    self.init(item, place: parts.place, width: parts.width, height: parts.height)
  }

  package static var schema: JSONSchema { SymbolParts.fields.schema(requiring: ["symbol"]) }
}

/// A symbol while it is read.
private struct SymbolParts {
  var item: PanelItem?
  var place = DrawingPlace()
  var width: Double?
  var height: Double?

  static let fields = DocumentFields<SymbolParts>(
    [
      Field("symbol", schema: ControlCatalog.embeddedSchema) {
        (json, parts, scope) throws(JSONError) in
        parts.item = try PanelItem(document: json, scope)
      }
    ],
    DrawingPlace.fields.within { $1(&$0.place) },
    [Field("width", .length) { $0.width = $1 }, Field("height", .length) { $0.height = $1 }])
}

extension JSONCodec<Size> {
  /// An object with `width` and `height`, both greater than 0.
  fileprivate static var positive: JSONCodec {
    let fields = ValueFields<Size>([
      Field("width", .positiveLength) { $0.width = $1 }.required,
      Field("height", .positiveLength) { $0.height = $1 }.required,
    ])
    return JSONCodec(
      schema: fields.schema,
      read: { (json) throws(JSONError) in
        var size = Size.zero
        try fields.read(try json.object(), into: &size)
        return size
      }, write: { $0.write(to: &$1) })
  }
}
