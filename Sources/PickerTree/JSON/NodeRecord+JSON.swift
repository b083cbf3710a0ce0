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
      Field("id", .value, ifAny: { $0.id }) { $0.id = $1 },
      Field("index", .count(in: 0...Int(Int32.max)), ifAny: { $0.index }) { $0.index = $1 },
    ]
    let beforeFrame = NodeExtras.beforeFrame.ofNode
    let afterPaint = NodeExtras.afterPaint.ofNode
    let text: [Field<NodeRecord, Budget>] = NodeText.fields.within({ $0.text }) { record, change in
      var text = record.text ?? NodeText()
      change(&text)
      record.text = text
    }
  }

  /// The keys of a node in the nested form.
  static let nested = NodeFields(
    [role], shared.identity,
    [
      .selected(omittingDefault: false), .enabled(omittingDefault: false), selection,
    ], shared.beforeFrame,
    [
      Field("frame", .value, { $0.frame }) { $0.frame = $1 }.required,
      .paint(Field("paint", .value, ifAny: { $0.paint }) { $0.paint = $1 }) {
        $0.paint = .value($1)
      },
    ], shared.afterPaint, shared.text,
    [.later("children", schema: .anything) { $0.children = $1 }])

  /// The keys of a node in the flat form: its frame is relative to the root, and it has indices into tables.
  static let flat = NodeFields(
    [
      role, Field("parent", .count(atLeast: 0), ifAny: { $0.parent }) { $0.parent = $1 },
    ], shared.identity,
    [.selected(omittingDefault: true), .enabled(omittingDefault: true), selection],
    shared.beforeFrame,
    [
      Field("frame", .corners, { $0.frame }) { $0.frame = $1 }.required,
      Field("paint", .count(atLeast: 0), ifAny: { $0.paintNumber }) { $0.paintNumber = $1 },
      Field("label", .count(atLeast: 0), ifAny: { $0.labelNumber }) { $0.labelNumber = $1 },
    ], shared.afterPaint)

  static let role = Field<NodeRecord, Budget>("role", .value, { $0.role }) { $0.role = $1 }.required

  /// The selection mode of a control.
  static let selection = Field<NodeRecord, Budget>(
    "selection", .value, ifAny: { $0.state.selection }
  ) {
    $0.state.selection = $1
  }
}

extension NodeExtras {
  /// The keys before the frame.
  fileprivate static let beforeFrame = Fields<NodeExtras, Budget>([
    Field("minTarget", .extent, ifAny: { $0.minTarget }) { $0.minTarget = $1 },
    .writeOnly("accessibility", Accessibility.schema) { $0.accessibility?.write(to: &$1) },
  ])

  /// The keys after the paint.
  fileprivate static let afterPaint = Fields<NodeExtras, Budget>(
    Effects.fields.scoped().within({ $0.effects }) { extras, change in
      var effects = extras.effects ?? Effects()
      change(&effects)
      extras.effects = effects
    },
    [
      .writeOnly("measures", Path.measuresSchema) { $0.measuredPath?.writeMeasures(to: &$1) },
      .writeOnly("clipBoundingRect", Rect.schema) { extras, json in
        guard let clip = extras.clipBoundingRect else { return }
        json.key("clipBoundingRect")
        clip.write(to: &json)
      },
    ],
    ControlState.fields.scoped().within({ $0.control }) { extras, change in
      var control = extras.control ?? ControlState()
      change(&control)
      extras.control = control
    },
    [
      Field("reserved", .value, ifAny: { $0.reserved }) { $0.reserved = $1 },
      .writeOnly("hiddenCount", .integer(atLeast: 0)) { extras, json in
        guard let overflow = extras.overflow else { return }
        json.member("hiddenCount", integer: overflow.hiddenIDs.count)
      },
      Field("hiddenIDs", .list(of: .value), ifAny: { $0.overflow?.hiddenIDs }) {
        $0.overflow = Overflow(hiddenIDs: $1)
      },
      Field("name", .value, ifAny: { $0.name }) { $0.name = $1 },
    ],
    ImageReference.fields.scoped().within({ $0.image }) { extras, change in
      var image = extras.image ?? ImageReference(href: "", size: .zero)
      change(&image)
      extras.image = image
    })
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
  static let fields = Fields<NodeText, Budget>([
    Field("text", .value, { $0.text }) { $0.text = $1 },
    Field("fullText", .value, ifAny: { $0.fullText }) { $0.fullText = $1 },
    Field("baseline", .coordinate, { $0.baseline }) { $0.baseline = $1 },
    Field("font", .value, ifAny: { $0.font }) { $0.font = $1 },
    crossing,
    Field("ink", .value, ifAny: { $0.ink }) { $0.ink = $1 },
    runs,
  ])

