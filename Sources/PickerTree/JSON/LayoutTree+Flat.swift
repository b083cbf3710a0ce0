import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText

// The flat form: all nodes in one list, and the tables that they refer to.
extension TreeWriter {
  /// Writes the keys `nodes`, `paints`, `labels`, `fonts` and `artwork`.
  mutating func writeFlat(to json: inout JSONWriter) {
    var labels = WrittenLabels(count: tree.labels.count)
    json.key("nodes")
    json.array { json in
      if !tree.nodes.isEmpty { writeNode(0, parent: nil, .zero, &labels, to: &json) }
    }
    write("paints", paints.entries, to: &json)
    write(labels, to: &json)
    write("fonts", fonts.entries, to: &json)
    write("artwork", artwork.entries, to: &json)
  }

  /// Writes a node and its descendants.
  ///
  /// - Parameters:
  ///   - parent: The position of the parent; nil for the root.
  ///   - origin: The origin of the parent, relative to the root.
  private mutating func writeNode(
    _ position: Int, parent: Int?, _ origin: Point, _ labels: inout WrittenLabels,
    to json: inout JSONWriter
  ) {
    guard mayProceed(json.count) else { return }
    let node = tree.nodes[position]
    let frame = node.frame.offset(by: origin)
    let (label, index) = reference(from: position, &labels)
    let extras = extras(of: node, at: position)
    json.object(inline: true) { json in
      json.member("role", string: node.role.rawValue)
      if let parent { json.member("parent", integer: parent) }
      writeIdentity(of: node, index: index, to: &json)
      writeState(of: node, always: false, to: &json)
      extras?.writeBeforeFrame(to: &json)
      json.key("frame")
      frame.writeCorners(to: &json)
      if node.paint >= 0 { json.member("paint", integer: number(ofPaint: node.paint)) }
      if let label { json.member("label", integer: label) }
      extras?.writeAfterPaint(to: &json)
    }
    for child in tree.children(of: position) {
      writeNode(child, parent: position, frame.origin, &labels, to: &json)
    }
  }

  /// The number of the label of a node, if it has one, and the index of the node or of its line; -1: none.
  private func reference(
    from position: Int, _ labels: inout WrittenLabels
  ) -> (label: Int?, index: Int) {
    let node = tree.nodes[position]
    guard node.content >= 0, node.role.hasText else { return (nil, Int(node.index)) }
    let label = Int(node.content)
    guard node.role == .line else { return (labels.add(label, at: position), Int(node.index)) }
    return labels.addLine(node.index, of: label)
  }

  private mutating func write(_ labels: WrittenLabels, to json: inout JSONWriter) {
    guard !labels.positions.isEmpty else { return }
    json.key("labels")
    json.array { json in
      for number in labels.positions.indices where mayProceed(json.count) {
        json.object(inline: true) { write(number, of: labels, to: &$0) }
      }
    }
  }

  private mutating func write(
    _ number: Int, of written: WrittenLabels, to json: inout JSONWriter
  ) {
    let node = tree.nodes[written.positions[number]]
    let label = Int(node.content)
    let lines = written.lines[number].compactMap { tree.labels[label].text.line(Int($0)) }
    writeLabel(label, of: node, withGlyphs: written.lines[number].isEmpty, to: &json)
    json.member("font", integer: self.number(ofFontOf: label))
    guard !lines.isEmpty else { return }
    json.key("lines")
    json.array(inline: true) { json in
      for line in lines { json.object { write(line, to: &$0) } }
    }
  }
}

extension Rect {
  /// Writes `[x, y, width, height]`.
  fileprivate func writeCorners(to json: inout JSONWriter) {
    json.array(inline: true) { json in
      json.length(x)
      json.length(y)
      json.length(width)
      json.length(height)
    }
  }
}

/// The labels in the order in which the nodes of the flat form refer to them.
private struct WrittenLabels {
  /// The node that shows each label.
  private(set) var positions: [Int] = []
  /// The lines of each label that are separate nodes.
  private(set) var lines: [[Int32]] = []
  /// The number of the last label for each label of the tree; nil: not used so far.
  private var numbers: [Int?]

  /// - Parameter count: The number of labels of the tree.
  init(count: Int) {
    numbers = Array(repeating: nil, count: count)
  }

  /// Adds the label that a node shows and returns its number; each node may add one.
  mutating func add(_ label: Int, at position: Int) -> Int {
    numbers[label] = positions.count
    positions.append(position)
    lines.append([])
    return positions.count - 1
  }

  /// Adds a line of a label.
  ///
  /// - Returns: The number of the label and the index of the line among those written; where no node shows the label, nil
  ///   and the index as it was.
  mutating func addLine(_ index: Int32, of label: Int) -> (label: Int?, index: Int) {
    guard let number = numbers[label] else { return (nil, Int(index)) }
    lines[number].append(index)
    return (number, lines[number].count - 1)
  }
}

/// An entry of the table `labels`.
final class LabelRecord {
  /// The text; its font is in the table `fonts`.
  var text: NodeText
  var font = 0
  /// The lines that are separate nodes.
  var lines: [NodeText] = []

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
