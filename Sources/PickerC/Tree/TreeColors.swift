package import CPickerLayout
import PickerLayout

@c @implementation
package func pl_tree_background(
  _ tree: OpaquePointer?, _ color: UnsafeMutablePointer<pl_color>?
) -> Bool {
  guard let color, let background = TreeHandle.find(tree)?.tree.background else { return false }
  color.pointee = pl_color(background)
  return true
}

@c @implementation
package func pl_tree_foreground(_ tree: OpaquePointer?) -> pl_color {
  pl_color(TreeHandle.find(tree)?.tree.foreground ?? .black)
}
