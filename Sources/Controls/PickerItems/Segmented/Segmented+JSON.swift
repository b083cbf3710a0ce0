import PickerColor
import PickerControlBase
import PickerGeometry
import PickerJSON
import PickerTree

extension Segmented: WritableControl {
  /// Creates the control that a document describes.
  ///
  /// - Throws: A `JSONError` with the path, what was expected and what was found:
  ///   `$.selected: must be 0 to 2, is 3`.
  public init(reading source: DocumentSource) throws(JSONError) {
    var draft = Draft()
    draft.control.variant = source.variant
    try source.read(Draft.fields, into: &draft)
    try checkIdentities(of: draft.control.items.indices, at: "\(source.path).items") {
      draft.control.items[$0].id
    }
    self = draft.control
    try checkOverflow(source)
    let first = items.isEmpty ? [] : [0]
    selected =
      try draft.selected?.positions(in: items) { source.error(at: "selected", $0) } ?? first
    separator = draft.separator.isVisible ? draft.separator.line : nil
    pressed =
      try draft.pressed?.positions(in: items) { source.error(at: "pressed", $0) }.first
    transition = try draft.transition?.transition(in: items, of: source)
  }

  private func checkOverflow(_ source: DocumentSource) throws(JSONError) {
    try overflow.checkPriorities(of: items, at: source)
    guard overflow != OverflowRule(), !whenNarrow.contains(.overflowMenu) else { return }
    throw source.error(at: "overflow", "needs \"overflowMenu\" in whenNarrow")
  }

  package func write(over source: DocumentSource, to json: inout JSONWriter) throws(JSONError) {
    var unread = Draft()
    unread.control.variant = variant
    var control = self
    if source.scope.style != nil { control.segment.inheritColors(from: variant.style) }
    try source.write(Draft(control), over: unread, Draft.fields, to: &json)
  }

  package func writeVariant(to json: inout JSONWriter) {
    if variant != .track { json.member("variant", string: variant.rawValue) }
  }

  /// The JSON schema of such a document.
  public static var schema: JSONSchema { Draft.fields.schema }

  /// A control while it is read: the selection can be resolved only once the items are known.
  fileprivate struct Draft {
    var control = Segmented()
    var selected: Selection?
    var separator = SeparatorDraft()
    var pressed: Selection?
    var transition: TransitionDraft?

    init() {}

    /// Indices outside the items, which the control ignores, are left out.
    init(_ control: Segmented) {
      let items = control.items.indices
      let known = Set(control.selected).filter { items.contains($0) }.sorted()
      self.control = control
      selected = known == Array(items.prefix(1)) ? nil : Selection(indices: known)
      pressed = control.pressed.flatMap { items.contains($0) ? Selection(indices: [$0]) : nil }
      separator = SeparatorDraft(control.separator)
      transition = control.transition.map(TransitionDraft.init)
    }

    static let fields = DocumentFields<Draft>(
      Container.fields.within { $1(&$0.control.container) },
      [
        .font("font", { $0.control.font }) { $0.control.font = $1 },
        .items({ $0.control.items }) { $0.control.items = $1 }.doc(
          "The segments: texts, or objects; default: none."),
        Field("selected", schema: Selection.schema, takesNull: true) {
          (json, draft, _) throws(JSONError) in
          draft.selected = try Selection(reading: json)
        }.written { $0.selected }.doc(
          "The selection: an index from 0, an id, or null for none; default: the first."),
        Field("pressed", schema: Selection.oneSchema) { (json, draft, _) throws(JSONError) in
          draft.pressed = try Selection(readingOne: json)
        }.written { $0.pressed }.doc(
          "The pressed segment: an index from 0, or an id; default: none."),
      ], Segmented.fields.within { $1(&$0.control) },
      [
        Field("separator", schema: .anyOf([.bool, SeparatorDraft.fields.schema])) {
          (json, draft, scope) throws(JSONError) in
          try draft.separator.read(json, scope)
        }.written(by: SeparatorDraft.write).doc(
          "Lines between segments: true, false, or an object such as '{\"inset\": 4}'; default: false."
        ),
        .object("transition", TransitionDraft.fields) {
          $1(&$0.transition[default: TransitionDraft()])
        }.written { key, root, _, scope, json in
          guard let transition = root.transition else { return }
          json.key(key)
          transition.write(scope, to: &json)
        }.doc(
          "How the indicator moves, such as '{\"from\": 0, \"curve\": \"easeOut\"}'; default: it does not move."
        ),
      ])
  }

