import PickerControlBase
import PickerGeometry
import PickerMotion
import PickerTree

/// Segments with their frames, and how far they are scrolled at any time.
///
/// The layout of the selection determines their scroll position until a wheel, a finger or the focus scrolls them.
/// Nothing is measured or placed again for scrolling.
struct ScrolledSegments: Sendable {
  /// The layout of the selection.
  private(set) var placed: PlacedSegments
  /// The offset along the axis.
  private var offset: Track
  /// Whether they are scrolled elsewhere than in the layout of the selection.
  private var isElsewhere = false
  private var grip: Grip?

  /// The point where a finger came down, and the offset at that time, both along the axis.
  private struct Grip {
    var place: Double
    var offset: Double
  }

  init(_ placed: PlacedSegments) {
    self.placed = placed
    offset = Track(restingAt: placed.scrollOffset[placed.axis])
  }

  /// The time in seconds from which nothing is scrolled by itself.
  var restTime: Double { offset.restTime }

  /// The offset along the axis; springs stop at the ends.
  private func offset(at time: Double) -> Double { bounded(offset.value(at: time)) }

  private func bounded(_ offset: Double) -> Double { max(0, min(offset, placed.scrollLimit)) }

  /// The way of the segments from their places in ``placed``.
  func shift(at time: Double) -> Point {
    var shift = placed.scrollOffset
    shift[placed.axis] -= offset(at: time)
    return shift
  }

  /// The positions of the segments, for pointer and keyboard input.
  func track(at time: Double) -> SegmentedTrack { placed.track.offset(by: shift(at: time)) }

  /// Returns the layout tree at a time, with what else moves then.
  func tree(at time: Double, _ moment: SegmentedMoment) -> LayoutTree {
    var moment = moment
    moment.shift = shift(at: time)
    return placed.tree(at: moment)
  }
}

// Other layouts.
extension ScrolledSegments {
  /// Continues with another layout, at rest. It is scrolled as far from the start as before if the segments are the
  /// same or were scrolled by input, otherwise as in the new layout.
  mutating func show(_ next: PlacedSegments, staying: Bool = false) {
    let (offset, limit) = (offset(at: .infinity), placed.scrollLimit)
    let stays = next.scrollLimit > 0 && (staying || isElsewhere)
    placed = next
    grip = nil
    self.offset = Track(restingAt: next.scrollOffset[next.axis])
    isElsewhere = false
    if stays { hold(at: next.isReversed ? next.scrollLimit - (limit - offset) : offset) }
  }

  /// Selects exactly the segments at some indices, and scrolls to where the layout of that selection is.
  mutating func select(_ indices: [Int], at time: Double, _ timing: Motion.Timing) {
    placed = placed.selecting(indices: indices)
    slide(at: time, timing)
  }

  /// Scrolls to where the layout of the selection is.
  mutating func slide(at time: Double, _ timing: Motion.Timing) {
    (grip, isElsewhere) = (nil, false)
    offset.send(to: placed.scrollOffset[placed.axis], at: time, timing)
  }

  /// Scrolls a segment to the middle of the control, as far as the content allows, if its own middle is out of sight.
  ///
  /// - Returns: Whether it was.
  mutating func reveal(_ index: Int, at time: Double, _ timing: Motion.Timing) -> Bool {
    let track = track(at: .infinity)
    guard grip == nil, placed.scrollLimit > 0, let frame = track.place(of: index)?.frame,
      !(0...track.size[placed.axis]).contains(frame.center[placed.axis])
    else { return false }
    offset.send(to: placed.offset(showing: index), at: time, timing)
    isElsewhere = true
    return true
  }

  /// Scrolls to an offset at once. The segments stay there until another one is selected.
  private mutating func hold(at offset: Double) {
    self.offset = Track(restingAt: bounded(offset))
    isElsewhere = self.offset.target != placed.scrollOffset[placed.axis]
  }
}

// Wheels and fingers.
extension ScrolledSegments {
  /// Scrolls by a distance, like a wheel; see ``ControlSession/scroll(atPoint:by:at:)``.
  ///
  /// - Returns: Whether anything moves.
  mutating func scroll(atPoint point: Point, by distance: Point, at time: Double) -> Bool {
    let before = offset(at: time)
    let next = bounded(before + placed.wayAlongAxis(of: distance))
    guard grip == nil, distance.isFinite, isInside(point), next != before else { return false }
    hold(at: next)
    return true
  }

  private func isInside(_ point: Point) -> Bool { Rect(size: placed.size).contains(point) }

  /// Whether they are being dragged.
  var isDragging: Bool { grip != nil }

  /// Begins to drag the content, which stops there if it moves.
  ///
  /// - Returns: Whether it can be scrolled, and the point is on it.
  mutating func beginDrag(atPoint point: Point, at time: Double) -> Bool {
    guard placed.scrollLimit > 0, isInside(point) else { return false }
    stop(at: time)
    grip = Grip(place: point[placed.axis], offset: offset.target)
    return true
  }

  /// Stops where the content is at a time.
  mutating func stop(at time: Double) {
    if time < restTime { hold(at: offset(at: time)) }
  }

  mutating func drag(to point: Point) {
    guard let grip, point.isFinite else { return }
    hold(at: grip.offset + grip.place - point[placed.axis])
  }

  mutating func endDrag() { grip = nil }
}

extension PlacedSegments {
  /// How far a distance leads through the content: along the axis, and for a horizontal control also downwards, which leads on in reading
  /// direction; nothing for a distance that is mainly across a vertical one.
  fileprivate func wayAlongAxis(of distance: Point) -> Double {
    let isAcross = distance.x.magnitude > distance.y.magnitude
    if axis == .vertical { return isAcross ? 0 : distance.y }
    return isAcross ? distance.x : isReversed ? -distance.y : distance.y
  }
}
