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
    .relativeLength("width", \.item.width, percent: \.item.percentages.width),
    .relativeLength("height", \.item.height, percent: \.item.percentages.height),
    .relativeLength("minWidth", \.item.minWidth, percent: \.item.percentages.minWidth),
    .relativeLength("maxWidth", \.item.maxWidth, percent: \.item.percentages.maxWidth),
    .relativeLength("minHeight", \.item.minHeight, percent: \.item.percentages.minHeight),
    .relativeLength("maxHeight", \.item.maxHeight, percent: \.item.percentages.maxHeight),
    .margins("margin", \.item.margins),
    .number("grow", \.item.grow, in: 0...maximumLength),
    .number("shrink", \.item.shrink, in: 0...maximumLength),
    .relativeLength("basis", \.item.basis, percent: \.item.percentages.basis),
    Field("aspectRatio", schema: .number(in: 0.0001...10_000)) { (json, box, _) throws(JSONError) in
      box.item.aspectRatio = try json.number(in: 0.0001...10_000)
    },
    Field("order", schema: .integer(in: -maximumOrder...maximumOrder)) {
      (json, box, _) throws(JSONError) in
      box.item.order = try json.count(in: -maximumOrder...maximumOrder)
    },
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

/// The greatest order of an item, as in browsers.
private let maximumOrder = 2_147_483_647

extension FlowWrap: JSONReadable {
  /// One of its words; the two of `balance wrapReverse` may stand in any order.
  init(reading json: JSONValue, _: ReadingScope) throws(JSONError) {
    self = try json.word(of: Self.self, synonyms: Self.synonyms)
  }

  static var schema: JSONSchema { .words(of: Self.self, synonyms: synonyms) }

  private static let synonyms: [(String, FlowWrap)] = [("wrapReverse balance", .balanceReverse)]
}

extension FlowJustify: JSONReadable {
  /// One of its words; `unsafe` before one says what holds without it too.
  init(reading json: JSONValue, _: ReadingScope) throws(JSONError) {
    self = try json.word(of: Self.self, synonyms: Self.synonyms)
  }

  static var schema: JSONSchema { .words(of: Self.self, synonyms: synonyms) }

  private static let synonyms: [(String, FlowJustify)] = [
    ("unsafe start", .start), ("unsafe center", .center), ("unsafe end", .end),
  ]
}

extension FlowAlign: JSONReadable {
  /// One of its words; `unsafe` before one says what holds without it too.
  init(reading json: JSONValue, _: ReadingScope) throws(JSONError) {
    self = try json.word(of: Self.self, synonyms: Self.synonyms)
  }

  static var schema: JSONSchema { .words(of: Self.self, synonyms: synonyms) }

  private static let synonyms: [(String, FlowAlign)] = [
    ("unsafe start", .start), ("unsafe center", .center), ("unsafe end", .end),
  ]
}
