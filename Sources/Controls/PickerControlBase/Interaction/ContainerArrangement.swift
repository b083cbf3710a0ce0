import PickerGeometry
import PickerTree

/// The layout of a container, and the layouts of the controls in it that take input.
package struct ContainerArrangement {
  package let tree: LayoutTree
  private let parts: [Part]
  /// The id prefixes of items that take input, for items that are not shown.
  private let prefixes: [(item: Int, prefix: String)]
  private let regions = Regions()

  /// The hit regions of the tree, once they have been asked for.
  private final class Regions {
    var known: [HitRegion]?
  }

  /// The layout of a single item, whose nodes and ids are contiguous in the tree.
  private struct Part {
    let item: Int
    let tree: LayoutTree
    /// The position of the control in the tree of the container.
    let root: Int
  }

  /// - Parameters:
  ///   - parts: The items that are shown, in the order in which they are drawn, with the layouts of those that take
  ///     input.
  ///   - roots: The position of the control of each in the tree.
  ///   - prefixes: The prefix of the ids of each item that takes input.
  init(
    _ tree: LayoutTree, _ parts: [(item: Int, tree: LayoutTree?)], at roots: [Int],
    prefixes: [(item: Int, prefix: String)]
  ) {
    self.tree = tree
    self.parts = zip(parts, roots).compactMap { part, root in
      part.tree.map { Part(item: part.item, tree: $0, root: root) }
    }
    self.prefixes = prefixes
  }

  private func part(of item: Int) -> Part? { parts.first { $0.item == item } }

  /// The layout of an item alone; nil if it is not shown.
  package func tree(of item: Int) -> LayoutTree? { part(of: item)?.tree }

  /// The position of an item's control in the tree; nil if it is not shown.
  func root(of item: Int) -> Int? { part(of: item)?.root }

  /// The item whose control is at a point, and the place of that control.
  func item(atPoint point: Point) -> (item: Int, place: ControlPlace)? {
    guard point.isFinite, let path = hit(atPoint: point)?.path,
      let part = parts.first(where: { path.contains($0.root) }),
      let map = try? tree.map(from: path.prefix { $0 <= part.root }).inverted()
    else { return nil }
    return (part.item, ControlPlace(map: map))
  }

  private func hit(atPoint point: Point) -> Hit? {
    let known = regions.known ?? tree.hitRegions()
    regions.known = known
    return tree.hitTest(atPoint: point, in: known)
  }

  /// The item whose control contains the node at a position.
  package func item(atPosition position: Int) -> Int? {
    parts.first { ($0.root..<Int(tree.nodes[$0.root].end)).contains(position) }?.item
  }
}

/// The place of a control in its container.
struct ControlPlace {
  /// The map from the container to the control.
  let map: AffineTransform

  /// Converts a point in the container to one in the control.
  func point(_ point: Point) -> Point { map.apply(to: point) }

  /// Converts a distance or a velocity in the container to one in the control.
  func vector(_ vector: Point) -> Point { map.apply(to: vector) - map.apply(to: .zero) }
}

extension LayoutTree {
  /// The map from the last of these nodes, each the parent of the next, to the tree.
  fileprivate func map(from path: ArraySlice<Int>) -> AffineTransform {
    path.reversed().reduce(.identity) { map, node in
      map.concatenating(effects(of: nodes[node])?.transform ?? .identity)
        .concatenating(AffineTransform(translation: nodes[node].frame.origin))
    }
  }
}

// Ids.
extension ContainerArrangement {
  /// The target of an item's session, with its id in the container.
  func target(_ target: SessionTarget, of item: Int) -> SessionTarget {
    SessionTarget(target.role, id: target.id.flatMap { id($0, of: item) })
  }

  /// Returns a control's refusal with ids of the container; nil if its item has none there.
  func refusal(_ refusal: SessionRefusal, of item: Int) -> SessionRefusal? {
    guard let id = id(refusal.id, of: item) else { return nil }
    let control = refusal.control.flatMap { controlID($0, of: item) }
    return SessionRefusal(control: control, id: id, reason: refusal.reason)
  }

