import PickerControlBase
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerSolver

extension Flow: WritableControl {
  /// Creates the control that a document describes.
  ///
  /// - Throws: A `JSONError` with the path, what was expected and what was found:
  ///   `$.items[3].width: must be at least 0, is -4`.
  public init(reading source: DocumentSource) throws(JSONError) {
    self.init()
    try source.resolvingPanelTime().read(Flow.fields, into: &self)
    // Of a control, the id that it has itself.
    try checkIdentities(of: items.indices, at: "\(source.path).items") {
      items[$0].control?.control.container.id ?? items[$0].id
    }
    try checkOverflow(at: source)
  }

  func checkOverflow(at source: DocumentSource) throws(JSONError) {
    try (overflow?.label.rule ?? OverflowRule()).checkPriority(
      ofItem: items.indices.first { items[$0].priority != 0 }, at: source)
    if overflow != nil, flow.maxLines == nil || flow.wrap == .nowrap {
      throw source.error(at: "overflow", "needs maxLines and wrapping lines")
    }
  }

  package func write(over source: DocumentSource, to json: inout JSONWriter) throws(JSONError) {
    if isStack {
      try source.write(self, over: .stack(), Flow.stackFields, to: &json)
    } else {
      try source.write(self, over: Flow(), Flow.fields, to: &json)
    }
  }

  /// The JSON schema of such a document.
  public static var schema: JSONSchema { fields.schema }

  static let fields = DocumentFields<Flow>(
    Container.fields.within { $1(&$0.container) },
    [
      .panelMoment,
      Field("axis") { $0.flow.axis = $1 }.written { $0.flow.axis }.doc(
        "The direction of lines; default: horizontal."),
      Field("wrap") { $0.flow.wrap = $1 }.written { $0.flow.wrap }.doc(
        "Whether and how items wrap into lines; default: nowrap."),
      Field("reversed") { $0.flow.isReversed = $1 }.written { $0.flow.isReversed }.doc(
        "Whether items are placed from the end to the start; default: false."),
      Field("minWidth", .length) { $0.flow.minWidth = $1 }.written { $0.flow.minWidth }.doc(
        "The minimum width in points, if no width is given; default: 0."),
      Field("maxWidth", .length) { $0.flow.maxWidth = $1 }.written { $0.flow.maxWidth }.doc(
        "The maximum width in points, if no width is given; default: no limit."),
      Field("minHeight", .length) { $0.flow.minHeight = $1 }.written { $0.flow.minHeight }.doc(
        "The minimum height in points, if no height is given; default: 0."),
      Field("maxHeight", .length) { $0.flow.maxHeight = $1 }.written { $0.flow.maxHeight }.doc(
        "The maximum height in points, if no height is given; default: no limit."),
      .spacing(
        orBetween: "line", { ($0.flow.itemSpacing, $0.flow.lineSpacing) },
        items: { $0.flow.itemSpacing = $1 }
      ) {
        $0.flow.lineSpacing = $1
      }.doc("Points between items and lines, or an object with item and line; default: 0."),
      Field("justify") { $0.flow.justify = $1 }.written { $0.flow.justify }.doc(
        "How items are aligned along a line: start, center, end, spaceBetween, spaceAround, spaceEvenly or stretch; default: start."
      ),
      Field("justifyLastLine") { $0.flow.justifyLastLine = $1 }.written { $0.flow.justifyLastLine }
        .doc("Like justify, for the last line; default: justify."),
      Field("align") { $0.flow.align = $1 }.written { $0.flow.align }.doc(
        "How items are aligned across a line: start, center, end, baseline, last baseline or stretch; default: stretch."
      ),
      Field("alignLines") { $0.flow.alignLines = $1 }.written { $0.flow.alignLines }.doc(
        "How lines are aligned in the container, with the values of justify; default: stretch."),
      Field("maxLines", .count()) { $0.flow.maxLines = $1 }.written { $0.flow.maxLines }.doc(
        "The maximum number of lines; default: no limit."),
      Field("minLines", .count(in: FlowContainer.lineCounts)) { $0.flow.minLines = $1 }.written {
        $0.flow.minLines
      }.doc(
        "The minimum number of lines into which balance distributes items, 1 to 100; default: as few as needed."
      ),
      Field("overflow") { $0.overflow = ($1 as FlowOverflow) }.written { $0.overflow }.doc(
        "What replaces hidden items: an object with label, lessLabel, expanded, by, font and chip; default: nothing."
      ),
      Field("maxItemsPerLine", .count()) { $0.flow.maxItemsPerLine = $1 }.written {
        $0.flow.maxItemsPerLine
      }.doc("The maximum number of items on a line; default: no limit."),
      Field("items", schema: .list(of: FlowItemDraft.schema)) {
        (json, flow, scope) throws(JSONError) in
        try flow.readItems(json, scope)
      }.written(by: Flow.writeItems).doc(
        "The items: boxes, such as '[{\"width\": 50, \"height\": 20}]', and documents with the keys of an item; default: none."
      ),
    ])

  mutating func readItems(_ json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    let array = try json.array()
    items = []
    items.reserveCapacity(array.count)
    for element in array {
      let draft =
        isStack
        ? try FlowItemDraft(ofStack: element, scope) : try FlowItemDraft(reading: element, scope)
      items.append(draft.item)
    }
  }
}

extension FlowWrap: JSONReadable, JSONWritable {
  /// Reads a keyword; the two keywords of `balance wrapReverse` may be in either order.
  package init(reading json: JSONValue) throws(JSONError) {
    self = try json.word(of: Self.self, synonyms: Self.synonyms)
  }

  package static var schema: JSONSchema { .words(of: Self.self, synonyms: synonyms) }

  private static let synonyms: [(String, FlowWrap)] = [("wrapReverse balance", .balanceReverse)]
}

extension FlowJustify: JSONReadable, JSONWritable {
  /// Reads a keyword; the prefix `unsafe` is accepted and is the default.
  package init(reading json: JSONValue) throws(JSONError) {
    self = try json.word(of: Self.self, synonyms: Self.synonyms)
  }

  package static var schema: JSONSchema { .words(of: Self.self, synonyms: synonyms) }

  private static let synonyms: [(String, FlowJustify)] = [
    ("unsafe start", .start), ("unsafe center", .center), ("unsafe end", .end),
  ]
}

extension FlowAlign: JSONReadable, JSONWritable {
  /// Reads a keyword; the prefix `unsafe` is accepted and is the default, and so is `first`.
  package init(reading json: JSONValue) throws(JSONError) {
    self = try json.word(of: Self.self, synonyms: Self.synonyms)
  }

  package static var schema: JSONSchema { .words(of: Self.self, synonyms: synonyms) }

  private static let synonyms: [(String, FlowAlign)] = [
    ("unsafe start", .start), ("unsafe center", .center), ("unsafe end", .end),
    ("first baseline", .baseline),
  ]
}
