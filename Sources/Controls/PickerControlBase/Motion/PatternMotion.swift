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
  public var duration: Double { track.restTime }

  /// Returns the gradient after `time` seconds: ``start`` until 0, the gradient of the last step after the end.
  ///
  /// A step between patterns of different kinds, or with different numbers of stops, jumps at its end.
  ///
  /// - Complexity: O(*steps* · *stops*).
  public func pattern(at time: Double) -> Fill.Pattern {
    let track = track
    guard loops, track.restTime > 0, time > 0 else { return track.value(at: time) }
    return track.value(at: time.truncatingRemainder(dividingBy: track.restTime))
  }

  private var track: Track<MixedValue<Fill.Pattern>> {
    var track = Track(MixedValue(from: start, to: start, .immediate), startingAt: 0)
    var before = start
    for step in steps {
      let jumps = !before.isSimilar(to: step.pattern)
      track.append(MixedValue(from: before, to: step.pattern, step.timing, jumps: jumps))
      before = step.pattern
    }
    return track
  }
}
