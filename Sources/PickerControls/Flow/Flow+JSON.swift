import PickerGeometry
import PickerJSON
import PickerLimits
import PickerSolver

extension Flow {
  /// Creates the control that a document describes.
  ///
  /// - Throws: A `JSONError` with the path, what was expected and what was found:
  ///   `$.items[3].width: must be at least 0, is -4`.
  public init(reading source: DocumentSource) throws(JSONError) {
    self.init()
    try source.read(Flow.fields, into: &self)
    try checkIdentities(of: ids.map(NamedBox.init), at: "\(source.path).items")
  }

  /// The JSON schema of such a document.
  public static var schema: JSONSchema { fields.schema }

  static let fields = DocumentFields<Flow>(
    Container.fields.within { $1(&$0.container) },
    [
      Field("axis") { $0.flow.axis = $1 }.doc("The direction of lines."),
      Field("wrap") { $0.flow.wrap = $1 }.doc(
        "Whether items wrap into lines, and how these follow each other."),
      Field("reversed") { $0.flow.isReversed = $1 }.doc("Items follow each other from the end."),
      Field("minWidth", .length) { $0.flow.minWidth = $1 }.doc(
        "The minimum width in points, where no width is given."),
      Field("maxWidth", .length) { $0.flow.maxWidth = $1 }.doc(
        "The maximum width in points, where no width is given."),
      Field("minHeight", .length) { $0.flow.minHeight = $1 }.doc(
        "The minimum height in points, where no height is given."),
      Field("maxHeight", .length) { $0.flow.maxHeight = $1 }.doc(
        "The maximum height in points, where no height is given."),
      .spacing(orBetween: "line", items: { $0.flow.itemSpacing = $1 }) {
        $0.flow.lineSpacing = $1
      }.doc("Points between items and lines, or an object with item and line."),
      Field("justify") { $0.flow.justify = $1 }.doc(
        "How items are aligned along a line: start, center, end, spaceBetween, spaceAround, spaceEvenly or stretch."
      ),
      Field("justifyLastLine") { $0.flow.justifyLastLine = $1 }.doc(
        "Like justify, for the last line."),
      Field("align") { $0.flow.align = $1 }.doc(
        "How items are aligned across a line: start, center, end, baseline or stretch."),
      Field("alignLines") { $0.flow.alignLines = $1 }.doc(
        "How lines are aligned in the container, with the values of justify."),
      Field("maxLines", .count()) { $0.flow.maxLines = $1 }.doc("The maximum number of lines."),
      Field("maxItemsPerLine", .count()) { $0.flow.maxItemsPerLine = $1 }.doc(
        "The maximum number of items on a line."),
      Field("items", schema: .list(of: NamedBox.fields.schema)) {
        (json, flow, scope) throws(JSONError) in
        try flow.readItems(json, scope)
      }.doc("The boxes, such as '[{\"width\": 50, \"height\": 20}]'."),
    ])

  private mutating func readItems(_ json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    let array = try json.array()
    items = []
    ids = []
    styles = []
    items.reserveCapacity(array.count)
    ids.reserveCapacity(array.count)
    for element in array {
      var box = NamedBox(id: nil)
      try NamedBox.fields.read(try element.object(), into: &box, scope)
      try scope.spend(1, of: .nodes, at: element)
      items.append(box.item)
      ids.append(box.id)
      if box.style != BoxStyle() { style(item: items.count - 1, as: box.style) }
    }
  }
}

extension Flow {
  /// Sets the style of an item; all items before it have one, too, from then on.
  private mutating func style(item: Int, as style: BoxStyle) {
    while styles.count < item { styles.append(BoxStyle()) }
    styles.append(style)
  }
}

/// An item of a flow while it is read.
private struct NamedBox: NamedItem {
  var id: String?
  var item = FlowItem()
  var style = BoxStyle()
  var text: String { "" }

  init(id: String?) {
    self.id = id
  }

  static let fields = DocumentFields<NamedBox>(
    layoutFields, BoxStyle.fields.within { $1(&$0.style) })

