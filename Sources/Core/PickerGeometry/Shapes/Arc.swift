/// An arc of a circle, from one angle to another.
///
///          −90°
///        ╭───────╮
///     180°   ·   │ 0°    from −90° to 90°: the right half, clockwise
///                │
///        ────────╯
///           90°
///
/// If `to` is less than `from`, the arc runs anticlockwise. More than a full turn draws the full circle.
public struct Arc: Shape {
  /// The name of the shape in documents.
  public static let name = "arc"

  /// How the two ends of an arc are joined.
  public enum Closure: String, Hashable, Sendable, CaseIterable {
    /// Not joined; filled, it looks like ``chord``.
    case open
    /// By a straight line.
    case chord
    /// By two lines to the centre of the circle.
    case pie
  }

  /// The angle at which the arc starts: clockwise, 0 at three o'clock.
  public var from: Angle
  /// The angle at which the arc ends.
  public var to: Angle
  /// How its ends are joined.
  public var closure: Closure

  /// Creates an arc; by default the upper half of the circle.
  public init(
    from: Angle = Angle(degrees: -180), to: Angle = Angle(degrees: 0), closure: Closure = .open
  ) {
    self.from = from
    self.to = to
    self.closure = closure
  }

  /// The arc and the lines that join its ends; empty if an angle is not finite.
  public func path(in frame: Rect) -> Path {
    let sweep = min(max(to.degrees - from.degrees, -360), 360)
    guard from.degrees.isFinite, sweep.isFinite else { return Path() }
    let radii = Size(width: frame.inradius, height: frame.inradius)
    var path = Path()
    path.addArc(center: frame.center, radii: radii, start: from, sweep: Angle(degrees: sweep))
    if closure == .pie, abs(sweep) < 360 { path.elements.append(.line(frame.center)) }
    if closure != .open { path.elements.append(.close) }
    return path
  }
}