  private static let fields = DocumentFields<Segmented>([
    Field("variant") { $0.variant = $1 }.written { $0.variant }.doc(
      "A track with an indicator, or the connected buttons of a group; default: track."),
    Field("expandedRatio", .number(in: 0...maximumLength)) { $0.expandedRatio = $1 }.written {
      $0.expandedRatio
    }.doc("The growth of a pressed segment, as a fraction of its width; default: 0.15."),
    Field("pressedOpacity", .number(in: 0...1)) { $0.pressedOpacity = $1 }.written {
      $0.pressedOpacity
    }.doc("The opacity of a pressed segment; default: 1."),
    Field("distribution") { $0.distribution = $1 }.written { $0.distribution }.doc(
      "How the width is divided among segments; default: equal."),
    Field("spacing", .length) { $0.spacing = $1 }.written { $0.spacing }.doc(
      "Points between segments, and between lines of them; default: the variant's."),
    Field("segment") { (control, style: ItemStyle) in
      control.segment = style.merging(onto: control.segment)
    }.written(ItemStyle.fields) { $0.segment }.doc(
      "The style of every segment, such as '{\"padding\": 4}'; default: the theme's."),
    Field("stroke") { $0.stroke = $1 }.written { $0.stroke }.doc(
      "The line along the edge of the container: a colour, or an object of fill and width; default: none."
    ),
    .object("indicator", Indicator.fields) { $1(&$0.indicator) }.doc(
      "The indicator, such as '{\"inset\": 2}'; default: the theme's."),
    Field("axis") { $0.axis = $1 }.written { $0.axis }.doc(
      "The direction of the segments; default: horizontal."),
    Field("momentary") { $0.isMomentary = $1 }.written { $0.isMomentary }.doc(
      "Whether segments are buttons that do not stay selected; default: false."),
    Field("whenNarrow") { $0.whenNarrow = $1 }.written { $0.whenNarrow }.doc(
      "Strategies for insufficient width, in order; default: truncate."),
    .object("overflow", OverflowRule.fields) { $1(&$0.overflow) }.doc(
      "Which segments overflowMenu hides first, such as '{\"by\": \"priority\"}'; default: the last segments."
    ),
    Field("minimumScale", .number(in: 0.01...1)) { $0.minimumScale = $1 }.written {
      $0.minimumScale
    }.doc("The minimum scale of shrinkText; default: 0.7."),
    Field("stableSize") { $0.hasStableSize = $1 }.written { $0.hasStableSize }.doc(
      "Whether segments reserve space for all of their states; default: false."),
  ])
}

/// References to items in a document, by index or id.
struct Selection: Equatable {
  private let references: [Reference]

  private enum Reference: Equatable {
    case index(Int)
    case id(String)
  }

  init(indices: [Int]) { references = indices.map { .index($0) } }

  /// Reads an index, an id, a list of them, or null.
  init(reading json: JSONValue) throws(JSONError) {
    var references: [Reference] = []
    switch json.kind {
    case .null: break
    case .array:
      for element in try json.array() { references.append(try Self.reference(element)) }
    default: references.append(try Self.reference(json))
    }
    self.references = references
  }

  /// Reads one index or one id.
  init(readingOne json: JSONValue) throws(JSONError) {
    references = [try Self.reference(json, orElse: "an index or an id")]
  }

