import PickerControlBase
import PickerGeometry
import PickerMotion

/// The interaction with a segmented control: the selection, and the indicator at any time.
///
///     var interaction = measured.interaction(within: proposal)
///     interaction.tap(atPoint: point, at: 0)
///     interaction.indicator(at: 0.05)                     // moving
///     interaction.press(.right, at: 0.07)                 // retargets without a jump in velocity
///     interaction.beginDrag(atPoint: point, at: 0.4)
///     interaction.drag(to: point)
///     interaction.endDrag(velocity: velocity, at: 0.6)    // snaps to the nearest enabled segment
///
/// Times are seconds of any monotonic clock; no clock is read here. Points are relative to the control's
/// origin. At most one segment is selected. Nothing is animated when the indicator first appears, when the
/// control is resized, or where it has no size.
public struct SegmentedInteraction: Hashable, Sendable {
  /// The positions of the segments.
  public private(set) var track: SegmentedTrack
  /// The index of the selected segment; nil for none.
  public private(set) var selected: Int?
  /// The timing of the indicator.
  public var timing: Motion.Timing
  /// How the leading and trailing edges of the indicator move relative to each other.
  public var style: IndicatorTransition.Style
  /// Whether segments act as buttons that do not stay selected.
  public let isMomentary: Bool
  /// The appearance of the segments as a group; in a connected group, no indicator moves, and nothing can be dragged.
  public let variant: Segmented.Variant
  /// How much the indicator stretches; see ``Indicator/stretch``.
  public let stretch: Double
  /// The axis of the segments.
  public let axis: Axis
  private var presses = PressMotions()
  /// How far segments of a connected group look selected.
  private var selections = ShareMotions()
  private var motion: IndicatorMotion?
  private var startTime = 0.0
  private var activeDrag: Drag?

  /// The projection time of a flick, in seconds: the indicator snaps to the segment that it would reach in this
  /// time at its final velocity.
  public static let projection = 0.1

  /// A drag of the indicator.
  private struct Drag: Hashable {
    /// The offset from the finger to the origin of `body`.
    var offset: Point
    /// The indicator without what it is stretched by.
    var body: Rect
    var frame: Rect
    var hasMoved = false
  }

  /// Creates an interaction with the indicator at rest on the selected segment.
  public init(
    track: SegmentedTrack, selected: Int?, timing: Motion.Timing = .indicator,
    style: IndicatorTransition.Style = .slide, isMomentary: Bool = false,
    variant: Segmented.Variant = .track, stretch: Double = 0, axis: Axis = .horizontal
  ) {
    self.track = track
    self.selected = isMomentary ? nil : selected
    self.timing = timing
    self.style = style
    self.isMomentary = isMomentary
    self.variant = variant
    self.stretch = stretch
    self.axis = axis
    rest()
  }

  /// Creates the interaction with a control, whose transition sets the timing and the style of the indicator.
  init(with control: Segmented, on track: SegmentedTrack) {
    self.init(
      track: track, selected: control.marked.first,
      timing: control.transition?.timing ?? .indicator,
      style: control.transition?.style ?? .slide, isMomentary: control.isMomentary,
      variant: control.variant, stretch: control.indicator.stretch, axis: control.axis)
    presses = PressMotions(pressing: control.pressShares.keys.first)
  }

  /// The frame of the indicator in points at a time in seconds; nil if none is shown.
  ///
  /// It is that on the segments without presses, with which it goes in pictures.
  public func indicator(at time: Double) -> Rect? {
    activeDrag?.frame ?? motion?.frame(at: elapsed(at: time))
  }

  /// The velocity of the indicator's centre at a time, in points per second; zero during a drag.
  public func velocity(at time: Double) -> Point {
    activeDrag == nil ? motion?.velocity(at: elapsed(at: time)) ?? .zero : .zero
  }

  /// Seconds since the motion began; infinite once it has ended.
  private func elapsed(at time: Double) -> Double {
    time < indicatorRestTime ? time - startTime : .infinity
  }

