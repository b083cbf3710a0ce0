import PickerColor
public import PickerGeometry
public import PickerMotion
public import PickerTree

/// The animation of one layout into another, as a function of time.
///
///     var transition = LayoutTransition(from: before, to: after)
///     draw(transition.tree(at: 0.1))
///     transition = transition.reversed(at: 0.1)       // interrupted: position and velocity are continuous
///
/// Nodes are matched by id and role, duplicates in paint order. Nodes without an id are matched by their order among
/// siblings of the same role. Frames, paints, opacities, transforms, filters and crossings of matched nodes are
/// animated, and so are background and paper. New nodes fade in and grow from ``smallestScale``; disappearing nodes
/// fade out and shrink. If a text, an icon, a picture or the form of an outline changes, the new one fades in while
/// the old one fades out. All other properties of a node have the values of the final layout from the start: its
/// state, its clip, its blend mode and its paint order.
///
/// Positions are relative to the root, so a chip that changes rows moves straight to its place. A node that appears
/// or disappears moves with the box that contains it.
///
/// Times are in seconds from the start of this transition. Before and at the start, the layout is exactly ``before``; from
/// ``settlingTime`` on, exactly ``after``.
public struct LayoutTransition: Sendable {
  /// How a chip moves to another row.
  public enum RowChange: String, Hashable, Sendable, CaseIterable {
    /// It moves straight to its new place.
    case move
    /// It fades out at its old place and in at its new one.
    case fade
  }

  /// The layout at the start. For a transition that interrupts another one, it is the layout at that moment.
  public let before: LayoutTree
  /// The layout at the end.
  public let after: LayoutTree
  /// The curve or the spring that moves every number.
  public let timing: Motion.Timing
  /// How a chip moves to another row.
  public let rowChange: RowChange
  /// Seconds until everything is at rest, within a hundredth of a point and a thousandth of an opacity or colour; 0
  /// if nothing moves.
  public let settlingTime: Double
  /// The target of ``reversed(at:)``: the last layout at rest, or the end of a transition.
  private let origin: LayoutTree
  /// Whether it continues the motions of another transition.
  private let isInterrupting: Bool
  /// The nodes and their content; ``tracks`` have the frames.
  private let nodes: LayoutTree
  private let tracks: [TransitionTrack]
  /// The ids by which nodes are matched.
  private let ids: [String?]
  /// The background and the paper; empty: they do not change.
  private let background: [PartTrack]
  private let paper: [PartTrack]

  /// The scale of nodes that begin to appear or have disappeared.
  public static let smallestScale = 0.8

  /// A disappearing node counts as gone at this opacity.
  static let visibleFraction = 1.0 / 1024

  /// Creates the transition between two layouts at rest.
  ///
  /// - Parameters:
  ///   - before: The layout at the start.
  ///   - after: The layout at the end.
  ///   - timing: The curve or the spring that moves every number.
  ///   - rowChange: How a chip moves to another row.
  /// - Complexity: O(*n* + *m*) for trees of *n* and *m* nodes.
  public init(
    from before: LayoutTree, to after: LayoutTree, timing: Motion.Timing = .layout,
    rowChange: RowChange = .move
  ) {
    self.init(
      from: TransitionMoment(restingAt: before), of: before, to: after, timing: timing,
      rowChange: rowChange, origin: before, isInterrupting: false)
  }

  private init(
    from moment: TransitionMoment, of before: LayoutTree, to after: LayoutTree,
    timing: Motion.Timing, rowChange: RowChange, origin: LayoutTree, isInterrupting: Bool
  ) {
    let plan = TransitionPlan(from: moment, to: after, rowChange: rowChange)
    var reach = TransitionReach()
    for track in plan.tracks { track.include(in: &reach) }
    background = [PartTrack](color: moment.background, to: after.background)
    paper = [PartTrack](color: moment.paper, to: after.paper)
    background.include(in: &reach)
    paper.include(in: &reach)
    self.before = before
    self.after = after
    self.timing = timing
    self.rowChange = rowChange
    self.origin = origin
    self.isInterrupting = isInterrupting
    settlingTime = reach.settlingTime(of: timing)
    (nodes, tracks, ids) = (plan.tree, plan.tracks, plan.ids)
  }
}

