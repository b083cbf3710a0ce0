package import CPickerLayout
import PickerLayout

@c @implementation
package func pl_tree_node_of_id(
  _ tree: OpaquePointer?, _ id: UnsafePointer<CChar>?, _ count: Int
) -> Int32 {
  guard let tree = TreeHandle.find(tree)?.tree, let id = try? String(utf8: id, count: count, "id")
  else { return -1 }
  return tree.node(ofID: id).map { Int32(truncatingIfNeeded: $0.position) } ?? -1
}

@c @implementation
package func pl_tree_summary(
  _ tree: OpaquePointer?, _ summary: UnsafeMutablePointer<pl_summary>?
) -> Bool {
  guard let tree = TreeHandle.find(tree)?.tree, let summary else { return false }
  summary.pointee = pl_summary(
    width: tree.size.width, height: tree.size.height,
    rows: Int32(truncatingIfNeeded: tree.rowCount),
    hidden: Int32(truncatingIfNeeded: tree.hiddenCount),
    truncated: Int32(truncatingIfNeeded: tree.truncatedCount),
    warning_count: Int32(truncatingIfNeeded: tree.warnings.count))
  return true
}