  static var schema: JSONSchema {
    .anyOf(reference + [.list(of: .anyOf(reference)), .null])
  }

  /// The schema of one index or one id.
  static var oneSchema: JSONSchema { .anyOf(reference) }

  private static var reference: [JSONSchema] { [.integer(atLeast: 0), .text] }

  private static func reference(
    _ json: JSONValue, orElse expected: String = "an index, an id, a list of them or null"
  ) throws(JSONError) -> Reference {
    switch json.kind {
    case .number: .index(try json.integer())
    case .string: .id(try json.string())
    default: throw json.unexpected(expected)
    }
  }

  /// Returns the indices of the referenced items, ascending and without duplicates.
  ///
  /// - Parameter error: Makes an error from a message.
  func positions(
    in items: [Segment], error: (String) -> JSONError
  ) throws(JSONError) -> [Int] {
    try positions(among: identities(of: items), error)
  }

  /// - Complexity: O(*r* log *r* + *n*) for *r* references and *n* ids.
  func positions(
    among ids: some RandomAccessCollection<String>, _ error: (String) -> JSONError
  ) throws(JSONError) -> [Int] {
    guard !references.isEmpty else { return [] }
    var places: [String: Int] = [:]
    for (number, id) in ids.enumerated() where places[id] == nil { places[id] = number }
    var positions: Set<Int> = []
    for reference in references {
      switch reference {
      case .index(let index) where 0..<places.count ~= index: positions.insert(index)
      case .index(let index):
        throw error(SelectionError(index: index, count: places.count).description)
      case .id(let id):
        guard let place = places[id] else {
          let hint =
            nearest(to: id, among: Array(ids)).map { ", did you mean \($0.quotedInMessage)?" } ?? ""
          throw error("no item has the id \(id.quotedInMessage)\(hint)")
        }
        positions.insert(place)
      }
    }
    return positions.sorted()
  }
}

extension Selection: JSONWritable {
  /// Writes the only reference, a list of several, or null.
  func write(to json: inout JSONWriter) {
    if references.count == 1 { return Selection.write(references[0], to: &json) }
    guard !references.isEmpty else { return json.null() }
    json.array { json in
      for reference in references { Selection.write(reference, to: &json) }
    }
  }

  private static func write(_ reference: Reference, to json: inout JSONWriter) {
    switch reference {
    case .index(let index): json.integer(index)
    case .id(let id): json.string(id)
    }
  }

  static var writtenSchema: JSONSchema { schema }
}

extension Segmented.Distribution: JSONReadable, JSONWritable {}
extension Segmented.Variant: JSONReadable, JSONWritable {}

extension DocumentSource {
  /// The variant, which decides about the defaults of the other keys; what cannot be read is reported where it is read
  /// among them.
  fileprivate var variant: Segmented.Variant {
    let member = layers.last { $0["variant"].map { !$0.isNull } ?? false }?["variant"]
    return member.flatMap { try? Segmented.Variant(reading: $0) } ?? .track
  }
}

extension Segment: ScopedReadable, ScopedWritable {
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    switch json.kind {
    case .string: self.init(try json.string())
    case .object:
      self.init("")
      try Segment.fields.read(try json.object(), into: &self, scope)
    default: throw json.unexpected("a text or an object")
    }
    try spend(in: scope, at: json)
  }

  package func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    write(as: Segment.fields, over: Segment(text), from: Segment(""), scope, to: &json)
  }

  package static var schema: JSONSchema { .shared("segment") { .anyOf([.text, fields.schema]) } }

  private static let fields = DocumentFields<Segment>(
    [
      Field("id") { $0.id = $1 }.written { $0.id }.doc(
        "The id of the segment in the tree; default: its text."),
      Field("text") { $0.text = $1 }.written { $0.text }.doc(
        "The label of the segment; default: none."),
      Field("enabled") { $0.isEnabled = $1 }.written { $0.isEnabled }.doc(
        "Whether the segment can be selected; default: true."),
      Field("icon") { $0.icon = $1 }.written { $0.icon }.doc(
        "The icon before the label; default: none."),
      Field("badge") { $0.badge = $1 }.written { $0.badge }.doc(
        "A short text in a capsule after the label; default: none."),
      Field("width", .length) { $0.width = $1 }.written { $0.width }.doc(
        "The width in points, border included; default: determined by the distribution."),
      Field("height", .length) { $0.height = $1 }.written { $0.height }.doc(
        "The height in points, border included; default: the height of the control."),
      OverflowRule.priorityField({ $0.priority }) { $0.priority = $1 },
    ], ItemStyle.fields.within { $1(&$0.style) })
}

