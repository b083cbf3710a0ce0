import PickerColor
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText

extension LayoutTree {
  /// Reads a tree from JSON in UTF-8; see ``init(json:budget:)-(JSONValue,_)``.
  ///
  /// - Throws: Its errors and syntax errors: `$: line 3, column 7: expected ',' or '}', found '"'`.
  public init(json bytes: [UInt8], budget: Budget = Budget()) throws(JSONError) {
    try self.init(json: JSONValue(parsing: bytes), budget: budget)
  }

  /// Reads a tree from JSON, in either ``Form``.
  ///
  /// Reading is lossless. Derived values such as hit regions are computed again instead of being read. A tree with
  /// every detail is read with the numbers that were written; without the detail `glyphs`, its texts have no glyphs.
  /// Unknown keys are ignored, so trees of later versions can be read.
  ///
  /// - Parameters:
  ///   - json: The tree, possibly as part of a larger document.
  ///   - budget: Limits the nodes, glyphs and path elements of the tree.
  /// - Throws: `$.root.children[2].frame.width: must be at least 0, is -4`, and
  ///   `$.root.children[7]: exceeds the limit of 1000000 nodes per document`.
  /// - Complexity: O(*n*).
  public init(json: JSONValue, budget: Budget = Budget()) throws(JSONError) {
    let json = json.ignoringUnknownKeys
    var whole = TreeDraft()
    try TreeDraft.fields.read(try json.object(), into: &whole)
    self = try whole.tree(json, budget)
    closeRadii()
  }
}

/// The members of a tree in JSON while it is read.
struct TreeDraft: Sendable {
  var head = TreeHead()
  var root: JSONValue?
  var nodes: JSONValue?
  var paints: JSONValue?
  var labels: JSONValue?
  var fonts: JSONValue?
  var artwork: JSONValue?
  var rest = TreeRest()

  static let fields = ValueFields<TreeDraft>(
    TreeHead.fields.within { $1(&$0.head) },
    ["root", "nodes", "paints", "labels", "fonts", "artwork"].map { .deferred($0) },
    TreeRest.fields.within { $1(&$0.rest) })
}

/// The members of a tree before its nodes.
struct TreeHead: JSONMembers {
  var version = 1
  var type: String?
  var size = Size.zero
  var detail: Detail = []
  var background: Color?
  var paper: Color?
  var foreground: Color?

  static let fields = ValueFields(membersOf: TreeHead())

  mutating func members<V: MemberVisitor & ~Copyable>(_ json: inout V) throws(V.Failure) {
    try json.member("version", &version, VersionCoding())
    try json.member("type", ifAny: &type)
    try json.member("size", &size, DerivedCoding())
    try json.member("detail", unless: [], &detail)
    try json.member("background", ifAny: &background)
    try json.member("paper", ifAny: &paper)
    try json.member("foreground", ifAny: &foreground)
  }
}

/// The members of a tree after its nodes, which describe the complete tree.
struct TreeRest: JSONMembers {
  var trace: [RowBreak]?
  var breakpoints: BreakpointTable?
  var transition: Transition?
  var warnings: [Warning] = []

  static let fields = ValueFields(membersOf: TreeRest())

  mutating func members<V: MemberVisitor & ~Copyable>(_ json: inout V) throws(V.Failure) {
    try json.member("trace", ifAny: &trace, ListCoding(isInline: false))
    try json.member("breakpoints", ifAny: &breakpoints)
    try json.member("transition", ifAny: &transition)
    try json.member("warnings", unless: [], &warnings, WarningsCoding())
  }
}

extension TreeDraft {
  func tree(_ json: JSONValue, _ budget: Budget) throws(JSONError) -> LayoutTree {
    if let nodes {
      var reader = FlatReader(try TreeAssembly(self, budget), budget)
      return try reader.read(nodes, self)
    }
    guard let root else { throw JSONError(path: "$.root", message: "is missing") }
    var reader = NestedReader(assembly: try TreeAssembly(self, budget), budget: budget)
    try reader.readNode(root, line: nil)
    return reader.assembly.finish()
  }
}

extension TreeDraft {
  /// Adds the transition that is written next to the root to it.
  func complete(_ root: inout NodeRecord) {
    guard let transition = rest.transition, root.node.role.traits.content == .controlStates else {
      return
    }
    // An object: it is not stored by changing a property of it.
    let extras = root.extras ?? NodeExtras()
    extras.control[default: ControlState()].transition = transition
    root.extras = extras
  }
}

