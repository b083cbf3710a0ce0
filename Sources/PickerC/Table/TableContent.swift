import CPickerLayout
import PickerBlock
import PickerLayout
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

/// One row a node.
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

  func append(_ tree: TreeHandle, within budget: Budget) -> Int {
    let tree = tree.tree
    appendNumbers(tree.nodeRows())
    appendTexts(of: tree)
    return tree.nodes.count
  }

  private func appendNumbers(_ nodes: [pl_node]) {
    for place in nodes.indices { position.append(Int32(truncatingIfNeeded: place)) }
    parent.append(nodes) { $0.parent }
    role.append(nodes)
    x.append(nodes) { $0.x }
    y.append(nodes) { $0.y }
    width.append(nodes) { $0.width }
    height.append(nodes) { $0.height }
    index.append(nodes) { $0.index }
    isSelected.append(nodes) { $0.state & UInt32(PL_STATE_SELECTED) != 0 }
    isEnabled.append(nodes) { $0.state & UInt32(PL_STATE_DISABLED) == 0 }
  }

  private func appendTexts(of tree: LayoutTree) {
    let start = text.count
    id.append(tree.nodes) { tree.id(of: $0) }
    text.append(tree.nodes) { tree.drawnText(of: $0) }
    // Few trees have truncated texts.
    if tree.labels.indices.allSatisfy({ tree.labels[$0].fullText == nil }) {
      fullText.append(start..<text.count, of: text)
    } else {
      fullText.append(tree.nodes) { tree.label(of: $0)?.fullText ?? tree.drawnText(of: $0) }
    }
  }
}

extension LayoutTree {
  /// The text of a node as it is drawn: of a line its own; nil if it has none.
  fileprivate func drawnText(of node: LayoutNode) -> String? {
    guard node.role.hasText, node.content >= 0 else { return nil }
    if node.role == .line { return textLine(for: node)?.text ?? "" }
    return labels[Int(node.content)].text.text
  }
}

/// One row a document: its tree as JSON.
final class TreeRows: TableContent {
  private let json = TextColumn()

  var columns: [(name: StaticString, column: any Column)] { [("tree", json)] }

  func append(_ tree: TreeHandle, within budget: Budget) throws(Failure) -> Int {
    var options = pl_render_options()
    options.compact = true
    let bytes = try tree.bytes(.json, options, budget)
    // Without the line feed at its end.
    bytes.withUnsafeBufferPointer { json.append(UnsafeBufferPointer(rebasing: $0.dropLast())) }
    return 1
  }
}

/// One row a document: its size, and what did not fit.
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

  func append(_ tree: TreeHandle, within budget: Budget) -> Int {
    let tree = tree.tree
    let size = tree.size
    width.append(size.width)
    height.append(size.height)
    rows.append(Int32(truncatingIfNeeded: tree.rowCount))
    hidden.append(Int32(truncatingIfNeeded: tree.hiddenCount))
    truncated.append(Int32(truncatingIfNeeded: tree.truncatedCount))
    warnings.append(tree.warnings.map { $0.code.rawValue })
    return 1
  }
}
