import PickerGeometry
import PickerTree

extension NestedNames {
  /// Appends a container that is filled in place: to an empty tree as its root, else as the last child of the open node.
  ///
  /// - Parameters:
  ///   - root: The root, with its frame in the open node.
  ///   - bare: The tree of the container, with tables for its root and its boxes, but without nodes.
  ///   - container: Its id is the prefix of the ids in it unless it is the root.
  ///   - children: Appends the children; it is passed what nodes that refer to tables of `bare` refer to now.
  package mutating func append(
    _ root: LayoutNode, of bare: LayoutTree, _ container: Container, to tree: inout LayoutTree,
    children: (
      _ tree: inout LayoutTree, _ names: inout NestedNames, _ embedding: LayoutTree.Embedding
    ) -> Void
  ) {
    let isOutermost = tree.nodes.isEmpty
    var embedding = LayoutTree.Embedding()
    if isOutermost {
      tree = bare
    } else {
      guard let appended = tree.appendTables(of: bare, root: root, prefix: container.id, &self)
      else { return }
      embedding = appended
    }
    tree.warnOfContainer(container, id: container.id.map(name))
    let outer = isOutermost ? "" : enter(container.id)
    tree.append(root, of: bare, embedding) { tree in children(&tree, &self, embedding) }
    leave(to: outer)
  }
}
