import CPickerLayout
import PickerLayout

@c @implementation
package func pl_tree_node_of_id(
  _ tree: OpaquePointer?, _ id: UnsafePointer<CChar>?, _ count: Int
) -> Int32 {
  guard let tree = TreeHandle.find(tree)?.tree, let id = try? String(utf8: id, count: count, "id")
  else { return -1 }
  return tree.node(ofID: id).map { Int32(truncatingIfNeeded: $0.position) } ?? -1
}