/// The table `artwork`, to whose entries icons refer.
struct ArtworkTable {
  private var entries: [Artwork] = []
  private let budget: Budget

  init(_ json: JSONValue?, _ budget: Budget) throws(JSONError) {
    self.budget = budget
    for element in try json?.array().map({ $0 }) ?? [] {
      entries.append(try Artwork(reading: element, budget))
    }
  }

  /// Gives the icon of a node its artwork. A renderer draws the paths once for each node.
  func complete(_ record: NodeRecord, _ json: JSONValue) throws(JSONError) {
    guard let number = record.extras?.artworkNumber else { return }
    guard number < entries.count else {
      throw json.indexError("artwork", number, count: entries.count, "entries of artwork")
    }
    try budget.spend(entries[number].elementCount, of: .pathElements, at: json)
    record.extras?.icon?.artwork = entries[number]
  }
}

extension Field<TreeDraft, Void> {
  /// A member that is read after all others are known.
  fileprivate static func deferred(_ key: String) -> Field {
    .later(key, schema: .anything) { draft, json in
      switch key {
      case "root": draft.root = json
      case "nodes": draft.nodes = json
      case "paints": draft.paints = json
      case "labels": draft.labels = json
      case "fonts": draft.fonts = json
      default: draft.artwork = json
      }
    }
  }
}

private struct VersionCoding: MemberCoding {
  var schema: JSONSchema { .constant(1) }

  func read(_ json: JSONValue) throws(JSONError) -> Int {
    guard try json.integer() == 1 else { throw json.unexpected("1") }
    return 1
  }

  func write(_ version: inout Int, to json: inout JSONWriter) { json.integer(version) }
}

/// Warnings; those with unknown codes, of later versions, are ignored.
private struct WarningsCoding: MemberCoding {
  private let all = ListCoding<Warning>(isInline: false)

  var schema: JSONSchema { all.schema }

  func read(_ json: JSONValue) throws(JSONError) -> [Warning] {
    var warnings: [Warning] = []
    for element in try json.array() {
      if let code = try element.object()["code"], code.kind == .string,
        Warning.Code(rawValue: try code.string()) == nil
      {
        continue
      }
      warnings.append(try Warning(reading: element))
    }
    return warnings
  }

  func write(_ warnings: inout [Warning], to json: inout JSONWriter) {
    all.write(&warnings, to: &json)
  }
}

/// Reads the nested form of a tree.
private struct NestedReader {
  var assembly: TreeAssembly
  let budget: Budget

  /// - Parameter label: The label of the parent, to which a node of role `line` adds its line.
  mutating func readNode(_ json: JSONValue, line label: Int32?) throws(JSONError) {
    var node = NestedNode()
    try budget.spend(1, of: .nodes, at: json)
    let object = try json.object()
    try NestedNode.fields.read(object, into: &node, besides: ["children"])
    var record = node.record
    try record.spend(budget, at: json)
    let position = assembly.tree.nodes.count
    try assembly.complete(&record, json)
    let paint = record.paint.map { assembly.number(of: $0.value) } ?? -1
    let own = addText(&record, line: label)
    assembly.append(record, paint: paint, label: own)
    let shown = own < 0 || record.node.role == .line ? nil : own
    for child in try object["children"]?.array().map({ $0 }) ?? [] {
      try readNode(child, line: shown)
    }
    assembly.close(position, at: assembly.tree.nodes.count)
  }

  /// Adds the label of a node, or the line of a node of role `line`.
  ///
  /// - Returns: The index of the label that the node shows; -1: none.
  private mutating func addText(_ record: inout NodeRecord, line label: Int32?) -> Int32 {
    guard record.node.role.hasText else { return -1 }
    if record.node.role == .line {
      return label.map { assembly.add(line: record.text ?? NodeText(), of: &record, to: $0) } ?? -1
    }
    guard let text = record.text else { return -1 }
    return assembly.add(
      text.measured(size: record.node.frame.size), fullText: text.fullText,
      font: text.font?.value ?? Font(), crossing: text.crossing?.value)
  }
}

extension NodeText {
  /// The line of text for a node of the given size.
  func line(size: Size) -> TextLine {
    TextLine(
      text: text, frame: Rect(size: size), baseline: baseline, runs: runs ?? [], ink: ink)
  }

  /// The text as a single line, for a node of the given size.
  func measured(size: Size) -> MeasuredText {
    MeasuredText(
      size: size, baseline: baseline, lines: [line(size: size)], isTruncated: fullText != nil)
  }
}