extension Indicator {
  fileprivate static let fields = DocumentFields<Indicator>([
    Field("inset") { $0.inset = $1 }.written { $0.inset }.doc(
      "Points between the edges of the segment and the indicator, or an object of sides; default: 0."
    ),
    Field("cornerRadius", .length) { $0.cornerRadius = $1 }.written { $0.cornerRadius }.doc(
      "The corner radius in points; default: the segment's."),
    .fills("fill") { $0.fills = $1 }.written { FillList($0.fills) }.doc(
      "The fill of the indicator; default: white."),
    Field("stroke") { $0.stroke = $1 }.written { $0.stroke }.doc(
      "The line along the inside of the indicator's edge; default: none."),
    Field("stretch", .number(in: 0...0.9)) { $0.stretch = $1 }.written { $0.stretch }.doc(
      "How much the indicator stretches while it moves, as a fraction of the time; default: 0."),
    Field("clipped") { $0.isClipped = $1 }.written { $0.isClipped }.doc(
      "Whether the indicator is clipped to the shape of the control; default: false."),
    .object("shadow", Shadow.fields.scoped()) { $1(&$0.shadow[default: .unread]) }
      // No shadow is one that is not visible.
      .written { $0.shadow ?? Shadow(color: .clear, radius: 0) }.doc(
        "The shadow of the indicator; default: black at 20 % opacity, with a radius of 4."),
  ])
}

/// A separator while it is read: a theme may style separators without adding them to documents.
private struct SeparatorDraft: Sendable {
  var line = Separator()
  var isVisible = false

  init() {}

  init(_ line: Separator?) {
    self.line = line ?? Separator()
    isVisible = line != nil
  }

  /// Writes nothing for no separator, otherwise an object.
  static let write: DocumentField<Segmented.Draft>.ChangeWriter = { key, root, base, scope, json in
    guard root.separator.isVisible else {
      if base.separator.isVisible { json.member(key, bool: false) }
      return
    }
    json.key(key)
    json.object {
      SeparatorDraft.fields.writeChanges(
        of: root.separator, from: base.separator, scope, to: &$0)
    }
  }

  static let fields = DocumentFields<SeparatorDraft>([
    Field("thickness", .length) { $0.line.thickness = $1 }.written { $0.line.thickness }.doc(
      "The thickness of the line in points; default: 1."),
    Field("inset", .length) { $0.line.inset = $1 }.written { $0.line.inset }.doc(
      "Points between the ends of the line and the edges of its neighbours; default: 8."),
    Field("fill") { $0.line.fill = $1 }.written { $0.line.fill }.doc(
      "The colour of the line; default: the theme's."),
    Field("visible") { $0.isVisible = $1 }.doc(
      "Whether the lines are drawn; default: true in an object."),
  ])

  /// Reads `true`, `false` or an object.
  mutating func read(_ json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    switch json.kind {
    case .bool: isVisible = try json.bool()
    case .object:
      isVisible = true
      try SeparatorDraft.fields.read(try json.object(), into: &self, scope)
    default: throw json.unexpected("true, false or an object with thickness, inset and fill")
    }
  }
}
