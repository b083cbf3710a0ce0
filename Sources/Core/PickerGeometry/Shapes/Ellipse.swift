/// An ellipse that touches all four sides of the box.
///
/// It runs clockwise from twelve o'clock, with an error of at most 1e-7 of its radii.
public struct Ellipse: Shape {
  /// The name of the shape in documents.
  public static let name = "ellipse"

  /// Creates an ellipse.
  public init() {}

  /// The outline.
  public func path(in frame: Rect) -> Path {
    Path(ellipseAt: frame.center, radii: Size(width: frame.width / 2, height: frame.height / 2))
  }
}

extension Path {
  /// Creates a closed ellipse, clockwise from twelve o'clock.
  init(ellipseAt center: Point, radii: Size) {
    self.init()
    addArc(
      center: center, radii: radii, start: Angle(degrees: -90), sweep: Angle(degrees: 360))
    elements.append(.close)
  }
}
