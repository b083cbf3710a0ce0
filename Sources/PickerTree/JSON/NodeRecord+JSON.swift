import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText

/// The keys of nodes. What a tree takes is counted while it is read.
typealias NodeFields = Fields<NodeRecord, Budget>

extension NodeRecord {
  /// The keys of a node but for those in which the nested and the flat form differ.
  static let shared = Parts()

  /// Keys that stand beside each other.
  struct Parts: Sendable {
    let identity: [Field<NodeRecord, Budget>] = [
      Field("id", ifAny: { $0.id }) { $0.id = $1 },
      Field("index", .count(in: 0...Int(Int32.max)), ifAny: { $0.index }) { $0.index = $1 },
    ]
    let minTarget: [Field<NodeRecord, Budget>] = [
      Field("minTarget", .extent, ifAny: { $0.minTarget }) { $0.minTarget = $1 }
    ]
    let effects: [Field<NodeRecord, Budget>] = Effects.fields.scoped().within({ $0.effects }) {
      record, change in
      var effects = record.effects ?? Effects()
      change(&effects)
      record.effects = effects
    }
    let control: [Field<NodeRecord, Budget>] = ControlState.fields.scoped().within({ $0.control }) {
      record, change in
      var control = record.control ?? ControlState()
      change(&control)
      record.control = control
    }
    let content: [Field<NodeRecord, Budget>] = [
      Field("reserved", ifAny: { $0.reserved }) { $0.reserved = $1 },
      .told("hiddenCount", .integer(atLeast: 0)) { record, json in
        guard let overflow = record.overflow else { return }
        json.key("hiddenCount")
        json.integer(overflow.hiddenIDs.count)
      },
      Field("hiddenIDs", .list(of: .value), ifAny: { $0.overflow?.hiddenIDs }) {
        $0.overflow = Overflow(hiddenIDs: $1)
      },
      Field("name", ifAny: { $0.name }) { $0.name = $1 },
    ]
    let image: [Field<NodeRecord, Budget>] = ImageReference.fields.scoped().within({ $0.image }) {
      record, change in
      var image = record.image ?? ImageReference(href: "", size: .zero)
      change(&image)
      record.image = image
    }
    let text: [Field<NodeRecord, Budget>] = NodeText.fields.within({ $0.text }) { record, change in
      var text = record.text ?? NodeText()
      change(&text)
      record.text = text
    }
    let told: [Field<NodeRecord, Budget>] = [
      .told("measures", Path.measuresSchema) { $0.measuredPath?.writeMeasures(to: &$1) },
      .told("clipBoundingRect", Rect.schema) { record, json in
        guard let clip = record.clipBoundingRect else { return }
        json.key("clipBoundingRect")
        clip.write(to: &json)
      },
    ]
  }

  /// The keys of a node that stands in its parent's `children`.
  static let nested = NodeFields(
    [role], shared.identity,
    [
      .selected(unlessUsual: false), .enabled(unlessUsual: false), selection,
    ], shared.minTarget,
    [
      .told("accessibility", Accessibility.schema) { $0.accessibility?.write(to: &$1) },
      Field("frame", { $0.frame }) { $0.frame = $1 }.required,
      paint,
    ], shared.effects, shared.told, shared.control, shared.content, shared.image, shared.text,
    [.later("children", schema: .anything) { $0.children = $1 }])

  /// The keys of a node in a flat list: its frame is relative to the root, and it has the numbers of what
  /// stands in tables.
  static let flat = NodeFields(
    [
      role, Field("parent", .count(atLeast: 0), ifAny: { $0.parent }) { $0.parent = $1 },
    ], shared.identity, [.selected(unlessUsual: true), .enabled(unlessUsual: true), selection],
    shared.minTarget,
    [
      .told("accessibility", Accessibility.schema) { $0.accessibility?.write(to: &$1) },
      Field("frame", .corners, { $0.frame }) { $0.frame = $1 }.required,
      Field("paint", .count(atLeast: 0), ifAny: { $0.paintNumber }) { $0.paintNumber = $1 },
      Field("label", .count(atLeast: 0), ifAny: { $0.labelNumber }) { $0.labelNumber = $1 },
    ], shared.effects, shared.told, shared.control, shared.content, shared.image)

