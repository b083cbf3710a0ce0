import PickerMotion

/// The durations and the easing of a carousel.
public struct CarouselTiming: Hashable, Sendable {
  /// The duration of a slide by one viewport, in seconds; shorter slides take proportionally less. Unused with a
  /// spring.
  public var slide: Double
  /// Seconds that a page dwells while pages advance automatically.
  public var dwell: Double
  /// The timing curve of slides without a spring.
  public var curve: TimingCurve
  /// The spring of slides, instead of the curve; its duration follows from its parameters.
  public var spring: Spring?
  /// The minimum velocity at which a drag slides to the next page, in points per second.
  public var threshold: Double
  /// The time window over which the velocity of a drag is averaged, in seconds; nil averages over the complete drag.
  public var velocityWindow: Double?

  /// Creates a timing with the defaults of documents.
  public init(
    slide: Double = 1.0 / 3, dwell: Double = 3, curve: TimingCurve = .linear,
    spring: Spring? = nil, threshold: Double = 300, velocityWindow: Double? = nil
  ) {
    self.slide = slide
    self.dwell = dwell
    self.curve = curve
    self.spring = spring
    self.threshold = threshold
    self.velocityWindow = velocityWindow
  }

  /// The maximum initial velocity that a spring takes over from a drag, in viewports per second.
  static let maximumVelocity = 20.0

  /// The distance from rest at which a spring ends, in viewports.
  static let restThreshold = 1e-5

  /// The motion from `distance` viewports to 0. A spring starts with `velocity`, in viewports per second; a curve
  /// ignores it, and never takes longer than for one viewport.
  func motion(from distance: Double, velocity: Double = 0) -> Motion {
    guard let spring else {
      let duration = slide * min(1, distance.magnitude)
      return Motion(from: distance, to: 0, timing: .curve(curve, duration: duration))
    }
    return Motion(
      from: distance, to: 0, velocity: velocity, timing: .spring(spring),
      restThreshold: CarouselTiming.restThreshold)
  }
}
