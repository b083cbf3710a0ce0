package import CPickerLayout
import PickerPlatform
import PickerBlock

@c @implementation
package func pl_block_column(
  _ block: UnsafePointer<pl_block>?, _ name: UnsafePointer<CChar>?,
  _ count: UnsafeMutablePointer<Int>?
) -> UnsafeRawPointer? {
  count?.pointee = 0
  guard let block, let name, let column = block.directory.first(where: { $0.isNamed(name) })
  else { return nil }
  count?.pointee = Int(column.count)
  return UnsafeRawPointer(block) + Int(column.offset)
}

extension pl_column {
  fileprivate func isNamed(_ name: UnsafePointer<CChar>) -> Bool {
    withUnsafeBytes(of: self.name) { own in
      own.baseAddress.map {
        strncmp($0.assumingMemoryBound(to: CChar.self), name, own.count) == 0
      } ?? false
    }
  }
}

@c @implementation
package func pl_tree_nodes(
  _ tree: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?
) -> UnsafePointer<pl_node>? {
  pl_block_column(pl_tree_block(tree, 0), "nodes", count)?.assumingMemoryBound(to: pl_node.self)
}
