import PickerGeometry
import PickerJSON
import PickerText

/// Builds a tree from the records that are read, node by node.
///
/// Its tables have entries in the order in which nodes refer to them, equal paints, effects and fonts once, and no
/// unused entries.
struct TreeAssembly {
  private(set) var tree: LayoutTree
  private var paints: [[UInt8]: Int32] = [:]
  private var effects: [Effects: Int32] = [:]
  private var fonts: [Font: Int] = [:]

  init(type: String) {
    tree = LayoutTree(type: type)
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
      node.id = Int32(truncatingIfNeeded: tree.ids.count)
      tree.ids.append(id)
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
    tree.labels.append(
      Label(text: text, fullText: fullText, font: number(of: font), crossing: crossing))
    return Int32(truncatingIfNeeded: tree.labels.count - 1)
  }

  /// Sets the lines of a label.
  mutating func setLines(_ lines: [TextLine], of label: Int32) {
    tree.labels[Int(label)].text.lines = lines
  }

  /// Changes the properties that describe the complete tree.
  mutating func describe(_ change: (inout LayoutTree) -> Void) { change(&tree) }

  /// Adds the content of a node to the table that its role determines, and returns its index; -1: none.
  private mutating func content(of record: NodeRecord) -> Int32 {
    var count = 0
    switch record.node.role.traits.content {
    case .none, .labels: break
    case .icons:
      guard let icon = record.extras?.icon else { break }
      tree.icons.append(icon)
      count = tree.icons.count
    case .images:
      guard let image = record.extras?.image else { break }
      tree.images.append(image)
      count = tree.images.count
    case .overflows:
      guard let overflow = record.extras?.overflow else { break }
      tree.overflows.append(overflow)
      count = tree.overflows.count
    case .controlStates:
      guard let control = record.extras?.control, control != ControlState() else { break }
      tree.controlStates.append(control)
      count = tree.controlStates.count
    }
    return Int32(truncatingIfNeeded: count - 1)
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
    let bytes = json.bytes
    if let known = paints[bytes] { return known }
    let number = Int32(truncatingIfNeeded: tree.paints.count)
    paints[bytes] = number
    tree.paints.append(paint)
    return number
  }

  private mutating func number(of given: Effects) -> Int32 {
    if let known = effects[given] { return known }
    let number = Int32(truncatingIfNeeded: tree.effects.count)
    effects[given] = number
    tree.effects.append(given)
    return number
  }

  private mutating func number(of font: Font) -> Int {
    if let known = fonts[font] { return known }
    fonts[font] = tree.fonts.count
    tree.fonts.append(font)
    return tree.fonts.count - 1
  }
}
