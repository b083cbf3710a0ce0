package import CPickerLayout
import PickerLayout

@c @implementation
package func pl_tree_background(
  _ tree: OpaquePointer?, _ color: UnsafeMutablePointer<pl_color>?
) -> Bool {
  TreeHandle.find(tree)?.tree.background.store(in: color) ?? false
}

@c @implementation
package func pl_tree_paper(_ tree: OpaquePointer?, _ color: UnsafeMutablePointer<pl_color>?) -> Bool
{
  TreeHandle.find(tree)?.tree.paper.store(in: color) ?? false
}

@c @implementation
package func pl_tree_foreground(_ tree: OpaquePointer?) -> pl_color {
  pl_color(TreeHandle.find(tree)?.tree.foreground ?? .black)
}

extension Color? {
  /// Stores the colour where the caller wants it, and returns whether there is one.
  fileprivate func store(in target: UnsafeMutablePointer<pl_color>?) -> Bool {
    guard let self, let target else { return false }
    target.pointee = pl_color(self)
    return true
  }
}
