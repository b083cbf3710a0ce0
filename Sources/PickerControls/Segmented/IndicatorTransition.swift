import PickerGeometry
import PickerMotion

/// How the indicator gets from the segment that was selected to the one that is.
public struct IndicatorTransition: Hashable, Sendable {
  /// How the two ends of the indicator move.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Together.
    case slide
    /// The end that goes ahead arrives in 3/5 of the time, so that the box is drawn out on its way.
    case stretch
  }

  /// The position of the segment that was selected before; nil: none, and nothing moves.
  public var from: Int?
  /// What carries the indicator along.
  public var timing: Motion.Timing
  /// How its two ends move.
  public var style: Style
  /// Points a second along the axis at the start, rightwards or downwards; nil: it starts as the
  /// timing does by itself.
  public var velocity: Double?
  /// Keyframes a second, more than 0.
  public var fps: Double
  /// The moment to show, in seconds from the start; nil: all of them, and the tree shows the end.
  public var at: Double?

  /// A transition; what is left out has the default of documents.
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
  /// At least as many keyframes as a motion is told in; one without an end has the most there can be.
  func keyframeBound(fps: Double) -> Int {
    let time: Double =
      switch self {
      case .curve(_, let duration): duration
      case .spring: .infinity
      }
    return Int(min(10_000, time * fps)) + 1
  }

  /// What carries an indicator where nothing else is said: an even pace for a tenth of a second.
  public static let indicator = Motion.Timing.curve(.linear, duration: 0.1)
}
