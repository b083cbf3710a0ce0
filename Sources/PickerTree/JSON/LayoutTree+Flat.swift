import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText

// The flat form: all nodes in one list, and the tables that they refer to.
extension TreeWriter {
  /// Writes the keys `nodes`, `paints`, `labels`, `fonts` and `artwork`.
  func writeFlat(to json: inout JSONWriter) {
    var labels = WrittenLabels(count: self.labels.count, nodeCount: nodes.count)
    json.key("nodes")
    json.array { json in
      guard !nodes.isEmpty, mayProceed(json.count) else { return }
      writeNode(0, parent: -1, .zero, &labels, to: &json)
    }
    write("paints", paints.entries, to: &json)
    write(labels, to: &json)
    write("fonts", fonts.entries, to: &json)
    write("artwork", artwork.entries, to: &json)
  }

  /// Writes a node and its descendants.
  ///
  /// - Parameters:
  ///   - parent: The position of the parent; -1: none.
  ///   - origin: The origin of the parent, relative to the root.
  private func writeNode(
    _ position: Int, parent: Int, _ origin: WrittenPoint, _ labels: inout WrittenLabels,
    to json: inout JSONWriter
  ) {
    guard isPlain(position), let frame = WrittenFrame(nodes[position].frame, from: origin) else {
      return writeAny(position, parent: parent, Point(origin), &labels, to: &json)
    }
    writePlain(position, parent: parent, frame, &labels, to: &json)
    forEachChild(of: position) { child in
      guard mayProceed(json.count) else { return }
      writeNode(child, parent: position, frame.origin, &labels, to: &json)
    }
  }

  /// Writes a node that is not plain, or the output of which is not, and its descendants.
  private func writeAny(
    _ position: Int, parent: Int, _ origin: Point, _ labels: inout WrittenLabels,
    to json: inout JSONWriter
  ) {
    let node = nodes[position]
    let role = role(of: node)
    let frame = node.frame.written(from: origin)
    let (label, index) = reference(from: position, role, &labels)
    json.object(first: role.member, inline: true) { json in
      if parent >= 0 { json.member(next: "parent", integer: parent) }
      writeIdentity(of: node, index: index, to: &json)
      writeBox(node, role, at: position, frame, label: label, to: &json)
    }
    let whole = WrittenPoint(frame.origin)
    forEachChild(of: position) { child in
      guard mayProceed(json.count) else { return }
      if let whole {
        writeNode(child, parent: position, whole, &labels, to: &json)
      } else {
        writeAny(child, parent: position, frame.origin, &labels, to: &json)
      }
    }
  }

  /// Calls `body` with the position of each child.
  @inline(__always)
  private func forEachChild(of position: Int, _ body: (Int) -> Void) {
    let end = Int(nodes[position].end)
    var child = position + 1
    while child < end {
      body(child)
      child = Int(nodes[child].end)
    }
  }

  /// The number of the label of a node, and the index of the node or of its line; -1: none.
  @inline(__always)
  private func reference(
    from position: Int, _ role: WrittenRole, _ labels: inout WrittenLabels
  ) -> (number: Int, index: Int) {
    let (content, index) = (nodes[position].content, nodes[position].index)
    guard content >= 0, role.hasText else { return (-1, Int(index)) }
    let label = checked(content, below: self.labels.count)
    guard nodes[position].role == .line else {
      return (labels.add(label, at: position), Int(index))
    }
    return labels.addLine(index, of: label)
  }

