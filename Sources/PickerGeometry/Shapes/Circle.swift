/// A circle in the middle of the box, as large as fits.
///
/// Four cubic curves from twelve o'clock on, clockwise; nowhere off by more than 0.03 % of the radius.
public struct Circle: Shape {
  /// What documents call it.
  public static let name = "circle"

  /// A circle.
  public init() {}

  /// The whole circle.
  public func path(in frame: Rect) -> Path {
    var path = Path()
    path.addCircle(center: frame.center, radius: frame.inradius)
    return path
  }
}
