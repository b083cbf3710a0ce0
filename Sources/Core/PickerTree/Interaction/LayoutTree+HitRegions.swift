import PickerGeometry
import PickerLimits

/// The area in which a pointer or finger hits an item or its delete icon.
public struct HitRegion: Hashable, Sendable {
  /// The position of the item; see ``LayoutTree/node(at:)``.
  public var item: Int
  /// The position of the node that is hit: the item itself, or its delete icon.
  public var node: Int
  /// The area in points, relative to the root's origin; it may extend beyond the root.
  public var frame: Rect

  /// Creates the region of an item or of its delete icon.
  public init(item: Int, node: Int, frame: Rect) {
    self.item = item
    self.node = node
    self.frame = frame
  }
}

extension LayoutTree {
  /// The default minimum width and height of a hit region in points, which a node can override.
  public static let defaultMinTarget = 44.0

  /// Returns the hit regions: one for each enabled item, and one for each delete icon.
  ///
  /// A region is the item's frame, grown to its minimum size (``NodeView/minTarget``) into the gaps around it, evenly
  /// on both sides if there is enough free space. It never extends beyond the middle of the gap to a neighbour, so
  /// regions never overlap. If there is too little space on one side, the region grows on the other. Items that are
  /// separated both horizontally and vertically are split on the axis with the larger gap.
  ///
  ///     ┌───────────┬──────────┐
  ///     │ ╭─────────┼────────╮ │    a chip with a delete icon has two regions, split in the
  ///     │ │  label  │   ×    │ │    middle between the label and the icon
  ///     │ ╰─────────┼────────╯ │
  ///     └───────────┴──────────┘
  ///
  /// Disabled items have no region but keep their half of the gap. If frames overlap, their regions overlap as well,
  /// and the topmost one is hit.
  ///
  /// - Returns: The regions in paint order.
  /// - Complexity: O(*n* log *n*).
  public func hitRegions() -> [HitRegion] {
    let targets = collectTargets()
    let frames = TargetGrowth.regions(
      of: targets.map { TargetGrowth.GrowingBox(frame: $0.frame, minimum: $0.minimum) })
    return zip(targets, frames).compactMap { target, frame in
      target.isEnabled ? HitRegion(item: target.item, node: target.node, frame: frame) : nil
    }
  }

  /// Adds a warning for every hit region that is smaller than its specified minimum, replacing earlier
  /// warnings of this kind. The default minimum never causes a warning.
  ///
  /// - Complexity: O(*n* log *n*); O(*n*) if no node specifies a minimum.
  package mutating func addNarrowTargetWarnings() {
    warnings.removeAll { $0.code == .narrowTarget }
    guard nodes.contains(where: { $0.minTarget > 0 }) else { return }
    for region in hitRegions() where Budget.mayProceed {
      let minimum = Double(nodes[region.item].minTarget)
      let size = region.frame.size
      guard min(size.width, size.height) < minimum - TargetGrowth.tolerance else { continue }
      let owner = region.node == region.item ? "" : "of the \(nodes[region.node].role) "
      warnings.append(
        Warning(
          .narrowTarget, id: id(of: nodes[region.item]),
          message: "the hit region \(owner)is \(size.width.plain(decimals: 2)) × "
            + "\(size.height.plain(decimals: 2)), minTarget is \(minimum.plain(decimals: 2))"))
    }
  }
}

/// A box that can be hit, or a disabled one that only limits its neighbours.
private struct Target {
  var item: Int
  var node: Int
  var frame: Rect
  var minimum: Double
  var isEnabled: Bool
}

extension LayoutTree {
  /// Whether a node receives input. An overflow node without a label, which only lists the hidden items, and a node that is leaving do
  /// not.
  func isTarget(_ position: Int) -> Bool {
    let node = nodes[position]
    return node.role.isTarget && !node.state.contains(.leaving)
      && (node.role != .overflow || Int(node.end) > position + 1)
  }

  private func collectTargets() -> [Target] {
    var targets: [Target] = []
    var checkpoint = Checkpoint(every: 256)
    walkVisible(from: ()) { visit, visible, _ in
      guard checkpoint.mayProceed() else { return .stop }
      let position = visit.position
      let node = nodes[position]
      guard isTarget(position), let frame = visible else { return .descend(()) }
      let isEnabled = !node.state.contains(.disabled)
      var target = Target(
        item: position, node: position, frame: frame,
        minimum: isEnabled ? node.minimumTarget ?? LayoutTree.defaultMinTarget : 0,
        isEnabled: isEnabled)
      if isEnabled, let split = splitAtIcon(position, frame) {
        target.frame = split.body
        targets.append(target)
        target.node = split.icon
        target.frame = split.rest
      }
      targets.append(target)
      return .skip
    }
    return targets
  }

  /// The two parts of an item with a delete icon, split in the middle between icon and label.
  private func splitAtIcon(_ item: Int, _ frame: Rect) -> (icon: Int, body: Rect, rest: Rect)? {
    var icon: Int?
    var content: Rect?
    for child in children(of: item) {
      let box = nodes[child].frame.offset(by: frame.origin)
      if nodes[child].role == .trailingIcon {
        icon = child
      } else {
        content = content?.union(box) ?? box
      }
    }
    guard let icon else { return nil }
    let box = nodes[icon].frame.offset(by: frame.origin)
    let outer = frame.union(box)
    if box.midX >= (content ?? frame).midX {
      let line = min(box.minX, ((content?.maxX ?? box.minX) + box.minX) / 2)
      let body = Rect(Extent(low: frame.minX, high: max(frame.minX, line)), frame[.vertical])
      return (icon, body, Rect(Extent(low: line, high: outer.maxX), outer[.vertical]))
    }
    let line = max(box.maxX, ((content?.minX ?? box.maxX) + box.maxX) / 2)
    let body = Rect(Extent(low: min(frame.maxX, line), high: frame.maxX), frame[.vertical])
    return (icon, body, Rect(Extent(low: outer.minX, high: line), outer[.vertical]))
  }
}
