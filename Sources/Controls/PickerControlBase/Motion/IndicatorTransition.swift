import PickerGeometry
import PickerMotion

/// The animation of the indicator from the previous to the newly selected segment.
public struct IndicatorTransition: Hashable, Sendable {
  /// How the leading and trailing edges of the indicator move relative to each other.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Both edges move together.
    case slide
    /// The leading edge arrives after 3/5 of the time, so the indicator stretches on the way.
    case stretch
  }

  /// The index of the previously selected segment; with nil, nothing moves.
  public var from: Int?
  /// The timing of the indicator.
  public var timing: Motion.Timing
  /// How the leading and trailing edges move relative to each other.
  public var style: Style
  /// The initial velocity along the axis, in points per second to the right or down; nil uses the timing's
  /// own.
  public var velocity: Double?
  /// Keyframes per second, greater than 0.
  public var fps: Double
  /// The time to show, in seconds from the start; nil reports all keyframes, and the tree shows the end.
  public var at: Double?

  /// Creates a transition with the defaults of documents.
  public init(
    from: Int? = nil, timing: Motion.Timing = .indicator, style: Style = .slide,
    velocity: Double? = nil, fps: Double = 60, at: Double? = nil
  ) {
    self.from = from
    self.timing = timing
    self.style = style
    self.velocity = velocity
    self.fps = fps
    self.at = at
  }
}

extension Motion.Timing {
  /// An upper bound of the number of keyframes of a motion; the maximum for springs, whose duration is
  /// not known in advance.
  package func keyframeBound(fps: Double) -> Int {
    let time: Double =
      switch self {
      case .curve(_, let duration): duration
      case .spring: .infinity
      }
    return Int(min(10_000, time * fps)) + 1
  }

  /// The default timing of indicators: linear, 0.1 seconds.
  public static let indicator = Motion.Timing.curve(.linear, duration: 0.1)
}
