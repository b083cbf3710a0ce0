import PickerGeometry
import PickerMotion
import PickerTree

/// An indicator as a function of time: where it is and how fast at any moment.
///
///     var motion = IndicatorMotion(from: a, to: b, within: bounds, timing: .indicator)
///     motion.frame(at: 0.05)                          // half way
///     motion = motion.retargeted(to: c, at: 0.05)     // a change of mind: no jump, no jerk
///
/// Each of its four sides moves by itself, so that place and size change together. Time is in seconds
/// from the start of this motion. The first frame and, from ``settlingTime`` on, the last are exact.
public struct IndicatorMotion: Hashable, Sendable {
  /// The frame at the start.
  public let start: Rect
  /// The frame at the end.
  public let target: Rect
  /// What the indicator never leaves: where a spring swings beyond, it stops at the edge.
  public let bounds: Rect
  /// What carries the sides along.
  public let timing: Motion.Timing
  /// How the two ends move.
  public let style: IndicatorTransition.Style
  /// Seconds until the indicator stands still at ``target``; 0 where it does from the start.
  public let settlingTime: Double
  private let across: IndicatorSides
  private let down: IndicatorSides

  /// An indicator that stands still.
  public init(restingAt frame: Rect, within bounds: Rect) {
    self.init(
      from: frame, to: frame, within: bounds, timing: .curve(.linear, duration: 0), style: .slide)
  }

  /// An indicator on its way.
  ///
  /// - Parameters:
  ///   - bounds: What it never leaves; it should hold both frames.
  ///   - velocity: Points a second at the start; nil: it starts as the timing does by itself.
  public init(
    from start: Rect, to target: Rect, within bounds: Rect, timing: Motion.Timing,
    style: IndicatorTransition.Style = .slide, velocity: Point? = nil
  ) {
    self.init(
      start: start, target: target, bounds: bounds, timing: timing, style: style,
      across: IndicatorSides(
        from: start, to: target, .horizontal, timing, style, velocity: velocity?.x),
      down: IndicatorSides(from: start, to: target, .vertical, timing, style, velocity: velocity?.y)
    )
  }

  private init(
    start: Rect, target: Rect, bounds: Rect, timing: Motion.Timing,
    style: IndicatorTransition.Style, across: IndicatorSides, down: IndicatorSides
  ) {
    self.start = start
    self.target = target
    self.bounds = bounds
    self.timing = timing
    self.style = style
    self.across = across
    self.down = down
    let motions = [across.low, across.high, down.low, down.high]
    let isMoving = start != target || motions.contains { ($0.initialVelocity ?? 0) != 0 }
    settlingTime = isMoving ? motions.map(\.settlingTime).max() ?? 0 : 0
  }
}

// What it is at a moment.
extension IndicatorMotion {
  /// The indicator after `time` seconds.
  public func frame(at time: Double) -> Rect {
    guard time > 0 else { return start }
    guard time < settlingTime else { return target }
    let (x, width) = across.extent(at: time, from: bounds.minX, to: bounds.maxX)
    let (y, height) = down.extent(at: time, from: bounds.minY, to: bounds.maxY)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// How fast the middle of the indicator moves after `time` seconds, in points a second.
  ///
  /// It is that of the motion itself, without regard to ``bounds``.
  public func velocity(at time: Double) -> Point {
    guard time < settlingTime else { return .zero }
    return Point(x: across.velocity(at: time), y: down.velocity(at: time))
  }

  /// The motion that leaves this one after `time` seconds for another end.
  ///
  /// Every side goes on from where it is, as fast as it is. An indicator that has come to rest starts
  /// anew, as the timing does by itself.
  ///
  /// - Parameters:
  ///   - bounds: Those of this motion, unless said otherwise.
  ///   - timing: That of this motion, unless said otherwise.
  ///   - style: That of this motion, unless said otherwise.
  public func retargeted(
    to target: Rect, at time: Double, within bounds: Rect? = nil, timing: Motion.Timing? = nil,
    style: IndicatorTransition.Style? = nil
  ) -> IndicatorMotion {
    let (bounds, timing) = (bounds ?? self.bounds, timing ?? self.timing)
    let (style, now) = (style ?? self.style, frame(at: time))
    guard time < settlingTime else {
      return IndicatorMotion(from: now, to: target, within: bounds, timing: timing, style: style)
    }
    return IndicatorMotion(
      start: now, target: target, bounds: bounds, timing: timing, style: style,
      across: across.retargeted(to: target, .horizontal, at: time, timing, style),
      down: down.retargeted(to: target, .vertical, at: time, timing, style))
  }

  /// The indicator at even steps from the start to ``settlingTime``, both included.
  ///
  /// - Parameter fps: Keyframes a second, more than 0.
  /// - Returns: At most 10,001 keyframes: a motion that takes longer is told in wider steps. One
  ///   where nothing moves.
  public func keyframes(fps: Double) -> [Keyframe] {
    let duration = settlingTime
    guard duration > 0, fps > 0 else { return [Keyframe(time: 0, frame: target)] }
    let step = max(1 / fps, duration / 10_000)
    var keyframes: [Keyframe] = []
    var time = 0.0
    // A last step of less than a thousandth is the rounding of the division.
    while time < duration - step / 1000 {
      keyframes.append(Keyframe(time: time, frame: frame(at: time)))
      time = Double(keyframes.count) * step
    }
    return keyframes + [Keyframe(time: duration, frame: target)]
  }
}
