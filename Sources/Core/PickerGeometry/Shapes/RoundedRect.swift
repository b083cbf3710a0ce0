/// A box with rounded corners, each with its own radius.
///
///     ╭────────┐
///     │        │    fills the whole box; where radii do not fit, all are
///     └──────╮ │    scaled down by one factor
///     └──────╰─╯
public struct RoundedRect: Shape {
  /// The name of the shape in documents.
  public static let name = "roundedRect"

  /// The corner radii, in points.
  public var cornerRadius: CornerRadii

  /// Creates a rounded rectangle; by default with radii of 0.
  public init(cornerRadius: CornerRadii = .zero) {
    self.cornerRadius = cornerRadius
  }

  /// The outline, clockwise from the left end of the top edge.
  public func path(in frame: Rect) -> Path {
    Path(roundedRect: frame, radii: cornerRadius)
  }
}
