import PickerGeometry
import PickerTree

/// The layout of a panel, and those of its items in it.
struct PanelArrangement {
  let tree: LayoutTree
  /// The layout of each item alone, whose nodes and ids stand in the tree one after the other.
  private let items: [LayoutTree]
  /// The positions of the items' controls in the tree.
  let roots: [Int]

  init(_ tree: LayoutTree, items: [LayoutTree]) {
    self.tree = tree
    self.items = items
    let children = tree.nodes.isEmpty ? [] : Array(tree.children(of: 0))
    roots = children.filter { tree.nodes[$0].role != .title }
  }

  /// The item whose control is at a point, and the origin of that control.
  func item(atPoint point: Point) -> (item: Int, origin: Point)? {
    guard point.isFinite, let path = tree.hitTest(atPoint: point)?.path, path.count > 1,
      let item = roots.firstIndex(of: path[1])
    else { return nil }
    return (item, tree.nodes[path[1]].frame.origin)
  }

  /// The item whose control contains the node at a position.
  func item(atPosition position: Int) -> Int? {
    roots.firstIndex { ($0..<Int(tree.nodes[$0].end)).contains(position) }
  }

  /// The target of an item's session, with its id in the panel.
  func target(_ target: SessionTarget, of item: Int) -> SessionTarget {
    SessionTarget(target.role, id: target.id.flatMap { id($0, of: item) })
  }

  /// Returns the id in the panel of an id of an item's own layout.
  func id(_ id: String, of item: Int) -> String? {
    guard let first = firstID(of: item), let number = items[item].ids.firstIndex(of: id) else {
      return nil
    }
    return tree.ids[first + number]
  }

  /// Returns the item with an id in the panel, and the id in the item's own layout.
  func item(withID id: String) -> (item: Int, id: String)? {
    for item in roots.indices {
      guard let first = firstID(of: item),
        let number = items[item].ids.indices.first(where: { tree.ids[first + $0] == id })
      else { continue }
      return (item, items[item].ids[number])
    }
    return nil
  }

  /// The position of an item's first id in the ids of the tree; nil where it has none.
  private func firstID(of item: Int) -> Int? {
    guard roots.indices.contains(item), items.indices.contains(item),
      let node = items[item].nodes.firstIndex(where: { $0.id >= 0 })
    else { return nil }
    return Int(tree.nodes[roots[item] + node].id - items[item].nodes[node].id)
  }
}
