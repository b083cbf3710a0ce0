/// How far a change has come after a share of its time: a cubic Bézier curve from (0, 0) to (1, 1).
///
///     1 |      __--
///       |    /        time runs across, progress up;
///       |  _/         the two control points bend the way
///     0 |-‾______
///       0        1
///
/// The way across never turns back, since both control points lie between 0 and 1 there; upwards they may lie
/// anywhere, and the curve then swings back or overshoots.
///
/// Source: CSS Easing Functions 2, section 2.2.
public struct TimingCurve: Hashable, Sendable {
  /// The first control point's place in time, 0…1.
  public let x1: Double
  /// The first control point's progress.
  public let y1: Double
  /// The second control point's place in time, 0…1.
  public let x2: Double
  /// The second control point's progress.
  public let y2: Double

  /// An even pace.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// The curve that CSS calls `ease`: quickly off, gently in.
  public static let ease = TimingCurve(0.25, 0.1, 0.25, 1)
  /// Gently off.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// Gently in.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// Gently off and gently in.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

  /// A curve of two control points, as `cubic-bezier(x1, y1, x2, y2)`.
  ///
  /// - Returns: `nil` where `x1` or `x2` is not from 0 to 1, or a number is not finite.
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

  /// The progress at a share of the time: exactly 0 up to the start, exactly 1 from the end on.
  public func position(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return isEven ? time : up.value(at: parameter(at: time))
  }

  /// Progress for each unit of time; at the ends that of the curve's inner side, beyond them 0.
  ///
  /// - Returns: An infinity where the curve stands upright, as at the start of `cubic-bezier(0, 1, …)`.
  public func velocity(at time: Double) -> Double {
    guard (0...1).contains(time) else { return 0 }
    return isEven ? 1 : slope(at: parameter(at: time))
  }

  /// Whether it is the straight line, which needs no solving.
  private var isEven: Bool { x1 == y1 && x2 == y2 }

  private var across: Cubic { Cubic(x1, x2) }
  private var up: Cubic { Cubic(y1, y2) }

  /// Rise over run. Where the curve stands still its direction decides: the next derivative that is not 0.
  private func slope(at u: Double) -> Double {
    let (across, up) = (across, up)
    let run = across.derivative(at: u)
    if run > 1e-12 { return up.derivative(at: u) / run }
    let rise = up.derivative(at: u)
    if rise != 0 { return rise > 0 ? .infinity : -.infinity }
    let (bend, lift) = (across.secondDerivative(at: u), up.secondDerivative(at: u))
    if bend != 0 { return lift / bend }
    return lift == 0 ? 1 : lift > 0 ? .infinity : -.infinity
  }

  /// The curve's own parameter at a time: Newton's steps, kept inside a bracket that bisection shrinks.
  ///
  /// The bracket closes on the root to the last bit or so, within 100 steps and mostly in five.
  private func parameter(at time: Double) -> Double {
    let curve = across
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

/// One coordinate of a Bézier curve whose ends are 0 and 1: `((a u + b) u + c) u`.
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
