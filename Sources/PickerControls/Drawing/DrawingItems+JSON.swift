import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText
import PickerTree

extension DrawingPlace {
  /// The keys of everything that is placed.
  static let fields = Fields<DrawingPlace>([
    Field("at", \.at),
    .number("x", \.offset.x, in: -maximumLength...maximumLength),
    .number("y", \.offset.y, in: -maximumLength...maximumLength),
    Field("anchor", \.anchor),
  ])
}

extension DrawingShape: JSONReadable {
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init(Figure(Circle()))
    let source = DocumentSource(layers: [try json.object()], scope: scope, path: json.path)
    let shape = try source.readShape(DrawingShape.fields, into: &self)
    try figure.take(shape, source)
  }

  static var schema: JSONSchema {
    .shared("drawingShape") { ShapeCatalog.schema(beside: fields) }
  }

  private static let fields = Fields<DrawingShape>(
    [Field("id", \.id)],
    DrawingPlace.fields.within(\.place),
    [.length("width", \.width), .length("height", \.height)],
    Figure.fields.within(\.figure))
}

extension DrawingText: JSONReadable {
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init("")
    try DrawingText.fields.read(try json.object(), into: &self, scope)
    try scope.spend(1, of: .nodes, at: json)
    try scope.spend(glyphsOf: text, at: json)
  }

  static var schema: JSONSchema { fields.schema(requiring: ["text"]) }

  private static let fields = Fields<DrawingText>(
    [Field("id", \.id), Field("text", \.text)],
    DrawingPlace.fields.within(\.place),
    [
      Field("font", \.font),
      .fills("fill", \.fills),
      .length("maxWidth", \.maxWidth),
      .count("maxLines", \.maxLines),
      Field("truncation", \.truncation),
      Field("alignment", \.alignment),
    ])
}

extension DrawingImage: JSONReadable {
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init(href: "")
    try DrawingImage.fields.read(try json.object(), into: &self, scope)
    try scope.spend(1, of: .nodes, at: json)
    guard naturalSize != nil || (width != nil && height != nil) else {
      throw json.error("has no size: give width and height, or naturalSize")
    }
  }

  static var schema: JSONSchema {
    .anyOf([
      fields.schema(requiring: ["href", "naturalSize"]),
      fields.schema(requiring: ["href", "width", "height"]),
    ])
  }

  private static let fields = Fields<DrawingImage>(
    [
      Field("id", \.id),
      Field("href", \.href),
      Field("description", \.description),
      Field("naturalSize", \.naturalSize),
    ],
    DrawingPlace.fields.within(\.place),
    [.length("width", \.width), .length("height", \.height), Field("fit", \.fit)])
}

extension DrawingSymbol: JSONReadable {
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    var parts = SymbolParts()
    try SymbolParts.fields.read(try json.object(), into: &parts, scope)
    guard let item = parts.item else { throw json.missing("symbol") }
    self.init(item, place: parts.place, width: parts.width, height: parts.height)
  }

  static var schema: JSONSchema { SymbolParts.fields.schema(requiring: ["symbol"]) }
}

/// A symbol while it is read.
private struct SymbolParts {
  var item: PanelItem?
  var place = DrawingPlace()
  var width: Double?
  var height: Double?

  static let fields = Fields<SymbolParts>(
    [
      Field("symbol", schema: ControlCatalog.schema) { (json, parts, scope) throws(JSONError) in
        parts.item = try PanelItem(document: json, scope)
      }
    ],
    DrawingPlace.fields.within(\.place),
    [.length("width", \.width), .length("height", \.height)])
}

extension Size: JSONReadable {
  /// An object with `width` and `height`.
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init(width: 0, height: 0)
    try Size.fields.read(try json.object(), into: &self, scope)
    guard width > 0 else { throw json.missing("width") }
    guard height > 0 else { throw json.missing("height") }
  }

  static var schema: JSONSchema { fields.schema(requiring: ["width", "height"]) }

  private static let fields = Fields<Size>([
    .positiveLength("width", \.width), .positiveLength("height", \.height),
  ])
}
