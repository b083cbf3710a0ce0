import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText

// The flat form: all nodes in one list, and the tables that they refer to.
extension TreeWriter {
  /// Writes the keys `nodes`, `paints`, `labels` and `fonts`.
  mutating func writeFlat(to json: inout JSONWriter) {
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
  private mutating func writeNode(
    _ position: Int, parent: Int?, _ origin: Point, _ labels: inout WrittenLabels,
    to json: inout JSONWriter
  ) {
    guard mayProceed(json.count) else { return }
    describe(tree.nodes[position], at: position)
    record.parent = parent
    record.frame = record.frame.asWritten.offset(by: origin)
    record.paintNumber = paintNumber(of: tree.nodes[position])
    labels.refer(record, from: position, of: tree)
    json.object(inline: true) { NodeRecord.flat.write(record, to: &$0) }
    let own = record.frame.origin
    let end = Int(tree.nodes[position].end)
    var child = position + 1
    while child < end {
      writeNode(child, parent: position, own, &labels, to: &json)
      child = Int(tree.nodes[child].end)
    }
  }

  private mutating func write(_ key: String, _ entries: [[UInt8]], to json: inout JSONWriter) {
    guard !entries.isEmpty else { return }
    json.key(key)
    json.array { json in
      for entry in entries where mayProceed(json.count) { json.raw(entry) }
    }
  }

  private mutating func write(_ labels: WrittenLabels, to json: inout JSONWriter) {
    guard !labels.all.isEmpty else { return }
    let record = LabelRecord(text: text)
    json.key("labels")
    json.array { json in
      for label in labels.all where mayProceed(json.count) {
        describe(label, in: record)
        json.object(inline: true) { LabelRecord.fields.write(record, to: &$0) }
      }
    }
  }

  private mutating func describe(_ label: WrittenLabels.Label, in record: LabelRecord) {
    let node = tree.nodes[label.position]
    describeLabel(of: node)
    record.font = fontNumber(of: Int(node.content))
    record.lines = []
    guard !label.lines.isEmpty else { return }
    (text.ink, text.runs) = (nil, nil)
    let measured = tree.labels[Int(node.content)].text
    record.lines = label.lines.compactMap { measured.line(Int($0)) }.map {
      NodeText($0, withGlyphs: hasGlyphs, text.lastFace)
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

  /// Sets the label index of a record. Lines are numbered in the order in which they are written.
  mutating func refer(_ record: NodeRecord, from position: Int, of tree: LayoutTree) {
    let node = tree.nodes[position]
    record.labelNumber = nil
    guard node.content >= 0, node.role.hasText else { return }
    let label = Int(node.content)
    if node.role != .line {
      numbers[label] = all.count
      all.append(Label(position: position))
      record.labelNumber = numbers[label]
    } else if numbers[label] >= 0 {
      record.labelNumber = numbers[label]
      record.index = all[numbers[label]].lines.count
      all[numbers[label]].lines.append(node.index)
    }
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
      Field("font", .count(atLeast: 0), { $0.font }) { $0.font = $1 },
      lines,
    ])

  private static var lines: Field<LabelRecord, Budget> {
    let fields = NodeText.fields.without(["font", "fullText", "crossing"])
    var field = Field<LabelRecord, Budget>("lines", schema: .list(of: fields.schema)) {
      (json, label, budget) throws(JSONError) in
      for element in try json.array() {
        var line = NodeText()
        try fields.read(try element.object(), into: &line, budget)
        label.lines.append(line)
      }
    }
    field.output = FieldOutput(
      schema: { .list(of: fields.writtenSchema) }, isRequired: false,
      write: { label, json in
        guard !label.lines.isEmpty else { return }
        json.key("lines")
        json.array(inline: true) { json in
          for line in label.lines { json.object(inline: true) { fields.write(line, to: &$0) } }
        }
      }, round: { _ in })
    return field
  }
}
