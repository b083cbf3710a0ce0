import PickerTree

extension MovingTree {
  /// The opacity of all ancestors of each node.
  func groupOpacities() -> [Double] {
    var groups: [Double] = []
    groups.reserveCapacity(tracks.count)
    for parent in parents {
      groups.append(parent < 0 ? 1 : groups[parent] * tracks[parent].presence.from.limitedToUnit)
    }
    return groups
  }

  /// Whether each node has no counterpart at the end and is no longer visible, including its descendants.
  func goneNodes(_ matching: TransitionMatching) -> [Bool] {
    var isGone = [Bool](repeating: false, count: tracks.count)
    for (position, parent) in parents.enumerated() where matching.targets[position] < 0 {
      isGone[position] = tracks[position].isInvisible || parent >= 0 && isGone[parent]
    }
    // A group that draws nothing is gone once none of its descendants is left. Backwards, because
    // descendants follow their ancestors.
    var isNeeded = [Bool](repeating: false, count: tracks.count)
    for position in tracks.indices.reversed()
    where matching.targets[position] < 0 && !isGone[position] {
      isGone[position] = !isNeeded[position] && tree.isBare(position)
      if !isGone[position], parents[position] >= 0 { isNeeded[parents[position]] = true }
    }
    return isGone
  }
}

extension TransitionTrack {
  /// Whether it is invisible while it disappears.
  fileprivate var isInvisible: Bool {
    presence.from <= LayoutTransition.visibleFraction
      && (isLeaving || presence.velocity <= LayoutTransition.visibleFraction)
  }
}

extension TransitionMatching {
  /// Whether each node of the target has descendants that were there before.
  func keepsDescendants(in target: LayoutTree) -> [Bool] {
    var keeps = [Bool](repeating: false, count: target.nodes.count)
    let parents = target.parentPositions()
    for position in target.nodes.indices.reversed() where parents[position] >= 0 {
      let isKept = sources[position] >= 0 || replaced[position] >= 0
      if isKept || keeps[position] { keeps[parents[position]] = true }
    }
    return keeps
  }
}

extension LayoutTree {
  /// Whether a node only groups others: nothing of it is visible, and it is not an item.
  func isBare(_ position: Int) -> Bool {
    let node = nodes[position]
    let shows = node.role.hasText || node.role.hasName || image(of: node) != nil
    return node.paint < 0 && !shows && !node.role.isTarget && Int(node.end) > position + 1
  }
}
