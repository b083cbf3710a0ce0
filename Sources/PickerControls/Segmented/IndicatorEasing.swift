import PickerMotion

/// How the two edges of an indicator move on their way to another item.
public struct IndicatorEasing: Hashable, Sendable {
  /// How the leading edge moves, the one in front.
  public var leading: PiecewiseLinearEasing
  /// How the trailing edge moves, which follows.
  public var trailing: PiecewiseLinearEasing

  /// Two edges that move like this.
  public init(leading: PiecewiseLinearEasing, trailing: PiecewiseLinearEasing) {
    self.leading = leading
    self.trailing = trailing
  }
}

/// A piecewise-linear easing: moments with straight lines between them.
///
/// After *t* seconds a number on its way from *a* to *b* is at *a + (b − a) · progress(t)*. One that
/// starts with a velocity *v* of its own is *(v − (b − a) · startSpeed) · push(t)* further on.
public struct PiecewiseLinearEasing: Hashable, Sendable {
  /// A value at a moment.
  public struct Moment: Hashable, Sendable {
    /// Seconds from the start.
    public var time: Double
    /// The value then.
    public var value: Double

    /// A value at a moment.
    public init(time: Double, value: Double) {
      self.time = time
      self.value = value
    }
  }

  /// The share of the way.
  public var progress: [Moment]
  /// What a velocity of 1 at the start adds.
  public var push: [Moment]
  /// The share of the way a second at the start; nil where it is boundless: then no velocity counts.
  public var startSpeed: Double?

  /// An easing of these moments.
  public init(progress: [Moment], push: [Moment], startSpeed: Double?) {
    self.progress = progress
    self.push = push
    self.startSpeed = startSpeed
  }
}

extension PiecewiseLinearEasing {
  /// How far moments are off the timing at most, as a share of the way.
  private static let tolerance = 0.000_2

  /// The easing of a timing.
  init(_ timing: Motion.Timing) {
    let way = 1000.0
    let motion = Motion(from: 0, to: way, timing: timing)
    let pushed = Motion(from: 0, to: 0, initialVelocity: way, timing: timing)
    let speed = motion.velocity(at: 0) / way
    func moments(_ motion: Motion) -> [Moment] {
      motion.samples(tolerance: way * PiecewiseLinearEasing.tolerance).map {
        Moment(time: $0.time, value: $0.position / way)
      }
    }
    self.init(
      progress: moments(motion), push: moments(pushed), startSpeed: speed.isFinite ? speed : nil)
  }
}