  private static let layoutFields: [DocumentField<NamedBox>] = [
    Field("id") { $0.id = $1 }.doc("The id of the item in the tree."),
    .relativeLength("width") { ($0.item.width, $0.item.percentages.width) = ($1, $2) }.doc(
      "The width in points or percent of the container, border included."),
    .relativeLength("height") { ($0.item.height, $0.item.percentages.height) = ($1, $2) }.doc(
      "The height in points or percent of the container, border included."),
    .relativeLength("minWidth") { ($0.item.minWidth, $0.item.percentages.minWidth) = ($1, $2) }.doc(
      "The minimum width in points or percent of the container; default: none."),
    .relativeLength("maxWidth") { ($0.item.maxWidth, $0.item.percentages.maxWidth) = ($1, $2) }.doc(
      "The maximum width in points or percent of the container; default: none."),
    .relativeLength("minHeight") { ($0.item.minHeight, $0.item.percentages.minHeight) = ($1, $2) }
      .doc("The minimum height in points or percent of the container; default: none."),
    .relativeLength("maxHeight") { ($0.item.maxHeight, $0.item.percentages.maxHeight) = ($1, $2) }
      .doc("The maximum height in points or percent of the container; default: none."),
    Field("margin") { $0.item.margins = $1 }.doc(
      "Points around the item, percent of the container or auto, or an object of sides; default: 0."
    ),
    Field("grow", .number(in: 0...maximumLength)) { $0.item.grow = $1 }.doc(
      "The item's share of the free space of its line; default: 0."),
    Field("shrink", .number(in: 0...maximumLength)) { $0.item.shrink = $1 }.doc(
      "The item's share of what its line lacks, weighted by its size; default: 1."),
    .relativeLength("basis") { ($0.item.basis, $0.item.percentages.basis) = ($1, $2) }.doc(
      "The size along the line before the item grows or shrinks, in points or percent; default: its width or height."
    ),
    Field("aspectRatio", .number(in: 0...10_000)) { $0.item.aspectRatio = $1 }.doc(
      "Width divided by height, for a side that is not given; default: none."),
    Field("order", schema: .integer(in: -maximumOrder...maximumOrder)) {
      (json, box, _) throws(JSONError) in
      box.item.order = try json.count(in: -maximumOrder...maximumOrder)
    }.doc(
      "The place in the order, ascending; equal ones follow each other as in the document; default: 0."
    ),
    Field("align") { $0.item.align = $1 }.doc(
      "How the item is aligned across its line; default: the align of the flow."),
    Field("baseline", .length) { $0.item.baseline = $1 }.doc(
      "Points from the top to the baseline; default: the bottom edge."),
    Field("breakBefore") { $0.item.breaksBefore = $1 }.doc(
      "A line begins with the item; default: false."),
    Field("breakAfter") { $0.item.breaksAfter = $1 }.doc(
      "The line ends with the item; default: false."),
  ]
}

/// The maximum `order` of an item, which equals the limit in browsers.
private let maximumOrder = 2_147_483_647

extension FlowWrap: JSONReadable {
  /// Reads a keyword; the two keywords of `balance wrapReverse` may stand in either order.
  package init(reading json: JSONValue) throws(JSONError) {
    self = try json.word(of: Self.self, synonyms: Self.synonyms)
  }

  package static var schema: JSONSchema { .words(of: Self.self, synonyms: synonyms) }

  private static let synonyms: [(String, FlowWrap)] = [("wrapReverse balance", .balanceReverse)]
}

extension FlowJustify: JSONReadable {
  /// Reads a keyword; the prefix `unsafe` is accepted and is the default.
  package init(reading json: JSONValue) throws(JSONError) {
    self = try json.word(of: Self.self, synonyms: Self.synonyms)
  }

  package static var schema: JSONSchema { .words(of: Self.self, synonyms: synonyms) }

  private static let synonyms: [(String, FlowJustify)] = [
    ("unsafe start", .start), ("unsafe center", .center), ("unsafe end", .end),
  ]
}

extension FlowAlign: JSONReadable {
  /// Reads a keyword; the prefix `unsafe` is accepted and is the default.
  package init(reading json: JSONValue) throws(JSONError) {
    self = try json.word(of: Self.self, synonyms: Self.synonyms)
  }

  package static var schema: JSONSchema { .words(of: Self.self, synonyms: synonyms) }

  private static let synonyms: [(String, FlowAlign)] = [
    ("unsafe start", .start), ("unsafe center", .center), ("unsafe end", .end),
  ]
}
