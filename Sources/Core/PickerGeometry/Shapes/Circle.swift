/// The largest circle that fits the box, centred in it.
///
/// It runs clockwise from twelve o'clock, with an error of at most 1e-7 of the radius.
public struct Circle: Shape {
  /// The name of the shape in documents.
  public static let name = "circle"

  /// Creates a circle.
  public init() {}

  /// The outline.
  public func path(in frame: Rect) -> Path {
    let side = frame.inradius
    return Path(ellipseAt: frame.center, radii: Size(width: side, height: side))
  }
}
