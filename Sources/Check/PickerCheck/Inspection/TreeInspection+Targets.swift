import PickerControls
import PickerGeometry
import PickerTree

extension TreeInspection {
  /// A node that is hit.
  struct Target {
    var control: Int
    var id: String?
    var role: Role
  }

  /// Notes a node that is hit, unless it can be scrolled into view.
  mutating func note(_ node: NodeView, in around: NodeContext) {
    guard !around.scrolls else { return }
    targets[node.position] = Target(
      control: around.control, id: node.id ?? around.item?.id, role: node.role)
  }

  /// Adds hit regions that are too small.
  mutating func addSmallTargets() {
    for region in growing().hitRegions() {
      guard let target = targets[region.item] else { continue }
      let own = Double(tree.nodes[region.item].minTarget)
      let limit = limits.minTarget ?? (own >= 0 ? own : LayoutTree.defaultMinTarget)
      let size = region.frame.size
      let side = min(size.width, size.height)
      // The tolerance with which regions grow.
      guard side < limit - 1.0 / 1024 else { continue }
      let isNarrow = target.role == .segment && size.height >= limit - 1.0 / 1024
      var found = Observation(
        key: Observation.ObservationKey(
          code: .smallTarget, control: target.control, id: target.id, role: target.role),
        dependence: isNarrow ? .strategy : .none)
      (found.value, found.limit, found.missing) = (side, limit, limit - side)
      found.text = tree.node(at: region.item).flatMap { text(of: $0) }
      found.detail = "\(size.width.plain(decimals: 2)) × \(size.height.plain(decimals: 2)) pt"
      snapshot.add(found)
    }
  }

  /// The tree whose regions grow to the limit where items have none of their own.
  private func growing() -> LayoutTree {
    guard let limit = limits.minTarget, limit != LayoutTree.defaultMinTarget else { return tree }
    var tree = tree
    for position in tree.nodes.indices
    where tree.nodes[position].minTarget < 0 && tree.nodes[position].role.isTarget {
      tree.nodes[position].minTarget = Float(limit)
    }
    return tree
  }
}
