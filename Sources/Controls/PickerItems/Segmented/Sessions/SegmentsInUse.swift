import PickerControlBase
import PickerGeometry
import PickerMotion
import PickerText
import PickerTree

/// Segments with their selection and their moving parts at any time.
///
/// Nothing is animated when they appear, when their size changes, or where they have none.
package struct SegmentsInUse: Sendable {
  /// The control with its current selection, and without a transition.
  private(set) var control: Segmented
  /// The id of each segment in the tree.
  let ids: [String]
  package private(set) var proposal: ProposedSize
  /// Whether each tap toggles one of several segments.
  let selectsMany: Bool
  private let measurer: any TextMeasuring
  private var segments: ScrolledSegments
  private var indicator: MovingIndicator
  /// How far segments are pressed.
  private var presses: [Int: Track]
  /// How far segments of a connected group look selected, while that changes.
  private var looks: [Int: Track] = [:]
  /// The control with its transition, whose keyframes its own layout reports; nil without one, and once it is used.
  private var unused: MeasuredSegmented?
  private var finger: FingerVelocity?

  /// - Parameter reportsTransition: Whether the tree has the keyframes of the control's transition until it is used.
  package init(
    _ control: Segmented, in proposal: ProposedSize, by measurer: any TextMeasuring,
    reportsTransition: Bool = true
  ) {
    self.control = control
    self.control.transition = nil
    ids = identities(of: control.items)
    selectsMany = control.selectionState == .selectsMany
    self.proposal = proposal
    self.measurer = measurer
    segments = ScrolledSegments(self.control.measured(by: measurer).place(within: proposal))
    indicator = MovingIndicator(of: control)
    presses = [Int: Track](restingAt: self.control.pressShares)
    rest()
    guard reportsTransition, control.transition != nil else { return }
    var shown = control
    shown.transition?.at = nil
    unused = shown.measured(by: measurer)
  }

  /// The positions of the segments where the layout of the selection has scrolled them.
  package var track: SegmentedTrack { segments.placed.track }

  /// The positions of the selected segments.
  package var selected: [Int] { control.marked }

  /// The selected segment; nil if there is none, or several can be selected.
  var only: Int? { selectsMany ? nil : control.marked.first }

  private var timing: Motion.Timing { indicator.timing }

  /// Places the indicator at rest on the selected segment.
  private mutating func rest() {
    if control.variant == .connected {
      looks = [:]
      for index in control.marked { looks[index] = Track(restingShareAt: 1) }
    }
    finger = nil
    indicator.rest(on: indicatorPlace)
  }

  /// The place of the indicator; nil in a connected group, and where several can be selected.
  private var indicatorPlace: SegmentedTrack.TrackPlace? {
    control.variant == .track ? only.flatMap(track.place) : nil
  }
}

// Layout.
extension SegmentsInUse {
  /// Lays the segments out in another size, with everything at rest. Segments that were scrolled by input stay where they are.
  package mutating func resize(to proposal: ProposedSize) {
    self.proposal = proposal
    control.pressed = presses.pressed
    presses = [Int: Track](restingAt: control.pressShares)
    segments.show(control.measured(by: measurer).place(within: proposal))
    rest()
  }

  /// The layout at a time.
  ///
  /// - Complexity: O(*n*); nothing is placed again. Labels that must be truncated are measured again, and the detail
  ///   `breakpoints` is computed again.
  package func tree(at time: Double) -> LayoutTree {
    if let unused { return unused.layout(within: proposal) }
    var tree = segments.tree(at: time, moment(at: time))
    // A control with one selected segment lets select only one; one that had several still lets select several.
    if selectsMany, !tree.nodes.isEmpty { tree.nodes[0].state = .selectsMany }
    return tree
  }

  private func moment(at time: Double) -> SegmentedMoment {
    SegmentedMoment(
      indicator: indicator.isDragging || time < indicator.restTime
        ? indicator.frame(at: time) : nil,
      presses: presses.values(at: time).filter { $0.value > 0 },
      selections: time < looks.restTime ? looks.values(at: time) : [:])
  }

  /// The frame of the indicator at a time, on the segments without presses, with which it goes in pictures; nil if none is shown.
  package func indicator(at time: Double) -> Rect? {
    indicator.frame(at: time)?.offset(by: segments.shift(at: time))
  }

  /// The velocity of the indicator's centre at a time, in points per second.
  package func velocity(at time: Double) -> Point { indicator.velocity(at: time) }

  /// The time from which everything is at rest.
  package var restTime: Double {
    max(indicator.restTime, presses.restTime, looks.restTime, segments.restTime)
  }

  /// Whether something moves at a time, or is being dragged.
  package func isAnimating(at time: Double) -> Bool { isDragging || time < restTime }

  /// The positions of the segments at a time.
  func track(at time: Double) -> SegmentedTrack { segments.track(at: time) }

  /// The segments that the overflow segment represents.
  var hidden: ItemSubset { segments.placed.hidden }
}

// Selection.
extension SegmentsInUse {
  /// Selects only this segment, enabled or not, and moves the indicator to it; nil selects none, at once.
  ///
  /// Scrolled segments slide on to where the layout of the selection is, which is as near to the middle as possible.
  package mutating func select(_ index: Int?, at time: Double) {
    guard !control.isMomentary else { return }
    if index != only { unused = nil }
    move(to: index, at: time)
  }

