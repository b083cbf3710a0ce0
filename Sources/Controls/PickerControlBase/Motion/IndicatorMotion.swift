import PickerGeometry
import PickerMotion
import PickerTree

/// The motion of an indicator: its frame and velocity as functions of time.
///
///     var motion = IndicatorMotion(from: a, to: b, within: bounds, timing: .indicator)
///     motion.frame(at: 0.05)                          // half way
///     motion = motion.retargeted(to: c, at: 0.05)     // interrupted: position and velocity are continuous
///
/// Each of the four sides moves independently, which animates position and size together. Times are seconds from the
/// start of this motion. The first frame and, from ``settlingTime`` on, the last are exact.
public struct IndicatorMotion: Hashable, Sendable {
  /// The frame at the start, in points.
  public let start: Rect
  /// The frame at the end, in points.
  public let target: Rect
  /// The rectangle in points that the indicator never leaves; a spring that would overshoot stops at its edge.
  public let bounds: Rect
  /// The timing of the sides.
  public let timing: Motion.Timing
  /// How the leading and trailing edges move relative to each other.
  public let style: IndicatorTransition.Style
  /// How much a slide past more than one segment stretches; see ``Indicator/stretch``.
  public let stretch: Double
  /// Seconds until the indicator rests at ``target``; 0 if it rests there from the start.
  public let settlingTime: Double
  /// The motions of the left, the right, the upper and the lower side.
  private let sides: [Motion]

  /// Creates the motion of an indicator at rest.
  public init(restingAt frame: Rect, within bounds: Rect) {
    self.init(
      from: frame, to: frame, within: bounds, timing: .immediate, style: .slide)
  }

  /// Creates a motion between two frames.
  ///
  /// - Parameters:
  ///   - start: The frame before the motion, in points.
  ///   - target: The frame after it.
  ///   - bounds: The rectangle that the indicator never leaves; it should contain both frames.
  ///   - timing: The curve or the spring that moves each side.
  ///   - style: Whether the indicator slides or stretches.
  ///   - stretch: How much a slide past more than one segment stretches, 0…0.9; see ``Indicator/stretch``.
  ///   - velocity: The initial velocity, in points per second; nil uses the timing's own.
  public init(
    from start: Rect, to target: Rect, within bounds: Rect, timing: Motion.Timing,
    style: IndicatorTransition.Style = .slide, stretch: Double = 0, velocity: Point? = nil
  ) {
    let (from, to) = (start.sides, target.sides)
    let timings = timing.timings(ofSides: from, to: to, style, stretch)
    let velocities = [velocity?.x, velocity?.x, velocity?.y, velocity?.y]
    self.init(
      start: start, target: target, bounds: bounds, timing: timing, style: style, stretch: stretch,
      sides: from.indices.map {
        Motion(from: from[$0], to: to[$0], velocity: velocities[$0], timing: timings[$0])
      })
  }

  private init(
    start: Rect, target: Rect, bounds: Rect, timing: Motion.Timing,
    style: IndicatorTransition.Style, stretch: Double, sides: [Motion]
  ) {
    self.start = start
    self.target = target
    self.bounds = bounds
    self.timing = timing
    self.style = style
    self.stretch = stretch
    self.sides = sides
    let isMoving = start != target || sides.contains { ($0.initialVelocity ?? 0) != 0 }
    settlingTime = isMoving ? sides.map { $0.settlingTime }.max() ?? 0 : 0
  }
}

