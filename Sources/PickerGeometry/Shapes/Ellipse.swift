/// An ellipse that touches all four sides of the box.
///
/// It runs clockwise from twelve o'clock on, and is nowhere off by more than 1e-7 of its radii.
public struct Ellipse: Shape {
  /// What documents call it.
  public static let name = "ellipse"

  /// An ellipse.
  public init() {}

  /// The whole ellipse.
  public func path(in frame: Rect) -> Path {
    Path(ellipseAt: frame.center, radii: Size(width: frame.width / 2, height: frame.height / 2))
  }
}

extension Path {
  /// A whole ellipse, clockwise from twelve o'clock on.
  init(ellipseAt center: Point, radii: Size) {
    self.init()
    addArc(
      center: center, radii: radii, start: Angle(degrees: -90), sweep: Angle(degrees: 360))
    elements.append(.close)
  }
}
