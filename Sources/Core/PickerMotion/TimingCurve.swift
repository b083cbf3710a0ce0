/// A timing curve, which maps a fraction of the duration to progress: a cubic Bézier curve from (0, 0) to (1, 1).
///
///     1 |      __--
///       |    /        time is horizontal, progress vertical;
///       |  _/         the two control points shape the curve
///     0 |-‾______
///       0        1
///
/// Time is monotonic, because x of both control points is from 0 to 1. y is unrestricted, so the curve may undershoot
/// or overshoot.
///
/// Source: CSS Easing Functions 2, section 2.2.
public struct TimingCurve: Hashable, Sendable {
  /// The time of the first control point, 0…1.
  public let x1: Double
  /// The progress of the first control point.
  public let y1: Double
  /// The time of the second control point, 0…1.
  public let x2: Double
  /// The progress of the second control point.
  public let y2: Double

  /// Constant velocity.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// The CSS curve `ease`: starts fast, ends slowly.
  public static let ease = TimingCurve(0.25, 0.1, 0.25, 1)
  /// Starts slowly.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// Ends slowly.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// Starts and ends slowly.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

  /// Creates a curve from two control points, like CSS `cubic-bezier(x1, y1, x2, y2)`.
  ///
  /// - Returns: nil if `x1` or `x2` is not from 0 to 1, or a number is not finite.
  public init?(x1: Double, y1: Double, x2: Double, y2: Double) {
    guard (0...1).contains(x1), (0...1).contains(x2), y1.isFinite, y2.isFinite else { return nil }
    self.init(x1, y1, x2, y2)
  }

  private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The progress at `time`, a fraction of the duration: exactly 0 up to the start, exactly 1 from the end on.
  public func position(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return isLinear ? time : vertical.value(at: parameter(at: time))
  }

  /// The derivative of progress at `time`, a fraction of the duration; one-sided at the ends, and 0 outside 0…1.
  ///
  /// - Returns: Positive or negative infinity if the curve is vertical there, such as at the start of
  ///   `cubic-bezier(0, 1, …)`.
  public func velocity(at time: Double) -> Double {
    guard (0...1).contains(time) else { return 0 }
    return isLinear ? 1 : slope(at: parameter(at: time))
  }

  /// Whether the curve is a straight line, which needs no root finding.
  private var isLinear: Bool { x1 == y1 && x2 == y2 }

  private var horizontal: Cubic { Cubic(x1, x2) }
  private var vertical: Cubic { Cubic(y1, y2) }

  /// The slope dy/dx. If the first derivatives vanish, the first derivative that does not vanish decides.
  private func slope(at u: Double) -> Double {
    let (horizontal, vertical) = (horizontal, vertical)
    let run = horizontal.derivative(at: u)
    if run > 1e-12 { return vertical.derivative(at: u) / run }
    let rise = vertical.derivative(at: u)
    if rise != 0 { return rise > 0 ? .infinity : -.infinity }
    let (secondRun, secondRise) = (
      horizontal.secondDerivative(at: u), vertical.secondDerivative(at: u)
    )
    if secondRun != 0 { return secondRise / secondRun }
    return secondRise == 0 ? 1 : secondRise > 0 ? .infinity : -.infinity
  }

  /// The curve parameter at a time: Newton's method with bisection as a fallback.
  ///
  /// Converges to about the last bit within 100 steps, usually in five.
  private func parameter(at time: Double) -> Double {
    let curve = horizontal
    var (low, high) = (0.0, 1.0)
    var u = time
    for _ in 0..<100 {
      let error = curve.value(at: u) - time
      if error == 0 { break }
      if error < 0 { low = u } else { high = u }
      let next = u - error / curve.derivative(at: u)
      let step = next >= low && next <= high ? next : (low + high) / 2
      if abs(step - u) < 1e-16 { break }
      u = step
    }
    return u
  }
}

/// One coordinate of a Bézier curve with the ends 0 and 1: `((a u + b) u + c) u`.
private struct Cubic {
  let a: Double
  let b: Double
  let c: Double

  init(_ first: Double, _ second: Double) {
    c = 3 * first
    b = 3 * (second - first) - c
    a = 1 - c - b
  }

  func value(at u: Double) -> Double { ((a * u + b) * u + c) * u }
  func derivative(at u: Double) -> Double { (3 * a * u + 2 * b) * u + c }
  func secondDerivative(at u: Double) -> Double { 6 * a * u + 2 * b }
}
