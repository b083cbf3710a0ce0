import PickerControlBase
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerSolver

/// An item of a flow while it is read: a box, or a control with the keys of the item in addition to its own.
package struct FlowItemDraft {
  var item = Flow.Item(box: FlowItem())
  var style = BoxStyle()
  var isAbsolute = false
  var inset = FlowInset()

  /// Reads an item of a flow: a box, or a document.
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    let object = try json.object()
    if let type = object["type"], !type.isNull {
      let fields = FlowItemDraft.layoutFields
      try take(object, fields, scope)
      item.control = try PanelItem(document: json, scope, outerKeys: fields.keys)
    } else {
      try FlowItemDraft.boxFields.read(object, into: &self, scope)
      if style != BoxStyle() { item.style = style }
      try scope.spend(1, of: .nodes, at: json)
    }
    try takePlace(object)
  }

  /// Reads an item of a stack: a document, which may have a title and does not shrink unless it says so.
  init(ofStack json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    let object = try json.documentObject()
    let fields = FlowItemDraft.stackFields(
      of: try object.controlType(among: scope.kinds, at: json.path).type)
    item.box.shrink = 0
    try take(object, fields, scope)
    item.control = try PanelItem(reading: json, scope, outerKeys: fields.keys)
    try takePlace(object)
  }

  /// Takes the keys of an item from a document.
  private mutating func take(
    _ object: JSONObject, _ fields: DocumentFields<FlowItemDraft>, _ scope: ReadingScope
  ) throws(JSONError) {
    (item.box.keywords.minWidth, item.box.keywords.minHeight) = (.auto, .auto)
    for member in object { _ = try fields.take(member, into: &self, scope) }
  }

  /// Takes the distances of an absolute item; items in the flow have none.
  private mutating func takePlace(_ object: JSONObject) throws(JSONError) {
    if isAbsolute { item.place = .absolute(inset) }
    guard !isAbsolute, let json = object["inset"], !json.isNull else { return }
    throw json.error("needs \"position\": \"absolute\"")
  }

  /// Boxes, and documents with the keys of an item.
  static var schema: JSONSchema {
    .shared("flowItem") {
      .having(
        "type", .catalog(.flowItem), otherwise: boxFields.schema)
    }
  }

  /// The keys of an item, which replace those of its control, with their schemas.
  package static var layoutMembers: [JSONSchema.Member] {
    layoutFields.schemaMembers(requiring: [])
  }

  /// The keys of a stack item with a control of a type, in addition to the control's keys.
  package static func stackKeys(of type: String) -> [String] { stackFields(of: type).keys }

  /// Those keys with their schemas.
  package static func stackMembers(of type: String) -> [JSONSchema.Member] {
    stackFields(of: type).schemaMembers(requiring: []).map { key, schema in
      (key, schema.described("Only in stacks and flows."))
    }
  }

  private static let stackFields = layoutFields.without(["width", "height"])

  /// The types of controls that have some of these keys themselves, and the other keys.
  private static let ownStackFields = [
    (Flow.type, ["minWidth", "maxWidth", "minHeight", "maxHeight"]), (Chips.type, ["maxWidth"]),
  ].map { type, own in (type: type, fields: stackFields.without(own)) }

  private static func stackFields(of type: String) -> DocumentFields<FlowItemDraft> {
    ownStackFields.first { $0.type == type }?.fields ?? stackFields
  }

  /// The keys of a box.
  fileprivate static let boxFields = DocumentFields<FlowItemDraft>(
    [
      Field("id") { $0.item.id = $1 }.written { $0.item.id }.doc(
        "The id of the item in the tree; default: none.")
    ],
    layoutFields.all,
    [
      // Written as `alignSelf`.
      Field("align") { $0.item.box.align = $1 }.doc(
        "How the item is aligned across its line; default: the align of the flow."),
      Field("baseline", .length) { $0.item.box.baseline = $1 }.written { $0.item.box.baseline }.doc(
        "Points from the top to the baseline; default: the bottom edge."),
    ], BoxStyle.fields.within { $1(&$0.style) })

  /// The keys of every item.
  fileprivate static let layoutFields = DocumentFields<FlowItemDraft>([
    .flowLength("width", FlowLength.contents) { item, length in
      (item.width, item.percentages.width) = (length.points, length.percent)
      item.keywords.width = length.keyword
    }.written { FlowLength($0.item.box, { ($0.width, $0.percentages.width, $0.keywords.width) }) }
      .doc(
        "The width in points or percent of the container, border included, or minContent, maxContent or fitContent; default: the content's."
      ),
    .flowLength("height", FlowLength.contents) { item, length in
      (item.height, item.percentages.height) = (length.points, length.percent)
      item.keywords.height = length.keyword
    }.written {
      FlowLength($0.item.box, { ($0.height, $0.percentages.height, $0.keywords.height) })
    }.doc(
      "The height in points or percent of the container, border included, or minContent, maxContent or fitContent; default: the content's."
    ),
    .flowLength("minWidth", [.auto] + FlowLength.contents) { item, length in
      (item.minWidth, item.percentages.minWidth) = (length.points, length.percent)
      item.keywords.minWidth = length.keyword
    }.written { $0.minimum { ($0.minWidth, $0.percentages.minWidth, $0.keywords.minWidth) } }.doc(
      "The minimum width in points or percent of the container, or a width of the content; default: auto for controls, none for boxes."
    ),
    .flowLength("maxWidth", FlowLength.contents) { item, length in
      (item.maxWidth, item.percentages.maxWidth) = (length.points, length.percent)
      item.keywords.maxWidth = length.keyword
    }.written {
      FlowLength($0.item.box, { ($0.maxWidth, $0.percentages.maxWidth, $0.keywords.maxWidth) })
    }.doc(
      "The maximum width in points or percent of the container, or a width of the content; default: none."
    ),
    .flowLength("minHeight", [.auto]) { item, length in
      (item.minHeight, item.percentages.minHeight) = (length.points, length.percent)
      item.keywords.minHeight = length.keyword
    }.written { $0.minimum { ($0.minHeight, $0.percentages.minHeight, $0.keywords.minHeight) } }
      .doc(
        "The minimum height in points or percent of the container; default: auto for controls, none for boxes."
      ),
    .relativeLength("maxHeight") {
      ($0.item.box.maxHeight, $0.item.box.percentages.maxHeight) = ($1, $2)
    }
    .written {
      RelativeLength(
        points: $0.item.box.maxHeight, percent: $0.item.box.percentages.maxHeight)
    }
    .doc("The maximum height in points or percent of the container; default: none."),
    Field("margin") { $0.item.box.margins = $1 }.written { $0.item.box.margins }.doc(
      "Points around the item, percent of the container or auto, or an object of sides; default: 0."
    ),
    Field("grow", .number(in: 0...maximumLength)) { $0.item.box.grow = $1 }.written {
      $0.item.box.grow
    }.doc("The item's share of the free space of its line; default: 0."),
    Field("shrink", .number(in: 0...maximumLength)) { $0.item.box.shrink = $1 }.written {
      $0.item.box.shrink
    }.doc("How much the item shrinks if its line is too long, weighted by its size; default: 1."),
    .flowLength("basis", FlowLength.contents) { item, length in
      (item.basis, item.percentages.basis) = (length.points, length.percent)
      item.keywords.basis = length.keyword
    }.written { FlowLength($0.item.box, { ($0.basis, $0.percentages.basis, $0.keywords.basis) }) }
      .doc(
        "The size along the line before the item grows or shrinks, in points or percent, or a size of the content; default: its width or height."
      ),
    Field("aspectRatio", .number(in: 0...10_000)) { $0.item.box.aspectRatio = $1 }.written {
      $0.item.box.aspectRatio
    }.doc("Width divided by height, to derive a missing side; default: none."),
    Field("order", schema: .integer(in: -maximumOrder...maximumOrder)) {
      (json, draft, _) throws(JSONError) in
      draft.item.box.order = try json.count(in: -maximumOrder...maximumOrder)
    }.written { $0.item.box.order }.doc(
      "The position in ascending order; items of equal order stay in document order; default: 0."),
    Field("alignSelf") { $0.item.box.align = $1 }.written { $0.item.box.align }.doc(
      "How the item is aligned across its line; default: the align of the flow."),
    Field("position", schema: .words(["absolute"])) { (json, draft, _) throws(JSONError) in
      draft.isAbsolute = try json.word(of: ItemPosition.self) == .absolute
    }.written { $0.isAbsolute ? ItemPosition.absolute : nil }.doc(
      "absolute takes the item out of the flow and draws it on top; default: the item is part of the flow."
    ),
    Field("inset") { $0.inset = ($1 as FlowInset) }.written { $0.inset }.doc(
      "The distances of an absolute item from the padding box: points or percent, or an object of sides; default: none."
    ),
    Field("breakBefore") { $0.item.box.breaksBefore = $1 }.written { $0.item.box.breaksBefore }.doc(
      "Whether the item starts a new line; default: false."),
    Field("breakAfter") { $0.item.box.breaksAfter = $1 }.written { $0.item.box.breaksAfter }.doc(
      "Whether the item ends its line; default: false."),
    OverflowRule.priorityField({ $0.item.priority }) { $0.item.priority = $1 },
  ])
}

