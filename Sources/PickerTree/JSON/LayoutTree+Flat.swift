import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText

// The flat form: all nodes in one list, and the tables that they refer to.
extension TreeWriter {
  /// Writes the keys `nodes`, `paints`, `labels` and `fonts`.
  func writeFlat(to json: inout JSONWriter) {
    var labels = WrittenLabels(count: self.labels.count)
    json.key("nodes")
    json.array { json in
      if !nodes.isEmpty { writeNode(0, parent: -1, .zero, &labels, to: &json) }
    }
    write("paints", paints.entries, to: &json)
    write(labels, to: &json)
    write("fonts", fonts.entries, to: &json)
  }

  /// - Parameters:
  ///   - parent: The position of the parent; -1: none.
  ///   - origin: The origin of the parent, relative to the root.
  private func writeNode(
    _ position: Int, parent: Int, _ origin: Point, _ labels: inout WrittenLabels,
    to json: inout JSONWriter
  ) {
    guard mayProceed(json.count) else { return }
    let node = nodes[position]
    let role = role(of: node)
    let frame = node.frame.written(from: origin)
    // The number of its label, and the index of a node or a line; -1: none.
    var (label, index) = (-1, Int(node.index))
    if node.content >= 0, role.hasText {
      (label, index) = labels.reference(from: node, at: position)
    }
    json.object(first: role.member, inline: true) { json in
      if parent >= 0 { json.member(next: "parent", integer: parent) }
      writeIdentity(of: node, index: index, to: &json)
      writeBox(node, role, at: position, frame, label: label, to: &json)
    }
    let end = Int(node.end)
    var child = position + 1
    while child < end {
      writeNode(child, parent: position, frame.origin, &labels, to: &json)
      child = Int(nodes[child].end)
    }
  }

  /// Writes the members after the identity.
  @inline(__always)
  private func writeBox(
    _ node: LayoutNode, _ role: WrittenRole, at position: Int, _ frame: Rect, label: Int,
    to json: inout JSONWriter
  ) {
    let extras = extras(of: node, hasText: role.hasText, at: position)
    writeState(of: node, always: false, to: &json)
    extras?.writeBeforeFrame(to: &json)
    json.member(
      next: "frame", box: frame.x, frame.y, frame.width, frame.height,
      compact: ("[", ",", ",", ",", "]"), pretty: ("[", ", ", ", ", ", ", "]"))
    if node.paint >= 0 { json.member(next: "paint", integer: number(ofPaint: node.paint)) }
    if label >= 0 { json.member(next: "label", integer: label) }
    extras?.writeAfterPaint(to: &json)
  }

  private func write(
    _ key: String, _ entries: [WrittenTable.Entry], to json: inout JSONWriter
  ) {
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
      for number in labels.all.indices where mayProceed(json.count) {
        json.object(inline: true) { write(number, of: labels, to: &$0) }
      }
    }
  }

  private func write(_ number: Int, of written: WrittenLabels, to json: inout JSONWriter) {
    let node = nodes[written.all[number]]
    let label = checked(node.content, below: labels.count)
    let hasLines = written.hasLines(number)
    writeLabel(label, of: node, withGlyphs: !hasLines, to: &json)
    json.member(next: "font", integer: self.number(ofFontOf: label))
    if hasLines { write(written.lines[number], ofLabel: label, to: &json) }
  }

  private func write(_ numbers: [Int32], ofLabel label: Int, to json: inout JSONWriter) {
    let text = labels[label].text
    let lines = numbers.compactMap { text.line(Int($0)) }
    guard !lines.isEmpty else { return }
    json.key(next: "lines")
    json.array(inline: true) { json in
      for line in lines { json.object(inline: true) { write(line, to: &$0) } }
    }
  }
}

extension Rect {
  /// The rounded frame, with its origin relative to that of `origin`, which is rounded.
  @inline(__always)
  fileprivate func written(from origin: Point) -> Rect {
    Rect(
      x: x.roundedLength + origin.x, y: y.roundedLength + origin.y, width: width.roundedLength,
      height: height.roundedLength)
  }
}

/// The labels in the order in which the nodes of the flat form refer to them.
private struct WrittenLabels {
  /// The node that shows each label.
  private(set) var all: [Int] = []
  /// The lines of each label that are separate nodes, up to the last label that has any.
  private(set) var lines: [[Int32]] = []
  /// The number of the last label for each label of the tree; -1: not used so far.
  private var numbers: [Int]

  init(count: Int) {
    numbers = Array(repeating: -1, count: count)
    all.reserveCapacity(count)
  }

  /// Returns the number of the label that a node shows and its index, which for a node of role `line` is that of the line;
  /// -1 for none. Lines are numbered in the order in which they are written.
  mutating func reference(
    from node: LayoutNode, at position: Int
  ) -> (number: Int, index: Int) {
    let label = Int(node.content)
    if node.role != .line {
      numbers[label] = all.count
      all.append(position)
      return (all.count - 1, Int(node.index))
    }
    let number = numbers[label]
    guard number >= 0 else { return (-1, Int(node.index)) }
    lines += repeatElement([], count: max(0, number + 1 - lines.count))
    lines[number].append(node.index)
    return (number, lines[number].count - 1)
  }

  /// Whether a label has lines that are separate nodes.
  func hasLines(_ number: Int) -> Bool { number < lines.count && !lines[number].isEmpty }
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
