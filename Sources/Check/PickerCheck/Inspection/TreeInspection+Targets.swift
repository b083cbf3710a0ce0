import PickerControls
import PickerGeometry
import PickerTree

extension TreeInspection {
  /// A node with a hit region.
  struct Target {
    /// Its position in the tree.
    var position: Int
    var around: NodeContext
  }

  /// Notes a node with a hit region, unless it can be scrolled into view.
  mutating func note(_ node: NodeView, in around: NodeContext) {
    guard !around.scrolls else { return }
    targets.append(Target(position: node.position, around: around))
  }

  /// Adds hit regions that are too small.
  mutating func addSmallTargets() {
    guard mayHaveSmallTargets else { return }
    var rest = targets[...]
    for region in growing().hitRegions() {
      // Both are in paint order.
      rest = rest.drop { $0.position < region.item }
      guard let target = rest.first, target.position == region.item else { continue }
      add(region, of: target)
    }
  }

  /// Whether a region can be too small: unless it is clipped or split, it is not smaller than its node.
  private var mayHaveSmallTargets: Bool {
    !tree.effects.isEmpty
      || tree.nodes.contains { node in
        node.role == .trailingIcon
          || node.role.isTarget && min(node.frame.width, node.frame.height) < limit(of: node)
      }
  }

  private func limit(of node: LayoutNode) -> Double {
    let own = Double(node.minTarget)
    return limits.minTarget ?? (own >= 0 ? own : LayoutTree.defaultMinTarget)
  }

  /// Adds a region if it is too small.
  private mutating func add(_ region: HitRegion, of target: Target) {
    let (role, limit) = (tree.nodes[region.item].role, limit(of: tree.nodes[region.item]))
    let size = region.frame.size
    let side = min(size.width, size.height)
    // The tolerance with which regions grow.
    guard side < limit - 1.0 / 1024, let node = tree.node(at: region.item) else { return }
    let isNarrow = role == .segment && size.height >= limit - 1.0 / 1024
    var found = Observation(
      key: Observation.ObservationKey(
        code: .smallTarget, control: target.around.control,
        id: node.id ?? idOfItem(in: target.around), role: role),
      dependence: isNarrow ? .strategy : .none)
    (found.value, found.limit, found.missing) = (side, limit, limit - side)
    found.text = text(of: node)
    found.detail = "\(size.width.plain(decimals: 2)) × \(size.height.plain(decimals: 2)) pt"
    snapshot.add(found)
  }

  /// The tree whose regions grow to the limit for items without their own minimum.
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