// Writing.
extension FlowItemDraft {
  private init() {}

  private init(_ item: Flow.Item) {
    (self.item, style) = (item, item.style)
    guard let inset = item.inset else { return }
    (isAbsolute, self.inset) = (true, inset)
  }

  /// A minimum of the item. Without one, a control has that of its content in documents.
  fileprivate func minimum(
    _ length: (FlowItem) -> (Double?, Double?, FlowSizeKeyword?)
  ) -> FlowLength? {
    FlowLength(item.box, length) ?? (item.control == nil ? nil : .zero)
  }

  /// Writes the members of an item.
  static func write(
    _ item: Flow.Item, inStack isInStack: Bool, _ scope: ReadingScope, to json: inout JSONWriter
  ) {
    guard var control = item.control else {
      if item.box.content != .zero { json.noteRefusal("has content of its own") }
      return boxFields.writeChanges(
        of: FlowItemDraft(item), from: FlowItemDraft(), scope, to: &json)
    }
    if item.box.baseline != nil { json.noteRefusal("has a baseline, which only boxes have") }
    var (draft, unread) = (FlowItemDraft(item), FlowItemDraft())
    (unread.item.box.keywords.minWidth, unread.item.box.keywords.minHeight) = (.auto, .auto)
    if isInStack { unread.item.box.shrink = 0 } else { draft.takeSize(of: &control.control) }
    let others = isInStack ? keysOutside(stackFields(of: control.control.type)) : []
    control.write(
      isInStack, besides: layoutFields.keys.filter { !others.contains($0) }, scope, to: &json)
    if control.control.type == Flow.type, isInStack { draft.omitMinimum() }
    layoutFields.writeChanges(of: draft, from: unread, scope, to: &json, besides: others)
  }

