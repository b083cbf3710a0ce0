import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText

/// The keys of nodes. The scope is the budget that limits a tree while it is read.
typealias NodeFields = Fields<NodeRecord, Budget>

extension NodeRecord {
  /// The keys that the nested and the flat form share.
  static let shared = Parts()

  /// The shared keys in groups, which each form combines in its own order.
  struct Parts: Sendable {
    let identity: [Field<NodeRecord, Budget>] = [
      Field("id", described: .value) { $0.id = $1 },
      Field("index", described: .count(in: 0...Int(Int32.max))) { $0.index = $1 },
    ]
    let beforeFrame = NodeExtras.beforeFrame.ofNode
    let afterPaint = NodeExtras.afterPaint.ofNode
    let text: [Field<NodeRecord, Budget>] = NodeText.fields.within({ $0.text }) { record, change in
      var text = record.text ?? NodeText()
      change(&text)
      record.text = text
    }
  }

  /// The keys of a node in the nested form, in the order in which ``TreeWriter`` writes them.
  static let nested = NodeFields(
    [role], shared.identity, state, shared.beforeFrame,
    [
      Field("frame", described: .value, always: true) { $0.frame = $1 }.required,
      .paint("paint", output: .described(Paint.writtenSchema)) { $0.paint = $1 },
    ], shared.afterPaint, shared.text,
    [.later("children", schema: .anything) { $0.children = $1 }])

  /// The keys of a node in the flat form: its frame is relative to the root, and it has indices into tables.
  static let flat = NodeFields(
    [
      role, Field("parent", described: .count(atLeast: 0)) { $0.parent = $1 },
    ], shared.identity, state, shared.beforeFrame,
    [
      Field("frame", schema: .corners, output: .described(.corners, always: true)) {
        (json, record, _) throws(JSONError) in
        record.frame = try Rect(corners: json)
      }.required,
      Field("paint", described: .count(atLeast: 0)) { $0.paintNumber = $1 },
      Field("label", described: .count(atLeast: 0)) { $0.labelNumber = $1 },
    ], shared.afterPaint)

  private static let role = Field<NodeRecord, Budget>(
    "role", described: .value, always: true
  ) { $0.role = $1 }.required

  /// Whether a node is selected and enabled, and the selection mode of a control.
  private static let state: [Field<NodeRecord, Budget>] = [
    Field("selected", described: .value) { record, isSelected in
      if isSelected { record.state.insert(.selected) }
    },
    Field("enabled", described: .value) { record, isEnabled in
      if !isEnabled { record.state.insert(.disabled) }
    },
    Field("selection", described: .value) { $0.state.selection = $1 },
  ]
}

extension JSONSchema {
  /// `[x, y, width, height]`
  fileprivate static var corners: JSONSchema { .tuple([.number, .number, .extent, .extent]) }
}

extension NodeExtras {
  /// The keys before the frame.
  fileprivate static let beforeFrame = Fields<NodeExtras, Budget>([
    Field("minTarget", described: .extent) { $0.minTarget = $1 },
    .writeOnly("accessibility", Accessibility.schema),
  ])

  /// The keys after the paint.
  fileprivate static let afterPaint = Fields<NodeExtras, Budget>(
    Effects.fields.scoped().within({ $0.effects }) { extras, change in
      var effects = extras.effects ?? Effects()
      change(&effects)
      extras.effects = effects
    },
    [
      .writeOnly("measures", Path.measuresSchema), .writeOnly("clipBoundingRect", Rect.schema),
    ],
    ControlState.fields.scoped().within({ $0.control }) { extras, change in
      var control = extras.control ?? ControlState()
      change(&control)
      extras.control = control
    },
    [
      Field("reserved", described: .value) { $0.reserved = $1 },
      .writeOnly("hiddenCount", .integer(atLeast: 0)),
      Field("hiddenIDs", described: .list(of: .value)) { $0.overflow = Overflow(hiddenIDs: $1) },
    ],
    iconFields,
    ImageReference.fields.scoped().within({ $0.image }) { extras, change in
      var image = extras.image ?? ImageReference(href: "", size: .zero)
      change(&image)
      extras.image = image
    })
}

extension NodeExtras {
  /// The keys of an icon.
  fileprivate static let iconFields: [Field<NodeExtras, Budget>] = [
    Field("name", described: .value) { (extras, name: String) in
      extras.changeIcon { $0.name = name }
    },
    Field("mirrored", described: .value) { (extras, isMirrored: Bool) in
      extras.changeIcon { $0.isMirrored = isMirrored }
    },
    Field("artwork", described: .count(atLeast: 0)) { $0.artworkNumber = $1 },
  ]

  private func changeIcon(_ change: (inout IconReference) -> Void) {
    var icon = icon ?? IconReference("")
    change(&icon)
    self.icon = icon
  }
}

extension Fields<NodeExtras, Budget> {
  /// The keys as members of the node.
  fileprivate var ofNode: [Field<NodeRecord, Budget>] {
    within({ $0.extras }) { record, change in
      var extras = record.extras ?? NodeExtras()
      change(&extras)
      record.extras = extras
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
  /// The keys of a text, in the order in which ``TreeWriter`` writes them.
  static let fields = Fields<NodeText, Budget>([
    Field("text", described: .value, always: true) { $0.text = $1 },
    Field("fullText", described: .value) { $0.fullText = $1 },
    Field("baseline", described: .coordinate, always: true) { $0.baseline = $1 },
    Field("font", described: .value) { $0.font = $1 },
    crossing,
    Field("ink", described: .value) { $0.ink = $1 },
    runs,
  ])

  private static var runs: Field<NodeText, Budget> {
    Field(
      "runs", schema: .list(of: GlyphRun.schema), output: .described(.list(of: GlyphRun.schema))
    ) {
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
  static let fields = ValueFields<ImageReference>([
    Field("href", .value, { $0.href }) { $0.href = $1 },
    Field("naturalSize", .value, { $0.size }) { $0.size = $1 },
    Field("description", .value, ifAny: { $0.description }) { $0.description = $1 },
    Field("load", .value, unless: false, { $0.loads }) { $0.loads = $1 },
  ])
}

extension Field where Root == NodeExtras {
  /// A key that is written but not read, because its value follows from the rest of the tree.
  fileprivate static func writeOnly(
    _ key: String, _ schema: @autoclosure @escaping @Sendable () -> JSONSchema
  ) -> Field {
    Field(key, schema: schema(), output: .described(schema())) { (_, _, _) throws(JSONError) in }
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
