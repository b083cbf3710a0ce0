import PickerGeometry
import PickerTree

/// The layout of a panel, and those of its items in it.
struct PanelArrangement {
  let tree: LayoutTree
  private let parts: [Part]
  /// The position of each part's control in the tree.
  private let roots: [Int]

  /// The layout of an item alone, whose nodes and ids stand in the tree one after the other.
  struct Part {
    let item: Int
    let tree: LayoutTree
  }

  /// - Parameter parts: The items that are shown, in the order in which they are drawn.
  init(_ tree: LayoutTree, _ parts: [Part]) {
    self.tree = tree
    self.parts = parts
    let children = tree.nodes.isEmpty ? [] : Array(tree.children(of: 0))
    roots = children.filter { tree.nodes[$0].role != .title && tree.nodes[$0].role != .item }
  }

  /// The position of an item's control in the tree; nil if it is not shown.
  func root(of item: Int) -> Int? {
    zip(parts, roots).first { $0.0.item == item }?.1
  }

  /// The item whose control is at a point, and the origin of that control.
  func item(atPoint point: Point) -> (item: Int, origin: Point)? {
    guard point.isFinite, let path = tree.hitTest(atPoint: point)?.path, path.count > 1,
      let item = zip(parts, roots).first(where: { $0.1 == path[1] })?.0.item
    else { return nil }
    return (item, tree.nodes[path[1]].frame.origin)
  }

  /// The item whose control contains the node at a position.
  func item(atPosition position: Int) -> Int? {
    zip(parts, roots).first { ($0.1..<Int(tree.nodes[$0.1].end)).contains(position) }?.0.item
  }

  /// The target of an item's session, with its id in the panel.
  func target(_ target: SessionTarget, of item: Int) -> SessionTarget {
    SessionTarget(target.role, id: target.id.flatMap { id($0, of: item) })
  }

  /// Returns the id in the panel of an id of an item's own layout.
  func id(_ id: String, of item: Int) -> String? {
    guard let (part, root) = zip(parts, roots).first(where: { $0.0.item == item }),
      let first = firstID(of: part, at: root), let number = part.tree.ids.firstIndex(of: id)
    else { return nil }
    return tree.ids[first + number]
  }

  /// Returns the item with an id in the panel, and the id in the item's own layout.
  func item(withID id: String) -> (item: Int, id: String)? {
    for (part, root) in zip(parts, roots) {
      guard let first = firstID(of: part, at: root),
        let number = part.tree.ids.indices.first(where: { tree.ids[first + $0] == id })
      else { continue }
      return (part.item, part.tree.ids[number])
    }
    return nil
  }

  /// The position of the first id of a part with its control at `root` in the ids of the tree; nil if it has none.
  private func firstID(of part: Part, at root: Int) -> Int? {
    guard let node = part.tree.nodes.firstIndex(where: { $0.id >= 0 }) else { return nil }
    return Int(tree.nodes[root + node].id - part.tree.nodes[node].id)
  }
}