  /// The keys of an item that are not in a table.
  private static func keysOutside(_ fields: DocumentFields<FlowItemDraft>) -> [String] {
    layoutFields.keys.filter { !fields.keys.contains($0) }
  }

  /// A flow in a stack has keys of its own in place of the minimum of its item, which is then that of its content.
  private mutating func omitMinimum() {
    item.box.keywords.minWidth = item.box.keywords.minWidth ?? .auto
    item.box.keywords.minHeight = item.box.keywords.minHeight ?? .auto
  }

  /// Takes the size of the control, whose keys are those of the item in documents.
  private mutating func takeSize(of control: inout AnyControl) {
    var container = control.container
    guard container.width != nil || container.height != nil else { return }
    if item.box.isAutomatic(.horizontal) { item.box.width = container.width }
    if item.box.isAutomatic(.vertical) { item.box.height = container.height }
    (container.width, container.height) = (nil, nil)
    control = control.setting(container: container)
  }
}

extension Flow {
  /// Writes the items.
  static let writeItems: DocumentField<Flow>.ChangeWriter = { key, flow, _, scope, json in
    guard !flow.items.isEmpty else { return }
    json.key(key)
    json.array { json in
      for item in flow.items {
        json.object { FlowItemDraft.write(item, inStack: flow.isStack, scope, to: &$0) }
      }
    }
  }
}

/// The maximum `order` of an item, which equals the limit in browsers.
private let maximumOrder = 2_147_483_647

/// How an item of a flow is positioned.
private enum ItemPosition: String, JSONReadable, JSONWritable, CaseIterable {
  case absolute
}

