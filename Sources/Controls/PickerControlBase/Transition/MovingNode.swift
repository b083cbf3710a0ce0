import PickerColor
import PickerGeometry
import PickerTree

/// A node of a layout at one moment of a transition: where it is, how fast, and where it was going.
struct MovingNode: Sendable {
  /// The border box relative to the root, before any transform.
  var frame: Rect
  /// The velocities of the four numbers of the frame, per second.
  var speed = Rect.zero
  /// The frame at the end of the transition that is interrupted.
  var destination: Rect
  /// How much of the node is there: its opacity, and how far it has grown; 1 all of it.
  var presence = 1.0
  var presenceSpeed = 0.0
  /// Whether the node also grows and shrinks while it fades in and out.
  var scales = false
  /// Whether the node has no counterpart in the layout at the end.
  var isLeaving = false
  /// Whether the node fades out of itself, not with an ancestor.
  var isFading = false
  /// The paint; empty: the node has its own.
  var paint: PartMoments = []
  /// The transform and the filters; empty: the node has its own.
  var effects: PartMoments = []
  /// The crossing of a text; empty: the label has its own.
  var crossing: PartMoments = []

  /// Creates a node at rest.
  init(restingAt frame: Rect) {
    self.frame = frame
    destination = frame
  }
}

/// A layout at one moment of a transition, which another transition can start from.
struct TransitionMoment: Sendable {
  /// The nodes and their content; ``nodes`` have the frames.
  let tree: LayoutTree
  /// The state of every node of the tree.
  let nodes: [MovingNode]
  /// The ids by which nodes are matched. Disappearing nodes have one even if the tree has not.
  let ids: [String?]
  /// The position of every node's parent; -1 for the root.
  let parents: [Int]
  /// The background and the paper; nil: there is none.
  let background: Moment<MovingPart>?
  let paper: Moment<MovingPart>?

  /// A layout at rest.
  init(restingAt tree: LayoutTree) {
    self.init(
      tree: tree, nodes: tree.absoluteFrames().map(MovingNode.init(restingAt:)),
      ids: tree.nodes.map { tree.id(of: $0) })
  }

  /// A layout in which nodes move, and perhaps the background and the paper.
  init(
    tree: LayoutTree, nodes: [MovingNode], ids: [String?], background: Moment<MovingPart>? = nil,
    paper: Moment<MovingPart>? = nil
  ) {
    self.tree = tree
    self.nodes = nodes
    self.ids = ids
    self.background = background ?? tree.background.map { Moment(.color($0)) }
    self.paper = paper ?? tree.paper.map { Moment(.color($0)) }
    parents = tree.parentPositions()
  }
}
