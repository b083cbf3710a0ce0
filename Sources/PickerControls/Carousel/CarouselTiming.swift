import PickerMotion

/// How quickly a carousel moves, and how long it stays.
public struct CarouselTiming: Hashable, Sendable {
  /// Seconds that a curve takes for a viewport; a part of one takes that part of it.
  public var slide: Double
  /// Seconds that a page stays while the carousel plays by itself.
  public var dwell: Double
  /// How a slide goes where there is no spring.
  public var curve: TimingCurve
  /// What carries slides in place of the curve; it takes as long as it takes.
  public var spring: Spring?
  /// Points a second from which on a drag that ends goes on to the next page.
  public var threshold: Double
  /// Over how many of its last seconds the velocity of a drag is taken; nil: over all of it.
  public var velocityWindow: Double?

  /// Timing; what is left out has the default of documents.
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

  /// The most that a spring takes over of a finger's velocity, in viewports a second.
  static let greatestVelocity = 20.0

  /// How near to rest a spring is set down, in viewports.
  static let restThreshold = 1e-5

  /// From `distance` viewports to nothing. A spring leaves with `velocity`, in viewports a second; a
  /// curve is followed as it is, and takes no longer than one viewport does.
  func motion(from distance: Double, velocity: Double = 0) -> Motion {
    guard let spring else {
      let duration = slide * min(1, distance.magnitude)
      return Motion(from: distance, to: 0, timing: .curve(curve, duration: duration))
    }
    return Motion(
      from: distance, to: 0, initialVelocity: velocity, timing: .spring(spring),
      restThreshold: CarouselTiming.restThreshold)
  }
}