extension FlowInset: ScopedReadable, ScopedWritable {
  /// Reads a distance for all sides, or an object with any of the sides.
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init()
    guard json.kind == .object else {
      let all = try Length(reading: json)
      (top, leading, bottom, trailing) = (all, all, all, all)
      return
    }
    var lengths = LengthsBySide<Length>()
    try FlowInset.fields.read(try json.object(), into: &lengths, scope)
    (top, leading, bottom, trailing) = lengths.sides
  }

  package func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    let lengths = LengthsBySide(top: top, leading: leading, bottom: bottom, trailing: trailing)
    json.object {
      FlowInset.fields.writeChanges(of: lengths, from: LengthsBySide(), scope, to: &$0)
    }
  }

  package static var schema: JSONSchema {
    .shared("inset") { .anyOf([Length.schema, fields.schema]) }
  }

  private static let fields = LengthsBySide.fields(
    schema: Length.schema,
    "The distance from this side or these sides: points or a percentage; may be negative."
  ) { (json) throws(JSONError) in try Length(reading: json) }
}

extension FlowInset.Length: JSONWritable {
  fileprivate init(reading json: JSONValue) throws(JSONError) {
    switch try RelativeLength(json, isMargin: true) {
    case .points(let points): self = .points(points)
    case .percent(let percent): self = .percent(percent)
    case .auto, nil:
      throw json.unexpected("a number, a percentage such as \"50%\", or an object of sides")
    }
  }

  package func write(to json: inout JSONWriter) {
    switch self {
    case .points(let points): RelativeLength.points(points).write(to: &json)
    case .percent(let percent): RelativeLength.percent(percent).write(to: &json)
    }
  }

  package static var writtenSchema: JSONSchema { schema }

  fileprivate static var schema: JSONSchema {
    RelativeLength.signedSchema
  }
}

/// A length of an item of a flow: points, a percentage of the container, or what follows from the content.
private struct FlowLength: Equatable {
  let points: Double?
  let percent: Double?
  let keyword: FlowSizeKeyword?

  /// The keywords for sizes of the content.
  static let contents: [FlowSizeKeyword] = [.minContent, .maxContent, .fitContent]

  init(reading json: JSONValue, _ keywords: [FlowSizeKeyword]) throws(JSONError) {
    let word = json.kind == .string ? try json.string() : ""
    keyword = keywords.first { $0.rawValue == word }
    if keyword != nil {
      (points, percent) = (nil, nil)
      return
    }
    guard let length = try RelativeLength(json) else {
      let words = keywords.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw json.unexpected("a number, a percentage such as \"50%\", or one of \(words)")
    }
    (points, percent) = (length.points, length.percent)
  }

  /// The length of an item; nil if it has none.
  init?(
    _ item: FlowItem, _ length: (FlowItem) -> (Double?, Double?, FlowSizeKeyword?)
  ) {
    (points, percent, keyword) = length(item)
    // Infinity means none.
    if points ?? .infinity == .infinity, percent == nil, keyword == nil { return nil }
  }

  /// No length, for a control whose minimum would otherwise be that of its content.
  static let zero = FlowLength(points: 0, percent: nil, keyword: nil)

  private init(points: Double?, percent: Double?, keyword: FlowSizeKeyword?) {
    (self.points, self.percent, self.keyword) = (points, percent, keyword)
  }

  static func schema(_ keywords: [FlowSizeKeyword]) -> JSONSchema {
    let name =
      keywords.first != .auto ? "flowLength" : keywords.count > 1 ? "minWidth" : "minHeight"
    return .shared(name) {
      .anyOf([RelativeLength.schema(), .words(keywords.map { $0.rawValue })])
    }
  }
}

extension FlowLength: JSONWritable {
  func write(to json: inout JSONWriter) {
    if let keyword { return json.string(keyword.rawValue) }
    RelativeLength(points: points, percent: percent)?.write(to: &json)
  }

  static var writtenSchema: JSONSchema { schema([.auto] + contents) }
}

extension Field where Root == FlowItemDraft, Scope == ReadingScope {
  /// A length in points, as a percentage, or as one of these keywords.
  fileprivate static func flowLength(
    _ key: String, _ keywords: [FlowSizeKeyword],
    _ set: @escaping @Sendable (inout FlowItem, FlowLength) -> Void
  ) -> Field {
    Field(key, schema: FlowLength.schema(keywords)) { (json, draft, _) throws(JSONError) in
      set(&draft.item.box, try FlowLength(reading: json, keywords))
    }
  }
}
