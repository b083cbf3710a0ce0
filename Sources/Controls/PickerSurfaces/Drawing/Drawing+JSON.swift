import PickerControlBase
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText
import PickerTree

extension Drawing: WritableControl {
  /// Creates the control that a document describes.
  ///
  /// - Throws: A `JSONError` with the path, what was expected and what was found:
  ///   `$.layers[0].items[1]: must have one of the keys shape, text, href, symbol, items, has none`.
  public init(reading source: DocumentSource) throws(JSONError) {
    let extent = DrawingExtent(nil)
    try self.init(reading: source, in: extent)
    guard let path = extent.percentages.path else { return }
    relative = RelativeDrawing(source)
    if source.path == "$" { source.scope.percentages.record(path) }
  }

  /// - Parameter extent: The size to which percentages refer.
  init(reading source: DocumentSource, in extent: DrawingExtent) throws(JSONError) {
    self.init()
    let shown = try source.resolvingTime().within(extent)
    try shown.read(Drawing.fields, into: &self)
    motion = ControlMotion(of: source, shown.scope.motions)
  }

  package func write(over source: DocumentSource, to json: inout JSONWriter) throws(JSONError) {
    if motion != nil { json.noteRefusal("has gradients with keyframes") }
    if relative != nil { json.noteRefusal("has percentages, which are read again in each size") }
    try source.write(self, over: Drawing(), Drawing.fields, to: &json)
  }

  /// The JSON schema of such a document.
  public static var schema: JSONSchema { fields.schema }

  private static let fields = DocumentFields<Drawing>(
    Container.fields.within { $1(&$0.container) },
    [
      .font("font", { $0.font }) { $0.font = $1 },
      .moment,
      Field("layers", schema: [DrawingLayer].schema) { (json, drawing, scope) throws(JSONError) in
        drawing.layers = try [DrawingLayer](reading: json, scope)
        var names = DrawingNames()
        try names.check(json)
      }.written { key, drawing, _, scope, json in
        guard !drawing.layers.isEmpty else { return }
        json.key(key)
        drawing.layers.write(scope, to: &json)
      }.doc("The layers, such as '[{\"items\": [{\"text\": \"Hi\"}]}]'; default: none."),
    ])
}

