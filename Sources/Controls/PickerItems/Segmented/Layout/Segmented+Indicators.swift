import PickerControlBase
import PickerGeometry
import PickerMotion
import PickerTree

/// The motion of an indicator to the segment it is on, from time 0 on.
typealias IndicatorMove = (item: Int, box: MovingBox)

extension MeasuredSegmented {
  /// The indicators and their motions: none in a connected group. A single indicator may move; several are at rest.
  func motions(
    to arrangement: SegmentedArrangement, in proposal: ProposedSize
  ) -> [IndicatorMove] {
    guard control.variant == .track else { return [] }
    let marked = control.marked
    let track = track(of: arrangement)
    return marked.lazy.filter(arrangement.shows).map { item in
      let end = restingFrame(on: item, in: arrangement)
      guard marked.count == 1, let transition = control.transition,
        let start = start(of: transition, to: arrangement, in: proposal)
      else { return (item, MovingBox(restingAt: end)) }
      var (box, velocity) = (MovingBox(restingAt: start), Point.zero)
      velocity[control.axis] = transition.velocity ?? 0
      box.send(
        to: end, within: track.bounds, at: 0, transition.timing, style: transition.style,
        stretch: control.indicator.stretch, velocity: transition.velocity.map { _ in velocity })
      return (item, box)
    }
  }

  /// The frame of the indicator before the transition, in the coordinates of this arrangement; nil if no
  /// segment was selected, the control has no size, or the segment is not shown.
  private func start(
    of transition: IndicatorTransition, to arrangement: SegmentedArrangement,
    in proposal: ProposedSize
  ) -> Rect? {
    let before = itemsBefore.map { self.arrangement(of: $0, in: proposal) } ?? arrangement
    guard let from = transition.from, before.shows(from), arrangement.strategy != .menu,
      arrangement.size.width > 0, arrangement.size.height > 0
    else { return nil }
    let start = restingFrame(on: from, in: before)
    let scrolled = (before.scroll?.offset ?? .zero) - (arrangement.scroll?.offset ?? .zero)
    return start.offset(by: scrolled)
  }

  /// The moving parts in the layout of the control itself.
  func ownMoment(of motions: [IndicatorMove]) -> SegmentedMoment {
    SegmentedMoment(
      indicator: motions.count == 1 ? movingFrame(of: motions[0].box) : nil,
      presses: control.pressShares, selections: control.selectionShares)
  }

  /// The frame of an indicator at the time to show; nil if it is at rest then.
  private func movingFrame(of box: MovingBox) -> Rect? {
    guard let time = control.transition?.at, max(0, time) < box.restTime else { return nil }
    return box.frame(at: time)
  }

  /// The frame of a moving indicator while segments are pressed: without its inset, it goes with them.
  func moved(_ indicator: Rect, by pressed: PressedArrangement) -> Rect {
    let edges = control.indicator.inset.edges(in: direction)
    return pressed.moved(indicator.inset(by: edges.negated)).insetWithin(edges)
  }

  /// The transition as the tree reports it, which lasts until a press has ended as well.
  ///
  /// A connected group has no indicator, so its transition has no keyframes.
  func transition(of motions: [IndicatorMove]) -> Transition? {
    guard let transition = control.transition else { return nil }
    var reported = Transition(
      duration: control.selectionMotion?.settlingTime ?? 0, keyframes: [])
    if motions.count == 1, let box = motions.first?.box {
      reported = box.transition(of: nil, fps: transition.fps, at: transition.at)
    }
    reported.duration = max(reported.duration, control.pressMotion?.settlingTime ?? 0)
    return reported
  }

  /// The frame of the indicator at rest on a segment, snapped to device pixels if the container snaps.
  func restingFrame(on item: Int, in arrangement: SegmentedArrangement) -> Rect {
    let edges = control.indicator.inset.edges(in: direction)
    return arrangement.frames[item].insetWithin(edges).onPixels(of: control.container.scale)
  }

  /// Appends the indicators, all at rest or the only one at `moving`.
  func appendIndicators(
    _ moves: [IndicatorMove], at moving: Rect?, to tree: inout LayoutTree
  ) {
    let paint = tree.paints.count
    tree.paints.append(control.indicatorPaint)
    for move in moves {
      let frame = moving ?? move.box.target
      tree.append(LayoutNode(.indicator, frame: frame, index: move.item, paint: paint))
    }
  }
}

extension Edges {
  /// The insets with their signs changed.
  var negated: Edges {
    Edges(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}
