import PickerMotion

/// The animation of one number of a layout: where it starts, how fast, and where it ends.
///
/// The numbers of a transition share their timing, so that a time is evaluated once for all of them, as a
/// ``TransitionProgress``.
struct Span: Hashable {
  /// The value at the start.
  var from: Double
  /// The value at the end.
  var to: Double
  /// The velocity at the start, per second.
  var velocity: Double

  init(from: Double, to: Double, velocity: Double = 0) {
    self.from = from
    self.to = to
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// Creates the span of a number that does not move.
  init(_ value: Double) { self.init(from: value, to: value) }

  /// Whether the number does not change.
  var isResting: Bool { from == to && velocity == 0 }
}

/// How far the numbers of a transition are at one time.
///
/// The equation of a spring is linear, and so is the term that gives a curve its initial velocity. Hence every number is
/// *from + (to − from) · progress + velocity · push*.
struct TransitionProgress {
  private let progress: Double
  private let push: Double
  private let progressSpeed: Double
  private let pushSpeed: Double

  /// The end, exactly.
  static let end = TransitionProgress(1)

  /// A share of the way, at rest.
  init(_ share: Double) {
    (progress, push, progressSpeed, pushSpeed) = (share, 0, 0, 0)
  }

  /// Evaluates a timing after `time` seconds.
  ///
  /// - Parameter isInterrupting: Whether the numbers continue earlier motions, with their velocities; otherwise a curve
  ///   is followed exactly.
  init(of timing: Motion.Timing, at time: Double, isInterrupting: Bool) {
    let travel = Motion(
      from: 0, to: 1, velocity: isInterrupting ? 0 : nil, timing: timing,
      restThreshold: TransitionProgress.restThreshold)
    let thrust = Motion(
      from: 0, to: 0, velocity: 1, timing: timing, restThreshold: TransitionProgress.restThreshold)
    progress = travel.position(at: time)
    push = thrust.position(at: time)
    progressSpeed = travel.velocity(at: time)
    pushSpeed = thrust.velocity(at: time)
  }

  /// Small, because the transition decides when its largest number has come to rest.
  private static let restThreshold = 1e-12

  func value(of span: Span) -> Double {
    guard !span.isResting else { return span.to }
    // Not the sum below, which rounding may keep from the end.
    if progress == 1, push == 0 { return span.to }
    // A radius to the farthest corner does not move.
    guard span.from.isFinite, span.to.isFinite else { return progress < 1 ? span.from : span.to }
    return span.from + (span.to - span.from) * progress + span.velocity * push
  }

  /// The velocity, per second; 0 if a curve is vertical.
  func velocity(of span: Span) -> Double {
    guard !span.isResting else { return 0 }
    let speed = (span.to - span.from) * progressSpeed + span.velocity * pushSpeed
    return speed.isFinite ? speed : 0
  }
}

/// The largest distance and velocity among the numbers of a transition, which determine when it is at rest.
struct TransitionReach {
  private var distance = 0.0
  private var velocity = 0.0

  /// The weight of a distance of 1 for numbers from 0 to 1, such as opacities, for which a hundredth is visible.
  static let fractionWeight = 10.0

  mutating func include(_ span: Span, weight: Double = 1) {
    distance = max(distance, (span.to - span.from).magnitude * weight)
    velocity = max(velocity, span.velocity.magnitude * weight)
  }

  /// The seconds after which every number stays within a hundredth of a point, or a thousandth of its range, of its end;
  /// 0 if nothing moves.
  func settlingTime(of timing: Motion.Timing) -> Double {
    guard distance > 0 || velocity > 0 else { return 0 }
    // Both count in the same direction, so that no number of the transition rests later.
    return Motion(from: 0, to: distance, velocity: -velocity, timing: timing).settlingTime
  }
}