// State at a time.
extension IndicatorMotion {
  /// The frame after `time` seconds: ``start`` up to 0, ``target`` from ``settlingTime`` on.
  public func frame(at time: Double) -> Rect {
    guard time > 0 else { return start }
    guard time < settlingTime else { return target }
    let sides = sides.map { $0.position(at: time) }
    let (x, width) = extent(sides[0], sides[1], from: bounds.minX, to: bounds.maxX)
    let (y, height) = extent(sides[2], sides[3], from: bounds.minY, to: bounds.maxY)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The first of two opposite sides and the distance to the other one, shifted to stay within the bounds.
  private func extent(
    _ low: Double, _ high: Double, from lowerBound: Double, to upperBound: Double
  ) -> (low: Double, length: Double) {
    let length = min(max(0, high - low), upperBound - lowerBound)
    // Overshooting sides may cross: collapse them to their midpoint instead of a negative length.
    let start = high < low ? (low + high) / 2 : low
    return (max(lowerBound, min(start, upperBound - length)), length)
  }

  /// The velocity of the indicator's centre after `time` seconds, in points per second.
  ///
  /// It ignores ``bounds``.
  public func velocity(at time: Double) -> Point {
    guard time < settlingTime else { return .zero }
    let speeds = sides.map { $0.velocity(at: time) }
    return Point(x: (speeds[0] + speeds[1]) / 2, y: (speeds[2] + speeds[3]) / 2)
  }

  /// Returns the motion that interrupts this one after `time` seconds and moves to another target.
  ///
  /// Every side keeps its position and velocity. An indicator at rest starts with the timing's own initial
  /// velocity.
  ///
  /// - Parameters:
  ///   - target: The new frame to move to, in points.
  ///   - time: Seconds since this motion began.
  ///   - bounds: The new bounds; nil keeps the current ones.
  ///   - timing: The new timing; nil keeps the current one.
  ///   - style: The new style; nil keeps the current one.
  public func retargeted(
    to target: Rect, at time: Double, within bounds: Rect? = nil, timing: Motion.Timing? = nil,
    style: IndicatorTransition.Style? = nil
  ) -> IndicatorMotion {
    let (bounds, timing) = (bounds ?? self.bounds, timing ?? self.timing)
    let (style, now) = (style ?? self.style, frame(at: time))
    guard time < settlingTime else {
      return IndicatorMotion(
        from: now, to: target, within: bounds, timing: timing, style: style, stretch: stretch)
    }
    let to = target.sides
    let timings = timing.timings(
      ofSides: sides.map { $0.position(at: time) }, to: to, style, stretch)
    return IndicatorMotion(
      start: now, target: target, bounds: bounds, timing: timing, style: style, stretch: stretch,
      sides: sides.indices.map {
        sides[$0].retargeted(to: to[$0], at: time, timing: timings[$0])
      })
  }

  /// Returns this motion, moved by an offset.
  package func offset(by offset: Point) -> IndicatorMotion {
    IndicatorMotion(
      start: start.offset(by: offset), target: target.offset(by: offset),
      bounds: bounds.offset(by: offset), timing: timing, style: style, stretch: stretch,
      sides: sides.indices.map { sides[$0].offset(by: $0 < 2 ? offset.x : offset.y) })
  }

  /// Samples the indicator at equal steps from the start to ``settlingTime``, both included.
  ///
  /// - Parameter fps: Keyframes per second, greater than 0.
  /// - Returns: At most 10,001 keyframes; longer motions are sampled in wider steps. A single keyframe where
  ///   nothing moves.
  public func keyframes(fps: Double) -> [Keyframe] {
    let duration = settlingTime
    guard duration > 0, fps > 0 else { return [Keyframe(time: 0, frame: target)] }
    let step = max(1 / fps, duration / 10_000)
    var keyframes: [Keyframe] = []
    var time = 0.0
    // A remainder of less than a thousandth of a step is rounding error of the division, not a keyframe.
    while time < duration - step / 1000 {
      keyframes.append(Keyframe(time: time, frame: frame(at: time)))
      time = Double(keyframes.count) * step
    }
    return keyframes + [Keyframe(time: duration, frame: target)]
  }
}

extension IndicatorMotion {
  /// The transition to report: all keyframes, or the one at a given time.
  package func transition(of role: Role?, fps: Double, at time: Double?) -> Transition {
    let moment = time.map { [Keyframe(time: $0, frame: frame(at: $0))] }
    return Transition(
      of: role, duration: settlingTime, keyframes: moment ?? keyframes(fps: fps))
  }
}

extension IndicatorMotion: Moving {
  package func value(at time: Double) -> Rect { frame(at: time) }
}

extension Rect {
  /// The coordinates of the left, the right, the upper and the lower side.
  fileprivate var sides: [Double] { [minX, maxX, minY, maxY] }
}
