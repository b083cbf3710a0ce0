import PickerGeometry
import PickerTree

/// A layout whose nodes move from a moment on, which another transition can interrupt.
struct MovingTree: Sendable {
  /// The nodes and their content; ``tracks`` have the frames.
  var tree: LayoutTree
  /// The track of every node.
  var tracks: [TransitionTrack] = []
  /// The ids by which nodes are matched. Disappearing nodes have one even if the tree has not.
  var ids: [String?] = []
  /// The position of every node's parent; -1 for the root.
  var parents: [Int] = []
  /// The background and the paper; nil: there is none.
  var background: PartTrack?
  var paper: PartTrack?

  /// A layout at rest.
  init(restingAt tree: LayoutTree) {
    self.tree = tree
    parents = tree.parentPositions()
    tracks = tree.absoluteFrames(parents).map { TransitionTrack(from: $0, to: $0) }
    ids = tree.nodes.map { tree.id(of: $0) }
    background = tree.background.map { PartTrack(restingAt: .color($0)) }
    paper = tree.paper.map { PartTrack(restingAt: .color($0)) }
  }

  /// The nodes of a transition to a layout, still without any node.
  init(from start: MovingTree, to end: LayoutTree) {
    tree = end
    tree.nodes.removeAll(keepingCapacity: true)
    background = .color(start.background, to: end.background)
    paper = .color(start.paper, to: end.paper)
  }

  /// The layout from a time on.
  func rest(from progress: TransitionProgress) -> MovingTree {
    var rest = self
    rest.tracks = tracks.map { $0.rest(from: progress) }
    rest.background = background?.rest(from: progress)
    rest.paper = paper?.rest(from: progress)
    return rest
  }

  /// The layout at a time.
  func tree(at progress: TransitionProgress) -> LayoutTree {
    var tree = tree
    var frames: [Rect] = []
    frames.reserveCapacity(tracks.count)
    tree.background = background?.color(at: progress)
    tree.paper = paper?.color(at: progress)
    for (position, track) in tracks.enumerated() {
      let frame = track.frame(at: progress)
      frames.append(frame)
      let parent = parents[position] < 0 ? Point.zero : frames[parents[position]].origin
      tree.nodes[position].frame = frame.offset(by: .zero - parent)
      tree.apply(track, at: progress, to: position)
    }
    return tree
  }

  /// The distances and velocities of everything that moves.
  var reach: TransitionReach {
    var reach = TransitionReach()
    for track in tracks { track.include(in: &reach) }
    background?.include(in: &reach)
    paper?.include(in: &reach)
    return reach
  }
}