extension DrawingLayer: ScopedReadable, ScopedWritable {
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init()
    let copied: [Resource] = [.nodes, .pathElements, .glyphs]
    let before = copied.map { scope.budget.amount(of: $0) }
    try DrawingLayer.fields.read(try json.object(), into: &self, scope)
    try scope.spend(1, of: .nodes, at: json)
    guard repetition.count > 1 else { return }
    try check(repetition, json)
    for (resource, before) in zip(copied, before) {
      let (cost, isTooMuch) = (scope.budget.amount(of: resource) - before)
        .multipliedReportingOverflow(by: repetition.count - 1)
      try scope.spend(isTooMuch ? .max : cost, of: resource, at: json)
    }
  }

  /// Checks that copies contain nothing that is used, and their extent.
  private func check(_ repetition: Repetition, _ json: JSONValue) throws(JSONError) {
    guard !hasParts else {
      throw json.error("must not have repeat: contains documents or draggable layers")
    }
    guard repetition.isBounded else {
      throw JSONError(
        path: "\(json.path).repeat.transform",
        message: "the last copy is farther away than 1000000000")
    }
  }

  /// Whether it contains documents, or layers that can move.
  private var hasParts: Bool {
    items.contains { item in
      switch item {
      case .symbol: true
      case .layer(let layer): layer.isDraggable || layer.dragGroup != nil || layer.hasParts
      case .shape, .text, .image: false
      }
    }
  }

  package func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    json.object { DrawingLayer.fields.writeChanges(of: self, from: DrawingLayer(), scope, to: &$0) }
  }

  package static var schema: JSONSchema { .shared("drawingLayer") { fields.schema } }

  fileprivate static let fields = DocumentFields<DrawingLayer>([
    Field("id") { $0.id = $1 }.written { $0.id }.doc(
      "The id of the layer in the tree; default: none."),
    .drawingTransform { $0.transform = $1 }.written { $0.transform }.doc(
      "The transform of the layer: steps in order, such as '[{\"rotate\": 45}]', or six numbers; default: none."
    ),
    .object("repeat", Repetition.layerFields) { $1(&$0.repetition) }.doc(
      "Copies of the layer, such as '{\"count\": 8, \"transform\": [{\"rotate\": 45}]}'; default: none."
    ),
    Field("transformOrigin") { $0.transformOrigin = $1 }.written { $0.transformOrigin }.doc(
      "The unit point that transforms leave fixed, such as center; default: topLeading."),
    Field("opacity", .number(in: 0...1)) { $0.opacity = $1 }.written { $0.opacity }.doc(
      "The opacity of the layer as a group, 0 to 1; default: 1."),
    Field("blend") { $0.blend = $1 }.written { $0.blend }.doc(
      "How the layer is blended with the content below it; default: normal."),
    Field("clip") { $0.clip = $1 }.written { key, layer, _, scope, json in
      guard let clip = layer.clip else { return }
      json.key(key)
      clip.write(scope, to: &json)
    }.doc(
      "The shape that the layer is clipped to, such as '{\"shape\": \"circle\"}'; default: none."),
    Field("filter") { $0.filters = $1 }.written { $0.filters }.doc(
      "Filters that are applied in order, such as '[{\"blur\": 2}]'; default: none."),
    Field("shadow") { $0.shadow = $1 }.written { $0.shadow }.doc(
      "The shadow of the layer, such as '{\"color\": \"gray\", \"radius\": 2}'; default: none."),
    Field("draggable", schema: .anyOf([.bool, dragFields.schema])) {
      (json, layer, scope) throws(JSONError) in
      layer.isDraggable = true
      guard json.kind == .object else { return layer.isDraggable = try json.bool() }
      try dragFields.read(try json.object(), into: &layer, scope)
    }.written { key, layer, base, scope, json in
      guard layer.isDraggable else { return }
      json.key(key)
      if layer.returnsBelow == nil { return json.bool(true) }
      json.object { dragFields.writeChanges(of: layer, from: base, scope, to: &$0) }
    }.doc(
      "Whether a user can move the layer: true, or an object such as '{\"returnsBelow\": 300}'; default: false."
    ),
    Field("dragGroup") { $0.dragGroup = $1 }.written { $0.dragGroup }.doc(
      "The name of a group of layers: when a user moves a draggable one, all of them move; default: none."
    ),
    Field("items") { $0.items = $1 }.written { key, layer, _, scope, json in
      json.key(key)
      layer.items.write(scope, to: &json)
    }.doc("The contents of the layer, in paint order; default: none."),
  ])
}

extension DrawingLayer {
  private static let dragFields = DocumentFields<DrawingLayer>([
    Field("returnsBelow", .number(in: 0...maximumLength)) { $0.returnsBelow = $1 }.written {
      $0.returnsBelow
    }.doc(
      "The speed in points per second below which a released layer returns to its place; default: it stays."
    )
  ])
}

extension DrawingItem: ScopedWritable {
  package func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    switch self {
    case .shape(let shape): shape.write(scope, to: &json)
    case .text(let text): text.write(scope, to: &json)
    case .image(let image): image.write(scope, to: &json)
    case .symbol(let symbol): symbol.write(scope, to: &json)
    case .layer(let layer): layer.write(scope, to: &json)
    }
  }
}

extension DrawingItem: ScopedReadable {
  /// The keys that determine the kind of an item, which must have exactly one of them.
  private static let kinds = ["shape", "text", "href", "symbol", "items"]

  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
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

  package static var schema: JSONSchema {
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

/// The ids of a drawing, which must be unique.
private struct DrawingNames {
  private var places: [String: JSONValue] = [:]

  /// Checks layers and, recursively, their items.
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
      throw json.error(
        "\(id.quotedInMessage) is already the id of \(first.path.dropLast(".id".count))")
    }
  }
}
