import PickerColor
import PickerGeometry
import PickerMotion
import PickerTree

/// A gradient as a function of time: its stops, its angles and its points move from step to step.
///
///     var motion = PatternMotion(.linear(sunrise, from: .top, to: .bottom))
///     motion.steps = [.init(.linear(noon, from: .top, to: .bottom), timing: .curve(.easeInOut, duration: 2))]
///     motion.pattern(at: 1)
///
/// Each step takes over where the one before it has come to rest. See the article *Drawing*.
public struct PatternMotion: Hashable, Sendable {
  /// Where the gradient goes, and how.
  public struct Step: Hashable, Sendable {
    /// What it is at the end: of the kind it was before, with as many stops.
    public var pattern: Fill.Pattern
    /// What carries it along.
    public var timing: Motion.Timing

    /// A step to a gradient.
    public init(_ pattern: Fill.Pattern, timing: Motion.Timing) {
      self.pattern = pattern
      self.timing = timing
    }

    /// The share of the way, which a spring may swing beyond.
    fileprivate var motion: Motion {
      Motion(from: 0, to: 1, timing: timing, restThreshold: 0.001)
    }
  }

  /// What it is at the start.
  public var start: Fill.Pattern
  /// Where it goes from there, one after the other.
  public var steps: [Step]
  /// Whether it starts anew after the last step.
  public var loops: Bool

  /// A motion; without steps the gradient stays as it is.
  public init(_ start: Fill.Pattern, steps: [Step] = [], loops: Bool = false) {
    self.start = start
    self.steps = steps
    self.loops = loops
  }

  /// Seconds from the start to the end of the last step.
  public var duration: Double { steps.reduce(0) { $0 + $1.motion.settlingTime } }

  /// The gradient after `time` seconds: ``start`` up to 0, the last step's from the end on.
  ///
  /// A step between patterns of two kinds, or with other numbers of stops, jumps at its end.
  ///
  /// - Complexity: O(steps).
  public func pattern(at time: Double) -> Fill.Pattern {
    let total = loops ? duration : 0
    var time = total > 0 && time > 0 ? time.truncatingRemainder(dividingBy: total) : time
    var before = start
    for step in steps {
      let motion = step.motion
      if time < motion.settlingTime {
        return before.mixed(with: step.pattern, motion.position(at: time)) ?? before
      }
      time -= motion.settlingTime
      before = step.pattern
    }
    return before
  }
}
