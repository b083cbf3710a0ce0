import PickerColor
import PickerGeometry
import PickerMotion
import PickerTree

/// An animated gradient: stops, angles and points are interpolated from step to step.
///
///     var motion = PatternMotion(.linear(sunrise, from: .top, to: .bottom))
///     motion.steps = [.init(.linear(noon, from: .top, to: .bottom), timing: .curve(.easeInOut, duration: 2))]
///     motion.pattern(at: 1)
///
/// Each step begins when the preceding one is at rest. See the article [Drawing](doc:DrawingGuide).
public struct PatternMotion: Hashable, Sendable {
  /// A target gradient, and the timing to reach it.
  public struct Step: Hashable, Sendable {
    /// The gradient at the end: of the same kind, with the same number of stops.
    public var pattern: Fill.Pattern
    /// The timing of the step.
    public var timing: Motion.Timing

    /// Creates a step.
    public init(_ pattern: Fill.Pattern, timing: Motion.Timing) {
      self.pattern = pattern
      self.timing = timing
    }

    /// The progress from 0 to 1, which a spring may overshoot.
    fileprivate var motion: Motion {
      Motion(from: 0, to: 1, timing: timing, restThreshold: 0.001)
    }
  }

  /// The gradient at the start.
  public var start: Fill.Pattern
  /// The steps, in order.
  public var steps: [Step]
  /// Whether it restarts after the last step.
  public var loops: Bool

  /// Creates a motion; without steps the gradient is constant.
  public init(_ start: Fill.Pattern, steps: [Step] = [], loops: Bool = false) {
    self.start = start
    self.steps = steps
    self.loops = loops
  }

  /// Seconds from the start to the end of the last step.
  public var duration: Double { steps.reduce(0) { $0 + $1.motion.settlingTime } }

  /// Returns the gradient after `time` seconds: ``start`` until 0, the gradient of the last step after the end.
  ///
  /// A step between patterns of different kinds, or with different numbers of stops, jumps at its end.
  ///
  /// - Complexity: O(*steps*), plus O(*stops*) for the current step.
  public func pattern(at time: Double) -> Fill.Pattern {
    let total = loops ? duration : 0
    var time = total > 0 && time > 0 ? time.truncatingRemainder(dividingBy: total) : time
    var before = start
    for step in steps {
      let motion = step.motion
      if time < motion.settlingTime {
        return before.mixed(with: step.pattern, motion.position(at: time))
      }
      time -= motion.settlingTime
      before = step.pattern
    }
    return before
  }
}

extension Fill.Pattern {
  /// Returns the pattern a share of the way to another one; this one unless the numbers of both mean the same.
  fileprivate func mixed(with other: Fill.Pattern, _ share: Double) -> Fill.Pattern {
    guard isSimilar(to: other) else { return self }
    return NumberTrack(from: Moving(value: self), to: other, mixing: .straight)
      .value(at: TransitionProgress(share))
  }
}