  static let role = Field<NodeRecord, Budget>("role", { $0.role }) { $0.role = $1 }.required

  /// How many of a control's items may be selected, where any may be.
  static let selection = Field<NodeRecord, Budget>("selection", ifAny: { $0.state.selection }) {
    $0.state.selection = $1
  }

  private static var paint: Field<NodeRecord, Budget> {
    var field = Field<NodeRecord, Budget>("paint", schema: Paint.schema) {
      (json, record, budget) throws(JSONError) in
      record.paint = try Paint(reading: json, budget)
    }
    field.output = Field<NodeRecord, Budget>("paint", ifAny: { $0.paint }) { $0.paint = $1 }.output
    return field
  }
}

extension Paint {
  /// A paint whose paths are taken out of a budget.
  init(reading json: JSONValue, _ budget: Budget) throws(JSONError) {
    try self.init(reading: json)
    try budget.spend(path?.elements.count ?? 0, of: .pathElements, at: json)
  }
}

extension NodeText {
  static let fields = Fields<NodeText, Budget>([
    Field("text", { $0.text }) { $0.text = $1 },
    Field("fullText", ifAny: { $0.fullText }) { $0.fullText = $1 },
    Field("baseline", .coordinate, { $0.baseline }) { $0.baseline = $1 },
    Field("font", ifAny: { $0.font }) { $0.font = $1 },
    Field("ink", ifAny: { $0.ink }) { $0.ink = $1 },
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
    field.output =
      Field<NodeText, Budget>("runs", codec, ifAny: { $0.runs }) { $0.runs = $1 }.output
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
      write: { numbers.write([$0.x, $0.y, $0.width, $0.height], &$1) },
      asWritten: { $0.asWritten })
  }
}

extension ImageReference {
  /// Members of the node that shows it.
  static let fields = ValueFields<ImageReference>([
    Field("href", { $0.href }) { $0.href = $1 },
    Field("naturalSize", { $0.size }) { $0.size = $1 },
    Field("description", ifAny: { $0.description }) { $0.description = $1 },
  ])
}

extension Field where Root == NodeRecord {
  /// A key that is only written, since it follows from the rest of the tree.
  static func told(
    _ key: String, _ schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    _ write: @escaping @Sendable (NodeRecord, inout JSONWriter) -> Void
  ) -> Field {
    var field = Field.elsewhere(key, schema: schema())
    field.output = FieldOutput(
      schema: schema, isRequired: false, write: write, round: { _ in })
    return field
  }

  /// Whether a node is selected. One that can be says so always, unless what is usual is left out.
  static func selected(unlessUsual leavesOut: Bool) -> Field {
    Field(
      "selected",
      ifAny: { record in
        let isSelected = record.state.contains(.selected)
        return isSelected || (record.role.isSelectable && !leavesOut) ? isSelected : nil
      },
      { record, isSelected in if isSelected { record.state.insert(.selected) } })
  }

  /// Whether a node takes part. One that can be disabled says so always, unless what is usual is left out.
  static func enabled(unlessUsual leavesOut: Bool) -> Field {
    Field(
      "enabled",
      ifAny: { record in
        let isEnabled = !record.state.contains(.disabled)
        return !isEnabled || (record.role.isSelectable && !leavesOut) ? isEnabled : nil
      },
      { record, isEnabled in if !isEnabled { record.state.insert(.disabled) } })
  }
}

/// How many items of a control may be selected.
enum TreeSelection: String, Hashable, Sendable, CaseIterable, JSONReadable, JSONWritable {
  case single, multiple
}

extension LayoutNode.State {
  /// Nil where nothing may be selected, or it is not known.
  var selection: TreeSelection? {
    get { contains(.selectsMany) ? .multiple : contains(.selectsOne) ? .single : nil }
    set {
      subtract([.selectsOne, .selectsMany])
      if let newValue { insert(newValue == .single ? .selectsOne : .selectsMany) }
    }
  }
}

extension Budget {
  /// Takes what a value asks for.
  ///
  /// - Throws: `$.root.children[3].paint: is beyond the limit of 4000000 path elements a document`
  func spend(_ amount: Int, of resource: Resource, at json: JSONValue) throws(JSONError) {
    guard spend(amount, of: resource) else {
      throw json.error((error ?? .cancelled).description)
    }
  }
}
