import PickerGeometry
import PickerTree

/// What a container collects while it takes in the layouts of its children.
struct EmbeddedControls {
  /// The interactive controls of the children, where they stand in the container's tree.
  private(set) var controls: [PlacedControl]
  /// The ids that are taken.
  private var taken = UniqueNames()

  /// Nothing but the container itself, where somebody can use it.
  init(_ container: PlacedControl? = nil) {
    controls = container.map { [$0] } ?? []
  }

  /// Adds a child's nodes to a tree, its root at `origin` of the node that is being filled.
  mutating func embed(
    _ child: InteractiveLayout, at origin: Point, prefix: String?, in tree: inout LayoutTree
  ) {
    let (nodes, ids) = (tree.nodes.count, tree.ids.count)
    tree.embed(child.tree, at: origin, prefix: prefix, &taken)
    // A budget that is used up adds nothing.
    guard tree.nodes.count > nodes else { return }
    for var placed in child.controls {
      placed.node += nodes
      placed.firstID += ids
      controls.append(placed)
    }
  }
}
