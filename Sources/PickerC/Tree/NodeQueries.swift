package import CPickerLayout
import PickerLayout

@c @implementation
package func pl_tree_nodes(
  _ tree: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?
) -> UnsafePointer<pl_node>? {
  TreeHandle.table(of: tree, count) { $0.nodes.nodes.read($1) }
}

@c @implementation
package func pl_tree_ids(
  _ tree: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?
) -> UnsafePointer<pl_string>? {
  TreeHandle.table(of: tree, count) { $0.nodes.ids.read($1) }
}

@c @implementation
package func pl_tree_warnings(
  _ tree: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?
) -> UnsafePointer<pl_warning>? {
  TreeHandle.table(of: tree, count) { $0.warnings.warnings.read($1) }
}

@c @implementation
package func pl_tree_hidden_ids(
  _ tree: OpaquePointer?, _ node: Int32, _ count: UnsafeMutablePointer<Int>?
) -> UnsafePointer<pl_string>? {
  TreeHandle.table(of: tree, count) { handle, count in
    let nodes = handle.tree.nodes
    guard nodes.indices.contains(Int(node)), nodes[Int(node)].role == .overflow,
      nodes[Int(node)].content >= 0
    else { return nil }
    let ids = handle.nodes.hidden(ofOverflow: Int(nodes[Int(node)].content))
    count?.pointee = ids.count
    return ids.baseAddress
  }
}

@c @implementation
package func pl_tree_node_of_id(
  _ tree: OpaquePointer?, _ id: UnsafePointer<CChar>?, _ count: Int
) -> Int32 {
  guard let tree = TreeHandle.find(tree)?.tree, let id = try? String(utf8: id, count: count, "id")
  else { return -1 }
  return tree.node(ofID: id).map { Int32(truncatingIfNeeded: $0.position) } ?? -1
}

@c @implementation
package func pl_tree_type(_ tree: OpaquePointer?) -> pl_string {
  TreeHandle.find(tree)?.nodes.type ?? pl_string()
}

extension TreeHandle {
  /// A table of a tree; none for NULL, and then the count is 0.
  static func table<Element>(
    of tree: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?,
    _ table: (TreeHandle, UnsafeMutablePointer<Int>?) -> UnsafePointer<Element>?
  ) -> UnsafePointer<Element>? {
    count?.pointee = 0
    return find(tree).flatMap { table($0, count) }
  }
}

/// The warnings of a tree.
final class WarningTable: @unchecked Sendable {
  let warnings: ForeignArray<pl_warning>
  private let arena: StringArena

  init(_ tree: LayoutTree) {
    var arena = StringArena()
    warnings = ForeignArray(
      tree.warnings.map {
        pl_warning(
          code: arena.add($0.code.rawValue), id: arena.add($0.id), message: arena.add($0.message))
      })
    self.arena = arena
  }
}