  /// Returns the effects of an event on a control, with ids of the container.
  func result(_ result: SessionResult, of item: Int) -> SessionResult {
    guard result.hasIDs else { return result }
    var mapped = result
    mapped.target = result.target.map { target($0, of: item) }
    mapped.selected = result.selected.compactMap { id($0, of: item) }
    mapped.deselected = result.deselected.compactMap { id($0, of: item) }
    mapped.removed = result.removed.flatMap { id($0, of: item) }
    mapped.refusal = result.refusal.flatMap { refusal($0, of: item) }
    return mapped
  }

  /// Returns the id in the container of an id of an item's own layout, shown or not.
  func id(_ id: String, of item: Int) -> String? {
    shownID(id, of: item) ?? prefix(of: item).map { $0 + id }
  }

  /// Returns the id in the container of a control: of an item, or of one in it.
  func controlID(_ id: String, of item: Int) -> String? {
    guard let prefix = prefix(of: item) else { return nil }
    let isItem = prefix.utf8.suffix(id.utf8.count + 1).elementsEqual((id + "/").utf8)
    return shownID(id, of: item) ?? (isItem ? String(prefix.dropLast()) : prefix + id)
  }

  private func prefix(of item: Int) -> String? { prefixes.first { $0.item == item }?.prefix }

  private func shownID(_ id: String, of item: Int) -> String? {
    guard let part = part(of: item), let first = firstID(of: part),
      let number = part.tree.ids.firstIndex(of: id)
    else { return nil }
    return tree.ids[first + number]
  }

  /// Returns the item with an id in the container, and the id in the item's own layout; of an id that is not shown, the items that may
  /// have it.
  func items(withID id: String) -> [(item: Int, id: String)] {
    for part in parts {
      guard let first = firstID(of: part),
        let number = part.tree.ids.indices.first(where: { tree.ids[first + $0] == id })
      else { continue }
      return [(part.item, part.tree.ids[number])]
    }
    return prefixes.filter { id.utf8.starts(with: $0.prefix.utf8) }.map { item, prefix in
      (item, String(decoding: id.utf8.dropFirst(prefix.utf8.count), as: UTF8.self))
    }
  }

  /// The position of the first id of a part in the ids of the tree; nil if it has none.
  private func firstID(of part: Part) -> Int? {
    if let ids = tree.controlState(of: tree.nodes[part.root])?.ids,
      ids.count == part.tree.ids.count
    {
      return ids.lowerBound
    }
    guard let node = part.tree.nodes.firstIndex(where: { $0.id >= 0 }) else { return nil }
    return Int(tree.nodes[part.root + node].id - part.tree.nodes[node].id)
  }
}

// Keys.
extension ContainerArrangement {
  /// The node outside its control to which an arrow key moves the focus, and whether this precedes the control's own
  /// handling.
  func exit(by key: SessionKey, from position: Int?) -> (node: Int, comesFirst: Bool)? {
    guard key.isArrow, let position,
      let stop = tree.navigation().first(where: { $0.node == position }),
      let node = stop.node(pressing: key),
      item(atPosition: node) != item(atPosition: position)
    else { return nil }
    let role = tree.nodes[position].role
    // Up and Down move along a row of segments, too, which are not those of a radio group.
    return role.usesEveryArrow || tree.isRadio(position) ? nil : (node, role == .segment)
  }
}

extension LayoutTree {
  /// Whether a node is one of a radio group, in which all arrow keys stay.
  fileprivate func isRadio(_ position: Int) -> Bool {
    guard nodes[position].role == .segment,
      let control = path(to: position).last(where: { nodes[$0].role == .segmented })
    else { return false }
    return nodes[control].state.contains(.selectsOne)
  }
}

extension Role {
  /// Whether keys in both directions change the value of such a node.
  var usesEveryArrow: Bool {
    self == .slider || self == .canvas || self == .wheel || self == .palette
  }
}
