import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText

/// The keys of nodes. The scope is the budget that limits a tree while it is read.
typealias NodeFields = Fields<NodeRecord, Budget>

extension NodeRecord {
  /// The keys of a node in the nested form, in the order in which they are written, before its children.
  static let nested = NodeFields(
    [role], identity, state, NodeExtras.beforeFrame.ofNode,
    [
      Field("frame", .value, { $0.node.frame }) { $0.node.frame = $1 }.required,
      .paint("paint", output: .json("paint", Paint.writtenSchema) { $0.paintJSON }) {
        $0.paint = CopyOnWrite($1)
      },
    ], NodeExtras.afterPaint.ofNode, text,
    [.later("children", schema: .anything) { $0.children = $1 }])

  /// The keys of a node in the flat form: its frame is relative to the root, and it has indices into tables.
  static let flat = NodeFields(
    [role, Field("parent", .count(atLeast: 0), ifAny: { $0.parent }) { $0.parent = $1 }], identity,
    state, NodeExtras.beforeFrame.ofNode,
    [
      Field("frame", .corners, { $0.node.frame }) { $0.node.frame = $1 }.required,
      Field("paint", .count(atLeast: 0), ifAny: { $0.paintNumber }) { $0.paintNumber = $1 },
      Field("label", .count(atLeast: 0), ifAny: { $0.labelNumber }) { $0.labelNumber = $1 },
    ], NodeExtras.afterPaint.ofNode)

  /// The keys of nodes without extras, which most nodes are: these fields need not be asked for their values.
  private static let nestedPlain = nested.without(NodeExtras.keys)
  private static let flatPlain = flat.without(NodeExtras.keys)

  /// Writes the members of a node, except for its children.
  func write(_ form: LayoutTree.Form, to json: inout JSONWriter) {
    switch form {
    case .nested:
      (extras == nil ? NodeRecord.nestedPlain : NodeRecord.nested).write(self, to: &json)
    case .nodes: (extras == nil ? NodeRecord.flatPlain : NodeRecord.flat).write(self, to: &json)
    }
  }

  private static let role = Field<NodeRecord, Budget>("role", .value, { $0.node.role }) {
    $0.node.role = $1
  }.required

  private static let identity: [Field<NodeRecord, Budget>] = [
    Field("id", .value, ifAny: { $0.id }) { $0.id = $1 },
    Field("index", .count(in: 0...Int(Int32.max)), ifAny: { $0.node.indexInParent }) {
      $0.node.indexInParent = $1
    },
  ]

  /// Whether a node is selected and enabled, the selection mode of a control, and the size of the hit region.
  private static let state: [Field<NodeRecord, Budget>] = [
    Field("selected", .value, ifAny: { $0.isSelected }) { record, isSelected in
      if isSelected { record.node.state.insert(.selected) }
    },
    Field("enabled", .value, ifAny: { $0.isEnabled }) { record, isEnabled in
      if !isEnabled { record.node.state.insert(.disabled) }
    },
    Field("selection", .value, ifAny: { $0.node.state.selection }) {
      $0.node.state.selection = $1
    },
    Field("minTarget", .extent, ifAny: { $0.node.minimumTarget }) {
      $0.node.minimumTarget = $1
    },
  ]

  private static let text: [Field<NodeRecord, Budget>] = NodeText.fields.within({ $0.text }) {
    $1(&$0.text[default: NodeText()])
  }
}

extension JSONCodec<Rect> {
  /// `[x, y, width, height]`
  fileprivate static var corners: JSONCodec {
    JSONCodec(
      schema: .corners, read: { (json) throws(JSONError) in try Rect(corners: json) },
      write: { frame, json in
        json.array(inline: true) { json in
          json.length(frame.x)
          json.length(frame.y)
          json.length(frame.width)
          json.length(frame.height)
        }
      })
  }
}

extension JSONSchema {
  /// `[x, y, width, height]`
  fileprivate static var corners: JSONSchema { .tuple([.number, .number, .extent, .extent]) }
}

extension NodeExtras {
  /// The keys before the frame.
  fileprivate static let beforeFrame = Fields<NodeExtras, Budget>([
    .derived("accessibility", Accessibility.writtenSchema, { $0.accessibility }) {
      $0.write(to: &$1)
    },
    .derived("row", .integer(atLeast: 0), { $0.rowPlace?.row }) { $1.integer($0) },
    .derived("place", .integer(atLeast: 0), { $0.rowPlace?.place }) { $1.integer($0) },
  ])

