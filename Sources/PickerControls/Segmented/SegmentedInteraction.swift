import PickerGeometry
import PickerMotion

/// A segmented control in somebody's hands: what is selected, and where the indicator is at any time.
///
///     var interaction = measured.interaction(within: room)
///     interaction.tap(at: point, time: 0)
///     interaction.indicator(at: 0.05)                     // on its way
///     interaction.press(.right, time: 0.07)               // a change of mind: it turns without a jerk
///     interaction.beginDrag(at: point, time: 0.4)
///     interaction.drag(to: point)
///     interaction.endDrag(velocity: velocity, time: 0.6)  // snaps to the nearest enabled segment
///
/// Times are seconds of any one clock that does not run backwards; nothing else is read. At most one
/// segment is selected. Nothing moves when the indicator first appears, when the control is resized,
/// and where it has no size.
public struct SegmentedInteraction: Hashable, Sendable {
  /// Where the segments are.
  public private(set) var track: SegmentedTrack
  /// The selected segment; nil: none.
  public private(set) var selected: Int?
  /// What carries the indicator along.
  public var timing: Motion.Timing
  /// How the ends of the indicator move.
  public var style: IndicatorTransition.Style
  /// Whether segments are buttons, none of which stays selected.
  public let isMomentary: Bool
  private var motion: IndicatorMotion?
  private var started = 0.0
  private var grip: Grip?

  /// How far a flick counts: the indicator snaps to where it would be after so many seconds.
  public static let projection = 0.1

  /// A finger on the indicator.
  private struct Grip: Hashable {
    /// From the finger to the indicator's corner.
    var offset: Point
    var frame: Rect
  }

  /// A control with the indicator at rest on the selected segment.
  public init(
    track: SegmentedTrack, selected: Int?, timing: Motion.Timing = .indicator,
    style: IndicatorTransition.Style = .slide, isMomentary: Bool = false
  ) {
    self.track = track
    self.selected = isMomentary ? nil : selected
    self.timing = timing
    self.style = style
    self.isMomentary = isMomentary
    land()
  }

  /// The indicator at a time; nil where none is shown.
  public func indicator(at time: Double) -> Rect? {
    grip?.frame ?? motion?.frame(at: elapsed(at: time))
  }

  /// How fast the middle of the indicator moves at a time, in points a second.
  public func velocity(at time: Double) -> Point {
    grip == nil ? motion?.velocity(at: elapsed(at: time)) ?? .zero : .zero
  }

  /// Seconds since the motion began; infinite once it is over.
  private func elapsed(at time: Double) -> Double {
    time < settled ? time - started : .infinity
  }

  /// The time from which the indicator is at rest, if it is left alone.
  public var settled: Double { started + (motion?.settlingTime ?? 0) }

  /// Whether a finger holds the indicator.
  public var isDragging: Bool { grip != nil }
}

// Taps and keys.
extension SegmentedInteraction {
  /// Selects the segment at a point, as a tap does.
  ///
  /// - Returns: The segment that was pressed; nil where none is, or it is not enabled.
  @discardableResult
  public mutating func tap(at point: Point, time: Double) -> Int? {
    guard let index = track.index(at: point), track.place(of: index)?.isEnabled == true else {
      return nil
    }
    select(index, time: time)
    return index
  }

  /// Selects the segment a key leads to, and returns what is selected then.
  @discardableResult
  public mutating func press(_ key: SegmentedTrack.Key, time: Double) -> Int? {
    let next = track.index(after: selected, pressing: key)
    if next != selected { select(next, time: time) }
    return selected
  }

  /// Selects a segment, enabled or not, and sends the indicator there.
  ///
  /// - Parameters:
  ///   - index: Nil selects nothing, and the indicator goes at once.
  ///   - track: Where the segments are from now on, if selecting moves them.
  public mutating func select(
    _ index: Int?, time: Double, on track: SegmentedTrack? = nil
  ) {
    guard !isMomentary else { return }
    release(time: time)
    if let track { self.track = track }
    selected = index
    send(time: time)
  }

  /// Goes on with segments that are somewhere else: the indicator is at rest there at once, and a
  /// finger has lost it.
  public mutating func resize(to track: SegmentedTrack) {
    self.track = track
    land()
  }
}

// Dragging.
extension SegmentedInteraction {
  /// Takes hold of the indicator, in flight too.
  ///
  /// - Returns: Whether the point is on the indicator.
  @discardableResult
  public mutating func beginDrag(at point: Point, time: Double) -> Bool {
    guard let frame = indicator(at: time), frame.contains(point) else { return false }
    grip = Grip(offset: frame.origin - point, frame: frame)
    return true
  }

  /// Moves the indicator with the finger, within the bounds of the track.
  public mutating func drag(to point: Point) {
    guard let grip else { return }
    let (bounds, size) = (track.bounds, grip.frame.size)
    let corner = point + grip.offset
    self.grip?.frame.origin = Point(
      x: max(bounds.minX, min(corner.x, bounds.maxX - size.width)),
      y: max(bounds.minY, min(corner.y, bounds.maxY - size.height)))
  }

  /// Lets go: the indicator goes on to the enabled segment nearest to where it would be after
  /// ``projection`` seconds.
  ///
  /// - Parameter velocity: That of the finger, in points a second.
  /// - Returns: What is selected then.
  @discardableResult
  public mutating func endDrag(velocity: Point = .zero, time: Double) -> Int? {
    guard let grip else { return selected }
    let target = grip.frame.center + velocity * SegmentedInteraction.projection
    selected = track.nearestEnabled(to: target) ?? selected
    release(time: time, velocity: velocity)
    send(time: time)
    return selected
  }
}

// The indicator.
extension SegmentedInteraction {
  /// Lets the indicator go where it is, as fast as it is.
  private mutating func release(time: Double, velocity: Point? = nil) {
    guard let grip else { return }
    self.grip = nil
    motion = IndicatorMotion(
      from: grip.frame, to: grip.frame, within: track.bounds, timing: timing, style: style,
      velocity: velocity)
    started = time
  }

  /// Sends the indicator to the selected segment.
  private mutating func send(time: Double) {
    guard let motion, let place = selected.flatMap(track.place), track.hasSize else {
      return land()
    }
    self.motion = motion.retargeted(
      to: place.indicator, at: elapsed(at: time), within: track.bounds, timing: timing, style: style
    )
    started = time
  }

  /// Puts the indicator where it belongs.
  private mutating func land() {
    grip = nil
    started = -.infinity
    motion = selected.flatMap(track.place).map {
      IndicatorMotion(restingAt: $0.indicator, within: track.bounds)
    }
  }
}

extension MeasuredSegmented {
  /// The control in `room`, ready to be tapped and dragged. Its transition says how the indicator
  /// moves.
  public func interaction(within room: Room = .asDeclared) -> SegmentedInteraction {
    SegmentedInteraction(
      track: track(within: room), selected: control.marked.first,
      timing: control.transition?.timing ?? .indicator,
      style: control.transition?.style ?? .slide, isMomentary: control.isMomentary)
  }
}

extension SegmentedTrack {
  fileprivate var hasSize: Bool { size.width > 0 && size.height > 0 }
}