  private mutating func move(to index: Int?, at time: Double, velocity: Point? = nil) {
    let before = only
    control.selected = index.map { [$0] } ?? []
    let offset = segments.placed.scrollOffset
    segments.select(control.selected, at: time, timing)
    indicator.move(by: offset - segments.placed.scrollOffset)
    if before != index {
      changeLook(of: before, to: 0, at: time)
      changeLook(of: index, to: 1, at: time)
    }
    indicator.send(to: indicatorPlace, on: track, at: time, velocity: velocity)
  }

  /// Toggles one of several segments.
  mutating func toggle(_ index: Int, at time: Double) {
    unused = nil
    let isSelected = control.marked.contains(index)
    control.selected =
      isSelected
      ? control.marked.filter { $0 != index } : (control.marked + [index]).sorted()
    changeLook(of: index, to: isSelected ? 0 : 1, at: time)
    // What is under a finger stays there.
    segments.show(segments.placed.selecting(indices: control.selected), staying: true)
  }

  /// Lets a segment of a connected group change its corners and colours.
  private mutating func changeLook(of index: Int?, to share: Double, at time: Double) {
    guard control.variant == .connected, let index else { return }
    looks.send(index, to: share, at: time, timing)
  }

  /// Selects an enabled segment, toggles it where several can be selected, or presses it where segments are momentary.
  ///
  /// - Returns: Whether it is enabled.
  @discardableResult
  package mutating func tap(_ index: Int, at time: Double) -> Bool {
    guard control.items[index].isEnabled else { return false }
    unused = nil
    if selectsMany { toggle(index, at: time) } else { select(index, at: time) }
    return true
  }

  /// Taps on a point.
  ///
  /// - Returns: The index of the tapped segment; nil if there is none, or it is disabled.
  @discardableResult
  package mutating func tap(atPoint point: Point, at time: Double) -> Int? {
    guard let index = track(at: time).index(atPoint: point), tap(index, at: time) else {
      return nil
    }
    return index
  }
}

// Presses.
extension SegmentsInUse {
  /// The index of the pressed segment; nil for none.
  package var pressed: Int? { presses.pressed }

  /// Presses a segment, which grows while its neighbours shrink, and selects nothing.
  ///
  /// A press ends with another one. A segment that is released early grows to three quarters before it shrinks. Short
  /// taps are thus visible.
  ///
  /// - Parameters:
  ///   - index: The segment; nil releases the pressed one.
  ///   - time: The time when it begins to grow, or to shrink, in seconds.
  /// - Returns: Whether the segment is pressed now; false if it is disabled or not shown.
  @discardableResult
  package mutating func press(index: Int?, at time: Double) -> Bool {
    let place = index.flatMap { track.place(of: $0) }
    presses.press(place?.isEnabled == true ? index : nil, at: time)
    if presses.pressed != nil { unused = nil }
    return presses.pressed != nil
  }
}

// Scrolling and dragging.
extension SegmentsInUse {
  /// Scrolls segments that do not fit; see ``SessionEvent/scroll(_:by:)``.
  @discardableResult
  package mutating func scroll(
    atPoint point: Point, by distance: Point, at time: Double
  ) -> Bool {
    guard !isDragging, segments.scroll(atPoint: point, by: distance, at: time) else { return false }
    unused = nil
    return true
  }

  /// Scrolls to a segment whose middle is out of sight.
  mutating func reveal(_ index: Int, at time: Double) {
    if !isDragging, segments.reveal(index, at: time, timing) { unused = nil }
  }

  /// Whether the indicator or the content is being dragged.
  package var isDragging: Bool { isDraggingIndicator || segments.isDragging }

  var isDraggingIndicator: Bool { indicator.isDragging }

  /// Begins to drag the indicator, even while it moves. Outside the indicator, drags the content if it can be
  /// scrolled.
  @discardableResult
  package mutating func beginDrag(atPoint point: Point, at time: Double) -> Bool {
    let place = point - segments.shift(at: time)
    if indicator.beginDrag(atPoint: place, at: time, on: track) {
      segments.stop(at: time)
      finger = FingerVelocity(at: point, time: time)
    } else if !segments.beginDrag(atPoint: point, at: time) {
      return false
    }
    unused = nil
    return true
  }

  /// Moves the dragged indicator or content with the finger, within the bounds of the control.
  package mutating func drag(to point: Point, at time: Double? = nil) {
    guard isDragging, point.isFinite else { return }
    if let time {
      finger?.move(to: point, at: time)
      // A finger that scrolls presses nothing.
      if !isDraggingIndicator { presses.press(nil, at: time) }
    }
    segments.drag(to: point)
    indicator.drag(to: point - segments.shift(at: .infinity), on: track)
  }

  /// Ends the drag: the indicator moves on to the enabled segment nearest to where its velocity would take it, or, if it was only held,
  /// to where it was going; content stays where it is.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the finger, in points per second; nil uses the velocity of the drag.
  ///   - time: The time of the release, in seconds.
  package mutating func endDrag(velocity: Point?, at time: Double) {
    segments.endDrag()
    guard isDraggingIndicator else { return }
    let velocity = (velocity ?? finger?.velocity(at: time) ?? .zero).boundedVelocity
    finger = nil
    let nearest = indicator.destination(velocity: velocity).flatMap(track.nearestEnabled)
    guard let next = nearest ?? only, next != only else {
      indicator.send(to: indicatorPlace, on: track, at: time, velocity: velocity)
      return segments.slide(at: time, timing)
    }
    let place = track.place(of: next)
    indicator.send(to: place, on: track, at: time, velocity: velocity)
    move(to: next, at: time)
  }
}
