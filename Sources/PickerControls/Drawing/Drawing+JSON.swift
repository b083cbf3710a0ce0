import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText
import PickerTree

extension Drawing {
  /// The control that a document describes.
  public init(reading source: DocumentSource) throws(JSONError) {
    self.init()
    try source.read(Drawing.fields, into: &self)
  }

  /// The keys of such a document, and what each may be.
  public static var schema: JSONSchema { fields.schema }

  private static let fields = Fields<Drawing>(
    Container.fields.within(\.container),
    [
      .font("font", \.font),
      Field("layers", schema: [DrawingLayer].schema) { (json, drawing, scope) throws(JSONError) in
        drawing.layers = try [DrawingLayer](reading: json, scope)
        var names = DrawingNames()
        try names.check(json)
      },
    ])
}

extension DrawingLayer: JSONReadable {
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init()
    try DrawingLayer.fields.read(try json.object(), into: &self, scope)
    try scope.spend(1, of: .nodes, at: json)
  }

  static var schema: JSONSchema { .shared("drawingLayer") { fields.schema } }

  fileprivate static let fields = Fields<DrawingLayer>([
    Field("id", \.id),
    Field("transform", \.transform),
    Field("transformOrigin", \.transformOrigin),
    .number("opacity", \.opacity, in: 0...1),
    Field("blend", \.blend),
    Field("clip", \.clip),
    Field("filter", \.filters),
    Field("items", \.items),
  ])
}

extension DrawingItem: JSONReadable {
  /// What it is, its one key of these says.
  private static let kinds = ["shape", "text", "href", "symbol", "items"]

  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    guard json.kind == .object else { throw json.unexpected("an object, an item of a layer") }
    let object = try json.object()
    let found = DrawingItem.kinds.filter { object[$0].map { !$0.isNull } ?? false }
    guard let kind = found.first, found.count == 1 else {
      let known = DrawingItem.kinds.joined(separator: ", ")
      let have = found.isEmpty ? "none" : found.joined(separator: " and ")
      throw json.error("must have one of the keys \(known), has \(have)")
    }
    switch kind {
    case "shape": self = .shape(try DrawingShape(reading: json, scope))
    case "text": self = .text(try DrawingText(reading: json, scope))
    case "href": self = .image(try DrawingImage(reading: json, scope))
    case "symbol": self = .symbol(try DrawingSymbol(reading: json, scope))
    default: self = .layer(try DrawingLayer(reading: json, scope))
    }
  }

  static var schema: JSONSchema {
    .shared("drawingItem") {
      let known: [(key: String, schema: JSONSchema)] = [
        ("symbol", DrawingSymbol.schema), ("href", DrawingImage.schema),
        ("text", DrawingText.schema), ("shape", DrawingShape.schema),
      ]
      let layer = DrawingLayer.fields.schema(requiring: ["items"])
      return known.reduce(layer) { .having($1.key, $1.schema, otherwise: $0) }
    }
  }
}

extension Filter: JSONReadable {
  /// An object with the one key that names the filter: `{"blur": 2}`.
  init(reading json: JSONValue, _: ReadingScope) throws(JSONError) {
    let names = Filter.Name.allCases.map(\.rawValue)
    let members = Array(try json.object())
    guard let member = members.first, members.count == 1 else {
      throw json.error("must have one key, one of " + names.joined(separator: ", "))
    }
    guard let name = Filter.Name(rawValue: member.key) else {
      throw member.unknownKeyError(known: names)
    }
    self.init(name, try member.value.number(in: name.range))
  }

  static var schema: JSONSchema {
    .anyOf(Name.allCases.map { .object([$0.rawValue: .number(in: $0.range)]) })
  }
}

extension Filter.Name {
  fileprivate var range: ClosedRange<Double> {
    switch self {
    case .hueRotate: -maximumLength...maximumLength
    case .grayscale, .invert, .sepia: 0...1
    case .blur, .brightness, .contrast, .saturate: 0...maximumLength
    }
  }
}

/// The ids of a drawing, each of which may be there once.
private struct DrawingNames {
  private var places: [String: JSONValue] = [:]

  /// Looks at layers, and at the items in them.
  mutating func check(_ json: JSONValue) throws(JSONError) {
    for element in try json.array() {
      let object = try element.object()
      if let id = object["id"], !id.isNull { try add(id) }
      if let items = object["items"], !items.isNull { try check(items) }
    }
  }

  private mutating func add(_ json: JSONValue) throws(JSONError) {
    let id = try json.string()
    if let first = places.updateValue(json, forKey: id) {
      throw json.error("\(id.quotedInMessage) is the id of \(first.path.dropLast(".id".count)) too")
    }
  }
}
