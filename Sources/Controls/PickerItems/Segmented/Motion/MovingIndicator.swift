import PickerControlBase
import PickerGeometry
import PickerMotion

/// The indicator of a segmented control: at rest, on its way to a segment, or under a finger.
struct MovingIndicator: Sendable {
  /// The timing of its edges.
  let timing: Motion.Timing
  private let style: IndicatorTransition.Style
  private let stretch: Double
  private let axis: Axis
  private var box: MovingBox?
  private var grip: Grip?

  /// How far ahead of a flick the indicator looks for a segment, in seconds at its final velocity.
  private static let projection = 0.1

  /// A drag.
  private struct Grip {
    /// The offset from the finger to the origin of `body`.
    var offset: Point
    /// The indicator without what it is stretched by.
    var body: Rect
    var hasMoved = false
  }

  /// Creates the indicator of a control, which is not shown yet.
  init(of control: Segmented) {
    timing = control.transition?.timing ?? .indicator
    style = control.transition?.style ?? .slide
    stretch = control.indicator.stretch
    axis = control.axis
  }

  /// The frame in points at a time; nil if none is shown.
  func frame(at time: Double) -> Rect? { box?.frame(at: time) }

  /// The velocity of its centre at a time, in points per second; zero during a drag.
  func velocity(at time: Double) -> Point { box?.velocity(at: time) ?? .zero }

  /// The time in seconds from which it is at rest.
  var restTime: Double { box?.restTime ?? -.infinity }

  /// Whether it is being dragged.
  var isDragging: Bool { grip != nil }
}

// Moving.
extension MovingIndicator {
  /// Places it at rest; nil: there is none.
  mutating func rest(on place: SegmentedTrack.TrackPlace?) {
    grip = nil
    box = place.map { MovingBox(restingAt: $0.indicator) }
  }

  /// Sends it to a place, which ends a drag; nil: it disappears.
  ///
  /// - Parameter velocity: The velocity of the finger that drags it.
  mutating func send(
    to place: SegmentedTrack.TrackPlace?, on track: SegmentedTrack, at time: Double,
    velocity: Point? = nil
  ) {
    guard box != nil, let place, track.size.width > 0, track.size.height > 0 else {
      return rest(on: place)
    }
    grip = nil
    box?.send(
      to: place.indicator, within: track.bounds, at: time, timing, style: style, stretch: stretch,
      velocity: velocity == .zero ? nil : velocity)
  }

  /// Moves it with the segments.
  mutating func move(by offset: Point) {
    guard offset != .zero else { return }
    box?.move(by: offset)
    if let body = grip?.body { grip?.body = body.offset(by: offset) }
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
    grip = Grip(offset: body.origin - point, body: body)
    box = MovingBox(restingAt: frame)
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
    box = MovingBox(restingAt: stretched ?? grip.body)
    grip.hasMoved = true
    self.grip = grip
  }

  /// The destination of a finger that is lifted with a velocity; nil if the indicator was only held, for example by a
  /// tap while it moves.
  func destination(velocity: Point) -> Point? {
    guard let grip, let box, grip.hasMoved || velocity != .zero else { return nil }
    return box.target.center + velocity * MovingIndicator.projection
  }
}