  private var indicatorRestTime: Double { startTime + (motion?.settlingTime ?? 0) }

  /// The time in seconds from which everything is at rest, without further input.
  public var restTime: Double { max(indicatorRestTime, presses.restTime, selections.restTime) }

  /// How far segments are pressed at a time: 0…1 by index. Those that are left out are not.
  public func presses(at time: Double) -> [Int: Double] {
    presses.shares(at: time)
  }

  /// The index of the pressed segment; nil for none.
  public var pressed: Int? { presses.pressed }

  /// What moves at a time.
  func moment(at time: Double) -> SegmentedMoment {
    SegmentedMoment(
      indicator: isDragging || time < indicatorRestTime ? indicator(at: time) : nil,
      presses: presses(at: time),
      selections: time < selections.restTime ? selections.shares(at: time) : [:])
  }

  /// Whether the indicator is being dragged.
  public var isDragging: Bool { activeDrag != nil }
}

// Taps and keys.
extension SegmentedInteraction {
  /// Selects the segment at a point, like a tap.
  ///
  /// - Returns: The index of the tapped segment; nil if there is none, or it is disabled.
  @discardableResult
  public mutating func tap(atPoint point: Point, at time: Double) -> Int? {
    guard let index = track.index(atPoint: point), track.place(of: index)?.isEnabled == true else {
      return nil
    }
    select(index, at: time)
    return index
  }

  /// Selects the segment that a key leads to.
  ///
  /// - Returns: The selected segment afterwards; nil for none.
  @discardableResult
  public mutating func press(_ key: SegmentedTrack.TrackKey, at time: Double) -> Int? {
    let next = track.index(after: selected, pressing: key)
    if next != selected { select(next, at: time) }
    return selected
  }

  /// Selects a segment, enabled or not, and animates the indicator to it.
  ///
  /// - Parameters:
  ///   - index: The segment; nil clears the selection and removes the indicator at once.
  ///   - time: The time when the animation begins, in seconds.
  ///   - track: The new positions of the segments, if selection moves them.
  public mutating func select(
    _ index: Int?, at time: Double, on track: SegmentedTrack? = nil
  ) {
    guard !isMomentary else { return }
    release(at: time)
    if let track { self.track = track }
    let before = selected
    selected = index
    if variant == .connected { changeSelection(from: before, at: time) }
    animateToSelection(at: time)
  }

  private mutating func changeSelection(from before: Int?, at time: Double) {
    guard selected != before else { return }
    if let before { selections.send(before, to: 0, at: time, timing) }
    if let selected { selections.send(selected, to: 1, at: time, timing) }
  }

  /// Continues with new positions of the segments: the indicator is at rest at once, a drag ends, and nothing is pressed.
  public mutating func resize(to track: SegmentedTrack) {
    self.track = track
    presses = PressMotions()
    rest()
  }

  /// Presses a segment, which grows while its neighbours give way, and selects nothing.
  ///
  /// A press ends with another one. A segment that is released early grows to three quarters before it shrinks, so that
  /// short taps can be seen.
  ///
  /// - Parameters:
  ///   - index: The segment; nil releases the pressed one.
  ///   - time: The time when it begins to grow, or to shrink, in seconds.
  /// - Returns: Whether the segment is pressed now; false if it is disabled or not shown.
  @discardableResult
  public mutating func press(index: Int?, at time: Double) -> Bool {
    let place = index.flatMap { track.place(of: $0) }
    presses.press(place?.isEnabled == true ? index : nil, at: time)
    return presses.pressed != nil
  }
}

// Dragging.
extension SegmentedInteraction {
  /// Begins to drag the indicator, even while it moves.
  ///
  /// - Returns: Whether the point is on the indicator; if it is not, no drag begins.
  @discardableResult
  public mutating func beginDrag(atPoint point: Point, at time: Double) -> Bool {
    guard let frame = indicator(at: time), frame.contains(point) else { return false }
    let body = frame.lengthened(by: -track.stretch(of: frame, stretch, along: axis), axis)
    activeDrag = Drag(offset: body.origin - point, body: body, frame: frame)
    return true
  }

