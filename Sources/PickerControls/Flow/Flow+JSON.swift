import PickerGeometry
import PickerJSON
import PickerLimits
import PickerSolver

extension Flow {
  /// The control that a document describes.
  public init(reading source: DocumentSource) throws(JSONError) {
    self.init()
    try source.read(Flow.fields, into: &self)
    try checkIdentities(of: ids.map(NamedBox.init), at: "\(source.path).items")
  }

  /// The keys of such a document, and what each may be.
  public static var schema: JSONSchema { fields.schema }

  static let fields = Fields<Flow>(
    Container.fields.within(\.container),
    [
      Field("axis", \.flow.axis),
      Field("wrap", \.flow.wrap),
      Field("reversed", \.flow.reversed),
      .length("minWidth", \.flow.minWidth),
      .length("maxWidth", \.flow.maxWidth),
      .length("minHeight", \.flow.minHeight),
      .length("maxHeight", \.flow.maxHeight),
      Field("spacing", schema: FlowContainer.spacingSchema) {
        (json, flow, scope) throws(JSONError) in
        try flow.flow.readSpacing(json, scope)
      },
      Field("justify", \.flow.justify),
      Field("justifyLastLine", \.flow.justifyLastLine),
      Field("align", \.flow.align),
      Field("alignLines", \.flow.alignLines),
      .count("maxLines", \.flow.maxLines),
      .count("maxItemsPerLine", \.flow.maxItemsPerLine),
      Field("items", schema: .list(of: NamedBox.fields.schema)) {
        (json, flow, scope) throws(JSONError) in
        try flow.readItems(json, scope)
      },
    ])

  private mutating func readItems(_ json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    let array = try json.array()
    items = []
    ids = []
    items.reserveCapacity(array.count)
    ids.reserveCapacity(array.count)
    for element in array {
      var box = NamedBox(id: nil)
      try NamedBox.fields.read(try element.object(), into: &box, scope)
      try scope.spend(1, of: .nodes, at: element)
      items.append(box.item)
      ids.append(box.id)
    }
  }
}

/// One of the boxes of a flow while it is read.
private struct NamedBox: NamedItem {
  var id: String?
  var item = FlowItem()
  var text: String { "" }

  init(id: String?) {
    self.id = id
  }

  static let fields = Fields<NamedBox>([
    Field("id", \.id),
    .length("width", \.item.width),
    .length("height", \.item.height),
    .length("minWidth", \.item.minWidth),
    .length("maxWidth", \.item.maxWidth),
    .length("minHeight", \.item.minHeight),
    .length("maxHeight", \.item.maxHeight),
    Field("margin", schema: Insets.schema(atLeast: -maximumLength)) {
      (json, box, scope) throws(JSONError) in
      box.item.margin = try Insets(reading: json, atLeast: -maximumLength, scope)
    },
    .number("grow", \.item.grow, in: 0...maximumLength),
    .number("shrink", \.item.shrink, in: 0...maximumLength),
    .length("basis", \.item.basis),
    Field("align", \.item.align),
    .length("baseline", \.item.baseline),
    Field("breakBefore", \.item.breakBefore),
    Field("breakAfter", \.item.breakAfter),
  ])
}

extension FlowContainer {
  /// One number for both, or an object with either.
  fileprivate mutating func readSpacing(
    _ json: JSONValue, _ scope: ReadingScope
  ) throws(JSONError) {
    switch json.kind {
    case .number:
      itemSpacing = try json.length()
      lineSpacing = itemSpacing
    case .object: try FlowContainer.spacingFields.read(try json.object(), into: &self, scope)
    default: throw json.unexpected("a number or an object with item and line")
    }
  }

  private static let spacingFields = Fields<FlowContainer>([
    .length("item", \.itemSpacing), .length("line", \.lineSpacing),
  ])

  fileprivate static var spacingSchema: JSONSchema { .anyOf([.length(), spacingFields.schema]) }
}

extension FlowWrap: JSONReadable {}
extension FlowJustify: JSONReadable {}
extension FlowAlign: JSONReadable {}
