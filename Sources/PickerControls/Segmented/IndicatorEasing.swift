import PickerMotion

/// The easing of the two edges of an indicator that moves to another item.
package struct IndicatorEasing: Hashable, Sendable {
  /// The easing of the leading edge: the one in the direction of the movement.
  package var leading: PiecewiseLinearEasing
  /// The easing of the trailing edge: the one opposite to the direction of the movement.
  package var trailing: PiecewiseLinearEasing

  /// Creates the easing of the two edges.
  package init(leading: PiecewiseLinearEasing, trailing: PiecewiseLinearEasing) {
    self.leading = leading
    self.trailing = trailing
  }
}

/// A piecewise-linear easing: samples with linear interpolation between them.
///
/// After *t* seconds, a value animated from *a* to *b* is *a + (b − a) · progress(t)*. An initial velocity *v*
/// adds *(v − (b − a) · startSpeed) · push(t)*.
package struct PiecewiseLinearEasing: Hashable, Sendable {
  /// A sample: a value at a time.
  package struct Moment: Hashable, Sendable {
    /// Seconds from the start.
    package var time: Double
    /// The value at that time.
    package var value: Double

    /// Creates a sample.
    package init(time: Double, value: Double) {
      self.time = time
      self.value = value
    }
  }

  /// The animated fraction of the distance, 0 at the start and 1 at the end; springs may overshoot.
  package var progress: [Moment]
  /// The displacement that an additional initial velocity of 1 unit per second causes.
  package var push: [Moment]
  /// The derivative of `progress` at the start, per second; nil where it is infinite, and an initial velocity
  /// has no effect.
  package var startSpeed: Double?

  /// Creates an easing from samples.
  package init(progress: [Moment], push: [Moment], startSpeed: Double?) {
    self.progress = progress
    self.push = push
    self.startSpeed = startSpeed
  }
}

extension PiecewiseLinearEasing {
  /// The maximum deviation of the samples from the timing, as a fraction of the distance.
  private static let tolerance = 0.000_2

  /// Samples a timing.
  init(_ timing: Motion.Timing) {
    let way = 1000.0
    let motion = Motion(from: 0, to: way, timing: timing)
    let pushed = Motion(from: 0, to: 0, velocity: way, timing: timing)
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
