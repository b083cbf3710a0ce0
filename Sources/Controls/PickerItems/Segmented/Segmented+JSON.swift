import PickerColor
import PickerControlBase
import PickerGeometry
import PickerJSON
import PickerTree

extension Segmented {
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

  /// The JSON schema of such a document.
  public static var schema: JSONSchema { Draft.fields.schema }

  /// A control while it is read: the selection can be resolved only once the items are known.
  fileprivate struct Draft {
    var control = Segmented()
    var selected: Selection?
    var separator = SeparatorDraft()
    var pressed: Selection?
    var transition: TransitionDraft?

    static let fields = DocumentFields<Draft>(
      Container.fields.within { $1(&$0.control.container) },
      [
        .font("font", { $0.control.font }) { $0.control.font = $1 },
        .items { $0.control.items = $1 }.doc("The segments: texts, or objects; default: none."),
        Field("selected", schema: Selection.schema, takesNull: true) {
          (json, draft, _) throws(JSONError) in
          draft.selected = try Selection(reading: json)
        }.doc("The selection: an index from 0, an id, or null for none; default: the first."),
        Field("pressed", schema: Selection.oneSchema) { (json, draft, _) throws(JSONError) in
          draft.pressed = try Selection(readingOne: json)
        }.doc("The pressed segment: an index from 0, or an id; default: none."),
      ], Segmented.fields.within { $1(&$0.control) },
      [
        Field("separator", schema: .anyOf([.bool, SeparatorDraft.fields.schema])) {
          (json, draft, scope) throws(JSONError) in
          try draft.separator.read(json, scope)
        }.doc(
          "Lines between segments: true, false, or an object such as '{\"inset\": 4}'; default: false."
        ),
        .object("transition", TransitionDraft.fields) {
          $1(&$0.transition[default: TransitionDraft()])
        }.doc(
          "How the indicator moves, such as '{\"from\": 0, \"curve\": \"easeOut\"}'; default: it does not move."
        ),
      ])
  }

  private static let fields = DocumentFields<Segmented>([
    Field("variant") { $0.variant = $1 }.doc(
      "A track with an indicator, or the connected buttons of a group; default: track."),
    Field("expandedRatio", .number(in: 0...maximumLength)) { $0.expandedRatio = $1 }.doc(
      "The growth of a pressed segment, as a fraction of its width; default: 0.15."),
    Field("pressedOpacity", .number(in: 0...1)) { $0.pressedOpacity = $1 }.doc(
      "The opacity of a pressed segment; default: 1."),
    Field("distribution") { $0.distribution = $1 }.doc(
      "How the width is divided among segments; default: equal."),
    Field("spacing", .length) { $0.spacing = $1 }.doc(
      "Points between segments, and between lines of them; default: the variant's."),
    Field("segment") { (control, style: ItemStyle) in
      control.segment = style.merging(onto: control.segment)
    }.doc("The style of every segment, such as '{\"padding\": 4}'; default: the theme's."),
    Field("stroke") { $0.stroke = $1 }.doc(
      "The line along the edge of the container: a colour, or an object of fill and width; default: none."
    ),
    .object("indicator", Indicator.fields) { $1(&$0.indicator) }.doc(
      "The indicator, such as '{\"inset\": 2}'; default: the theme's."),
    Field("axis") { $0.axis = $1 }.doc(
      "The direction of the segments; default: horizontal."),
    Field("momentary") { $0.isMomentary = $1 }.doc(
      "Whether segments are buttons that do not stay selected; default: false."),
    Field("whenNarrow") { $0.whenNarrow = $1 }.doc(
      "Strategies for insufficient width, in order; default: truncate."),
    .object("overflow", OverflowRule.fields) { $1(&$0.overflow) }.doc(
      "Which segments overflowMenu hides first, such as '{\"by\": \"priority\"}'; default: the last segments."
    ),
    Field("minimumScale", .number(in: 0.01...1)) { $0.minimumScale = $1 }.doc(
      "The minimum scale of shrinkText; default: 0.7."),
    Field("stableSize") { $0.hasStableSize = $1 }.doc(
      "Whether segments reserve space for all of their states; default: false."),
  ])
}

/// References to items in a document, by index or id.
struct Selection {
  private let references: [Reference]

  private enum Reference {
    case index(Int)
    case id(String)
  }

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

extension Segmented.Distribution: JSONReadable {}
extension Segmented.Variant: JSONReadable {}

extension DocumentSource {
  /// The variant, which decides about the defaults of the other keys; what cannot be read is reported where it is read
  /// among them.
  fileprivate var variant: Segmented.Variant {
    let member = layers.last { $0["variant"].map { !$0.isNull } ?? false }?["variant"]
    return member.flatMap { try? Segmented.Variant(reading: $0) } ?? .track
  }
}

extension Segment: ScopedReadable {
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

  package static var schema: JSONSchema { .shared("segment") { .anyOf([.text, fields.schema]) } }

  private static let fields = DocumentFields<Segment>(
    [
      Field("id") { $0.id = $1 }.doc("The id of the segment in the tree; default: its text."),
      Field("text") { $0.text = $1 }.doc("The label of the segment; default: none."),
      Field("enabled") { $0.isEnabled = $1 }.doc(
        "Whether the segment can be selected; default: true."),
      Field("icon") { $0.icon = $1 }.doc("The icon before the label; default: none."),
      Field("badge") { $0.badge = $1 }.doc(
        "A short text in a capsule after the label; default: none."),
      Field("width", .length) { $0.width = $1 }.doc(
        "The width in points, border included; default: determined by the distribution."),
      Field("height", .length) { $0.height = $1 }.doc(
        "The height in points, border included; default: the height of the control."),
      OverflowRule.priorityField { $0.priority = $1 },
    ], ItemStyle.fields.within { $1(&$0.style) })
}

extension Indicator {
  fileprivate static let fields = DocumentFields<Indicator>([
    Field("inset") { $0.inset = $1 }.doc(
      "Points between the edges of the segment and the indicator, or an object of sides; default: 0."
    ),
    Field("cornerRadius", .length) { $0.cornerRadius = $1 }.doc(
      "The corner radius in points; default: the segment's."),
    .fills("fill") { $0.fills = $1 }.doc("The fill of the indicator; default: white."),
    Field("stroke") { $0.stroke = $1 }.doc(
      "The line along the inside of the indicator's edge; default: none."),
    Field("stretch", .number(in: 0...0.9)) { $0.stretch = $1 }.doc(
      "How much the indicator stretches while it moves, as a fraction of the time; default: 0."),
    Field("clipped") { $0.isClipped = $1 }.doc(
      "Whether the indicator is clipped to the shape of the control; default: false."),
    .object("shadow", Shadow.fields.scoped()) { $1(&$0.shadow[default: .unread]) }.doc(
      "The shadow of the indicator; default: black at 20 % opacity, with a radius of 4."),
  ])
}

/// A separator while it is read: a theme may style separators without adding them to documents.
private struct SeparatorDraft: Sendable {
  var line = Separator()
  var isVisible = false

  static let fields = DocumentFields<SeparatorDraft>([
    Field("thickness", .length) { $0.line.thickness = $1 }.doc(
      "The thickness of the line in points; default: 1."),
    Field("inset", .length) { $0.line.inset = $1 }.doc(
      "Points between the ends of the line and the edges of its neighbours; default: 8."),
    Field("fill") { $0.line.fill = $1 }.doc("The colour of the line; default: the theme's."),
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
