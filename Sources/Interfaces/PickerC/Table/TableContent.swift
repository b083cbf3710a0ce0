import CPickerLayout
import PickerBlock
import PickerLayout
import PickerLimits
import PickerOutput

/// What the rows of a table say about a document, between the columns that every table has.
protocol TableContent: AnyObject {
  /// The columns with their names, in their order.
  var columns: [(name: StaticString, column: any Column)] { get }

  /// Appends the rows of a tree.
  ///
  /// - Returns: How many they are.
  func append(_ tree: TreeHandle, within budget: Budget) throws(Failure) -> Int
}

/// The content of a table by its number in C.
///
/// - Throws: `Failure`: `table must be 0 to 2, is 3`.
func newContent(ofTable table: Int32) throws(Failure) -> any TableContent {
  switch Int(table) {
  case PL_TABLE_NODES: NodeRows()
  case PL_TABLE_TREES: TreeRows()
  case PL_TABLE_SUMMARIES: SummaryRows()
  default: throw .argument("table must be 0 to \(PL_TABLE_SUMMARIES), is \(table)")
  }
}

/// One row per node.
final class NodeRows: TableContent {
  private let position = ValueColumn<Int32>()
  private let parent = ValueColumn<Int32>()
  private let role = RoleColumn()
  private let id = TextColumn()
  private let text = TextColumn()
  private let fullText = TextColumn()
  private let x = ValueColumn<Double>()
  private let y = ValueColumn<Double>()
  private let width = ValueColumn<Double>()
  private let height = ValueColumn<Double>()
  private let index = ValueColumn<Int32>()
  private let isSelected = FlagColumn()
  private let isEnabled = FlagColumn()

  var columns: [(name: StaticString, column: any Column)] {
    [
      ("node", position), ("parent", parent), ("role", role), ("id", id), ("text", text),
      ("full_text", fullText), ("x", x), ("y", y), ("width", width), ("height", height),
      ("index", index), ("selected", isSelected), ("enabled", isEnabled),
    ]
  }

  func append(_ tree: TreeHandle, within budget: Budget) throws(Failure) -> Int {
    let rows = BlockRows(tree.tree, .texts, tree.glyphs, [])
    try Failure.unlessOutOfMemory { () throws(OutOfMemory) in
      try appendNumbers(rows.nodes)
      try appendTexts(rows)
    }
    return rows.nodes.count
  }

  private func appendNumbers(_ nodes: [pl_node]) throws(OutOfMemory) {
    for place in nodes.indices { try position.append(Int32(truncatingIfNeeded: place)) }
    try parent.append(nodes) { $0.parent }
    try role.append(nodes)
    try x.append(nodes) { $0.x }
    try y.append(nodes) { $0.y }
    try width.append(nodes) { $0.width }
    try height.append(nodes) { $0.height }
    try index.append(nodes) { $0.index }
    try isSelected.append(nodes) { $0.state & UInt32(PL_STATE_SELECTED) != 0 }
    try isEnabled.append(nodes) { $0.state & UInt32(PL_STATE_DISABLED) == 0 }
  }

  private func appendTexts(_ rows: borrowing BlockRows) throws(OutOfMemory) {
    let (utf8, ids, texts) = (rows.utf8, rows.ids, rows.texts)
    try id.append(rows.nodes, utf8) { $0.id < 0 ? pl_block_string() : ids[Int($0.id)] }
    try text.append(rows.nodes, utf8) {
      $0.text < 0 ? pl_block_string() : texts[Int($0.text)].text
    }
    try fullText.append(rows.nodes, utf8) {
      guard $0.text >= 0 else { return pl_block_string() }
      let text = texts[Int($0.text)]
      return text.full_text.offset == 0 ? text.text : text.full_text
    }
  }
}

/// One row per document: its tree as JSON.
final class TreeRows: TableContent {
  private let json = TextColumn()

  var columns: [(name: StaticString, column: any Column)] { [("tree", json)] }

  func append(_ tree: TreeHandle, within budget: Budget) throws(Failure) -> Int {
    var options = pl_render_options()
    options.compact = true
    let bytes = try tree.bytes(.json, options, budget)
    // Without the line feed at its end.
    try Failure.unlessOutOfMemory { () throws(OutOfMemory) in
      try bytes.withUnsafeBufferPointer { bytes throws(OutOfMemory) in
        try json.append(UnsafeBufferPointer(rebasing: bytes.dropLast()))
      }
    }
    return 1
  }
}

/// One row per document: its size, and what did not fit.
final class SummaryRows: TableContent {
  private let width = ValueColumn<Double>()
  private let height = ValueColumn<Double>()
  private let rows = ValueColumn<Int32>()
  private let hidden = ValueColumn<Int32>()
  private let truncated = ValueColumn<Int32>()
  private let warnings = TextListColumn()

  var columns: [(name: StaticString, column: any Column)] {
    [
      ("width", width), ("height", height), ("rows", rows), ("hidden", hidden),
      ("truncated", truncated), ("warnings", warnings),
    ]
  }

  func append(_ tree: TreeHandle, within budget: Budget) throws(Failure) -> Int {
    let tree = tree.tree
    try Failure.unlessOutOfMemory { () throws(OutOfMemory) in
      try width.append(tree.size.width)
      try height.append(tree.size.height)
      try rows.append(Int32(truncatingIfNeeded: tree.rowCount))
      try hidden.append(Int32(truncatingIfNeeded: tree.hiddenCount))
      try truncated.append(Int32(truncatingIfNeeded: tree.truncatedCount))
      try warnings.append(tree.warnings.map { $0.code.rawValue })
    }
    return 1
  }
}
