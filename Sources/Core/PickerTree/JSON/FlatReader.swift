import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText

/// Reads the flat form of a tree.
struct FlatReader {
  private var assembly: TreeAssembly
  private let budget: Budget
  private var paints: [Paint] = []
  /// The index in the tree for each used paint of the table: many nodes may share a long path.
  private var paintNumbers: [Int: Int32] = [:]
  private var labels: [LabelRecord] = []
  private var fonts: [Font] = []
  /// The open nodes: possible parents of the next node.
  private var ancestors: [(position: Int, origin: Point)] = []
  /// The index in the tree for each used label of the table.
  private var numbers: [Int: Int32] = [:]

  /// Trees that are nested deeper could not be written in the nested form.
  private static let maximumDepth = 256

  init(_ assembly: TreeAssembly, _ budget: Budget) {
    self.assembly = assembly
    self.budget = budget
  }

  mutating func read(_ json: JSONValue, _ draft: TreeDraft) throws(JSONError) -> LayoutTree {
    try readTables(draft)
    for (position, element) in try json.array().enumerated() { try readNode(element, position) }
    guard !assembly.tree.nodes.isEmpty else { throw json.error("must have a root, is empty") }
    close(to: 0)
    return assembly.finish()
  }

  private mutating func readTables(_ draft: TreeDraft) throws(JSONError) {
    for element in try draft.paints?.array().map({ $0 }) ?? [] {
      let paint = try Paint(reading: element)
      try budget.spend(paint.path?.elements.count ?? 0, of: .pathElements, at: element)
      paints.append(paint)
    }
    for element in try draft.fonts?.array().map({ $0 }) ?? [] {
      fonts.append(try Font(reading: element))
    }
    for element in try draft.labels?.array().map({ $0 }) ?? [] {
      var label = LabelRecord()
      try LabelRecord.fields.read(try element.object(), into: &label)
      try label.spend(budget, at: element)
      guard label.font < max(1, fonts.count) else {
        throw element.indexError("font", label.font, count: fonts.count, "fonts")
      }
      labels.append(label)
    }
  }

  private mutating func readNode(_ json: JSONValue, _ position: Int) throws(JSONError) {
    var node = FlatNode()
    try budget.spend(1, of: .nodes, at: json)
    try FlatNode.fields.read(try json.object(), into: &node)
    var record = node.record
    try assembly.complete(&record, json)
    let frame = record.node.frame
    record.node.frame = frame.offset(by: .zero - (try parentOrigin(of: record, json))).rounded
    let (paint, label) = (try paint(of: record, json), try label(of: &record, json))
    assembly.append(record, paint: paint, label: label)
    ancestors.append((position, frame.origin))
  }

  /// Returns the origin of a node's parent, which must still be open, and closes the open nodes inside it.
  private mutating func parentOrigin(
    of record: NodeRecord, _ json: JSONValue
  ) throws(JSONError) -> Point {
    guard let parent = record.parent else {
      guard ancestors.isEmpty else { throw json.missing("parent") }
      return .zero
    }
    guard let depth = ancestors.firstIndex(where: { $0.position == parent }) else {
      throw JSONError(
        path: "\(json.path).parent",
        message: "must be the preceding node or one of its ancestors, is \(parent)")
    }
    guard depth < FlatReader.maximumDepth else {
      throw json.error("is nested more than \(FlatReader.maximumDepth) levels deep")
    }
    close(to: depth + 1)
    return ancestors[depth].origin
  }

  /// Closes nodes until `count` are open.
  private mutating func close(to count: Int) {
    while ancestors.count > count {
      assembly.close(ancestors.removeLast().position, at: assembly.tree.nodes.count)
    }
  }

  private mutating func paint(of record: NodeRecord, _ json: JSONValue) throws(JSONError) -> Int32 {
    guard let number = record.paintNumber else { return -1 }
    if let known = paintNumbers[number] {
      // A renderer draws the path once for each node.
      let count = assembly.tree.paints[Int(known)].path?.elements.count ?? 0
      try budget.spend(count, of: .pathElements, at: json)
      return known
    }
    guard number < paints.count else {
      throw json.indexError("paint", number, count: paints.count, "paints")
    }
    let known = assembly.number(of: paints[number])
    paintNumbers[number] = known
    return known
  }

  private mutating func label(
    of record: inout NodeRecord, _ json: JSONValue
  ) throws(JSONError) -> Int32 {
    guard record.node.role.hasText, let number = record.labelNumber else { return -1 }
    guard number < labels.count else {
      throw json.indexError("label", number, count: labels.count, "labels")
    }
    if record.node.role == .line { return line(of: &record, number) }
    let label = labels[number]
    // A renderer rounds and draws the glyphs and paint of a shared label once for each node, so each use counts.
    if numbers[number] != nil {
      try budget.spend(label.glyphCount, of: .glyphs, at: json)
      try budget.spend(label.text.crossing?.value.elementCount ?? 0, of: .pathElements, at: json)
    }
    let added = assembly.add(
      label.text.measured(size: record.node.frame.size), fullText: label.text.fullText,
      font: fonts.isEmpty ? Font() : fonts[label.font], crossing: label.text.crossing?.value)
    numbers[number] = added
    return added
  }

  /// Adds the line of a node to its label; without a preceding text node the line shows nothing.
  private mutating func line(of record: inout NodeRecord, _ number: Int) -> Int32 {
    guard let label = numbers[number] else { return -1 }
    let (place, texts) = (assembly.lineCount(of: label), labels[number].lines ?? [])
    let text = place < texts.count ? texts[place].text : NodeText()
    return assembly.add(line: text, of: &record, to: label)
  }
}

extension JSONValue {
  /// The error for an index beyond the end of a table: `there are 2 fonts, is 5`.
  func indexError(
    _ key: String, _ index: Int, count: Int, _ table: String
  ) -> JSONError {
    JSONError(path: "\(path).\(key)", message: "there are \(count) \(table), is \(index)")
  }
}

extension LabelRecord {
  /// The number of glyphs, including its lines.
  fileprivate var glyphCount: Int {
    (lines ?? []).reduce(text.glyphCount) { $0 + $1.text.glyphCount }
  }
}