  /// Moves the dragged indicator with the finger, within the bounds of the track, and stretches it between two segments.
  public mutating func drag(to point: Point) {
    guard var drag = activeDrag else { return }
    let (bounds, size) = (track.bounds, drag.body.size)
    let corner = point + drag.offset
    drag.body.origin = Point(
      x: max(bounds.minX, min(corner.x, bounds.maxX - size.width)),
      y: max(bounds.minY, min(corner.y, bounds.maxY - size.height)))
    let extra = track.stretch(of: drag.body, stretch, along: axis)
    let stretched = extra > 0 ? drag.body.lengthened(by: extra, axis).intersection(bounds) : nil
    drag.frame = stretched ?? drag.body
    drag.hasMoved = true
    activeDrag = drag
  }

  /// Ends the drag: the indicator moves on to the enabled segment nearest to its projected position after
  /// ``projection`` seconds. One that was only held, such as by a tap while it moves, moves on to where it was going.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the finger, in points per second.
  ///   - time: The time of the release, in seconds.
  /// - Returns: The selected segment afterwards; nil for none.
  @discardableResult
  public mutating func endDrag(velocity: Point = .zero, at time: Double) -> Int? {
    guard let activeDrag else { return selected }
    if activeDrag.hasMoved || velocity != .zero {
      let target = activeDrag.frame.center + velocity * SegmentedInteraction.projection
      selected = track.nearestEnabled(to: target) ?? selected
    }
    release(at: time, velocity: velocity)
    animateToSelection(at: time)
    return selected
  }
}

// Indicator.
extension SegmentedInteraction {
  /// Ends a drag and continues from the dragged frame with the finger's velocity.
  private mutating func release(at time: Double, velocity: Point? = nil) {
    guard let activeDrag else { return }
    self.activeDrag = nil
    motion = IndicatorMotion(
      from: activeDrag.frame, to: activeDrag.frame, within: track.bounds, timing: timing,
      style: style, stretch: stretch, velocity: velocity)
    startTime = time
  }

  /// Moves the indicator with the segments, which have been scrolled by an offset.
  mutating func scroll(by offset: Point) {
    guard offset != .zero else { return }
    motion = motion?.offset(by: .zero - offset)
    if let drag = activeDrag {
      activeDrag?.frame = drag.frame.offset(by: .zero - offset)
      activeDrag?.body = drag.body.offset(by: .zero - offset)
    }
  }

  /// Animates the indicator to the selected segment.
  private mutating func animateToSelection(at time: Double) {
    guard variant == .track else { return }
    guard let motion, let place = selected.flatMap(track.place), track.hasSize else {
      return rest()
    }
    let elapsed = elapsed(at: time)
    // A segment that was scrolled out of sight is beyond the bounds.
    let bounds = track.bounds.union(motion.frame(at: elapsed))
    self.motion = motion.retargeted(
      to: place.indicator, at: elapsed, within: bounds, timing: timing, style: style)
    startTime = time
  }

  /// Places the indicator at rest on the selected segment.
  private mutating func rest() {
    activeDrag = nil
    startTime = -.infinity
    motion = nil
    guard variant == .track else { return selections.rest(at: selected.map { [$0: 1] } ?? [:]) }
    guard let place = selected.flatMap(track.place) else { return }
    motion = IndicatorMotion(
      from: place.indicator, to: place.indicator, within: track.bounds,
      timing: .curve(.linear, duration: 0), stretch: stretch)
  }
}

extension MeasuredSegmented {
  /// Starts an interaction with the control in the proposed size. The control's transition sets the timing and
  /// the style of the indicator.
  public func interaction(within proposal: ProposedSize = .asDeclared) -> SegmentedInteraction {
    SegmentedInteraction(with: control, on: track(within: proposal))
  }
}

extension SegmentedTrack {
  fileprivate var hasSize: Bool { size.width > 0 && size.height > 0 }
}
