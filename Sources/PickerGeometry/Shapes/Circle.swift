/// A circle in the middle of the box, as large as fits.
///
/// It runs clockwise from twelve o'clock on, and is nowhere off by more than 1e-7 of the radius.
public struct Circle: Shape {
  /// What documents call it.
  public static let name = "circle"

  /// A circle.
  public init() {}

  /// The whole circle.
  public func path(in frame: Rect) -> Path {
    let side = frame.inradius
    return Path(ellipseAt: frame.center, radii: Size(width: side, height: side))
  }
}