  /// The keys after the paint.
  fileprivate static let afterPaint = Fields<NodeExtras, Budget>(
    Effects.fields.scoped().within({ $0.effects }) {
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
    ControlState.fields.scoped().within({ $0.control }) {
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
    IconReference.fields.scoped().within({ $0.icon }) {
      $1(&$0.icon[default: IconReference("")])
    },
    [Field("artwork", .count(atLeast: 0), ifAny: { $0.artworkNumber }) { $0.artworkNumber = $1 }],
    ImageReference.fields.scoped().within({ $0.image }) {
      $1(&$0.image[default: ImageReference(href: "", size: .zero)])
    })

  fileprivate static let keys = beforeFrame.keys + afterPaint.keys
}

extension Fields<NodeExtras, Budget> {
  /// The keys as members of the node.
  fileprivate var ofNode: [Field<NodeRecord, Budget>] {
    within({ $0.extras }) {
      $1(&$0.extras[default: NodeExtras()])
    }
  }
}

extension Paint {
  /// Reads a paint and counts the elements of its path against a budget.
  init(reading json: JSONValue, _ budget: Budget) throws(JSONError) {
    try self.init(reading: json)
    try budget.spend(path?.elements.count ?? 0, of: .pathElements, at: json)
  }
}

extension NodeText {
  /// The keys of a text, in the order in which they are written.
  static let fields = Fields<NodeText, Budget>([
    Field("text", .value, { $0.text }) { $0.text = $1 },
    Field("fullText", .value, ifAny: { $0.fullText }) { $0.fullText = $1 },
    Field("baseline", .coordinate, { $0.baseline }) { $0.baseline = $1 },
    Field("font", .value, output: .json("font", Font.writtenSchema) { $0.fontJSON }) {
      $0.font = $1
    },
    crossing,
    Field("ink", .value, ifAny: { $0.ink }) { $0.ink = $1 },
    runs,
  ])

  private static var runs: Field<NodeText, Budget> {
    let output = FieldOutput<NodeText>(
      schema: .list(of: GlyphRun.schema), isRequired: false,
      write: { text, json in
        guard let runs = text.runs else { return }
        json.key("runs")
        json.array { json in
          for (run, face) in zip(runs, text.faceJSON) { run.write(to: &json, face: face) }
        }
      })
    return Field("runs", schema: .list(of: GlyphRun.schema), output: output) {
      (json, text, budget) throws(JSONError) in
      let runs = try [GlyphRun](reading: json)
      try budget.spend(runs.reduce(0) { $0 + $1.glyphs.count }, of: .glyphs, at: json)
      text.runs = runs
    }
  }
}

extension Rect {
  /// Reads `[x, y, width, height]`.
  fileprivate init(corners json: JSONValue) throws(JSONError) {
    let numbers = try json.list(of: .coordinate, count: 4...4)
    for number in numbers[2...] where number < 0 {
      throw json.error("must be at least 0 wide and high, is \(number.plain)")
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension ImageReference {
  /// Written as members of the node that shows the image. The key is `naturalSize`, because the node has a size
  /// of its own.
  package static let fields = ValueFields<ImageReference>([
    Field("href", .value, { $0.href }) { $0.href = $1 },
    Field("naturalSize", .value, { $0.size }) { $0.size = $1 },
    Field("description", .value, ifAny: { $0.description }) { $0.description = $1 },
    Field("load", .value, unless: false, { $0.loads }) { $0.loads = $1 },
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

extension FieldOutput {
  /// The output of a key whose values many objects share: JSON that was made once. The key is omitted if there is none.
  @inline(__always) static func json(
    _ key: String, _ schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    _ get: @escaping @Sendable (Root) -> [UInt8]?
  ) -> FieldOutput? {
    let verbatim = JSONCodec<[UInt8]>(
      schema: schema(), read: { (json) throws(JSONError) in json.compactBytes },
      write: { $1.raw($0) })
    return Field<Root, Void>(key, verbatim, ifAny: get) { _, _ in }.output
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

extension Budget {
  /// Spends an amount of a resource on behalf of a JSON value.
  ///
  /// - Throws: `$.root.children[3].paint: is beyond the limit of 4000000 path elements a document`
  func spend(_ amount: Int, of resource: Resource, at json: JSONValue) throws(JSONError) {
    guard spend(amount, of: resource) else {
      throw json.error((error ?? .cancelled).description)
    }
  }
}
