import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText

// The flat form: all nodes in one list, and the tables that they refer to.
extension TreeWriter {
  /// Writes the keys `nodes`, `paints`, `labels` and `fonts`.
  func writeFlat(to json: inout JSONWriter) {
    var labels = WrittenLabels(count: tree.labels.count)
    json.key("nodes")
    json.array { json in
      if !tree.nodes.isEmpty { writeNode(0, parent: nil, .zero, &labels, to: &json) }
    }
    write("paints", paints.entries, to: &json)
    write(labels, to: &json)
    write("fonts", fonts.entries, to: &json)
  }

  /// - Parameter origin: The origin of the parent, relative to the root.
  private func writeNode(
    _ position: Int, parent: Int?, _ origin: Point, _ labels: inout WrittenLabels,
    to json: inout JSONWriter
  ) {
    guard mayProceed(json.count) else { return }
    let node = nodes[position]
    let frame = node.frame.asWritten.offset(by: origin)
    let label = labels.reference(from: node, at: position)
    json.object(inline: true) { json in
      writeRole(of: node, to: &json)
      if let parent {
        json.key(next: "parent")
        json.integer(parent)
      }
      writeIdentity(of: node, index: label?.line ?? Int(node.index), to: &json)
      writeBox(node, at: position, frame, label: label?.number, to: &json)
    }
    let end = Int(node.end)
    var child = position + 1
    while child < end {
      writeNode(child, parent: position, frame.origin, &labels, to: &json)
      child = Int(nodes[child].end)
    }
  }

  /// Writes the members after the identity.
  private func writeBox(
    _ node: LayoutNode, at position: Int, _ frame: Rect, label: Int?, to json: inout JSONWriter
  ) {
    let extras = extras(of: node, at: position)
    writeState(of: node, omittingDefault: true, to: &json)
    extras?.writeBeforeFrame(to: &json)
    json.key(next: "frame")
    json.value(pieces: { json in
      json.piece("[")
      json.bareLength(frame.x)
      json.piece(",", pretty: ", ")
      json.bareLength(frame.y)
      json.piece(",", pretty: ", ")
      json.bareLength(frame.width)
      json.piece(",", pretty: ", ")
      json.bareLength(frame.height)
      json.piece("]")
    })
    if node.paint >= 0 {
      json.key(next: "paint")
      json.integer(number(ofPaint: node.paint))
    }
    if let label {
      json.key(next: "label")
      json.integer(label)
    }
    extras?.writeAfterPaint(to: &json)
  }

  private func write(_ key: String, _ entries: [[UInt8]], to json: inout JSONWriter) {
    guard !entries.isEmpty else { return }
    json.key(key)
    json.array { json in
      for entry in entries where mayProceed(json.count) { json.raw(entry) }
    }
  }

  private func write(_ labels: WrittenLabels, to json: inout JSONWriter) {
    guard !labels.all.isEmpty else { return }
    json.key("labels")
    json.array { json in
      for label in labels.all where mayProceed(json.count) {
        json.object(inline: true) { write(label, to: &$0) }
      }
    }
  }

  private func write(_ label: WrittenLabels.Label, to json: inout JSONWriter) {
    let node = nodes[label.position]
    let number = Int(node.content)
    writeLabel(number, of: node, withGlyphs: label.lines.isEmpty, to: &json)
    json.key(next: "font")
    json.integer(self.number(ofFontOf: number))
    let text = labels[number].text
    let lines = label.lines.compactMap { text.line(Int($0)) }
    guard !lines.isEmpty else { return }
    json.key(next: "lines")
    json.array(inline: true) { json in
      for line in lines { json.object(inline: true) { write(line, to: &$0) } }
    }
  }
}

/// The labels in the order in which the nodes of the flat form refer to them.
private struct WrittenLabels {
  struct Label {
    /// The node that shows the label.
    let position: Int
    /// The lines that are separate nodes.
    var lines: [Int32] = []
  }

  private(set) var all: [Label] = []
  /// The number of the last label for each label of the tree; -1: not used so far.
  private var numbers: [Int]

  init(count: Int) {
    numbers = Array(repeating: -1, count: count)
    all.reserveCapacity(count)
  }

  /// Returns the number of the label that a node shows, and that of the line for a node of role `line`; nil if it shows
  /// none. Lines are numbered in the order in which they are written.
  mutating func reference(
    from node: LayoutNode, at position: Int
  ) -> (number: Int, line: Int?)? {
    guard node.content >= 0, node.role.hasText else { return nil }
    let label = Int(node.content)
    if node.role != .line {
      numbers[label] = all.count
      all.append(Label(position: position))
      return (numbers[label], nil)
    }
    guard numbers[label] >= 0 else { return nil }
    all[numbers[label]].lines.append(node.index)
    return (numbers[label], all[numbers[label]].lines.count - 1)
  }
}

/// An entry of the table `labels`.
final class LabelRecord {
  /// The text; its font is in the table `fonts`.
  @exclusivity(unchecked) var text: NodeText
  var font = 0
  /// The lines that are separate nodes.
  @exclusivity(unchecked) var lines: [NodeText] = []

  init(text: NodeText = NodeText()) {
    self.text = text
  }

  static let fields = Fields<LabelRecord, Budget>(
    NodeText.fields.without(["font"]).within({ $0.text }, always: true) { $1(&$0.text) },
    [
      Field("font", described: .count(atLeast: 0), always: true) { $0.font = $1 },
      lines,
    ])

  private static var lines: Field<LabelRecord, Budget> {
    let fields = NodeText.fields.without(["font", "fullText", "crossing"])
    return Field(
      "lines", schema: .list(of: fields.schema),
      output: .described(.list(of: fields.writtenSchema))
    ) { (json, label, budget) throws(JSONError) in
      for element in try json.array() {
        var line = NodeText()
        try fields.read(try element.object(), into: &line, budget)
        label.lines.append(line)
      }
    }
  }
}
