import PickerGeometry
import PickerTree

/// The interactive controls that a container collects while it embeds the layouts of its children.
struct EmbeddedControls {
  /// The interactive controls so far, with their positions in the container's tree.
  private(set) var controls: [PlacedControl]
  /// The ids in use.
  private(set) var names = NestedNames()

  /// Starts with the container itself, where it is interactive.
  init(_ container: PlacedControl? = nil) {
    controls = container.map { [$0] } ?? []
  }

  /// Appends a child's nodes to the open node of a tree, with the child's root at `origin`.
  mutating func embed(
    _ child: InteractiveLayout, at origin: Point, prefix: String?, in tree: inout LayoutTree
  ) {
    let (nodes, ids) = (tree.nodes.count, tree.ids.count)
    tree.embed(child.tree, at: origin, prefix: prefix, &names)
    // Once the budget is exhausted, nothing is appended, and positions must not shift.
    guard tree.nodes.count > nodes else { return }
    for var placed in child.controls {
      placed.node += nodes
      placed.firstID += ids
      controls.append(placed)
    }
  }

  /// Appends a container that is filled in place: to an empty tree as its root, else as the last child of the open node.
  ///
  /// - Parameters:
  ///   - root: The root, with its frame in the open node.
  ///   - bare: The tree of the container, with tables for its root and its boxes, but without nodes.
  ///   - container: Its id is the prefix of the ids in it, unless it is the root.
  ///   - children: Appends the children; it is passed what nodes that refer to tables of `bare` refer to now.
  mutating func append(
    _ root: LayoutNode, of bare: LayoutTree, _ container: Container, to tree: inout LayoutTree,
    children: (
      _ tree: inout LayoutTree, _ inner: inout EmbeddedControls,
      _ embedding: LayoutTree.Embedding
    ) -> Void
  ) {
    let isOutermost = tree.nodes.isEmpty
    var embedding = LayoutTree.Embedding()
    if isOutermost {
      tree = bare
    } else {
      guard
        let appended = tree.appendTables(
          of: bare, root: root, prefix: container.id, &names)
      else { return }
      embedding = appended
    }
    tree.warnOfWidth(of: container, id: container.id.map(names.name))
    let outer = isOutermost ? "" : names.enter(container.id)
    tree.append(root, of: bare, embedding) { tree in children(&tree, &self, embedding) }
    names.leave(to: outer)
  }
}
