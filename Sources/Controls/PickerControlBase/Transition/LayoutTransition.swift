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
  private let moving: MovingTree

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
      from: MovingTree(restingAt: before), of: before, to: after, timing: timing,
      rowChange: rowChange, origin: before, isInterrupting: false)
  }

  private init(
    from moment: MovingTree, of before: LayoutTree, to after: LayoutTree,
    timing: Motion.Timing, rowChange: RowChange, origin: LayoutTree, isInterrupting: Bool
  ) {
    moving = TransitionPlan(from: moment, to: after, rowChange: rowChange).moving
    self.before = before
    self.after = after
    self.timing = timing
    self.rowChange = rowChange
    self.origin = origin
    self.isInterrupting = isInterrupting
    settlingTime = moving.reach.settlingTime(of: timing)
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
    moving.tree(at: time < settlingTime ? progress(at: time) : .end)
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
    let tracks = zip(moving.ids, moving.tracks).filter { $0.0 == id }.map { $0.1 }
    guard let track = tracks.first(where: { !$0.isLeaving }) ?? tracks.first else { return nil }
    return time < settlingTime ? track.rest(from: progress(at: max(0, time))).speed : .zero
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

  private func moment(at time: Double) -> MovingTree {
    guard time < settlingTime else { return MovingTree(restingAt: after) }
    guard time > 0 || isInterrupting else { return MovingTree(restingAt: before) }
    return moving.rest(from: progress(at: max(0, time)))
  }
}

extension Motion.Timing {
  /// The default timing of transitions between layouts: the spring of documents, with a response of half a second and
  /// a damping fraction of 0.825.
  public static let layout =
    Spring(response: 0.5, dampingFraction: 0.825).map { Motion.Timing.spring($0) }
    ?? .curve(.easeInOut, duration: 0.5)
}
