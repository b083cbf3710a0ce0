import PickerGeometry
import PickerLimits

/// Where a finger hits an item, or a part of one.
public struct HitRegion: Hashable, Sendable {
  /// Where the item stands in ``LayoutTree/nodes``.
  public var item: Int
  /// Where the node stands that is hit: the item itself, or its delete icon.
  public var node: Int
  /// The box, relative to the root's origin; it may reach beyond the root.
  public var frame: Rect

  /// The region of a node that belongs to an item, or is it.
  public init(item: Int, node: Int, frame: Rect) {
    self.item = item
    self.node = node
    self.frame = frame
  }
}

extension LayoutTree {
  /// The least size of a hit region in points where nothing else was asked for.
  public static let defaultMinTarget = 44.0

  /// Where a finger hits what: one region for each enabled item, and one for each delete icon.
  ///
  /// A region is the item's frame, grown to its least size (``LayoutNode/minTarget``) into the gaps
  /// round it, evenly on both sides where there is room. It never reaches beyond the middle of the
  /// gap to a neighbour, so regions never overlap; what it cannot have on one side it takes on the
  /// other. Items that are apart both across and up and down are parted where they are further
  /// apart.
  ///
  ///     ┌───────────┬──────────┐
  ///     │ ╭─────────┼────────╮ │    a chip with a delete icon has two regions, parted in the
  ///     │ │  label  │   ×    │ │    middle between the label and the icon
  ///     │ ╰─────────┼────────╯ │
  ///     └───────────┴──────────┘
  ///
  /// Disabled items have no region and keep their half of the gap. Where frames overlap, regions do
  /// too, and the one drawn on top is hit.
  ///
  /// - Returns: The regions in paint order.
  /// - Complexity: O(*n* log *n*).
  public func hitRegions() -> [HitRegion] {
    let targets = collectTargets()
    let frames = TargetGrowth.regions(
      of: targets.map { TargetGrowth.Box(frame: $0.frame, minimum: $0.minimum) })
    return zip(targets, frames).compactMap { target, frame in
      target.isEnabled ? HitRegion(item: target.item, node: target.node, frame: frame) : nil
    }
  }

  /// Warns of every hit region that stays smaller than the size asked for, in place of the warnings
  /// of that kind that are there. Where no size was asked for nothing is said.
  ///
  /// - Complexity: O(*n* log *n*); O(*n*) where no size was asked for.
  public mutating func warnOfNarrowTargets() {
    warnings.removeAll { $0.code == .narrowTarget }
    guard nodes.contains(where: { $0.minTarget > 0 }) else { return }
    for region in hitRegions() where Budget.mayProceed {
      let minimum = Double(nodes[region.item].minTarget)
      let size = region.frame.size
      guard min(size.width, size.height) < minimum - TargetGrowth.slack else { continue }
      let whose = region.node == region.item ? "" : "of the \(nodes[region.node].role) "
      warnings.append(
        Warning(
          .narrowTarget, id: id(of: nodes[region.item]),
          message: "the hit region \(whose)is \(size.width.hundredths) × "
            + "\(size.height.hundredths), minTarget is \(minimum.hundredths)"))
    }
  }
}

/// A box that can be hit, or that stands in the way where it is disabled.
private struct Target {
  var item: Int
  var node: Int
  var frame: Rect
  var minimum: Double
  var isEnabled: Bool
}

extension LayoutTree {
  /// Whether a node is for fingers and keys; an overflow without a label, which only tells what is
  /// hidden, is not.
  func isTarget(_ position: Int) -> Bool {
    let node = nodes[position]
    return node.role.isTarget && (node.role != .overflow || Int(node.end) > position + 1)
  }

  private func collectTargets() -> [Target] {
    var targets: [Target] = []
    var itemEnd = 0
    var checkpoint = Checkpoint(every: 256)
    walkVisible { visit, visible in
      let position = visit.position
      let node = nodes[position]
      guard checkpoint.mayProceed(), isTarget(position), position >= itemEnd, let frame = visible
      else { return }
      itemEnd = Int(node.end)
      let isEnabled = !node.state.contains(.disabled)
      var target = Target(
        item: position, node: position, frame: frame,
        minimum: isEnabled ? leastTarget(of: node) : 0, isEnabled: isEnabled)
      if isEnabled, let split = splitAtIcon(position, frame) {
        target.frame = split.body
        targets.append(target)
        target.node = split.icon
        target.frame = split.rest
      }
      targets.append(target)
    }
    return targets
  }

  private func leastTarget(of node: LayoutNode) -> Double {
    node.minTarget >= 0 ? Double(node.minTarget) : LayoutTree.defaultMinTarget
  }

  /// The two parts of an item that has a delete icon: from its leading side to the middle between
  /// icon and label, and from there on.
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
