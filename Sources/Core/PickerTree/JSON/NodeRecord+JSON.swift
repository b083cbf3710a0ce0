import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText

/// A node in the nested form, except for its children.
struct NestedNode: JSONMembers {
  var record = NodeRecord()

  static let fields = ValueFields(membersOf: NestedNode(), required: ["role", "frame"])

  mutating func members<V: MemberVisitor & ~Copyable>(_ json: inout V) throws(V.Failure) {
    try json.member("role", &record.node.role)
    try record.state(&json)
    try json.member("frame", &record.node.frame)
    try json.member("paint", ifAny: &record.paint, SharedCoding())
    try json.part(ifAny: &record.extras, NodeExtras.afterPaint, new: NodeExtras())
    try json.part(ifAny: &record.text, new: NodeText())
  }
}

/// A node in the flat form: its frame is relative to the root, and it has indices into tables.
struct FlatNode: JSONMembers {
  var record = NodeRecord()

  static let fields = ValueFields(membersOf: FlatNode(), required: ["role", "frame"])

  mutating func members<V: MemberVisitor & ~Copyable>(_ json: inout V) throws(V.Failure) {
    try json.member("role", &record.node.role)
    try json.member("parent", ifAny: &record.parent, .index)
    try record.state(&json)
    try json.member("frame", &record.node.frame, CornersCoding())
    try json.member("paint", ifAny: &record.paintNumber, .index)
    try json.member("label", ifAny: &record.labelNumber, .index)
    try json.part(ifAny: &record.extras, NodeExtras.afterPaint, new: NodeExtras())
  }
}

/// A node for a script that shows the tree by other means: without its frame, its paint and its text.
struct NodeFacts: JSONMembers {
  var record = NodeRecord()
  /// The position in the tree's ids of the first id of a control with a parent, and their number.
  var (firstID, idCount): (Int?, Int?)

  mutating func members<V: MemberVisitor & ~Copyable>(_ json: inout V) throws(V.Failure) {
    try json.member("role", &record.node.role)
    try json.member("parent", ifAny: &record.parent, .index)
    try json.member("firstID", ifAny: &firstID, .index)
    try json.member("idCount", ifAny: &idCount, .index)
    try record.state(&json)
    try json.part(ifAny: &record.extras, NodeExtras.afterPaint, new: NodeExtras())
  }
}

extension NodeRecord {
  /// The members before the frame: the identity, whether the node is selected and enabled, the selection mode of a control,
  /// and the size of the hit region.
  fileprivate mutating func state<V: MemberVisitor & ~Copyable>(
    _ json: inout V
  ) throws(V.Failure) {
    try json.member("id", ifAny: &id)
    try json.member("index", ifAny: &node.indexInParent, .count(in: 0...Int(Int32.max)))
    try json.member("selected", ifAny: &isSelected)
    try json.member("enabled", ifAny: &isEnabled)
    try json.member("selection", ifAny: &node.state.selection)
    try json.member("leaving", ifAny: &isLeaving)
    try json.member("minTarget", ifAny: &node.minimumTarget, .extent)
    try json.part(ifAny: &extras, NodeExtras.beforeFrame, new: NodeExtras())
  }
}

extension NodeText: JSONMembers {
  mutating func members<V: MemberVisitor & ~Copyable>(_ json: inout V) throws(V.Failure) {
    try json.member("text", &text)
    try json.member("fullText", ifAny: &fullText)
    try json.member("baseline", &baseline, .coordinate)
    try json.member("font", ifAny: &font, SharedCoding())
    try json.member("crossing", ifAny: &crossing, SharedCoding())
    try json.member("ink", ifAny: &ink)
    try json.member("runs", ifAny: &runs, .runs)
  }
}

extension MemberCoding where Self == CountCoding {
  /// An index into a table.
  static var index: CountCoding { .count(in: 0...Int.max) }
}

/// `[x, y, width, height]`
private struct CornersCoding: MemberCoding {
  var schema: JSONSchema { .tuple([.number, .number, .extent, .extent]) }

