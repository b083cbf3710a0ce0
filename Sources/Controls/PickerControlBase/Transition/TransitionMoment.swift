import PickerTree

/// A layout at one moment of a transition, which another transition can start from.
struct TransitionMoment: Sendable {
  /// The nodes and their content; ``nodes`` have the frames.
  let tree: LayoutTree
  /// The tracks of every node of the tree, which begin at the moment.
  let nodes: [TransitionTrack]
  /// The ids by which nodes are matched. Disappearing nodes have one even if the tree has not.
  let ids: [String?]
  /// The position of every node's parent; -1 for the root.
  let parents: [Int]
  /// The background and the paper; nil: there is none.
  let background: PartTrack?
  let paper: PartTrack?

  /// A layout at rest.
  init(restingAt tree: LayoutTree) {
    self.init(
      tree: tree, nodes: tree.absoluteFrames().map { TransitionTrack(from: $0, to: $0) },
      ids: tree.nodes.map { tree.id(of: $0) })
  }

  /// A layout in which nodes move, and perhaps the background and the paper.
  init(
    tree: LayoutTree, nodes: [TransitionTrack], ids: [String?], background: PartTrack? = nil,
    paper: PartTrack? = nil
  ) {
    self.tree = tree
    self.nodes = nodes
    self.ids = ids
    self.background = background ?? tree.background.map { PartTrack(restingAt: .color($0)) }
    self.paper = paper ?? tree.paper.map { PartTrack(restingAt: .color($0)) }
    parents = tree.parentPositions()
  }
}
