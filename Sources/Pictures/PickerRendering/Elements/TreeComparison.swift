import PickerTree

/// Which nodes of a tree are as they were in the tree before, at the same position.
struct TreeComparison {
  private let before: (tree: LayoutTree, accessibility: [Accessibility])
  private let after: (tree: LayoutTree, accessibility: [Accessibility])
  private let paints: [Bool]
  private let labels: [Bool]
  private let contents: [Bool]
  private let hasSameIDs: Bool
  private let hasSameEffects: Bool
  /// Whether texts are in the same fonts, and what has no paint in the same colour.
  private let hasSameText: Bool

  init(
    _ before: (tree: LayoutTree, accessibility: [Accessibility]),
    _ after: (tree: LayoutTree, accessibility: [Accessibility])
  ) {
    (self.before, self.after) = (before, after)
    let (old, new) = (before.tree, after.tree)
    paints = zip(old.paints, new.paints).map { $0 == $1 }
    labels = zip(old.labels, new.labels).map { $0 == $1 }
    contents = ContentTable.allCases.map { table in
      switch table {
      case .icons: old.icons == new.icons
      case .images: old.images == new.images
      case .overflows: old.overflows == new.overflows
      case .controlStates: old.controlStates == new.controlStates
      case .none, .labels: true
      }
    }
    hasSameIDs = old.ids == new.ids
    hasSameEffects = old.effects == new.effects
    hasSameText = old.fonts == new.fonts && old.foreground == new.foreground
  }

  /// Whether a node shows and says the same in the same frame.
  func isSame(at position: Int) -> Bool {
    guard position < before.tree.nodes.count else { return false }
    let node = after.tree.nodes[position]
    guard node == before.tree.nodes[position], hasSameText, node.id < 0 || hasSameIDs,
      node.effects < 0 || hasSameEffects, node.paint < 0 || isSame(node.paint, in: paints)
    else { return false }
    let isSameContent =
      node.content < 0
      || (node.role.hasText
        ? isSame(node.content, in: labels) : contents[node.role.traits.content.rawValue])
    return isSameContent && before.accessibility[position] == after.accessibility[position]
  }

  private func isSame(_ index: Int32, in table: [Bool]) -> Bool {
    Int(index) < table.count && table[Int(index)]
  }

  /// Whether a script gets the same facts about all nodes.
  var tellsTheSame: Bool {
    let (old, new) = (before.tree, after.tree)
    guard hasSameIDs, contents[ContentTable.overflows.rawValue],
      contents[ContentTable.controlStates.rawValue], old.nodes.count == new.nodes.count,
      before.accessibility == after.accessibility
    else { return false }
    return zip(old.nodes, new.nodes).allSatisfy { old, new in
      old.role == new.role && old.state == new.state && old.end == new.end && old.id == new.id
        && old.index == new.index && old.content == new.content
    }
  }
}
