import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText

/// Builds a tree from the records that are read, node by node.
///
/// Its tables have entries in the order in which nodes refer to them, equal paints, effects and fonts once, and no
/// unused entries.
struct TreeAssembly {
  private(set) var tree: LayoutTree
  private var paints = DistinctValues<[UInt8]>()
  private var effects = DistinctValues<Effects>()
  private var fonts = DistinctValues<Font>()
  /// The lines read so far of labels whose lines are nodes.
  private var lines: [Int32: [TextLine]] = [:]
  private let draft: TreeDraft
  private let artwork: ArtworkTable

  init(_ draft: TreeDraft, _ budget: Budget) throws(JSONError) {
    tree = LayoutTree(type: draft.head.type ?? "")
    self.draft = draft
    artwork = try ArtworkTable(draft.artwork, budget)
  }

  /// Adds to the record of the next node what is written elsewhere in the document.
  func complete(_ record: inout NodeRecord, _ json: JSONValue) throws(JSONError) {
    if tree.nodes.isEmpty { draft.complete(&record) }
    try artwork.complete(record, json)
  }

  /// Appends a node and everything that it refers to, except for its paint and its text. Its end is set later
  /// by ``close(_:at:)``.
  ///
  /// - Parameters:
  ///   - paint: The index of its paint; -1: none.
  ///   - label: The index of the label that a node with text shows; -1: none.
  mutating func append(_ record: NodeRecord, paint: Int32, label: Int32) {
    var node = record.node
    node.paint = paint
    if let id = record.id {
      node.id = tree.ids.add(id)
      if let size = record.extras?.reserved { tree.reserve(size, forID: Int(node.id)) }
    }
    if let given = record.extras?.effects, given != Effects() { node.effects = number(of: given) }
    node.content = node.role.hasText ? label : content(of: record)
    tree.nodes.append(node)
  }

  /// Sets the end of a node's descendants.
  mutating func close(_ position: Int, at end: Int) {
    tree.nodes[position].end = Int32(truncatingIfNeeded: end)
  }

  /// Adds a label, whose lines may be set later.
  ///
  /// - Returns: The index of the label.
  mutating func add(
    _ text: MeasuredText, fullText: String?, font: Font, crossing: Crossing?
  ) -> Int32 {
    let label = Label(
      text: text, fullText: fullText, font: number(of: font), crossing: crossing)
    return tree.labels.add(label)
  }

  /// Adds the line of a node of role `line` to a label.
  ///
  /// - Returns: The index of the label.
  mutating func add(line text: NodeText, of record: inout NodeRecord, to label: Int32) -> Int32 {
    record.node.indexInParent = lineCount(of: label)
    lines[label, default: []].append(text.line(size: record.node.frame.size))
    return label
  }

  /// The number of lines of a label that are nodes so far.
  func lineCount(of label: Int32) -> Int { lines[label]?.count ?? 0 }

  /// Returns the tree, with everything that describes it as a whole.
  mutating func finish() -> LayoutTree {
    for (label, lines) in lines { tree.labels[Int(label)].text.lines = lines }
    tree.type = draft.head.type ?? tree.nodes.first?.role.rawValue ?? ""
    tree.detail = draft.head.detail
    if draft.head.background != nil { tree.background = draft.head.background }
    if draft.head.paper != nil { tree.paper = draft.head.paper }
    if draft.head.foreground != nil { tree.foreground = draft.head.foreground }
    tree.trace = draft.rest.trace
    tree.breakpoints = draft.rest.breakpoints
    tree.warnings = draft.rest.warnings
    return tree
  }

  /// Adds the content of a node to the table that its role determines, and returns its index; -1: none.
  private mutating func content(of record: NodeRecord) -> Int32 {
    let extras = record.extras
    return switch record.node.role.traits.content {
    case .none, .labels: -1
    case .icons: tree.icons.add(extras?.icon)
    case .images: tree.images.add(extras?.image)
    case .overflows: tree.overflows.add(extras?.overflow)
    case .controlStates:
      tree.controlStates.add(extras?.control == ControlState() ? nil : extras?.control)
    }
  }
}

// Entries that several nodes may share.
extension TreeAssembly {
  /// Returns the index of a paint.
  ///
  /// Equal paints are found by their JSON: the hash of a paint covers only its colours, so many paths of one colour
  /// would all collide.
  mutating func number(of paint: Paint) -> Int32 {
    var json = JSONWriter(pretty: false)
    paint.write(to: &json)
    let number = paints.insert(json.bytes)
    if number == tree.paints.count { tree.paints.append(paint) }
    return Int32(truncatingIfNeeded: number)
  }

  private mutating func number(of given: Effects) -> Int32 {
    let number = effects.insert(given)
    if number == tree.effects.count { tree.effects.append(given) }
    return Int32(truncatingIfNeeded: number)
  }

  private mutating func number(of font: Font) -> Int {
    let number = fonts.insert(font)
    if number == tree.fonts.count { tree.fonts.append(font) }
    return number
  }
}