  static var runs: Field<NodeText, Budget> {
    let codec = JSONCodec<[GlyphRun]>.list(of: .value, inline: false)
    var field = Field<NodeText, Budget>("runs", schema: codec.schema()) {
      (json, text, budget) throws(JSONError) in
      let runs = try codec.read(json)
      try budget.spend(runs.reduce(0) { $0 + $1.glyphs.count }, of: .glyphs, at: json)
      text.runs = runs
    }
    let key = JSONKey("runs")
    field.output = FieldOutput(
      schema: codec.writtenSchema, isRequired: false,
      write: { text, json in
        guard let runs = text.runs else { return }
        json.key(key)
        json.array { json in for run in runs { run.write(to: &json, text.lastFace) } }
      }, round: { $0.runs = $0.runs?.map { $0.asWritten } })
    return field
  }
}

extension JSONCodec<Rect> {
  /// `[x, y, width, height]`
  fileprivate static var corners: JSONCodec {
    let numbers = JSONCodec<[Double]>.list(of: .coordinate, count: 4...4)
    return JSONCodec(
      schema: .tuple([.number, .number, .extent, .extent]),
      read: { (json) throws(JSONError) in
        let found = try numbers.read(json)
        for number in found[2...] where number < 0 {
          throw json.error("must be at least 0 wide and high, is \(number.plain)")
        }
        return Rect(x: found[0], y: found[1], width: found[2], height: found[3])
      },
      write: { frame, json in
        json.array(inline: true) { json in
          json.length(frame.x)
          json.length(frame.y)
          json.length(frame.width)
          json.length(frame.height)
        }
      },
      asWritten: { $0.asWritten })
  }
}

extension ImageReference {
  /// Written as members of the node that shows the image. The key is `naturalSize`, because the node has a size
  /// of its own.
  static let fields = ValueFields<ImageReference>([
    Field("href", .value, { $0.href }) { $0.href = $1 },
    Field("naturalSize", .value, { $0.size }) { $0.size = $1 },
    Field("description", .value, ifAny: { $0.description }) { $0.description = $1 },
  ])
}

extension Field where Root == NodeExtras {
  /// A key that is written but not read, because its value follows from the rest of the tree.
  static func writeOnly(
    _ key: String, _ schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    _ write: @escaping @Sendable (NodeExtras, inout JSONWriter) -> Void
  ) -> Field {
    var field = Field.elsewhere(key, schema: schema())
    field.output = FieldOutput(
      schema: schema, isRequired: false, write: write, round: { _ in })
    return field
  }
}

extension Field where Root == NodeRecord {
  /// Whether a node is selected; written for all selectable nodes, unless `omittingDefault` leaves out `false`.
  static func selected(omittingDefault omitsDefault: Bool) -> Field {
    Field(
      "selected", .value,
      ifAny: { record in
        let isSelected = record.state.contains(.selected)
        return isSelected || (record.role.isSelectable && !omitsDefault) ? isSelected : nil
      },
      { record, isSelected in if isSelected { record.state.insert(.selected) } })
  }

  /// Whether a node is enabled; written for all selectable nodes, unless `omittingDefault` leaves out `true`.
  static func enabled(omittingDefault omitsDefault: Bool) -> Field {
    Field(
      "enabled", .value,
      ifAny: { record in
        let isEnabled = !record.state.contains(.disabled)
        return !isEnabled || (record.role.isSelectable && !omitsDefault) ? isEnabled : nil
      },
      { record, isEnabled in if !isEnabled { record.state.insert(.disabled) } })
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
