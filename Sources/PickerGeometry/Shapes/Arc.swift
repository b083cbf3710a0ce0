/// A part of a circle, from one angle to another.
///
///          −90°
///        ╭───────╮
///     180°   ·   │ 0°    from −90° to 90°: the right half, clockwise
///                │
///        ────────╯
///           90°
///
/// Where `to` is less than `from` the arc runs the other way round. More than one turn is the whole
/// circle.
public struct Arc: Shape {
  /// What documents call it.
  public static let name = "arc"

  /// How the two ends of an arc are joined.
  public enum Closure: String, Hashable, Sendable, CaseIterable {
    /// Not at all; filled it looks like a ``chord``.
    case open
    /// By a straight line.
    case chord
    /// By way of the circle's middle, like a piece of pie.
    case pie
  }

  /// Where it begins: clockwise, 0 at three o'clock.
  public var from: Angle
  /// Where it ends.
  public var to: Angle
  /// How its ends are joined.
  public var closure: Closure

  /// An arc; the upper half of the circle unless said otherwise.
  public init(
    from: Angle = Angle(degrees: -180), to: Angle = Angle(degrees: 0), closure: Closure = .open
  ) {
    self.from = from
    self.to = to
    self.closure = closure
  }

  /// The arc, and what joins its ends.
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
