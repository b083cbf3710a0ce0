import PickerControlBase
import PickerGeometry
import PickerMotion

/// The indicator of a segmented control: at rest, on its way to a segment, or under a finger.
struct MovingIndicator: Hashable, Sendable {
  /// The timing of its sides.
  let timing: Motion.Timing
  private let style: IndicatorTransition.Style
  private let stretch: Double
  private let axis: Axis
  private var motion: IndicatorMotion?
  private var start = -Double.infinity
  private var grip: Grip?

  /// How far ahead of a flick the indicator looks for a segment, in seconds at its final velocity.
  private static let projection = 0.1

  /// A drag.
  private struct Grip: Hashable {
    /// The offset from the finger to the origin of `body`.
    var offset: Point
    /// The indicator without what it is stretched by.
    var body: Rect
    var frame: Rect
    var hasMoved = false
  }

  /// Creates the indicator of a control, at rest at a place; nil: there is none.
  init(of control: Segmented, on place: SegmentedTrack.TrackPlace?, _ track: SegmentedTrack) {
    timing = control.transition?.timing ?? .indicator
    style = control.transition?.style ?? .slide
    stretch = control.indicator.stretch
    axis = control.axis
    rest(on: place, track)
  }

  /// The frame in points at a time; nil if none is shown.
  func frame(at time: Double) -> Rect? { grip?.frame ?? motion?.frame(at: elapsed(at: time)) }

  /// The velocity of its centre at a time, in points per second; zero during a drag.
  func velocity(at time: Double) -> Point {
    grip == nil ? motion?.velocity(at: elapsed(at: time)) ?? .zero : .zero
  }

  /// Seconds since the motion began; infinite once it has ended.
  private func elapsed(at time: Double) -> Double { time < restTime ? time - start : .infinity }

  /// The time in seconds from which it is at rest.
  var restTime: Double { start + (motion?.settlingTime ?? 0) }

  /// Whether it is being dragged.
  var isDragging: Bool { grip != nil }
}

// Moving.
extension MovingIndicator {
  /// Places it at rest; nil: there is none.
  mutating func rest(on place: SegmentedTrack.TrackPlace?, _ track: SegmentedTrack) {
    grip = nil
    start = -.infinity
    motion = place.map {
      IndicatorMotion(
        from: $0.indicator, to: $0.indicator, within: track.bounds,
        timing: .curve(.linear, duration: 0), stretch: stretch)
    }
  }

  /// Sends it to a place, which ends a drag; nil: it disappears.
  mutating func send(
    to place: SegmentedTrack.TrackPlace?, on track: SegmentedTrack, at time: Double,
    velocity: Point? = nil
  ) {
    release(at: time, velocity: velocity, on: track)
    guard let motion, let place, track.size.width > 0, track.size.height > 0 else {
      return rest(on: place, track)
    }
    let elapsed = elapsed(at: time)
    // A segment that was scrolled out of sight is beyond the bounds.
    let bounds = track.bounds.union(motion.frame(at: elapsed))
    self.motion = motion.retargeted(
      to: place.indicator, at: elapsed, within: bounds, timing: timing, style: style)
    start = time
  }

  /// Ends a drag, and continues from the dragged frame with the velocity of the finger.
  private mutating func release(at time: Double, velocity: Point?, on track: SegmentedTrack) {
    guard let grip else { return }
    self.grip = nil
    motion = IndicatorMotion(
      from: grip.frame, to: grip.frame, within: track.bounds, timing: timing, style: style,
      stretch: stretch, velocity: velocity)
    start = time
  }

  /// Moves it with the segments.
  mutating func move(by offset: Point) {
    guard offset != .zero else { return }
    motion = motion?.offset(by: offset)
    if let grip {
      self.grip?.frame = grip.frame.offset(by: offset)
      self.grip?.body = grip.body.offset(by: offset)
    }
  }
}

// Dragging.
extension MovingIndicator {
  /// Begins to drag it, even while it moves.
  ///
  /// - Returns: Whether the point is on it; if it is not, no drag begins.
  mutating func beginDrag(
    atPoint point: Point, at time: Double, on track: SegmentedTrack
  ) -> Bool {
    guard let frame = frame(at: time), frame.contains(point) else { return false }
    let body = frame.lengthened(by: -track.stretch(of: frame, stretch, along: axis), axis)
    grip = Grip(offset: body.origin - point, body: body, frame: frame)
    return true
  }

  /// Moves it with the finger, within the bounds of the track, and stretches it between two segments.
  mutating func drag(to point: Point, on track: SegmentedTrack) {
    guard var grip else { return }
    let (bounds, size) = (track.bounds, grip.body.size)
    let corner = point + grip.offset
    grip.body.origin = Point(
      x: max(bounds.minX, min(corner.x, bounds.maxX - size.width)),
      y: max(bounds.minY, min(corner.y, bounds.maxY - size.height)))
    let extra = track.stretch(of: grip.body, stretch, along: axis)
    let stretched = extra > 0 ? grip.body.lengthened(by: extra, axis).intersection(bounds) : nil
    grip.frame = stretched ?? grip.body
    grip.hasMoved = true
    self.grip = grip
  }

  /// The destination of a finger that is lifted with a velocity; nil if the indicator was only held, for example by a
  /// tap while it moves.
  func destination(velocity: Point) -> Point? {
    guard let grip, grip.hasMoved || velocity != .zero else { return nil }
    return grip.frame.center + velocity * MovingIndicator.projection
  }
}
