import PickerGeometry
import PickerTree

/// The interactive controls that a container collects while it embeds the layouts of its children.
struct EmbeddedControls {
  /// The interactive controls so far, with their positions in the container's tree.
  private(set) var controls: [PlacedControl]
  /// The ids in use.
  private var taken = UniqueNames()

  /// Starts with the container itself, where it is interactive.
  init(_ container: PlacedControl? = nil) {
    controls = container.map { [$0] } ?? []
  }

  /// Appends a child's nodes to the open node of a tree, with the child's root at `origin`.
  mutating func embed(
    _ child: InteractiveLayout, at origin: Point, prefix: String?, in tree: inout LayoutTree
  ) {
    let (nodes, ids) = (tree.nodes.count, tree.ids.count)
    tree.embed(child.tree, at: origin, prefix: prefix, &taken)
    // Once the budget is exhausted, nothing is appended, and positions must not shift.
    guard tree.nodes.count > nodes else { return }
    for var placed in child.controls {
      placed.node += nodes
      placed.firstID += ids
      controls.append(placed)
    }
  }
}