// The layout at a time.
extension LayoutTransition {
  /// Returns the layout after `time` seconds: ``before`` up to 0, ``after`` from ``settlingTime`` on.
  ///
  /// In between, disappearing nodes are kept among the others, after the sibling that they followed. They keep their
  /// ids unless the final layout has a node with that id. They have the state `NodeState.leaving` and take no input.
  /// The other nodes come from the final layout, in its order.
  ///
  /// - Complexity: O(*n* + *m*).
  public func tree(at time: Double) -> LayoutTree {
    guard time < settlingTime else { return after }
    guard time > 0 else { return before }
    return movingTree(at: time)
  }

  /// The layout after `time` seconds with all nodes, including nodes that have not begun to appear or have just
  /// disappeared.
  package func movingTree(at time: Double) -> LayoutTree {
    // A spring is still moving when it counts as settled.
    let progress = time < settlingTime ? progress(at: time) : .end
    var tree = nodes
    var frames: [Rect] = []
    frames.reserveCapacity(tracks.count)
    tree.background = background.color(tree.background, at: progress)
    tree.paper = paper.color(tree.paper, at: progress)
    let parents = tree.parentPositions()
    for (position, track) in tracks.enumerated() {
      let frame = track.frame(at: progress)
      frames.append(frame)
      let parent = parents[position] < 0 ? Point.zero : frames[parents[position]].origin
      tree.nodes[position].frame = frame.offset(by: .zero - parent)
      tree.apply(track, at: progress, to: position)
    }
    return tree
  }

  private func progress(at time: Double) -> TransitionProgress {
    TransitionProgress(of: timing, at: time, isInterrupting: isInterrupting)
  }

  /// The velocity of the node with an id after `time` seconds, in points per second: the velocity of its top left
  /// corner, and the rates of change of its width and height. Zero if nothing moves.
  ///
  /// - Returns: Nil if no node has the id. Disappearing nodes count only if no other node has it.
  /// - Complexity: O(*n* + *m*).
  public func velocity(ofID id: String, at time: Double) -> Rect? {
    let known = ids.indices.filter { ids[$0] == id }
    guard let position = known.first(where: { !tracks[$0].isLeaving }) ?? known.first else {
      return nil
    }
    guard time < settlingTime else { return .zero }
    return tracks[position].rest(from: progress(at: max(0, time))).speed
  }
}

// Interruption.
extension LayoutTransition {
  /// Returns the transition that interrupts this one after `time` seconds and leads to another layout.
  ///
  /// Every number keeps its position and velocity; see `Motion.retargeted(to:at:timing:)` for curves. A disappearing
  /// node returns if the new layout contains it.
  ///
  /// - Parameters:
  ///   - target: The new layout at the end.
  ///   - time: Seconds since this transition began.
  ///   - timing: The new timing; nil keeps the current one.
  ///   - rowChange: How chips move to other rows; nil keeps the current way.
  /// - Complexity: O(*n* + *m*).
  public func retargeted(
    to target: LayoutTree, at time: Double, timing: Motion.Timing? = nil,
    rowChange: RowChange? = nil
  ) -> LayoutTransition {
    let isMoving = time < settlingTime && (time > 0 || isInterrupting)
    return LayoutTransition(
      from: moment(at: time), of: tree(at: time), to: target, timing: timing ?? self.timing,
      rowChange: rowChange ?? self.rowChange, origin: time > 0 || isMoving ? after : before,
      isInterrupting: isMoving)
  }

  /// Returns the transition that interrupts this one after `time` seconds and returns to the previous layout.
  ///
  /// For a transition that interrupted another one, that is the target of the other one.
  public func reversed(at time: Double) -> LayoutTransition {
    retargeted(to: origin, at: time)
  }

  private func moment(at time: Double) -> TransitionMoment {
    guard time < settlingTime else { return TransitionMoment(restingAt: after) }
    guard time > 0 || isInterrupting else { return TransitionMoment(restingAt: before) }
    let progress = progress(at: max(0, time))
    return TransitionMoment(
      tree: nodes, nodes: tracks.map { $0.rest(from: progress) }, ids: ids,
      background: background.rest(from: progress).first, paper: paper.rest(from: progress).first)
  }
}

extension Motion.Timing {
  /// The default timing of transitions between layouts: the spring of documents, with a response of half a second and
  /// a damping fraction of 0.825.
  public static let layout =
    Spring(response: 0.5, dampingFraction: 0.825).map { Motion.Timing.spring($0) }
    ?? .curve(.easeInOut, duration: 0.5)
}
