import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText

// The flat form: all nodes in one list, and the tables that they refer to.
extension TreeWriter {
  /// Writes the keys `nodes`, `paints`, `labels`, `fonts` and `artwork`.
  mutating func writeFlat(to json: inout JSONWriter) {
    var tables = FlatTables(tree, pretty: json.isPretty)
    json.key("nodes")
    json.array { writeNodes(&tables, to: &$0) }
    write("paints", tables.paints, to: &json)
    write(tables.labels, &tables.fonts, to: &json)
    write("fonts", tables.fonts, to: &json)
    write("artwork", artwork, to: &json)
  }

  private mutating func writeNodes(_ tables: inout FlatTables, to json: inout JSONWriter) {
    let parents = tree.parentPositions()
    let frames = tree.absoluteFrames(parents)
    // All nodes share its memory.
    var written = FlatNode()
    for position in tree.nodes.indices where mayProceed(json.count) {
      fill(&written.record, at: position)
      written.record.parent = parents[position] < 0 ? nil : parents[position]
      written.record.node.frame = frames[position]
      let paint = Int(written.record.node.paint)
      written.record.paintNumber =
        paint < 0 ? nil : tables.paints.number(of: paint, tree.paints[paint])
      addLabel(at: position, to: &written.record, &tables.labels)
      json.object(inline: true) { written.members(&$0) }
    }
  }

  /// Refers to the label of a node, if it has one. The index of a line is that among those written.
  private func addLabel(
    at position: Int, to record: inout NodeRecord, _ labels: inout WrittenLabels
  ) {
    record.labelNumber = nil
    guard record.node.content >= 0, record.node.role.hasText else { return }
    let label = Int(record.node.content)
    guard record.node.role == .line else {
      record.labelNumber = labels.add(label, at: position)
      return
    }
    guard let line = labels.addLine(record.node.index, of: label) else { return }
    (record.labelNumber, record.node.indexInParent) = line
  }

  private mutating func write(
    _ labels: WrittenLabels, _ fonts: inout WrittenTable, to json: inout JSONWriter
  ) {
    guard !labels.positions.isEmpty else { return }
    json.key("labels")
    var record = LabelRecord()
    json.array { json in
      for number in labels.positions.indices where mayProceed(json.count) {
        fill(&record, number, labels, &fonts)
        json.object(inline: true) { record.members(&$0) }
      }
    }
  }

  private func fill(
    _ record: inout LabelRecord, _ number: Int, _ labels: WrittenLabels,
    _ fonts: inout WrittenTable
  ) {
    let node = tree.nodes[labels.positions[number]]
    let label = Int(node.content)
    let lines = labels.lines[number]
    fill(&record.text, labelOf: node, withGlyphs: lines.isEmpty)
    record.font = fonts.number(of: tree.labels[label].font, tree.fonts[tree.labels[label].font])
    record.lines = nil
    for line in lines.compactMap({ tree.labels[label].text.line(Int($0)) }) {
      record.lines[default: []].append(LineRecord(text: text(of: line)))
    }
  }
}

/// The tables of the flat form that nodes and labels refer to.
private struct FlatTables {
  var paints: WrittenTable
  var fonts: WrittenTable
  var labels: WrittenLabels

  init(_ tree: LayoutTree, pretty: Bool) {
    paints = WrittenTable(count: tree.paints.count, pretty: pretty)
    fonts = WrittenTable(count: tree.fonts.count, pretty: pretty)
    labels = WrittenLabels(count: tree.labels.count)
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
  /// - Returns: The number of the label and the index of the line among those written; nil if no node shows the label.
  mutating func addLine(_ index: Int32, of label: Int) -> (label: Int, index: Int)? {
    guard let number = numbers[label] else { return nil }
    lines[number].append(index)
    return (number, lines[number].count - 1)
  }
}

/// An entry of the table `labels`.
struct LabelRecord: JSONMembers {
  /// The text; its font is in the table `fonts`.
  var text = NodeText()
  var font = 0
  /// The lines that are separate nodes; nil: none.
  var lines: [LineRecord]?

  static let fields = ValueFields(membersOf: LabelRecord())

  mutating func members<V: MemberVisitor & ~Copyable>(_ json: inout V) throws(V.Failure) {
    try json.member("text", &text.text)
    try json.member("fullText", ifAny: &text.fullText)
    try json.member("baseline", &text.baseline, .coordinate)
    try json.member("crossing", ifAny: &text.crossing, SharedCoding())
    try json.member("ink", ifAny: &text.ink)
    try json.member("runs", ifAny: &text.runs, .runs)
    try json.member("font", &font, .index)
    try json.member("lines", ifAny: &lines, ListCoding())
  }

  /// Counts what was read against a budget.
  func spend(_ budget: Budget, at json: JSONValue) throws(JSONError) {
    try text.spend(budget, at: json)
    guard let lines else { return }
    for (line, element) in zip(lines, try json.object()["lines"]?.array().map { $0 } ?? []) {
      try line.text.spend(budget, at: element)
    }
  }
}

/// A line of a label in the flat form.
struct LineRecord: JSONRecord, JSONMembers {
  var text = NodeText()

  static var unread: LineRecord { LineRecord() }
  static let fields = ValueFields(membersOf: unread)

  mutating func members<V: MemberVisitor & ~Copyable>(_ json: inout V) throws(V.Failure) {
    try json.member("text", &text.text)
    try json.member("baseline", &text.baseline, .coordinate)
    try json.member("ink", ifAny: &text.ink)
    try json.member("runs", ifAny: &text.runs, .runs)
  }
}