  func read(_ json: JSONValue) throws(JSONError) -> Rect {
    let numbers = try json.list(of: .coordinate, count: 4...4)
    for number in numbers[2...] where number < 0 {
      throw json.error("must be at least 0 wide and high, is \(number.plain)")
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func write(_ frame: inout Rect, to json: inout JSONWriter) {
    json.array(inline: true) { json in
      json.length(frame.x)
      json.length(frame.y)
      json.length(frame.width)
      json.length(frame.height)
    }
  }
}

extension NodeExtras {
  /// The keys before the frame.
  fileprivate static let beforeFrame = ValueFields<NodeExtras>([
    .derived("accessibility", Accessibility.writtenSchema, { $0.accessibility }) {
      $0.write(to: &$1)
    },
    .derived("row", .integer(atLeast: 0), { $0.rowPlace?.row }) { $1.integer($0) },
    .derived("place", .integer(atLeast: 0), { $0.rowPlace?.place }) { $1.integer($0) },
  ])

  /// The keys after the paint.
  fileprivate static let afterPaint = ValueFields<NodeExtras>(
    Effects.fields.within({ $0.effects }) {
      $1(&$0.effects[default: Effects()])
    },
    [
      .derived("measures", Path.measures.writtenSchema, { $0.measuredPath }) { path, json in
        json.object(inline: true) { Path.measures.write(path, to: &$0) }
      },
      .derived("clipBoundingRect", Rect.writtenSchema, { $0.clipBoundingRect }) {
        $0.write(to: &$1)
      },
    ],
    ControlState.fields.within({ $0.control }) {
      $1(&$0.control[default: ControlState()])
    },
    [
      Field("reserved", .value, ifAny: { $0.reserved }) { $0.reserved = $1 },
      .derived("hiddenCount", .integer(atLeast: 0), { $0.overflow?.hiddenIDs.count }) {
        $1.integer($0)
      },
      Field("hiddenIDs", .list(of: .value), ifAny: { $0.overflow?.hiddenIDs }) {
        $0.overflow = Overflow(hiddenIDs: $1)
      },
    ],
    IconReference.fields.within({ $0.icon }) {
      $1(&$0.icon[default: IconReference("")])
    },
    [Field("artwork", .count(atLeast: 0), ifAny: { $0.artworkNumber }) { $0.artworkNumber = $1 }],
    ImageReference.fields.within({ $0.image }) {
      $1(&$0.image[default: ImageReference(href: "", size: .zero)])
    })
}

extension Paint {
  /// Reads a paint and counts the elements of its path against a budget.
  init(reading json: JSONValue, _ budget: Budget) throws(JSONError) {
    try self.init(reading: json)
    try budget.spend(path?.elements.count ?? 0, of: .pathElements, at: json)
  }
}

extension ImageReference {
  /// Written as members of the node that shows the image. The key is `naturalSize`, because the node has its own
  /// size.
  package static let fields = ValueFields<ImageReference>([
    Field("href", .value, { $0.href }) { $0.href = $1 },
    Field("naturalSize", .value, { $0.size }) { $0.size = $1 },
    Field("description", .value, ifAny: { $0.description }) { $0.description = $1 },
    Field("load", .value, unless: false, { $0.loads }) { $0.loads = $1 },
    Field("fit", .value, ifAny: { $0.fit }) { $0.fit = $1 },
  ])
}

extension Field {
  /// A key that is written but not read, because its value follows from the rest of the tree; omitted if there is no value.
  static func derived<Value>(
    _ key: String, _ schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    _ get: @escaping @Sendable (Root) -> Value?,
    _ write: @escaping @Sendable (Value, inout JSONWriter) -> Void
  ) -> Field {
    let output = FieldOutput<Root>(
      schema: schema(), isRequired: false,
      write: { root, json in
        guard let value = get(root) else { return }
        json.key(key)
        write(value, &json)
      })
    return Field(key, schema: schema(), output: output) { (_, _, _) throws(JSONError) in }
  }
}

/// The selection mode of a control in JSON.
enum TreeSelection: String, Hashable, Sendable, CaseIterable, JSONReadable, JSONWritable {
  case single, multiple
}

extension NodeState {
  /// The selection mode; nil if nothing can be selected, or the mode is unknown.
  var selection: TreeSelection? {
    get { contains(.selectsMany) ? .multiple : contains(.selectsOne) ? .single : nil }
    set {
      subtract([.selectsOne, .selectsMany])
      if let newValue { insert(newValue == .single ? .selectsOne : .selectsMany) }
    }
  }
}

extension NodeRecord {
  /// Counts what was read against a budget.
  func spend(_ budget: Budget, at json: JSONValue) throws(JSONError) {
    let paint = paint?.value.path?.elements.count ?? 0
    try budget.spend(paint, of: .pathElements, at: json, "paint")
    try text?.spend(budget, at: json)
  }
}

extension NodeText {
  /// Counts what was read against a budget.
  func spend(_ budget: Budget, at json: JSONValue) throws(JSONError) {
    let crossing = crossing?.value.paint.path?.elements.count ?? 0
    try budget.spend(crossing, of: .pathElements, at: json, "crossing", "paint")
    try budget.spend(glyphCount, of: .glyphs, at: json, "runs")
  }
}

extension Budget {
  /// Spends an amount of a resource on behalf of a JSON value, or of a member of it.
  ///
  /// - Parameter keys: The keys that lead from the value to the member.
  /// - Throws: `$.root.children[3].paint: exceeds the limit of 4000000 path elements per document`
  func spend(
    _ amount: Int, of resource: Resource, at json: JSONValue, _ keys: String...
  ) throws(JSONError) {
    guard !spend(amount, of: resource) else { return }
    var member = json
    for key in keys { member = try member.object()[key] ?? member }
    throw member.error((error ?? .cancelled).description)
  }
}