  /// Writes a node that has nothing but an id, an index, a frame, a paint and a label in compact output.
  @inline(__always)
  private func writePlain(
    _ position: Int, parent: Int, _ frame: WrittenFrame, _ labels: inout WrittenLabels,
    to json: inout JSONWriter
  ) {
    let role = role(of: nodes[position])
    let (label, index) = reference(from: position, role, &labels)
    let paint = nodes[position].paint
    let paintNumber = paint >= 0 ? number(ofPaint: paint) : -1
    // Space for all members but the id, and what they take beyond their ends.
    var place = json.placeOfElement(reserving: 400)
    place.put("{")
    place.put(role.member)
    place.put(",\"parent\":", integer: parent)
    let id = nodes[position].id
    if id >= 0 {
      place.put(",\"id\":")
      place = json.quote(ids[checked(id, below: ids.count)], at: place, reserving: 300)
    }
    place.put(",\"index\":", integer: index)
    frame.write(to: &place)
    place.put(",\"paint\":", integer: paintNumber)
    place.put(",\"label\":", integer: label)
    place.put("}")
    json.move(to: place)
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

  private func write(_ labels: borrowing WrittenLabels, to json: inout JSONWriter) {
    guard labels.count > 0 else { return }
    json.key("labels")
    json.array { json in
      for number in 0..<labels.count where mayProceed(json.count) {
        if labels.hasLines(number) || !writePlain(labels.position(number), to: &json) {
          json.object(inline: true) { write(number, of: labels, to: &$0) }
        }
      }
    }
  }

  /// Writes the label of a node if it has nothing but a text, a baseline and a font in compact output; else returns
  /// false.
  private func writePlain(_ position: Int, to json: inout JSONWriter) -> Bool {
    let label = Int(nodes[position].content)
    let baseline = labels[label].text.baseline
    guard mayBePlain, !hasGlyphs, labels[label].fullText == nil,
      labels[label].storedCrossing == nil, JSONWriter.isShort(baseline)
    else { return false }
    let font = number(ofFontOf: label)
    var place = json.placeOfElement(reserving: 16)
    place.put("{\"text\":")
    place = json.quote(labels[label].text.text, at: place, reserving: 100)
    place.put(",\"baseline\":")
    place.put(units: JSONWriter.units(of: baseline))
    place.put(",\"font\":", integer: font)
    place.put("}")
    json.move(to: place)
    return true
  }

  private func write(
    _ number: Int, of written: borrowing WrittenLabels, to json: inout JSONWriter
  ) {
    let node = nodes[written.position(number)]
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

/// The labels in the order in which the nodes of the flat form refer to them.
private struct WrittenLabels: ~Copyable {
  /// The number of labels so far.
  private(set) var count = 0
  /// The node that shows each label. Not an array, which would be checked for other references for each label.
  private let positions: UnsafeMutableBufferPointer<Int32>
  /// The lines of each label that are separate nodes, up to the last label that has any.
  private(set) var lines: [[Int32]] = []
  /// The number of the last label for each label of the tree; -1: not used so far.
  private let numbers: UnsafeMutablePointer<Int32>

  /// - Parameters:
  ///   - count: The number of labels of the tree.
  ///   - nodeCount: The number of its nodes, each of which shows at most one.
  init(count: Int, nodeCount: Int) {
    numbers = .allocate(capacity: count)
    numbers.initialize(repeating: -1, count: count)
    positions = .allocate(capacity: nodeCount)
  }

  deinit {
    numbers.deallocate()
    positions.deallocate()
  }

  /// The node that shows the label of a number, which must be below ``count``.
  func position(_ number: Int) -> Int { Int(positions[number]) }

  /// Adds the label that a node shows and returns its number; each node may add one.
  @inline(__always)
  mutating func add(_ label: Int, at position: Int) -> Int {
    let number = count
    precondition(number < positions.count, "a node is the descendant of two others")
    numbers[label] = Int32(truncatingIfNeeded: number)
    positions.initializeElement(at: number, to: Int32(truncatingIfNeeded: position))
    count += 1
    return number
  }

  /// Adds a line of a label.
  ///
  /// - Returns: The number of the label and the index of the line among those written; where no node shows the label, -1
  ///   and the index as it was.
  mutating func addLine(_ index: Int32, of label: Int) -> (number: Int, index: Int) {
    let number = Int(numbers[label])
    guard number >= 0 else { return (-1, Int(index)) }
    lines += repeatElement([], count: max(0, number + 1 - lines.count))
    lines[number].append(index)
    return (number, lines[number].count - 1)
  }

  /// Whether a label has lines that are separate nodes.
  func hasLines(_ number: Int) -> Bool { number < lines.count && !lines[number].isEmpty }
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
