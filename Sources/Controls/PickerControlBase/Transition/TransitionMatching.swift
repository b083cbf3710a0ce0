import PickerTree

/// Which node of a moment becomes which node of the layout at the end.
///
///     before  chips ┬ row 0 ┬ tea        after  chips ┬ row 0 ─ cocoa     by id and role: cocoa, tea
///                   │       └ cocoa                   └ row 1 ─ tea       by order: chips, row 0, the labels
///                   └ …
///
/// Nodes with an id are matched by id and role, duplicates in paint order; nodes without one by their order among the
/// siblings of their role, where their parents match. Nodes with other texts, icons, pictures or outlines are
/// not matched: one replaces the other.
struct TransitionMatching {
  private let moment: MovingTree
  private let target: LayoutTree
  private let rowChange: LayoutTransition.RowChange
  /// For each node of the target, the node of the moment that becomes it; -1: it appears.
  private(set) var sources: [Int]
  /// For each node of the moment, the node that it becomes; -1 if it disappears.
  private(set) var targets: [Int]
  /// For each node of the target, the node of the moment whose place it takes with other content; -1: none.
  private(set) var replaced: [Int]
  /// For each node of the moment, the node of the target that takes its place; -1: none.
  private(set) var replacements: [Int]

  init(
    of moment: MovingTree, with target: LayoutTree, rowChange: LayoutTransition.RowChange
  ) {
    self.moment = moment
    self.target = target
    self.rowChange = rowChange
    sources = [Int](repeating: -1, count: target.nodes.count)
    replaced = sources
    targets = [Int](repeating: -1, count: moment.tracks.count)
    replacements = targets
    guard !moment.tracks.isEmpty, !target.nodes.isEmpty else { return }
    match(0, with: 0)
    matchIDs()
    for position in target.nodes.indices { matchChildren(of: position) }
  }

  /// Matches two nodes; where their content differs, one replaces the other.
  private mutating func match(_ source: Int, with position: Int) {
    if moment.tree.draws(source, as: position, of: target) {
      sources[position] = source
      targets[source] = position
    } else {
      replaced[position] = source
      replacements[source] = position
    }
  }

  private func isOpen(_ position: Int) -> Bool { sources[position] < 0 && replaced[position] < 0 }
}

// By id.
extension TransitionMatching {
  private mutating func matchIDs() {
    let places = target.places(fading: rowChange)
    let candidates = candidates()
    var matches = KeyedNodes(candidates.map { $0.key })
    for position in target.nodes.indices where isOpen(position) {
      guard let id = target.id(of: target.nodes[position]) else { continue }
      let key = IDKey(role: target.nodes[position].role, id: id, row: places[position])
      if let found = matches.takeFirst(key) { match(candidates[found].source, with: position) }
    }
  }

  /// The nodes of the moment with an id, nodes that stay before nodes that disappear. The root is matched already.
  private func candidates() -> [(key: IDKey, source: Int)] {
    let rows = moment.tree.places(fading: rowChange)
    var candidates: [(key: IDKey, source: Int)] = []
    for isLeaving in [false, true] {
      for position in moment.tracks.indices.dropFirst()
      where moment.tracks[position].isLeaving == isLeaving {
        guard let id = moment.ids[position] else { continue }
        let key = IDKey(role: moment.tree.nodes[position].role, id: id, row: rows[position])
        candidates.append((key, position))
      }
    }
    return candidates
  }
}

/// The key of two nodes with an id if one becomes the other.
private struct IDKey: Hashable {
  let role: Role
  let id: String
  /// The index of the row, where chips do not move to another one; else -1.
  let row: Int32
}

extension LayoutTree {
  /// The index of the row of every node, where chips do not move to another one; else -1.
  fileprivate func places(fading rowChange: LayoutTransition.RowChange) -> [Int32] {
    switch rowChange {
    case .fade: rowIndices(parentPositions())
    case .move: [Int32](repeating: -1, count: nodes.count)
    }
  }
}

// By order.
extension TransitionMatching {
  /// Matches the children without an id of a node that is matched.
  private mutating func matchChildren(of position: Int) {
    let source = sources[position]
    guard source >= 0 else { return }
    var siblings: [Role: OrderedSiblings] = [:]
    for child in moment.tree.children(of: source) where moment.ids[child] == nil {
      let role = moment.tree.nodes[child].role
      siblings[role, default: OrderedSiblings()]
        .append(child, isLeaving: moment.tracks[child].isLeaving)
    }
    guard !siblings.isEmpty else { return }
    for child in target.children(of: position)
    where target.nodes[child].id < 0 && isOpen(child) {
      let role = target.nodes[child].role
      let (tree, target) = (moment.tree, target)
      let chosen = siblings[role]?.take { tree.draws($0, as: child, of: target) }
      if let chosen { match(chosen, with: child) }
    }
  }
}

/// The children of one role without an id. Each is taken at most once.
private struct OrderedSiblings {
  private var staying: [Int] = []
  private var taken = 0
  private var leaving: [Int] = []

  /// The number of disappearing siblings whose content is compared: few disappear at the same place.
  private static let searched = 16

  mutating func append(_ position: Int, isLeaving: Bool) {
    if isLeaving { leaving.append(position) } else { staying.append(position) }
  }

  /// The next one that stays, but one that is leaving where only it shows the same.
  mutating func take(showingSame: (Int) -> Bool) -> Int? {
    let next = taken < staying.count ? staying[taken] : nil
    if next.map(showingSame) != true,
      let returning = leaving.prefix(OrderedSiblings.searched).firstIndex(where: showingSame)
    {
      return leaving.remove(at: returning)
    }
    if next != nil { taken += 1 }
    return next
  }
}

extension LayoutTree {
  /// Whether a node shows the same text, icon, picture or outline as a node of another tree, so it can become that
  /// node by moving.
  fileprivate func draws(_ position: Int, as other: Int, of tree: LayoutTree) -> Bool {
    guard showsSame(position, as: other, of: tree) else { return false }
    switch (paint(of: nodes[position])?.path, tree.paint(of: tree.nodes[other])?.path) {
    case (nil, nil): return true
    case (let path?, let otherPath?): return path.isSimilar(to: otherPath)
    default: return false
    }
  }
}
