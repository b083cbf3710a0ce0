import PickerTree

/// The nodes of a transition: the nodes of the final layout and, among them, disappearing nodes.
///
///     moment  tea milk cocoa      target  tea cocoa      nodes  tea milk cocoa
///
/// A disappearing node stays in its parent, or in the node that the parent becomes, after the sibling that it
/// followed.
struct TransitionNodes {
  /// The origin of a transition node.
  struct Origin {
    /// The position in the moment; -1: the node appears.
    var source = -1
    /// The position in the target; -1 if the node disappears.
    var target = -1
    /// The index of the parent; -1 for the root.
    var parent = -1
  }

  /// The nodes in paint order.
  private(set) var origins: [Origin] = []
  /// The index after the last descendant of each node.
  private(set) var ends: [Int] = []

  /// - Parameter isGone: Whether a node of the moment has left and is dropped with its descendants.
  init(
    of moment: MovingTree, to target: LayoutTree, _ matching: TransitionMatching,
    isGone: [Bool]
  ) {
    guard !target.nodes.isEmpty else { return }
    var lists = ChildLists(target)
    var links = [Int](repeating: -1, count: moment.tracks.count)
    // The last node of the transition among the children of each node of the moment, after which the next leaves.
    var latest = links
    for position in moment.tracks.indices where !isGone[position] {
      let parent = moment.parents[position]
      // What shows other content than the root at the end leaves inside it.
      let home = parent < 0 ? 0 : links[parent]
      if matching.targets[position] >= 0 {
        links[position] = matching.targets[position]
      } else if home >= 0 {
        links[position] = lists.insert(position, in: home, after: parent < 0 ? -1 : latest[parent])
      }
      let place = links[position] >= 0 ? links[position] : matching.replacements[position]
      if parent >= 0, place >= 0, lists.parent(of: place) == home { latest[parent] = place }
    }
    arrange(lists, matching)
  }

  /// Puts the nodes in paint order.
  private mutating func arrange(_ lists: ChildLists, _ matching: TransitionMatching) {
    var open: [(node: Int, index: Int)] = []
    var next = 0
    while next >= 0 {
      let index = origins.count
      var origin = lists.origin(of: next)
      if origin.target >= 0 { origin.source = matching.sources[origin.target] }
      origin.parent = open.last?.index ?? -1
      origins.append(origin)
      ends.append(index + 1)
      open.append((next, index))
      next = lists.firstChild(of: next)
      while next < 0, let last = open.popLast() {
        ends[last.index] = origins.count
        next = open.isEmpty ? -1 : lists.sibling(after: last.node)
      }
    }
  }
}

/// The nodes of the target and, after them, disappearing nodes, as linked lists of children.
private struct ChildLists {
  private var parents: [Int]
  private var firsts: [Int]
  private var nexts: [Int]
  /// The position of every disappearing node in the moment.
  private var leaving: [Int] = []
  private let targetCount: Int

  init(_ target: LayoutTree) {
    targetCount = target.nodes.count
    parents = target.parentPositions()
    firsts = [Int](repeating: -1, count: targetCount)
    nexts = firsts
    for position in target.nodes.indices.reversed() where parents[position] >= 0 {
      nexts[position] = firsts[parents[position]]
      firsts[parents[position]] = position
    }
  }

  func parent(of node: Int) -> Int { parents[node] }
  func firstChild(of node: Int) -> Int { firsts[node] }
  func sibling(after node: Int) -> Int { nexts[node] }

  func origin(of node: Int) -> TransitionNodes.Origin {
    node < targetCount
      ? TransitionNodes.Origin(target: node)
      : TransitionNodes.Origin(source: leaving[node - targetCount])
  }

  /// Inserts a disappearing node after one of its siblings, or with -1 as the first.
  mutating func insert(_ source: Int, in parent: Int, after sibling: Int) -> Int {
    let node = parents.count
    leaving.append(source)
    parents.append(parent)
    firsts.append(-1)
    nexts.append(sibling < 0 ? firsts[parent] : nexts[sibling])
    if sibling < 0 { firsts[parent] = node } else { nexts[sibling] = node }
    return node
  }
}
